import { dawn } from '@ecumene/dawn'
import { type Argument, type Atlas, mergedWords, type Seat, type Words } from '@ecumene/kernel'
import { useBoardWords } from '../../../words/use-board-words.ts'
import { type DawnWordKey, en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

/** Over the words of the game, so that one sentence can hold both. */
export const boardWords: Words = mergedWords(dawn.presentation.words, { en, uk, pl, ru })

export type DawnText = (key: DawnWordKey, args?: { readonly [name: string]: Argument }) => string

export const useDawnText = (nameOf: (seat: Seat) => string, atlas: Atlas | null = null): DawnText =>
  useBoardWords(boardWords, nameOf, atlas)
