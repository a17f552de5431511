import { NO_MEMBERS, plus, type SetOf } from '@ecumene/kernel'
import { NONE, type Resource } from '../../data/types.ts'
import { CITY_COUNT, FIRST_SCOUT, playerOf, type State, seatOf } from '../state.ts'
import { hasEnemyOn, holderOf, isAfoot, scoutsOn } from './figures.ts'
import { AROUND } from './grid.ts'
import { coinOn, cultureOn, productionOn, resourceOn, tradeOn } from './land.ts'
import { regionOf } from './squares.ts'

/** The centre of a player's city, or `NONE`. */
export const centreOf = (state: State, seat: number, city: number): number => playerOf(state, seat).cities[city] ?? NONE

/** The squares of a city without its centre (C-1.7). */
export const outskirtsOf = (state: State, seat: number, city: number): readonly number[] => {
  const centre = centreOf(state, seat, city)
  return centre === NONE ? NOWHERE : (AROUND[centre] as readonly number[])
}

const NOWHERE: readonly number[] = []

/** C-33.1: an enemy figure is on a square of the owner's outskirts. */
export const isBlockaded = hasEnemyOn

/** The seat whose city a square belongs to, or `NONE`. */
export const ownerOf = (state: State, square: number): number => seatOf(regionOf(state, square))

/** C-32.8: a scout that has left its square no longer sends anything. */
const stillSends = (state: State, seat: number, square: number): boolean =>
  square !== NONE && holderOf(state, square) === seat && scoutsOn(state, square) > 0

/** Squares that scouts still send from; `NONE` where there is none (C-32.8). */
const sendingNow = (state: State, seat: number, sendFrom: readonly number[], place: number): number => {
  const square = sendFrom[place] ?? 0
  return stillSends(state, seat, square) ? square : NONE
}

type Reading = (state: State, square: number) => number

/** Adds up what the outskirts of a city show, with squares sent to it and without blockaded ones (C-32.2, C-33.2). */
export const addUp = (state: State, seat: number, city: number, read: Reading): number => {
  const { cities, sendFrom, sendTo } = playerOf(state, seat)
  const centre = cities[city] ?? NONE
  if (centre === NONE) return 0
  // C-32.4: a square that is sent elsewhere counts only there.
  const one = sendingNow(state, seat, sendFrom, 0)
  const other = sendingNow(state, seat, sendFrom, 1)
  let sum = 0
  const around = AROUND[centre] as readonly number[]
  for (const square of around) {
    if (square !== one && square !== other && !isBlockaded(state, seat, square)) sum += read(state, square)
  }
  if (one !== NONE && sendTo[0] === city) sum += read(state, one)
  if (other !== NONE && sendTo[1] === city) sum += read(state, other)
  return sum
}

export const tradeIcons = (state: State, seat: number, city: number): number => addUp(state, seat, city, tradeOn)
export const productionIcons = (state: State, seat: number, city: number): number =>
  addUp(state, seat, city, productionOn)
export const cultureIcons = (state: State, seat: number, city: number): number => addUp(state, seat, city, cultureOn)

/** Resource icons of a city (C-20.1). */
export const resourceIcons = (state: State, seat: number, city: number): SetOf<Resource> => {
  let found: SetOf<Resource> = NO_MEMBERS
  addUp(state, seat, city, (_state, square) => {
    const resource = resourceOn(state, square)
    if (resource !== NONE) found = plus(found, resource)
    return 0
  })
  return found
}

/** C-31.2, C-31.10: coins on the player's unblockaded outskirts, and under the player's scouts anywhere. */
export const coinIcons = (state: State, seat: number): number => {
  const { cities, figures } = playerOf(state, seat)
  let sum = 0
  for (let city = 0; city < CITY_COUNT; city++) {
    const centre = cities[city] ?? NONE
    if (centre === NONE) continue
    const around = AROUND[centre] as readonly number[]
    // After every decision, for every player: even an iterator is felt here.
    for (let at = 0; at < around.length; at++) {
      const square = around[at] ?? NONE
      const coin = coinOn(state, square)
      // Coins are rare, so this settles most squares.
      if (coin !== 0 && !isBlockaded(state, seat, square)) sum += coin
    }
  }
  // C-36.7: not under those that only pass.
  const one = isAfoot(state, seat, FIRST_SCOUT) ? NONE : (figures[FIRST_SCOUT] ?? 0)
  const other = isAfoot(state, seat, FIRST_SCOUT + 1) ? NONE : (figures[FIRST_SCOUT + 1] ?? 0)
  if (one >= 0 && ownerOf(state, one) !== seat) sum += coinOn(state, one)
  // C-32.5: one square counts once.
  if (other >= 0 && other !== one && ownerOf(state, other) !== seat) sum += coinOn(state, other)
  return sum
}
