import type { View } from '@ecumene/dawn'
import type { PageParts } from '../parts.ts'
import './paint.css'
import { paint } from './paint.ts'

export const parts: PageParts = {
  board: async () => (await import('./dawn-board.tsx')).DawnBoard,
  hands: true,
  follow: async () => (await import('./following.ts')).dawnFollowing,
  tellsByEvents: true,
  paint,
  ruler: (view, seat) => {
    const leader = (view as View).players[seat]?.leader ?? null
    return leader === null ? null : { key: `ruler.${leader}` }
  },
  thingsOf: async () => {
    const { thingsOf } = await import('./things.ts')
    return (move, view) => {
      const { asked, spending, barbarians } = view as View
      return thingsOf(move, asked?.kind, spending?.place, barbarians)
    }
  },
  ending: async () => (await import('./end.tsx')).DawnEnding,
  drawing: async () => (await import('./drawing.tsx')).dawnDrawing,
  art: {
    dawn: {
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
    // The known world at the left, what nobody has seen yet at the right.
    terra: {
      shape: 'hexes',
      places: [
        { land: 'grass', sign: 'capitol' },
        { land: 'hills', sign: 'guarded-tower' },
        { land: 'forest', sign: null },
        { land: 'grass', sign: 'swordman' },
        { land: 'water', sign: 'waves' },
        { land: 'rock', sign: null },
        { land: 'rock', sign: 'telescope' },
        { land: 'forest', sign: 'forest' },
        { land: 'grass', sign: 'barracks-tent' },
        { land: 'grass', sign: 'flying-flag' },
        { land: 'desert', sign: 'horse-head' },
        { land: 'water', sign: 'trireme' },
        { land: 'water', sign: null },
        { land: 'rock', sign: 'atlas' },
        { land: 'rock', sign: null },
      ],
    },
  },
}
