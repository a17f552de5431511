import type { PageParts } from '../parts.ts'
import './paint.css'
import { paint } from './paint.ts'

export const parts: PageParts = {
  board: async () => (await import('./dawn-board.tsx')).DawnBoard,
  hands: true,
  follow: async () => (await import('./following.ts')).dawnFollowing,
  paint,
  drawing: async () => (await import('./drawing.tsx')).dawnDrawing,
  art: {
    shape: 'hexes',
    places: [
      { land: 'water', sign: null },
      { land: 'forest', sign: 'forest' },
      { land: 'grass', sign: 'capitol' },
      { land: 'hills', sign: 'hills' },
      { land: 'rock', sign: 'peaks' },
      { land: 'desert', sign: 'camel' },
      { land: 'grass', sign: null },
      { land: 'grass', sign: 'village' },
      { land: 'water', sign: 'waves' },
      { land: 'hills', sign: null },
      { land: 'grass', sign: 'greek-temple' },
      { land: 'forest', sign: null },
      { land: 'desert', sign: 'egyptian-pyramids' },
      { land: 'rock', sign: null },
      { land: 'water', sign: null },
    ],
  },
}
