import type { GameEvent } from '@ecumene/kernel'
import { createContext, useContext } from 'react'

/** A board with a map says where the lines of the log happened. */
export type Places = {
  /** Shows where this happened, which has one line; `null` where it happened at no place. */
  readonly shows: (events: readonly GameEvent[]) => (() => void) | null
}

const PlacesContext = createContext<Places | null>(null)
export const PlacesProvider = PlacesContext.Provider
export const usePlaces = (): Places | null => useContext(PlacesContext)
