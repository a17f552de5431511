import { has, membersOf, union } from '@ecumene/kernel'
import { PROGRESS_PIECES, wonderNumbered } from '../data/pieces.ts'
import { RESOURCES } from '../data/types.ts'
import { type City, cardsIn, newCity } from './state.ts'

/**
 * A city with its running counts worked out from nothing but its coins, cards, Wonders and tokens: the yardstick for
 * the counts that the rules keep as they go.
 */
export const tallied = (city: Pick<City, 'coins' | 'buildings' | 'wonders' | 'builtWonders' | 'progress'>): City => {
  const tally = newCity(city.coins)
  tally.buildings = city.buildings
  tally.wonders = city.wonders
  tally.builtWonders = city.builtWonders
  tally.progress = city.progress
  for (const card of cardsIn(city.buildings)) {
    tally[card.colour]++
    tally.chains = union(tally.chains, card.givesChains)
    tally.fixed = union(tally.fixed, card.fixes)
    tally.symbols = union(tally.symbols, card.symbols)
    tally.rawChoices += card.rawChoices
    tally.goodsChoices += card.goodsChoices
    for (const resource of RESOURCES) tally[resource] += card.makes[resource]
    if (card.colour === 'blue') tally.bluePoints += card.points
    if (card.colour === 'green') tally.greenPoints += card.points
    if (card.colour === 'yellow') tally.yellowPoints += card.points
  }
  for (const number of membersOf(city.builtWonders)) {
    tally.rawChoices += wonderNumbered(number).rawChoices
    tally.goodsChoices += wonderNumbered(number).goodsChoices
  }
  for (const token of PROGRESS_PIECES) {
    if (has(city.progress, token.number)) tally.symbols = union(tally.symbols, token.symbols)
  }
  return tally
}
