import { fetchWords, hasWords, type Language, type Words } from '@ecumene/kernel'
import { use } from 'react'
import { patiently } from '../boards/patient.ts'

const fetching = new WeakMap<Words, Map<Language, Promise<void>>>()

/** What needs these words is shown when they are here. */
export const useFetched = (words: Words, language: Language): void => {
  if (hasWords(words, language)) return
  const languages = fetching.get(words) ?? new Map<Language, Promise<void>>()
  fetching.set(words, languages)
  const awaited = languages.get(language) ?? patiently(() => fetchWords(words, language))
  languages.set(language, awaited)
  use(awaited)
}
