import type { Event, Move, PlayerView, View, Way } from '@ecumene/dawn'
import { createContext, useContext } from 'react'
import type { Pulling } from '../../hands/use-pulled.ts'
import type { Desk as AnyDesk } from '../desk/desk.ts'
import type { Laying } from './use-laying.ts'
import type { DawnText } from './words/words.ts'

/** What all parts of the table of New Dawn share. */
export type Desk = AnyDesk<View, Event> & {
  readonly text: DawnText
  readonly pulling: Pulling<Way>
  /** The tile that is about to be laid. */
  readonly laying: Laying | null
}

export type { Move, PlayerView, View }

const DeskContext = createContext<Desk | null>(null)
export const DeskProvider = DeskContext.Provider

export const useDesk = (): Desk => {
  const desk = useContext(DeskContext)
  if (desk === null) throw new Error('a part of the New Dawn table outside the table')
  return desk
}
