import { FIRST_SCOUT, NONE, type Player, type State } from '@ecumene/classic'
import { CAPITAL, odds } from './classic-battle.ts'
import { forcesOf } from './classic-forces.ts'
import type { ClassicWeights } from './classic-weights.ts'

/** Points for the standing forces, for armies on the map, and for the current battle, unless it is for a capital. */
export const strengthOf = (state: State, seat: number, weights: ClassicWeights): number => {
  const { total } = forcesOf(state, seat)
  const { figures } = state.players[seat] as Player
  let armies = 0
  for (let figure = 0; figure < FIRST_SCOUT; figure++) if ((figures[figure] ?? 0) >= 0) armies++
  return (
    Math.min(total, 24) * weights.units +
    Math.max(0, total - 24) * weights.unitsMore +
    (ARMIES_WORTH[armies] ?? 0) * weights.armies +
    battle(state, seat) * weights.battle
  )
}

/** The first armies matter most. */
const ARMIES_WORTH = [0, 1.3, 2.4, 3.2, 3.8, 4.2, 4.5, 4.7]

/** What is at stake, by kind of battle: a field, a city, a capital, a village. */
const STAKES = [4, 14, 0, 4]

/** A battle that is lost more often than this is not worth beginning. */
const EVEN = 0.4

const battle = (state: State, seat: number): number => {
  const now = state.battle
  if (now === null || now.winner !== NONE || now.kind === CAPITAL) return 0
  const stake = STAKES[now.kind] ?? 0
  if (now.attacker === seat) return (odds(state, now) - EVEN) * stake
  return now.defender === seat ? -odds(state, now) * stake * 0.5 : 0
}
