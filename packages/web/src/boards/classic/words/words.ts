import { classic } from '@ecumene/classic'
import { type Argument, mergedWords, type Seat, type Words } from '@ecumene/kernel'
import { useBoardWords } from '../../../words/use-board-words.ts'
import { type ClassicWordKey, en } from './en.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'

/** Over the words of the game, so that one sentence can hold both. */
export const boardWords: Words = mergedWords(classic.presentation.words, { en, uk, pl, ru })

export type ClassicText<Key = ClassicWordKey> = (key: Key, args?: { readonly [name: string]: Argument }) => string

export const useClassicText = (nameOf: (seat: Seat) => string): ClassicText => useBoardWords(boardWords, nameOf)

/** The words of the game too, where there is no table around to say them. */
export const useAllText = (nameOf: (seat: Seat) => string): ClassicText<string> => useBoardWords(boardWords, nameOf)
