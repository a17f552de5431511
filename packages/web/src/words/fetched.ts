import { fetchedWords } from '@ecumene/kernel'
import type { PageKey } from './keys.ts'

/** The page's texts, each language fetched when a player reads it (`#words` in the page itself). */
export const pageWords = fetchedWords<PageKey>({
  en: async () => (await import('./en.ts')).en,
  uk: async () => (await import('./uk.ts')).uk,
  pl: async () => (await import('./pl.ts')).pl,
  ru: async () => (await import('./ru.ts')).ru,
})
