import { type Message, NOT_ASKED, plus } from '@ecumene/kernel'
import { cardNumbered, type EconomyPart } from '../../data/cards.ts'
import { NONE } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { type Ask, asks, because } from '../because.ts'
import type { Teller } from '../events.ts'
import { active, isInForce } from '../hooks/asking.ts'
import type { CaravanOption } from '../hooks/hooks.ts'
import { areAdjacent, boardOf, isWater, neighbour } from '../map/board.ts'
import { fitFigures } from '../map/figures.ts'
import { barbarianAt, hasBarbarian, isCity, isRival, letterOf } from '../map/pieces.ts'
import { difficultyOf } from '../map/spaces.ts'
import { type Move, type MoveKind, maker, moveOf } from '../moves.ts'
import {
  ask,
  askAgain,
  CITY_STATE,
  DEFEATED,
  type FrameOf,
  ON_CARD,
  OUT_OF_PLAY,
  playerOf,
  type State,
} from '../state.ts'
import { currentCard, currentSlot, remember, travelIn } from '../undertakings.ts'
import { visit } from './visits.ts'

const partOf = (state: State): EconomyPart => cardNumbered(currentCard(state)).economy as EconomyPart

/** Steps that the caravan on its way can still make, its share of the pool included. */
export const stepsLeft = (state: State, walked: number): number => {
  const { distance, pool } = travelIn(state)
  return Math.max(0, distance - walked) + pool
}

/** N-10.7 to N-10.10: may a caravan be in this space at all? */
const whyNotEnter = (state: State, seat: number, space: number): Message<WordKey> | null => {
  const board = boardOf(state.layout)
  const part = partOf(state)
  if (isWater(board, space)) return part.water || isInForce('sails', state, seat) ? null : because('reason.water')
  if (!part.removesBarbarians && hasBarbarian(state, space)) return because('reason.barbarian')
  const difficulty = difficultyOf(state, board, seat, space, 'travel', active('difficulty', state, seat))
  const slot = currentSlot(state)
  return difficulty > slot ? because('reason.tooHard', { difficulty, slot }) : null
}

/** Where a caravan cannot stay: it visits (N-10.13). */
export const isVisitable = (state: State, seat: number, space: number): boolean =>
  state.piece[space] === CITY_STATE || (isRival(state, space, seat) && isCity(state.piece[space]))

/** N-10.14: a city that was visited this turn may be passed through, not visited again. */
const mayEnd = (state: State, seat: number, space: number): boolean =>
  !isVisitable(state, seat, space) || !state.turnSoFar.visited.includes(space)

/** Can a caravan that has entered this space with this many steps left still stop somewhere? */
const canFinish = (state: State, seat: number, space: number, steps: number): boolean => {
  if (mayEnd(state, seat, space)) return true
  if (steps === 0) return false
  const board = boardOf(state.layout)
  for (let direction = 0; direction < 6; direction++) {
    const near = neighbour(board, space, direction)
    if (near !== NONE && whyNotEnter(state, seat, near) === null && canFinish(state, seat, near, steps - 1)) return true
  }
  // With joined waters the first one reached will do: nothing stands on water.
  return seaLanes(state, seat, space).length > 0
}

/** Other water on the map edge that counts as next to this one for the seat's caravans. */
const seaLanes = (state: State, seat: number, space: number): readonly number[] => {
  const board = boardOf(state.layout)
  const opens = (at: number): boolean => board.edge[at] === 1 && isWater(board, at)
  if (!opens(space) || !isInForce('joinsEdgeWaters', state, seat)) return NO_LANES
  return state.owner.flatMap((_owner, at) => (at !== space && opens(at) ? [at] : []))
}

const NO_LANES: readonly number[] = []

const whyNotStep = (state: State, seat: number, space: number, steps: number): Message<WordKey> | null => {
  const blocked = whyNotEnter(state, seat, space)
  if (blocked !== null) return blocked
  return canFinish(state, seat, space, steps - 1) ? null : because('reason.visitedAlready')
}

/** Is there anything this caravan could do from here? */
export const canLeave = (state: State, seat: number, number: number, space: number): boolean => {
  const steps = stepsLeft(state, 0)
  const board = boardOf(state.layout)
  for (let direction = 0; direction < 6; direction++) {
    const near = neighbour(board, space, direction)
    if (near !== NONE && whyNotStep(state, seat, near, steps) === null) return true
  }
  return seaLanes(state, seat, space).length > 0 || hasOption(state, seat, number, space, steps)
}

const options = (state: State, seat: number): readonly Move[] => {
  const found = active('caravanOption', state, seat)
  return found.length === 0 ? NO_MOVES : found.map(({ does }) => does().move)
}

const NO_MOVES: readonly Move[] = []

const optionOf = (state: State, seat: number, move: Move): CaravanOption | undefined =>
  active('caravanOption', state, seat)
    .map(({ does }) => does())
    .find((option) => option.move.kind === move.kind)

/** Could a caravan here use an option in place of a step? */
const hasOption = (state: State, seat: number, number: number, space: number, steps: number): boolean => {
  for (const { does } of active('caravanOption', state, seat)) {
    if (whyNotOption(state, seat, does(), number, space, steps) === null) return true
  }
  return false
}

