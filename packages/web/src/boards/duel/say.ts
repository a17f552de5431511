import { type Argument, LANGUAGES, type Language, type Seat, translator } from '@ecumene/kernel'
import { useMemo, useSyncExternalStore } from 'react'
import type { BoardWordKey } from './words/keys.ts'
import { boardWords } from './words/words.ts'

/** Says a text of the board. */
export type Text = (key: BoardWordKey, args?: { readonly [name: string]: Argument }) => string

/**
 * The board's own words in the language of the page. Boards are given `say` for the words of the game, but no language:
 * it is read where every page must state it, in `<html lang>`.
 */
export const useText = (nameOf: (seat: Seat) => string): Text => {
  const language = useSyncExternalStore(watchLanguage, readLanguage)
  return useMemo(() => {
    const { say } = translator(boardWords, language, nameOf)
    return (key, args) => say(args === undefined ? { key } : { key, args })
  }, [language, nameOf])
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
