import type { SeatInfo } from '@ecumene/protocol'
import { useMemo } from 'react'
import type { Desk } from './desk.ts'

type Speaking = Desk & { readonly text: unknown }

/**
 * The part of a desk that changes only when the match or the language does. Parts of the table that are only looked at ask for
 * this: they are not drawn anew when something is pointed at, held or under way.
 */
export type Scene<Board extends Speaking> = Pick<
  Board,
  'seen' | 'view' | 'viewer' | 'mine' | 'room' | 'say' | 'text' | 'nameOf' | 'show'
> & { readonly seats: readonly SeatInfo[] }

export const useNewScene = <Board extends Speaking>(desk: Board): Scene<Board> => {
  const { seen, view, viewer, mine, room, say, text, nameOf, show, props } = desk
  const { seats } = props.state
  return useMemo(
    () => ({ seen, view, viewer, mine, room, say, text, nameOf, show, seats }),
    [seen, view, viewer, mine, room, say, text, nameOf, show, seats],
  )
}
