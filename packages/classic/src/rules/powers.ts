import { has, NO_MEMBERS, plus } from '@ecumene/kernel'
import { CIVILIZATIONS, type Civilization } from '../data/civilizations.ts'
import { GOVERNMENTS, type Government } from '../data/governments.ts'
import { TECHS } from '../data/techs.ts'
import { NONE } from '../data/types.ts'
import { wonderWith } from '../data/wonders.ts'
import { hasEnemyOn } from './map/figures.ts'
import { regionOf } from './map/squares.ts'
import { type Player, playerOf, type State, seatOf } from './state.ts'

/** What a player's components change in the rules (C-1.1). The data names every such power. */

const WORD = 31

export const knows = (player: Player, tech: number): boolean =>
  has(player.techs[(tech / WORD) | 0] ?? NO_MEMBERS, tech % WORD)

/** Notes a tech as known; `research/learning.ts` applies its effects. */
export const noteTech = (player: Player, tech: number): void => {
  const word = (tech / WORD) | 0
  player.techs[word] = plus(player.techs[word] ?? 0, tech % WORD)
}

export const governmentOf = (state: State, seat: number): Government =>
  GOVERNMENTS[state.options.governments][playerOf(state, seat).government] as Government

export const civilizationOf = (state: State, seat: number): Civilization =>
  CIVILIZATIONS[playerOf(state, seat).civilization] as Civilization

/** C-15.10, C-33.4, C-34.2: its ability is in force on the map, unless it is obsolete or blockaded. */
export const hasWonder = (state: State, seat: number, wonder: number): boolean => {
  const square = state.wonderAt[wonder] ?? NONE
  if (square === NONE || has(state.obsolete, wonder)) return false
  if (seatOf(regionOf(state, square)) !== seat) return false
  return !hasEnemyOn(state, seat, square)
}

/** Bonuses that rules add up without knowing where they come from. */

/** C-27.9, C-27.10: more cards in a battle hand. */
export const battleHandBonus = (state: State, seat: number): number =>
  governmentOf(state, seat).battleHand + handsPerCoins(state, seat)

/** Computers: one card for every full five coins, in both kinds of hand. */
export const handsPerCoins = (state: State, seat: number): number => perCoins(playerOf(state, seat), HANDS)

/** Production of every own city beyond its icons (C-11.6). */
export const cityProductionBonus = (state: State, seat: number): number =>
  governmentOf(state, seat).cityProduction + perCoins(playerOf(state, seat), PRODUCTION)

type PerCoins = { readonly tech: number; readonly coins: number }

const givers = (power: 'handsPerCoins' | 'productionPerCoins'): readonly PerCoins[] =>
  TECHS.filter((tech) => tech[power] > 0).map((tech) => ({ tech: tech.number, coins: tech[power] }))

const HANDS = givers('handsPerCoins')
const PRODUCTION = givers('productionPerCoins')

const perCoins = (player: Player, list: readonly PerCoins[]): number => {
  let bonus = 0
  for (let at = 0; at < list.length; at++) {
    const { tech, coins } = list[at] as PerCoins
    if (knows(player, tech)) bonus += Math.floor(player.coins / coins)
  }
  return bonus
}

/** C-28: strength of every own unit beyond its card. */
export const unitStrengthBonus = (state: State, seat: number): number =>
  hasWonder(state, seat, STRONGER_UNITS.number) ? STRONGER_UNITS.unitStrength : 0

/** C-25.2: how much less trade a tech needs (Porcelain Tower). */
export const researchDiscount = (state: State, seat: number): number =>
  hasWonder(state, seat, CHEAPER_RESEARCH.number) ? CHEAPER_RESEARCH.researchDiscount : 0

/** C-18.2: culture events that a player may hold. */
export const handLimit = (state: State, seat: number): number =>
  playerOf(state, seat).cultureHand +
  (hasWonder(state, seat, LARGER_HAND.number) ? LARGER_HAND.cultureHand : 0) +
  handsPerCoins(state, seat)

const STRONGER_UNITS = wonderWith('unitStrength')
const CHEAPER_RESEARCH = wonderWith('researchDiscount')
const LARGER_HAND = wonderWith('cultureHand')
