import type { Event, View, Way } from '@ecumene/classic'
import { createContext, useContext } from 'react'
import type { Pulling } from '../../hands/use-pulled.ts'
import type { Desk as AnyDesk } from '../desk/desk.ts'
import type { OpenedCity } from './city-opening.ts'
import type { Grouping } from './use-group.ts'
import type { ClassicText } from './words/words.ts'

/** What all parts of the table of Classic share. */
export type Desk = AnyDesk<View, Event> &
  OpenedCity & {
    readonly text: ClassicText
    /** Which figures are taken to move. */
    readonly grouping: Grouping
    readonly pulling: Pulling<Way>
    /** Have figures of the player set out in this phase? */
    readonly hasMoved: boolean
  }

const DeskContext = createContext<Desk | null>(null)
export const DeskProvider = DeskContext.Provider

export const useDesk = (): Desk => {
  const desk = useContext(DeskContext)
  if (desk === null) throw new Error('a part of the Classic table outside the table')
  return desk
}
