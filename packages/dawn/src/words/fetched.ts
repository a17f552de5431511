import { fetchedWords } from '@ecumene/kernel'

/** The game's own texts, each language fetched when a player reads it (`#words` in the page). */
export const ownWords = fetchedWords<string>({
  en: async () => (await import('./en.ts')).en,
  uk: async () => (await import('./uk.ts')).uk,
  pl: async () => (await import('./pl.ts')).pl,
  ru: async () => (await import('./ru.ts')).ru,
})
