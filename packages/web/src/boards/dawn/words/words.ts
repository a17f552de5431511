import { dawn } from '@ecumene/dawn'
import type { Argument, Seat, Words } from '@ecumene/kernel'
import { useBoardWords } from '../../../words/use-board-words.ts'
import { type DawnWordKey, en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

/** Over the words of the game, so that one sentence can hold both. */
export const boardWords: Words = {
  en: { ...dawn.presentation.words.en, ...en },
  uk: { ...dawn.presentation.words.uk, ...uk },
  pl: { ...dawn.presentation.words.pl, ...pl },
  ru: { ...dawn.presentation.words.ru, ...ru },
}

export type DawnText = (key: DawnWordKey, args?: { readonly [name: string]: Argument }) => string

export const useDawnText = (nameOf: (seat: Seat) => string): DawnText => useBoardWords(boardWords, nameOf)
