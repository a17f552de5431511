import { COINS_TO_WIN, CULTURE_VICTORY, columnOf, rowOf, type Victory, type View } from '@ecumene/classic'
import { TO_THE_TOP, techsPerLevel } from './pyramid-places.ts'

/** How far somebody is on one of the four ways to win (C-35.1). */
export type Distance = { readonly have: number; readonly need: number }

/** How far a player is; `null` where there is nothing to measure yet. */
export const distanceOf = (view: View, seat: number, victory: Victory): Distance | null => {
  const player = view.players[seat]
  if (player === undefined) return null
  switch (victory) {
    case 'culture':
      return { have: player.level, need: CULTURE_VICTORY }
    case 'economic':
      return { have: Math.min(player.coins, COINS_TO_WIN), need: COINS_TO_WIN }
    case 'technology':
      return {
        have: techsPerLevel(player).reduce((sum, count, index) => sum + Math.min(count, TO_THE_TOP[index] ?? 0), 0),
        need: TO_THE_TOP.reduce((sum, count) => sum + count, 0),
      }
    case 'military':
      return marchOf(view, seat)
  }
}

/** The squares that the army nearest to a rival's capital has put behind it, of those between the two capitals. */
const marchOf = (view: View, seat: number): Distance | null => {
  const [home = -1] = view.players[seat]?.cities ?? []
  const targets = view.players.flatMap(({ cities: [capital = -1] }, other) =>
    other === seat || capital < 0 ? [] : [capital],
  )
  if (home < 0 || targets.length === 0) return null
  const armies = view.squares.filter(({ holder, armies }) => holder === seat && armies > 0).map(({ square }) => square)
  if (view.afoot !== null && view.afoot.seat === seat && view.afoot.armies > 0) armies.push(view.afoot.square)
  const ways = targets.map((target) => {
    const need = stepsBetween(home, target)
    const left = Math.min(need, ...armies.map((army) => stepsBetween(army, target)))
    return { have: need - left, need }
  })
  return ways.reduce((best, way) => (way.need - way.have < best.need - best.have ? way : best))
}

/** C-21.3: figures step orthogonally. */
const stepsBetween = (one: number, other: number): number =>
  Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other))