/** After using it the caravan must still be able to stop somewhere. */
const whyNotOption = (
  state: State,
  seat: number,
  option: CaravanOption,
  number: number,
  space: number,
  steps: number,
): Message<WordKey> | null => {
  const refused = option.whyNot(state, seat, number, space, steps)
  if (refused !== null) return refused
  return canFinish(state, seat, space, steps - 1) ? null : because('reason.visitedAlready')
}

const step = maker('step')
const STOP = moveOf('stop')

/** N-10.5: the caravan on its way goes step by step. */
export const caravan: Ask<'caravan', MoveKind> = {
  decision: asks('decision.caravan'),
  candidates(state, { at }, seat) {
    const moves: Move[] = []
    const board = boardOf(state.layout)
    for (let direction = 0; direction < 6; direction++) {
      const near = neighbour(board, at, direction)
      if (near !== NONE) moves.push(step(near))
    }
    for (const lane of seaLanes(state, seat, at)) {
      if (!areAdjacent(board, at, lane)) moves.push(step(lane))
    }
    moves.push(STOP, ...options(state, seat))
    return moves
  },
  whyNot(state, { caravan: number, at, walked }, seat, move) {
    if (move.kind === 'stop') {
      if (walked === 0) return because('reason.stepFirst')
      return mayEnd(state, seat, at) ? null : because('reason.visitedAlready')
    }
    const steps = stepsLeft(state, walked)
    if (steps === 0) return because('reason.noSteps')
    if (move.kind !== 'step') {
      const option = optionOf(state, seat, move)
      return option === undefined ? NOT_ASKED : whyNotOption(state, seat, option, number, at, steps)
    }
    const joined = seaLanes(state, seat, at).includes(move.space)
    if (!joined && !areAdjacent(boardOf(state.layout), at, move.space)) return because('reason.notAdjacent')
    return whyNotStep(state, seat, move.space, steps)
  },
  apply(state, frame, seat, move, tell) {
    if (move.kind === 'stop') {
      state.pending.pop()
      arrive(state, frame, tell)
      return
    }
    const { caravan: number, at } = frame
    const { caravans } = playerOf(state, seat)
    const walked = frame.walked + 1
    const travel = travelIn(state)
    if (walked > travel.distance)
      state.travel = { distance: travel.distance, pool: travel.pool - 1, moved: travel.moved }
    if (move.kind !== 'step') {
      askAgain(state, { kind: 'caravan', seat, caravan: number, at, walked })
      caravans[number] = at
      optionOf(state, seat, move)?.begin(state, seat, number, at, tell)
      return
    }
    askAgain(state, { kind: 'caravan', seat, caravan: number, at: move.space, walked })
    tell?.({ kind: 'caravanMoved', seat, from: at, space: move.space })
    caravans[number] = move.space
    // Currency: the barbarian is removed, without the reward of a defeated one, and the caravan goes on (ND-41).
    const barbarian = barbarianAt(state, move.space)
    if (barbarian === NONE) return
    state.barbarians[barbarian] = DEFEATED
    tell?.({ kind: 'barbarianDefeated', seat, barbarian: letterOf(barbarian) })
  },
  over: (state, { walked }) => walked > 0 && stepsLeft(state, walked) === 0,
  finish: (state, frame, tell) => arrive(state, frame, tell),
}

/** Sets a caravan on its way. */
export const setOut = (state: State, seat: number, number: number, from: number): void => {
  const { distance, pool, moved } = travelIn(state)
  state.travel = { distance, pool, moved: plus(moved, number) }
  ask(state, { kind: 'caravan', seat, caravan: number, at: from, walked: 0 })
}

const arrive = (state: State, { seat, caravan: number, at }: FrameOf<'caravan'>, tell: Teller): void => {
  if (!isVisitable(state, seat, at)) return
  // N-10.15
  playerOf(state, seat).caravans[number] = ON_CARD
  const { returned, visited } = state.turnSoFar
  remember(state, { returned: plus(returned, number), visited: [...visited, at] })
  visit(state, seat, at, tell)
}

/** N-9.17, N-9.18: as many caravans as the economy card allows. */
export const fitCaravans = (state: State, seat: number, tell: Teller): void => {
  const { row, caravans } = playerOf(state, seat)
  let allowed = 0
  for (const card of row) allowed = Math.max(allowed, cardNumbered(card).economy?.caravans ?? 0)
  const tooMany = fitFigures(caravans, allowed, (space) => tell?.({ kind: 'caravanLost', seat, space }))
  if (tooMany > 0) ask(state, { kind: 'surplus', seat, count: tooMany })
}

/** N-9.18: the owner chooses which caravans on the map leave play. */
export const surplus: Ask<'surplus', 'dismiss'> = {
  answers: ['dismiss'],
  decision: asks('decision.surplus'),
  candidates: (state, _frame, seat) => [
    ...new Set(playerOf(state, seat).caravans.flatMap((at) => (at >= 0 ? [moveOf('dismiss', at)] : []))),
  ],
  whyNot: (state, _frame, seat, move) =>
    playerOf(state, seat).caravans.includes(move.space) ? null : because('reason.noCaravan'),
  apply(state, frame, seat, move, tell) {
    askAgain(state, { ...frame, count: frame.count - 1 })
    const { caravans } = playerOf(state, seat)
    caravans[caravans.indexOf(move.space)] = OUT_OF_PLAY
    tell?.({ kind: 'caravanLost', seat, space: move.space })
  },
  over: (_state, { count }) => count === 0,
}
