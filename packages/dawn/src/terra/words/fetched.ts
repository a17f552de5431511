import { fetchedWords } from '@ecumene/kernel'
import type { TerraWordKey } from './en.ts'

/** The texts that the expansion adds, each language fetched when a player reads it (`#terra/words` in the page). */
export const terraWords = fetchedWords<TerraWordKey>({
  en: async () => (await import('./en.ts')).en,
  uk: async () => (await import('./uk.ts')).uk,
  pl: async () => (await import('./pl.ts')).pl,
  ru: async () => (await import('./ru.ts')).ru,
})
