import type { Measures } from '@ecumene/kernel'
import { AIRCRAFT, NONE } from './data/types.ts'
import { strengthAt } from './data/units.ts'
import { printedStrength, typeOfCard } from './rules/battle/strength.ts'
import { productionOf } from './rules/cities/production.ts'
import { total } from './rules/counts.ts'
import type { Player, State } from './rules/state.ts'

/** What players look at after a game: progress towards the four victories, and what it is made of. */
export const measures = (state: State): Measures => ({
  techs: state.players.map(({ rows }) => total(rows)),
  culture: state.players.map(({ level }) => level),
  coins: state.players.map(({ coins }) => coins),
  strength: state.players.map(strengthOf),
  trade: state.players.map(({ trade }) => trade),
  production: state.players.map((_player, seat) => productionOfAll(state, seat)),
  cities: state.players.map(({ cities }) => cities.filter((square) => square !== NONE).length),
})

/** All units of the standing forces at their present ranks (C-27.12). */
const strengthOf = ({ units, ranks }: Player): number => {
  let sum = 0
  for (const [card, count] of units.entries()) {
    const type = typeOfCard(card)
    const rank = type === AIRCRAFT ? 1 : (ranks[type] ?? 0)
    sum += count * strengthAt(type, printedStrength(card), rank)
  }
  return sum
}

/** Every city's, as if each produced now (C-11.6). */
const productionOfAll = (state: State, seat: number): number => {
  const { cities } = state.players[seat] as Player
  let sum = 0
  for (const [city, square] of cities.entries()) if (square !== NONE) sum += productionOf(state, seat, city)
  return sum
}
