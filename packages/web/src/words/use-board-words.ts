import { type Argument, type Atlas, LANGUAGES, type Language, type Seat, translator, type Words } from '@ecumene/kernel'
import { useMemo, useSyncExternalStore } from 'react'
import { useFetched } from './use-fetched.ts'

/**
 * A board's own words in the language of the page. Boards get `say` for the words of the game, but not the language:
 * it is read where every page must state it, in `<html lang>`.
 */
export const useBoardWords = <Key extends string>(
  words: Words,
  nameOf: (seat: Seat) => string,
  atlas: Atlas | null = null,
): ((key: Key, args?: { readonly [name: string]: Argument }) => string) => {
  const language = useSyncExternalStore(watchLanguage, readLanguage)
  useFetched(words, language)
  return useMemo(() => {
    const { say } = translator(words, language, nameOf, atlas)
    return (key, args) => say(args === undefined ? { key } : { key, args })
  }, [words, language, nameOf, atlas])
}

const readLanguage = (): Language => {
  const stated = document.documentElement.lang.slice(0, 2)
  return LANGUAGES.find((language) => language === stated) ?? 'en'
}

const watchLanguage = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
