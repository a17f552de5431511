import { has, plus } from '@ecumene/kernel'
import { BUILDINGS } from '../../data/buildings.ts'
import { TECHS, type Tech } from '../../data/techs.ts'
import { AIRCRAFT, NONE } from '../../data/types.ts'
import { add } from '../counts.ts'
import type { Teller } from '../events.ts'
import { layoutFor } from '../map/layouts.ts'
import { ownerOf } from '../map/outskirts.ts'
import { civilizationOf, noteTech } from '../powers.ts'
import { BUILDING_CODE, playerOf, type State } from '../state.ts'

/** Techs that hold coin tokens (C-31.5), in the order of `player.coinTokens`. */
export const COIN_TECHS: readonly number[] = TECHS.filter(({ coinTokens }) => coinTokens > 0).map(
  ({ number }) => number,
)

/** A player gains a tech (C-26.1): from now on it counts in a row of the pyramid, and all its lasting effects apply. */
export const learn = (state: State, seat: number, number: number, row: number, _tell: Teller): void => {
  const player = playerOf(state, seat)
  const tech = TECHS[number] as Tech
  noteTech(player, number)
  add(player.rows, row, 1)
  // C-26.15: the highest speed and stacking limit apply; Russia's is one higher (facts).
  player.speed = Math.max(player.speed, tech.speed)
  player.stacking = Math.max(player.stacking, tech.stacking + civilizationOf(state, seat).stacking)
  player.water = Math.max(player.water, tech.water)
  player.cultureHand += tech.cultureHand
  player.techCoins += tech.coin
  if (tech.thirdCity) player.cityLimit++
  if (tech.unit === AIRCRAFT) player.aircraft = 1
  else if (tech.unit !== NONE) {
    // C-26.5: ranks never fall.
    player.ranks[tech.unit] = Math.max(player.ranks[tech.unit] ?? 0, tech.rank)
  }
  if (tech.building !== NONE) upgradeBuildings(state, seat, tech.building)
  if (tech.government !== NONE) {
    if (!has(player.unlocked, tech.government)) player.fresh = plus(player.fresh, tech.government)
    player.unlocked = plus(player.unlocked, tech.government)
  }
}

/** C-13.15: own markers of a building are turned to the side that the tech has unlocked. */
const upgradeBuildings = (state: State, seat: number, building: number): void => {
  const { basic } = BUILDINGS[building] as (typeof BUILDINGS)[number]
  if (basic === NONE) return
  for (const square of layoutFor(state.players.length).squares) {
    if (state.built[square] !== BUILDING_CODE + basic || ownerOf(state, square) !== seat) continue
    state.built[square] = BUILDING_CODE + building
  }
}
