import type { Argument, Seat } from '@ecumene/kernel'
import { useBoardWords } from '../../words/use-board-words.ts'
import type { BoardWordKey } from './words/keys.ts'
import { boardWords } from './words/words.ts'

/** Says a text of the board. */
export type Text = (key: BoardWordKey, args?: { readonly [name: string]: Argument }) => string

export const useText = (nameOf: (seat: Seat) => string): Text => useBoardWords(boardWords, nameOf)
