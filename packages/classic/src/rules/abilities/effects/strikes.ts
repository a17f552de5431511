import { has, plus } from '@ecumene/kernel'
import { type Effect, ERAS, NONE } from '../../../data/types.ts'
import { WONDERS } from '../../../data/wonders.ts'
import { refillMarket } from '../../cities/making.ts'
import { add } from '../../counts.ts'
import { cancelDeed } from '../../deeds.ts'
import { drawFrom } from '../../drawing.ts'
import { clearSquare } from '../../map/figures.ts'
import { AROUND } from '../../map/grid.ts'
import { ownerOf } from '../../map/outskirts.ts'
import { isBuilding, isCity, isWalled, razeWalls, removeCity, removeMarker } from '../../map/placing.ts'
import { builtOn } from '../../map/squares.ts'
import { playerOf, type State } from '../../state.ts'
import { squaresWithin } from '../reach.ts'
import { isRefused } from './consent.ts'
import { isAnywhere, NEVER, others, squaresWhere, type Workings } from './working.ts'

type Destroying = Extract<Effect, { readonly kind: 'destroyBuildings' }>

/** Is there a building on this square that could be destroyed, however far away it is? Walls are one (C-14.2). */
const isPrey = (state: State, seat: number, effect: Destroying, square: number): boolean => {
  if (!isBuilding(builtOn(state, square)) && !isWalled(state, square)) return false
  const owner = ownerOf(state, square)
  return (effect.whose === 'any' || owner !== seat) && !isRefused(state, seat, owner, effect)
}

/** Effects that take something from others; figures have a file of their own. */
export const STRIKES: Workings<'obsoleteWonder' | 'killRandomUnit' | 'destroyBuildings' | 'razeCity' | 'cancel'> = {
  obsoleteWonder: {
    slots: ['wonder'],
    targets: (state, _seat, { eras }) =>
      WONDERS.filter(({ number, era }) => {
        if (!eras.includes(ERAS[era] as (typeof ERAS)[number])) return false
        if (state.market.includes(number)) return true
        return state.wonderAt[number] !== NONE && !has(state.obsolete, number)
      }).map(({ number }) => number),
    // C-34.2, C-34.6
    run(state, seat, _effect, { wonder }, _tech, tell) {
      state.obsolete = plus(state.obsolete, wonder)
      tell?.({ kind: 'wonderObsolete', seat, wonder: (WONDERS[wonder] as (typeof WONDERS)[number]).id })
      if (state.market.includes(wonder)) refillMarket(state, wonder, tell)
    },
  },
  killRandomUnit: {
    slots: ['seat'],
    targets: (state, seat) =>
      others(state, seat).filter((other) => playerOf(state, other).units.some((count) => count > 0)),
    run(state, seat, _effect, { seat: target }, _tech, tell) {
      const card = drawFrom(state.random, playerOf(state, target).units)
      if (card === NONE) return
      add(state.fallen, card, 1)
      tell?.({ kind: 'unitMurdered', seat, partner: target })
    },
  },
  destroyBuildings: {
    slots: ['square'],
    targets(state, seat, effect) {
      const within = squaresWithin(state, seat, effect.range)
      return squaresWhere(state, (square) => within[square] === 1 && isPrey(state, seat, effect, square))
    },
    isOfUse(state, seat, effect) {
      if (!isAnywhere(state, (square) => isPrey(state, seat, effect, square))) return false
      if (effect.range === null) return true
      const within = squaresWithin(state, seat, effect.range)
      return isAnywhere(state, (square) => within[square] === 1 && isPrey(state, seat, effect, square))
    },
    run(state, seat, _effect, { square }, _tech, tell) {
      if (isWalled(state, square)) {
        razeWalls(state, square, tell)
        return
      }
      removeMarker(state, square, false)
      tell?.({ kind: 'buildingDestroyed', seat, partner: ownerOf(state, square), square })
    },
    times: ({ count }) => count,
  },
  razeCity: {
    slots: ['square'],
    targets: (state) =>
      squaresWhere(state, (square) => {
        const owner = ownerOf(state, square)
        return isCity(builtOn(state, square)) && playerOf(state, owner).cities[0] !== square
      }),
    run(state, _seat, _effect, { square }, _tech, tell) {
      tell?.({ kind: 'cityDestroyed', seat: ownerOf(state, square), square })
      for (const around of AROUND[square] as readonly number[]) clearSquare(state, around)
      removeCity(state, square)
    },
  },
  cancel: { slots: [], targets: () => NEVER, run: cancelDeed },
}
