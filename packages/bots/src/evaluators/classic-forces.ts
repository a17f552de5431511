import {
  AIRCRAFT,
  AROUND,
  BUILDING_CODE,
  BUILDINGS,
  battleHandBonus,
  CITY_COUNT,
  GOVERNMENTS,
  type Government,
  GREAT_PEOPLE,
  NONE,
  PERSON_CODE,
  type Player,
  STRENGTHS,
  type State,
  unitStrengthBonus,
  WALLED_CODE,
} from '@ecumene/classic'

/** The standing forces of a player: how many cards, and what they are worth together. */
export type Forces = { readonly units: number; readonly total: number }

export const forcesOf = (state: State, seat: number): Forces => {
  const player = state.players[seat] as Player
  const more = unitStrengthBonus(state, seat)
  let units = 0
  let total = 0
  for (let card = 0; card < player.units.length; card++) {
    const count = player.units[card] ?? 0
    if (count === 0) continue
    units += count
    total += count * (strengthOf(player, card) + more)
  }
  return { units, total }
}

/** Lowest strength of a card of each type at rank 1. */
const LOWEST = [1, 1, 1, 5]

/** What a card is worth in a player's hands, or with `null` in those of barbarians. */
export const strengthOf = (player: Player | null, card: number): number => {
  const type = Math.floor(card / STRENGTHS)
  const raised = player === null || type === AIRCRAFT ? 0 : (player.ranks[type] ?? 0) - 1
  return (LOWEST[type] ?? 0) + (card % STRENGTHS) + raised
}

/** What a hand of this many of the cards is worth on average. */
export const handOf = ({ units, total }: Forces, size: number): number =>
  units <= size ? total : (total / units) * size

/** C-27.6 to C-27.10 */
const HAND = 3
const CITY_HAND = 6
const PER_ARMY = 2

export const attackHand = (state: State, seat: number, armies: number): number =>
  HAND + PER_ARMY * (armies - 1) + battleHandBonus(state, seat)

export const cityHand = (state: State, seat: number): number => CITY_HAND + battleHandBonus(state, seat)

/** C-27.15 to C-27.17: what buildings, generals and the government add to both sides of any battle. */
export const combatBonus = (state: State, seat: number): number => {
  const { cities, government } = state.players[seat] as Player
  let bonus = (GOVERNMENTS[state.options.governments][government] as Government).combatBonus
  for (let city = 0; city < CITY_COUNT; city++) {
    const centre = cities[city] ?? 0
    if (centre === NONE) continue
    const squares = AROUND[centre] as readonly number[]
    for (let at = 0; at < squares.length; at++) bonus += BONUS[state.built[squares[at] ?? 0] ?? 0] ?? 0
  }
  return bonus
}

/** By what stands on a square. */
const BONUS: readonly number[] = (() => {
  const bonus = Array.from({ length: WALLED_CODE + 1 }, () => 0)
  for (const { number, combatBonus } of BUILDINGS) bonus[BUILDING_CODE + number] = combatBonus
  for (const { number, combatBonus } of GREAT_PEOPLE) bonus[PERSON_CODE + number] = combatBonus
  return bonus
})()
