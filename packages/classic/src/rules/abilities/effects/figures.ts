import { type Effect, NONE, WATER } from '../../../data/types.ts'
import { figureOn, figuresOn, hasRoom, holderOf, setFigure } from '../../map/figures.ts'
import { isWater, terrainOn } from '../../map/land.ts'
import { ownerOf } from '../../map/outskirts.ts'
import { isPerson, removeMarker } from '../../map/placing.ts'
import { pin } from '../../movement/pinning.ts'
import { IN_RESERVE, NO_TOKEN, playerOf, type State } from '../../state.ts'
import { squaresWithin } from '../reach.ts'
import { isRefused } from './consent.ts'
import { hasFigures, isAnywhere, NEVER, NO_AIM, squaresWhere, type Workings } from './working.ts'

const PREY_ARMY = 0
const PREY_SCOUT = 1
const PREY_PERSON = 2

type Killing = Extract<Effect, { readonly kind: 'killFigures' }>

/** What can be struck on a square, one at a time; where figures were struck first there is no great person any more. */
const preyOn = (state: State, square: number, { orGreatPerson }: Killing): readonly number[] => {
  const owner = holderOf(state, square)
  const prey: number[] = []
  if (owner !== NONE && figureOn(state, owner, square, false) !== NONE) prey.push(PREY_ARMY)
  if (owner !== NONE && figureOn(state, owner, square, true) !== NONE) prey.push(PREY_SCOUT)
  const isFirst = state.power.left === 0
  if (orGreatPerson && isFirst && isPerson(state.built[square] as number)) prey.push(PREY_PERSON)
  return prey
}

const hasPrey = (state: State, seat: number, effect: Killing, square: number): boolean => {
  if (figuresOn(state, square) === 0 && !(effect.orGreatPerson && isPerson(state.built[square] as number))) return false
  if (isRefused(state, seat, holderOf(state, square), effect)) return false
  return !effect.orGreatPerson || !isRefused(state, seat, ownerOf(state, square), effect)
}

const isFreeWater = (state: State, seat: number, square: number): boolean => {
  const holder = holderOf(state, square)
  return (holder === NONE || holder === seat) && state.token[square] === NO_TOKEN && terrainOn(state, square) === WATER
}

/** Effects on figures of the map. */
export const ON_FIGURES: Workings<'killFigures' | 'pinSquare' | 'sailAway'> = {
  killFigures: {
    slots: ['square', 'prey'],
    targets(state, seat, effect, slot, { square: struck }) {
      if (slot === 'prey') return struck === NONE ? NEVER : preyOn(state, struck, effect)
      const within = squaresWithin(state, seat, effect.range)
      return squaresWhere(state, (square) => within[square] === 1 && hasPrey(state, seat, effect, square))
    },
    isOfUse(state, seat, effect) {
      // Own figures are within reach of themselves.
      if (hasFigures(state, seat)) return true
      const within = squaresWithin(state, seat, effect.range)
      return isAnywhere(state, (square) => within[square] === 1 && hasPrey(state, seat, effect, square))
    },
    run(state, seat, _effect, { square, item }, _tech, tell) {
      tell?.({ kind: 'squareStruck', seat, square })
      if (item === PREY_PERSON) {
        if (isPerson(state.built[square] as number)) removeMarker(state, square, false)
        return
      }
      const owner = holderOf(state, square)
      const figure = owner === NONE ? NONE : figureOn(state, owner, square, item === PREY_SCOUT)
      if (figure !== NONE) setFigure(state, owner, figure, IN_RESERVE)
    },
    times: ({ count }) => count,
    // Up to so many in one square.
    kept: (_state, { square, item }) => (item === PREY_PERSON ? null : { ...NO_AIM, square }),
  },
  pinSquare: {
    slots: ['square'],
    targets: (state) => squaresWhere(state, (square) => figuresOn(state, square) > 0),
    isOfUse: (state) => state.players.some((_player, seat) => hasFigures(state, seat)),
    run(state, seat, _effect, { square }, _tech, tell) {
      pin(state, square)
      tell?.({ kind: 'squarePinned', seat, square })
    },
  },
  sailAway: {
    slots: ['square', 'to'],
    targets(state, seat, _effect, slot, { square }) {
      if (slot === 'square') return squaresWhere(state, (each) => holderOf(state, each) === seat)
      const size = square === NONE ? 0 : figuresOn(state, square)
      return squaresWhere(
        state,
        (each) => isWater(state, each) && isFreeWater(state, seat, each) && hasRoom(state, seat, each, size),
      )
    },
    run(state, seat, _effect, { square, item }, _tech, tell) {
      const { figures } = playerOf(state, seat)
      for (const [figure, at] of figures.entries()) {
        if (at !== square) continue
        setFigure(state, seat, figure, item)
        state.march.sailed[seat] = (state.march.sailed[seat] as number) | (1 << figure)
      }
      tell?.({ kind: 'sailedAway', seat, from: square, to: item })
    },
  },
}
