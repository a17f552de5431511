import { firstOf, NO_MEMBERS, without } from '@ecumene/kernel'
import { type Effect, NONE } from '../../../data/types.ts'
import { armiesOn, figureOn, figuresOn, holderOf, scoutsOn, squareAfoot } from '../../map/figures.ts'
import { ownerOf } from '../../map/outskirts.ts'
import { isPerson } from '../../map/placing.ts'
import { builtOn } from '../../map/squares.ts'
import { ARMIES, armiesAmong, scoutsAmong } from '../../movement/groups.ts'
import type { State } from '../../state.ts'

/*
 * What can be struck on a square, one at a time. Figures afoot (C-D32) are distinguished from those that stand there; where
 * nobody stands, they are simply the figures of the square.
 */
const ARMY = 0
const SCOUT = 1
export const PREY_PERSON = 2
const ARMY_AFOOT = 3
const SCOUT_AFOOT = 4

export type Killing = Extract<Effect, { readonly kind: 'killFigures' }>

/** Everything on the square; a great person is no longer prey once figures have been struck (`isFirst`). */
export const preyOn = (
  state: State,
  square: number,
  { orGreatPerson }: Killing,
  isFirst: boolean,
): readonly number[] => {
  const prey: number[] = []
  const afoot = squareAfoot(state) === square ? state.afoot : NO_MEMBERS
  const isHeld = figuresOn(state, square) > 0
  if (armiesOn(state, square) > 0) prey.push(ARMY)
  if (scoutsOn(state, square) > 0) prey.push(SCOUT)
  if (armiesAmong(afoot) > 0) prey.push(isHeld ? ARMY_AFOOT : ARMY)
  if (scoutsAmong(afoot) > 0) prey.push(isHeld ? SCOUT_AFOOT : SCOUT)
  if (orGreatPerson && isFirst && isPerson(builtOn(state, square))) prey.push(PREY_PERSON)
  return prey
}

const isAfoot = (state: State, square: number, prey: number): boolean =>
  prey === ARMY_AFOOT || prey === SCOUT_AFOOT || figuresOn(state, square) === 0

export const ownerOfPrey = (state: State, square: number, prey: number): number => {
  if (prey === PREY_PERSON) return ownerOf(state, square)
  return isAfoot(state, square, prey) ? state.active : holderOf(state, square)
}

/** The figure struck, or `NONE`. */
export const figureOfPrey = (state: State, square: number, prey: number): number => {
  const isScout = prey === SCOUT || prey === SCOUT_AFOOT
  if (!isAfoot(state, square, prey)) return figureOn(state, holderOf(state, square), square, isScout)
  if (squareAfoot(state) !== square) return NONE
  const scouts = without(state.afoot, ARMIES)
  const afoot = isScout ? scouts : without(state.afoot, scouts)
  return afoot === NO_MEMBERS ? NONE : firstOf(afoot)
}
