import {
  AIRCRAFT,
  armiesOn,
  columnOf,
  FIRST_SCOUT,
  NONE,
  type Player,
  rowOf,
  STRENGTHS,
  type State,
  UNIT_TYPES,
  WALLED_CODE,
} from '@ecumene/classic'

/** Strength of the standing forces, armies on the map, and what they threaten. */
export const strengthOf = (state: State, seat: number): number => {
  const player = state.players[seat] as Player
  const forces = forcesOf(player)
  let armies = 0
  for (let figure = 0; figure < FIRST_SCOUT; figure++) if ((player.figures[figure] as number) >= 0) armies++
  return (
    Math.min(forces.total, 24) * 0.3 +
    Math.max(0, forces.total - 24) * 0.12 +
    Math.min(armies, 4) * 1.1 +
    Math.max(0, armies - 4) * 0.4 +
    menace(state, seat, forces)
  )
}

type Forces = { readonly units: number; readonly total: number }

/** Lowest strength of a card of each type at rank 1. */
const LOWEST = [1, 1, 1, 5]

const forcesOf = ({ units, ranks }: Player): Forces => {
  let count = 0
  let total = 0
  for (let type = 0; type < UNIT_TYPES.length; type++) {
    const raised = type === AIRCRAFT ? 0 : (ranks[type] as number) - 1
    for (let card = 0; card < STRENGTHS; card++) {
      const cards = units[type * STRENGTHS + card] as number
      count += cards
      total += cards * ((LOWEST[type] as number) + card + raised)
    }
  }
  return { units: count, total }
}

/** What a hand of so many cards is worth on average. */
const handOf = ({ units, total }: Forces, size: number): number => (units <= size ? total : (total / units) * size)

/** Whoever could take a capital is close to winning: the more so the nearer the armies and the larger the margin. */
const menace = (state: State, seat: number, forces: Forces): number => {
  const { figures, speed } = state.players[seat] as Player
  let best = 0
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    const rival = state.players[other] as Player
    const capital = rival.cities[0] as number
    if (capital === NONE) continue
    const walls = state.built[capital] === WALLED_CODE ? 4 : 0
    const defence = handOf(forcesOf(rival), 6) + 12 + walls
    for (let figure = 0; figure < FIRST_SCOUT; figure++) {
      const square = figures[figure] as number
      if (square < 0) continue
      const attack = handOf(forces, 1 + 2 * armiesOn(state, square))
      const margin = attack - defence
      const steps = Math.abs(columnOf(square) - columnOf(capital)) + Math.abs(rowOf(square) - rowOf(capital))
      const chance = 1 / (1 + Math.exp(-margin / 3))
      best = Math.max(best, (chance * 24) / (1 + steps / speed))
    }
  }
  return best
}
