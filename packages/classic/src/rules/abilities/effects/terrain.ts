import { type Effect, TERRAINS } from '../../../data/types.ts'
import { DISASTER_LAND, terrainOn } from '../../map/land.ts'
import { ownerOf } from '../../map/outskirts.ts'
import { isBuilding, isWalled, isWonder } from '../../map/placing.ts'
import { builtOn } from '../../map/squares.ts'
import type { State } from '../../state.ts'
import { isRefused } from './consent.ts'
import { isAnywhere, squaresWhere, type Workings } from './working.ts'

type Changing = Extract<Effect, { readonly kind: 'changeTerrain' }>

/** Only buildings, walls among them, and wonders keep a square as it is: people, markers and figures do not (C-2.29). */
const isChangeable = (state: State, seat: number, effect: Changing, square: number): boolean => {
  const code = builtOn(state, square)
  if (isBuilding(code) || isWonder(code) || isWalled(state, square)) return false
  if (!effect.from.includes(TERRAINS[terrainOn(state, square)] as (typeof TERRAINS)[number])) return false
  return !isRefused(state, seat, ownerOf(state, square), effect)
}

/** Disasters change the land for the rest of the game. */
export const ON_TERRAIN: Workings<'changeTerrain'> = {
  changeTerrain: {
    slots: ['square'],
    targets: (state, seat, effect) =>
      squaresWhere(state, (square) => state.disasters > 0 && isChangeable(state, seat, effect, square)),
    isOfUse: (state, seat, effect) =>
      state.disasters > 0 && isAnywhere(state, (square) => isChangeable(state, seat, effect, square)),
    run(state, seat, { to }, { square }, _tech, tell) {
      state.disasters--
      state.land[square] = DISASTER_LAND + TERRAINS.indexOf(to)
      tell?.({ kind: 'terrainChanged', seat, square, terrain: to })
    },
  },
}
