import { type Message, NOT_ASKED, type Tell } from '@ecumene/kernel'
import { cardNumbered, type EconomyPart } from '../data/cards.ts'
import { NONE } from '../data/types.ts'
import type { WordKey } from '../words/en.ts'
import { active, type Detour, has } from './abilities.ts'
import { type Ask, asks, because } from './because.ts'
import { areAdjacent, boardOf, isWater, neighbour } from './board.ts'
import type { Event } from './events.ts'
import { fitFigures } from './figures.ts'
import { type Move, type MoveKind, moveOf } from './moves.ts'
import { barbarianAt, hasBarbarian, isCity, isRival, letterOf } from './pieces.ts'
import { difficultyOf } from './spaces.ts'
import { ask, askAgain, CITY_STATE, DEFEATED, ON_CARD, OUT_OF_PLAY, playerOf, type State } from './state.ts'
import { visit } from './visits.ts'

const partOf = (state: State): EconomyPart => cardNumbered(state.now.card).economy as EconomyPart

/** Steps that the caravan on its way can still make, its share of the pool included. */
export const stepsLeft = (state: State): number => {
  const { now } = state
  return Math.max(0, now.distance + now.spent - now.walked) + now.pool
}

/** N-10.7 to N-10.10: may a caravan be in this space at all? */
const whyNotEnter = (state: State, seat: number, space: number): Message<WordKey> | null => {
  const board = boardOf(state.layout)
  const part = partOf(state)
  if (isWater(board, space)) return part.water || has('sails', state, seat) ? null : because('reason.water')
  if (!part.removesBarbarians && hasBarbarian(state, space)) return because('reason.barbarian')
  const difficulty = difficultyOf(state, board, seat, space, 'travel', active('difficulty', state, seat))
  return difficulty > state.now.slot ? because('reason.tooHard', { difficulty, slot: state.now.slot }) : null
}

/** Where a caravan cannot stay: it visits (N-10.13). */
const isVisitable = (state: State, seat: number, space: number): boolean =>
  state.piece[space] === CITY_STATE || (isRival(state, space, seat) && isCity(state.piece[space]))

/** N-10.14: a city that was visited this turn may be passed through, not visited again. */
const mayEnd = (state: State, seat: number, space: number): boolean =>
  !isVisitable(state, seat, space) || !state.now.visited.includes(space)

/** Can a caravan that has entered this space with so many steps left still end somewhere? */
const canFinish = (state: State, seat: number, space: number, steps: number): boolean => {
  if (mayEnd(state, seat, space)) return true
  if (steps === 0) return false
  const board = boardOf(state.layout)
  for (let direction = 0; direction < 6; direction++) {
    const near = neighbour(board, space, direction)
    if (near !== NONE && whyNotEnter(state, seat, near) === null && canFinish(state, seat, near, steps - 1)) return true
  }
  // Where waters are joined, the first one reached serves: nothing stands on water.
  return seaLanes(state, seat, space).length > 0
}

/** Other water on the map edge that counts as next to this one for the seat's caravans. */
const seaLanes = (state: State, seat: number, space: number): readonly number[] => {
  const board = boardOf(state.layout)
  const opens = (at: number): boolean => board.edge[at] === 1 && isWater(board, at)
  if (!opens(space) || !has('joinsEdgeWaters', state, seat)) return NO_LANES
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
  const steps = state.now.distance + state.now.spent + state.now.pool
  const board = boardOf(state.layout)
  for (let direction = 0; direction < 6; direction++) {
    const near = neighbour(board, space, direction)
    if (near !== NONE && whyNotStep(state, seat, near, steps) === null) return true
  }
  return seaLanes(state, seat, space).length > 0 || hasDetour(state, seat, number, space, steps)
}

const detours = (state: State, seat: number): readonly Move[] => {
  const found = active('detour', state, seat)
  return found.length === 0 ? NO_MOVES : found.map(({ does }) => does().move)
}

const NO_MOVES: readonly Move[] = []

const detourOf = (state: State, seat: number, move: Move): Detour | undefined =>
  active('detour', state, seat)
    .map(({ does }) => does())
    .find((detour) => detour.move.kind === move.kind)

