import { PROGRESS_PIECES, wonderNumbered } from '../data/pieces.ts'
import { RESOURCES } from '../data/types.ts'
import { bitsOf, type City, cardsIn, newCity } from './state.ts'

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
    tally.chains |= card.givesBit
    tally.fixed |= card.fixes
    tally.symbols |= card.symbolBit
    tally.rawChoices += card.rawChoices
    tally.goodsChoices += card.goodsChoices
    for (const resource of RESOURCES) tally[resource] += card.makes[resource]
    if (card.colour === 'blue') tally.bluePoints += card.points
    if (card.colour === 'green') tally.greenPoints += card.points
    if (card.colour === 'yellow') tally.yellowPoints += card.points
  }
  for (const number of bitsOf(city.builtWonders)) {
    tally.rawChoices += wonderNumbered(number).rawChoices
    tally.goodsChoices += wonderNumbered(number).goodsChoices
  }
  for (const token of PROGRESS_PIECES) if ((city.progress & token.bit) !== 0) tally.symbols |= token.symbolBit
  return tally
}
