import { type Later, later } from '../screens/later.tsx'
import type { Board, BoardProps } from './board.ts'
import { type Ending, partsOf } from './parts.ts'

const genericBoard = later(async () => (await import('./generic/generic-board.tsx')).GenericBoard)

/** A component is made once: another one would be another board, and would lose what it had been told. */
const ownBoards = new Map<string, Later<BoardProps>>()

const ownBoard = (gameId: string): Later<BoardProps> | null => {
  const { board: load } = partsOf(gameId)
  if (load === undefined) return null
  const made = ownBoards.get(gameId) ?? later(load)
  ownBoards.set(gameId, made)
  return made
}

const endings = new Map<string, Ending>()

/** What a game tells of its end; `null` if the sheet says it all. */
export const endingOf = (gameId: string): Ending | null => {
  const { ending: load } = partsOf(gameId)
  if (load === undefined) return null
  const made = endings.get(gameId) ?? later(load)
  endings.set(gameId, made)
  return made
}

export const hasOwnBoard = (gameId: string): boolean => partsOf(gameId).board !== undefined

/** A table of this game is about to be opened. */
export const expectBoard = async (gameId: string): Promise<void> => ownBoard(gameId)?.expect()

/** The board made for a game, or the generic one. `?board=generic` shows any game on the generic board: a developer's tool. */
export const boardFor = (gameId: string): Board => {
  if (new URLSearchParams(location.search).get('board') === 'generic') return genericBoard
  return ownBoard(gameId) ?? genericBoard
}