/** Could a caravan here do something else with a step? */
const hasDetour = (state: State, seat: number, number: number, space: number, steps: number): boolean => {
  for (const { does } of active('detour', state, seat)) {
    if (whyNotDetour(state, seat, does(), number, space, steps) === null) return true
  }
  return false
}

/** After it the caravan must still be able to end its way. */
const whyNotDetour = (
  state: State,
  seat: number,
  detour: Detour,
  number: number,
  space: number,
  steps: number,
): Message<WordKey> | null => {
  const refused = detour.whyNot(state, seat, number, space, steps)
  if (refused !== null) return refused
  return canFinish(state, seat, space, steps - 1) ? null : because('reason.visitedAlready')
}

/** N-10.5: the caravan on its way goes step by step. */
export const caravan: Ask<'caravan', MoveKind> = {
  decision: asks('decision.caravan'),
  candidates(state, _frame, seat) {
    const moves: Move[] = []
    const board = boardOf(state.layout)
    for (let direction = 0; direction < 6; direction++) {
      const near = neighbour(board, state.now.at, direction)
      if (near !== NONE) moves.push(moveOf('step', near))
    }
    for (const lane of seaLanes(state, seat, state.now.at)) {
      if (!areAdjacent(board, state.now.at, lane)) moves.push(moveOf('step', lane))
    }
    moves.push(moveOf('stop'), ...detours(state, seat))
    return moves
  },
  whyNot(state, _frame, seat, move) {
    const { now } = state
    if (move.kind === 'stop') {
      if (now.walked === 0) return because('reason.stepFirst')
      return mayEnd(state, seat, now.at) ? null : because('reason.visitedAlready')
    }
    const steps = stepsLeft(state)
    if (steps === 0) return because('reason.noSteps')
    if (move.kind !== 'step') {
      const detour = detourOf(state, seat, move)
      return detour === undefined ? NOT_ASKED : whyNotDetour(state, seat, detour, now.caravan, now.at, steps)
    }
    const joined = seaLanes(state, seat, now.at).includes(move.space)
    if (!joined && !areAdjacent(boardOf(state.layout), now.at, move.space)) return because('reason.notAdjacent')
    return whyNotStep(state, seat, move.space, steps)
  },
  apply(state, _frame, seat, move, tell) {
    if (move.kind === 'stop') {
      state.pending.pop()
      arrive(state, seat, tell)
      return
    }
    const { now } = state
    if (now.walked >= now.distance + now.spent) now.pool--
    now.walked++
    if (move.kind !== 'step') {
      playerOf(state, seat).caravans[now.caravan] = now.at
      detourOf(state, seat, move)?.begin(state, seat, now.caravan, now.at, tell)
      return
    }
    tell?.({ kind: 'caravanMoved', seat, from: now.at, space: move.space })
    now.at = move.space
    playerOf(state, seat).caravans[now.caravan] = move.space
    // Currency: the barbarian is removed, without the reward of a defeated one, and the caravan goes on (ND-41).
    const barbarian = barbarianAt(state, move.space)
    if (barbarian === NONE) return
    state.barbarians[barbarian] = DEFEATED
    tell?.({ kind: 'barbarianDefeated', seat, barbarian: letterOf(barbarian) })
  },
  over: (state) => state.now.walked > 0 && stepsLeft(state) === 0,
  finish: (state, { seat }, tell) => arrive(state, seat, tell),
}

/** Sets a caravan on its way. */
export const setOut = (state: State, seat: number, number: number, from: number): void => {
  const { now } = state
  now.caravan = number
  now.at = from
  now.walked = 0
  now.moved |= 1 << number
  ask(state, { kind: 'caravan', seat })
}

const arrive = (state: State, seat: number, tell: Tell<Event> | undefined): void => {
  const { now } = state
  const space = now.at
  if (!isVisitable(state, seat, space)) return
  // N-10.15
  playerOf(state, seat).caravans[now.caravan] = ON_CARD
  now.returned |= 1 << now.caravan
  now.visited.push(space)
  visit(state, seat, space, tell)
}

/** N-9.17, N-9.18: as many caravans as the economy card allows. */
export const fitCaravans = (state: State, seat: number, tell: Tell<Event> | undefined): void => {
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
