import { lazy } from 'react'
import type { Board } from './board.ts'
import { patiently } from './patient.ts'

const boardFrom = (load: () => Promise<Board>): Board => lazy(async () => ({ default: await patiently(load) }))

const genericBoard = boardFrom(async () => (await import('./generic/generic-board.tsx')).GenericBoard)

/** Boards made for one game. Every other game is played on the generic board. */
const OWN_BOARDS: Readonly<Record<string, Board>> = {
  duel: boardFrom(async () => (await import('./duel/duel-board.tsx')).DuelBoard),
}

export const hasOwnBoard = (gameId: string): boolean => Object.hasOwn(OWN_BOARDS, gameId)

/** `?board=generic` shows any game on the generic board: a developer's tool. */
export const boardFor = (gameId: string): Board => {
  if (new URLSearchParams(location.search).get('board') === 'generic') return genericBoard
  return OWN_BOARDS[gameId] ?? genericBoard
}
