import { createContext, useContext } from 'react'

/** A board with a map says where the lines of the log happened. */
export type Places = {
  /** Shows the place of a line of an entry; `null` where it happened at none. */
  readonly shows: (ply: number, line: number) => (() => void) | null
}

const PlacesContext = createContext<Places | null>(null)
export const PlacesProvider = PlacesContext.Provider
export const usePlaces = (): Places | null => useContext(PlacesContext)
