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
    (ARMIES_WORTH[armies] as number) +
    menace(state, seat, forces) +
    battle(state, seat)
  )
}

/** The first armies matter most. */
const ARMIES_WORTH = [0, 1.3, 2.4, 3.2, 3.8, 4.2, 4.5, 4.7]

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

/** What is at stake, by kind of battle: a field, a city, a capital, a village. */
const STAKES = [4, 14, 150, 4]

/** A battle that is lost more often than this is not worth beginning. */
const EVEN = 0.4

const ATTACKER = 0
const DEFENDER = 1
const FIGHTING = 1

/** The battle that is going on, as it will end if nothing more dies. */
const battle = (state: State, seat: number): number => {
  const now = state.battle
  if (now === null || now.winner !== NONE) return 0
  const side = now.attacker === seat ? ATTACKER : now.defender === seat ? DEFENDER : NONE
  if (side === NONE) return 0
  const margin = expected(state, now, side) - expected(state, now, 1 - side)
  const won = 1 / (1 + Math.exp(-margin / (now.stage === FIGHTING ? 1.5 : 3)))
  const stake = STAKES[now.kind] as number
  return side === ATTACKER ? (won - EVEN) * stake : (won - 1) * stake * 0.5
}

type Battle = NonNullable<State['battle']>

const expected = (state: State, now: Battle, side: number): number =>
  now.stage === FIGHTING ? engaged(state, now, side) : gathered(state, now, side)

/** Before hands are drawn: what a hand is worth on average, and the bonus of the place. */
const gathered = (state: State, now: Battle, side: number): number => {
  if (side === DEFENDER && now.defender === NONE) return 6
  const player = state.players[side === ATTACKER ? now.attacker : now.defender] as Player
  const forces = forcesOf(player)
  if (side === ATTACKER) return handOf(forces, 1 + 2 * bits(now.figures & ((1 << FIRST_SCOUT) - 1)))
  if (now.kind === 0) return handOf(forces, 1 + 2 * armiesOn(state, now.square))
  return handOf(forces, 6) + (now.kind === 2 ? 12 : 6) + (state.built[now.square] === WALLED_CODE ? 4 : 0)
}

/** Units in play and in hand; those in play against nobody may still be struck, those in hand still strike. */
const engaged = (state: State, now: Battle, side: number): number => {
  const seat = side === ATTACKER ? now.attacker : now.defender
  const player = seat === NONE ? null : (state.players[seat] as Player)
  let sum = now.bonus[side] as number
  for (let front = 0; front < now.fronts.length; front += 4) {
    const card = now.fronts[front + side * 2] as number
    if (card !== NONE) sum += strength(player, card) - 0.35 * (now.fronts[front + side * 2 + 1] as number)
  }
  const hand = now.hands[side] as readonly number[]
  for (let card = 0; card < hand.length; card++) sum += (hand[card] as number) * strength(player, card)
  return sum
}

const strength = (player: Player | null, card: number): number => {
  const type = Math.floor(card / STRENGTHS)
  const raised = player === null || type === AIRCRAFT ? 0 : (player.ranks[type] as number) - 1
  return (LOWEST[type] as number) + (card % STRENGTHS) + raised
}

const bits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
