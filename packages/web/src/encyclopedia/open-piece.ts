import { createContext, useContext } from 'react'

/** Opens the encyclopedia at an entry, by its address (`wonder/petra`), above the current screen. */
export type OpenPiece = (address: string) => void

const OpenPieceContext = createContext<OpenPiece | null>(null)

export const OpenPieceProvider = OpenPieceContext.Provider

/** How an entry is opened from here; `null` where a link has to lead to the encyclopedia's own page. */
export const useOpenPiece = (): OpenPiece | null => useContext(OpenPieceContext)
