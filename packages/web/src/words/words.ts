import { type Language, mergedWords, type Words } from '@ecumene/kernel'
import { pageWords } from '#words'

export { pageWords }

/** Languages by their own names, as people look for them. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  uk: 'Українська',
  pl: 'Polski',
  ru: 'Русский',
}

/** The words of the page and of a game in one vocabulary. Their keys never clash (words.test.ts checks). */
export const withGameWords = (game: Words): Words => {
  const known = merged.get(game) ?? mergedWords(pageWords, game)
  merged.set(game, known)
  return known
}

const merged = new WeakMap<Words, Words>()
