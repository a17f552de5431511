import type { PageParts } from '../parts.ts'

export const parts: PageParts = {
  board: async () => (await import('./duel-board.tsx')).DuelBoard,
  drawing: async () => (await import('./drawing.tsx')).duelDrawing,
}
