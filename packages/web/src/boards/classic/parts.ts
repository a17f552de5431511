import type { View } from '@ecumene/classic'
import type { PageParts } from '../parts.ts'

export const parts: PageParts = {
  board: async () => (await import('./classic-board.tsx')).ClassicBoard,
  hands: true,
  tellsByEvents: true,
  thingsOf: async () => {
    const [{ squareThing, thingsOf }, { squaresOf }, { moveBy }] = await Promise.all([
      import('./things.ts'),
      import('./pointing.ts'),
      import('./moves.ts'),
    ])
    // Where figures go to as well.
    return (move, view) => {
      const squares = squaresOf(moveBy(move), view as View).map(squareThing)
      return [...new Set([...thingsOf(move, view as View), ...squares])]
    }
  },
  ending: async () => (await import('./end.tsx')).ClassicEnding,
  follow: async () => (await import('./following.ts')).classicFollowing,
  ruler: (view, seat) => {
    const civilization = (view as View).players[seat]?.civilization ?? null
    return civilization === null ? null : { key: `ruler.${civilization}` }
  },
  drawing: async () => (await import('./drawing.tsx')).classicDrawing,
  art: {
    classic: {
      shape: 'squares',
      places: [
        { land: 'forest', sign: null },
        { land: 'grass', sign: 'bookshelf' },
        { land: 'grass', sign: 'wheat' },
        { land: 'desert', sign: null },
        { land: 'water', sign: 'trireme' },
        { land: 'water', sign: null },
        { land: 'rock', sign: 'anvil' },
        { land: 'desert', sign: 'scales' },
        { land: 'grass', sign: 'white-tower' },
        { land: 'forest', sign: 'flying-flag' },
        { land: 'grass', sign: null },
        { land: 'grass', sign: 'family-house' },
        { land: 'water', sign: 'harbor-dock' },
        { land: 'desert', sign: 'laurels' },
      ],
    },
  },
}
