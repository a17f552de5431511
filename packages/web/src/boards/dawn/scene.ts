import type { SeatInfo } from '@ecumene/protocol'
import { createContext, useContext, useMemo } from 'react'
import type { Desk } from './desk.ts'

/**
 * The part of the desk that changes only when the match or the language does. Parts of the table that are only looked at ask for
 * this: they are not drawn anew when something is pointed at, held or under way.
 */
export type Scene = Pick<Desk, 'seen' | 'view' | 'viewer' | 'mine' | 'room' | 'say' | 'text' | 'nameOf' | 'show'> & {
  readonly seats: readonly SeatInfo[]
}

const SceneContext = createContext<Scene | null>(null)
export const SceneProvider = SceneContext.Provider

export const useScene = (): Scene => {
  const scene = useContext(SceneContext)
  if (scene === null) throw new Error('a part of the New Dawn table outside the table')
  return scene
}

export const useNewScene = ({ seen, view, viewer, mine, room, say, text, nameOf, show, props }: Desk): Scene => {
  const { seats } = props.state
  return useMemo(
    () => ({ seen, view, viewer, mine, room, say, text, nameOf, show, seats }),
    [seen, view, viewer, mine, room, say, text, nameOf, show, seats],
  )
}
