import { LANGUAGES, type Language, type Words } from './words.ts'

/*
 * Words that are not all here: a page fetches the one language that its player reads. They have the shape of all words, and a
 * language that has not been fetched yet is empty.
 */

type Messages<Key extends string> = Readonly<Record<Key, string>>

type Fetching = { has(language: Language): boolean; fetch(language: Language): Promise<void> }

const fetching = new WeakMap<Words, Fetching>()
/** All sets of words that are fetched; there is one for each game and the page. */
const sources: { has(): boolean; fetch(language: Language): Promise<void> }[] = []

/** Words whose languages are fetched one by one. */
export const fetchedWords = <Key extends string>(
  load: Readonly<Record<Language, () => Promise<Messages<Key>>>>,
): Words<Key> => {
  const here = new Map<Language, Messages<Key>>()
  const words = wordsBy<Key>((language) => here.get(language) ?? (NONE as Messages<Key>))
  const fetch = async (language: Language) => {
    if (!here.has(language)) here.set(language, await load[language]())
  }
  fetching.set(words, { has: (language) => here.has(language), fetch })
  sources.push({ has: () => here.size > 0, fetch })
  return words
}

/** Several sets of words in one; where a key is in two of them, the later counts. */
export const mergedWords = (...parts: readonly Words[]): Words => {
  const merged = new Map<Language, Messages<string>>()
  const has = (language: Language) => parts.every((part) => hasWords(part, language))
  const words = wordsBy((language) => {
    const known = merged.get(language)
    if (known !== undefined) return known
    const made: Messages<string> = Object.assign({}, ...parts.map((part) => part[language]))
    if (has(language)) merged.set(language, made)
    return made
  })
  fetching.set(words, {
    has,
    fetch: async (language) => {
      await Promise.all(parts.map((part) => fetchWords(part, language)))
    },
  })
  return words
}

/** Has this language been fetched? */
export const hasWords = (words: Words, language: Language): boolean => fetching.get(words)?.has(language) ?? true

/** Fetches a language, unless that is done already. */
export const fetchWords = async (words: Words, language: Language): Promise<void> =>
  fetching.get(words)?.fetch(language)

/** Fetches a language for every set of words that is in use in another. */
export const fetchLanguage = async (language: Language): Promise<void> => {
  await Promise.all(sources.filter((source) => source.has()).map((source) => source.fetch(language)))
}

const NONE = {}

const wordsBy = <Key extends string>(read: (language: Language) => Messages<Key>): Words<Key> =>
  Object.defineProperties(
    {},
    Object.fromEntries(LANGUAGES.map((language) => [language, { enumerable: true, get: () => read(language) }])),
  ) as Words<Key>
