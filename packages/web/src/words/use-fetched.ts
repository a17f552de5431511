import { fetchWords, hasWords, type Language, type Words } from '@ecumene/kernel'
import { use } from 'react'
import { patiently } from '../boards/patient.ts'

const fetching = new WeakMap<Words, Map<Language, Promise<void>>>()

/** What needs these words is shown when they are here. */
export const useFetched = (words: Words, language: Language): void => {
  const languages = fetching.get(words) ?? new Map<Language, Promise<void>>()
  const known = languages.get(language)
  // Whoever has waited asks for the same promise again: React renders a component on from where it was held up.
  if (known === undefined && hasWords(words, language)) return
  fetching.set(words, languages)
  const awaited = known ?? patiently(() => fetchWords(words, language))
  languages.set(language, awaited)
  use(awaited)
}
