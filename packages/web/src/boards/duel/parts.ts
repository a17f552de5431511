import type { PageParts } from '../parts.ts'

export const parts: PageParts = {
  board: async () => (await import('./duel-board.tsx')).DuelBoard,
  thingsOf: async () => (await import('./things.ts')).thingsOf,
  drawing: async () => (await import('./drawing.tsx')).duelDrawing,
}
