import {
  FIRST_SCOUT,
  GOVERNMENTS,
  type Government,
  knows,
  NONE,
  type Player,
  type State,
  TECH,
  WALLED_CODE,
} from '@ecumene/classic'
import { bonusOf, CAPITAL, odds, oddsOf } from './classic-battle.ts'
import { attackHand, cityHand, combatBonus, forcesOf, handOf } from './classic-forces.ts'
import { closeness } from './classic-race.ts'
import { FAR, surveyOf } from './classic-survey.ts'
import type { ClassicWeights } from './classic-weights.ts'

/**
 * C-35.3: whoever takes a capital has won, however things stood otherwise. So the odds of that, by one's own armies or
 * another's, override the odds by points: a player about to lose marches, a player about to win stays at home.
 */
export const withCapitals = (state: State, seat: number, otherwise: number, weights: ClassicWeights): number => {
  const now = state.battle
  if (now !== null && now.kind === CAPITAL && now.winner === NONE) {
    const taken = odds(state, now)
    return now.attacker === seat ? taken + (1 - taken) * otherwise * REPULSED : (1 - taken) * otherwise
  }
  let threat = 0
  let nearest = 0
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    threat = Math.max(threat, conquest(state, other, weights))
    nearest = Math.max(nearest, closeness(state, other))
  }
  // Plans come to nothing if somebody else wins before.
  const inTime = 1 - closeness(state, seat) * weights.tooLate
  const safe = otherwise * (1 - threat * weights.threat * inTime)
  return safe + (1 - safe) * conquest(state, seat, weights) * weights.menace * (1 - nearest * weights.tooLate)
}

/** What is left of other chances once the armies are gone. */
const REPULSED = 0.85

/** How likely a player takes a capital if its armies go there: the later, the more may come in between. */
const conquest = (state: State, seat: number, weights: ClassicWeights): number => {
  const player = state.players[seat] as Player
  const government = GOVERNMENTS[state.options.governments][player.government] as Government
  const forces = forcesOf(state, seat)
  const bonus = combatBonus(state, seat)
  let best = 0
  for (let other = 0; other < state.players.length; other++) {
    const capital = other === seat ? NONE : ((state.players[other] as Player).cities[0] ?? 0)
    if (capital === NONE) continue
    const defence = handOf(forcesOf(state, other), cityHand(state, other))
    const walls = state.built[capital] === WALLED_CODE && knows(player, TECH.combustion) ? -4 : 0
    const place = bonusOf(state, capital, CAPITAL) + walls + combatBonus(state, other) - bonus
    const most = oddsOf(handOf(forces, attackHand(state, seat, player.stacking)), defence, place)
    if (most < HOPELESS) continue
    const ways = waysTo(state, player, capital)
    for (let armies = 1; armies <= Math.min(player.stacking, ways.length); armies++) {
      const rounds = roundsOf(ways, armies, player.speed)
      const attack = handOf(forces, attackHand(state, seat, armies))
      const won = oddsOf(attack, defence + rounds * weights.reinforcement, place)
      best = Math.max(best, won * Math.exp(-weights.marching * rounds))
    }
  }
  return government.noAttackOnPlayers ? best * 0.3 : best
}

/** Below these odds, even with every army that may go together at the gates, no route is searched. */
const HOPELESS = 0.005

type Way = { readonly steps: number; readonly square: number }

/** Rounds until this many armies, the nearest ones, stand at the gates together. */
const roundsOf = (ways: readonly Way[], armies: number, speed: number): number => {
  const last = ways[armies - 1] as Way
  const scattered = last.square === (ways[0] as Way).square ? 0 : 0.7
  return last.steps / speed + scattered
}

/** How far each army is from a square by land that it can cross; land nobody knows may be crossed. Nearest first. */
const waysTo = (state: State, player: Player, goal: number): readonly Way[] => {
  const far = surveyOf(state).toGates(goal, player.water > 0)
  const ways: Way[] = []
  for (let figure = 0; figure < FIRST_SCOUT; figure++) {
    const square = player.figures[figure] ?? 0
    if (square >= 0 && far[square] !== FAR) ways.push({ steps: far[square] ?? 0, square })
  }
  return ways.sort((one, other) => one.steps - other.steps || one.square - other.square)
}
