import { plus } from '@ecumene/kernel'
import { NONE, WATER } from '../../../data/types.ts'
import { figuresOn, hasRoom, holderOf, setFigure, squareAfoot } from '../../map/figures.ts'
import { isWater, terrainOn } from '../../map/land.ts'
import { isPerson, removeMarker } from '../../map/placing.ts'
import { builtOn } from '../../map/squares.ts'
import { pin } from '../../movement/pinning.ts'
import { IN_RESERVE, NO_TOKEN, playerOf, type State } from '../../state.ts'
import { squaresWithin } from '../reach.ts'
import { isRefused } from './consent.ts'
import { figureOfPrey, type Killing, ownerOfPrey, PREY_PERSON, preyOn } from './prey.ts'
import { hasFigures, isAnywhere, NEVER, squaresWhere, type Workings } from './working.ts'

/** Are figures here, standing or afoot? */
const isOccupied = (state: State, square: number): boolean =>
  figuresOn(state, square) > 0 || squareAfoot(state) === square

/** What may be chosen on a square. */
const preyFor = (state: State, seat: number, square: number, effect: Killing, isFirst: boolean): readonly number[] =>
  preyOn(state, square, effect, isFirst).filter(
    (prey) => !isRefused(state, seat, ownerOfPrey(state, square, prey), effect),
  )

const hasPrey = (state: State, seat: number, effect: Killing, square: number): boolean =>
  (isOccupied(state, square) || (effect.orGreatPerson && isPerson(builtOn(state, square)))) &&
  preyFor(state, seat, square, effect, true).length > 0

const isFreeWater = (state: State, seat: number, square: number): boolean => {
  const holder = holderOf(state, square)
  return (holder === NONE || holder === seat) && state.token[square] === NO_TOKEN && terrainOn(state, square) === WATER
}

/** Effects on figures of the map. */
export const ON_FIGURES: Workings<'killFigures' | 'pinSquare' | 'sailAway'> = {
  killFigures: {
    slots: ['square', 'prey'],
    targets(state, seat, effect, slot, { square: struck }, isFirst) {
      if (slot === 'prey') return struck === undefined ? NEVER : preyFor(state, seat, struck, effect, isFirst)
      const within = squaresWithin(state, seat, effect.range)
      return squaresWhere(state, (square) => within[square] === 1 && hasPrey(state, seat, effect, square))
    },
    isOfUse(state, seat, effect) {
      // The player's own figures are always within reach.
      if (hasFigures(state, seat)) return true
      const within = squaresWithin(state, seat, effect.range)
      return isAnywhere(state, (square) => within[square] === 1 && hasPrey(state, seat, effect, square))
    },
    run(state, seat, _effect, { square, prey }, _tech, tell) {
      tell?.({ kind: 'squareStruck', seat, partner: ownerOfPrey(state, square, prey), square })
      if (prey === PREY_PERSON) {
        if (isPerson(builtOn(state, square))) removeMarker(state, square, false)
        return
      }
      const figure = figureOfPrey(state, square, prey)
      if (figure !== NONE) setFigure(state, ownerOfPrey(state, square, prey), figure, IN_RESERVE)
    },
    times: ({ count }) => count,
    // Several in one square, up to a limit.
    kept: ({ square, prey }) => (prey === PREY_PERSON || square === undefined ? null : { square }),
  },
  pinSquare: {
    slots: ['square'],
    targets: (state) => squaresWhere(state, (square) => isOccupied(state, square)),
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
      const size = square === undefined ? 0 : figuresOn(state, square)
      return squaresWhere(
        state,
        (each) => isWater(state, each) && isFreeWater(state, seat, each) && hasRoom(state, seat, each, size),
      )
    },
    run(state, seat, _effect, { square, to }, _tech, tell) {
      const player = playerOf(state, seat)
      for (const [figure, at] of player.figures.entries()) {
        if (at !== square) continue
        setFigure(state, seat, figure, to)
        player.moved = plus(player.moved, figure)
      }
      tell?.({ kind: 'sailedAway', seat, from: square, to })
    },
  },
}
