import type { Message } from '@ecumene/kernel'
import { HILLS, NONE } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { type Ask, asks, because } from '../because.ts'
import type { Teller } from '../events.ts'
import { type Active, active, isInForce } from '../hooks/asking.ts'
import { type Board, boardOf, isWater, MOST_SPACES, neighbour } from '../map/board.ts'
import { hasBarbarian, isCity, isControl, placeControl, unusedControls } from '../map/pieces.ts'
import { difficultyOf, hasAdjacent } from '../map/spaces.ts'
import { DONE, type Move, movesOf, spaceMoves } from '../moves.ts'
import { askAgain, CITY_STATE, type FrameOf, NOTHING, playerOf, type State } from '../state.ts'
import { canSpend, cardPlace, spendBy, spendMoves, whyNotSpend } from '../trade/trade.ts'
import { ANY_CITY, ANY_SPACE } from './anchors.ts'
import { nextCulturePart } from './culture.ts'
import { removable, takeBack, whyNotRemove } from './taking-back.ts'

/** N-8.7: what keeps every control token of a seat away from a space. */
export const whyNotFree = (
  state: State,
  board: Board,
  seat: number,
  space: number,
  bans: readonly Active<'forbidsControl'>[],
): Message<WordKey> | null => {
  for (const { does } of bans) {
    const forbidden = does(state, seat, space)
    if (forbidden !== null) return forbidden
  }
  if (isWater(board, space)) return because('reason.water')
  if (hasBarbarian(state, space)) return because('reason.barbarian')
  const piece = state.piece[space]
  if (piece === NOTHING) return null
  if (isControl(piece)) return because('reason.controlled')
  return piece === CITY_STATE ? because('reason.cityState') : because('reason.city')
}

const touches = (state: State, board: Board, seat: number, space: number, anchor: number): boolean => {
  for (let direction = 0; direction < 6; direction++) {
    const near = neighbour(board, space, direction)
    if (near === NONE || state.owner[near] !== seat) continue
    if (anchor === ANY_SPACE || near === anchor) return true
    if (anchor === ANY_CITY && isCity(state.piece[near])) return true
  }
  return false
}

/** N-8.3 to N-8.7 */
const whyNotPlace = (
  state: State,
  { seat, limit, anchor }: FrameOf<'place'>,
  space: number,
): Message<WordKey> | null => {
  const board = boardOf(state.layout)
  const blocked = whyNotFree(state, board, seat, space, active('forbidsControl', state, seat))
  if (blocked !== null) return blocked
  const difficulty = difficultyOf(state, board, seat, space, 'place', active('difficulty', state, seat))
  if (difficulty > limit) return because('reason.tooHard', { difficulty, slot: limit })
  if (touches(state, board, seat, space, anchor)) return null
  for (const { does } of active('mayPlace', state, seat)) if (does(state, seat, space)) return null
  return because(anchor === ANY_SPACE ? 'reason.notNextToOwn' : 'reason.notNextToCity')
}

const PLACES = movesOf('place')
const stamps = new Int32Array(MOST_SPACES)
let stamp = 0

/** Adds every space where a token may go, checking only spaces next to the right pieces. */
const placeable = (state: State, { seat, limit, anchor }: FrameOf<'place'>, into: Move[]): void => {
  const board = boardOf(state.layout)
  const changes = active('difficulty', state, seat)
  const bans = active('forbidsControl', state, seat)
  const permits = (space: number): boolean =>
    whyNotFree(state, board, seat, space, bans) === null &&
    difficultyOf(state, board, seat, space, 'place', changes) <= limit
  stamp++
  const around = (space: number): void => {
    for (let direction = 0; direction < 6; direction++) {
      const near = neighbour(board, space, direction)
      if (near === NONE || stamps[near] === stamp) continue
      stamps[near] = stamp
      if (permits(near)) into.push(PLACES[near] as Move)
    }
  }
  if (anchor >= 0) around(anchor)
  else if (anchor === ANY_CITY) for (const city of playerOf(state, seat).cities) around(city)
  else for (let space = 0; space < board.size; space++) if (state.owner[space] === seat) around(space)
  for (const { does } of active('mayPlace', state, seat)) {
    for (let space = 0; space < board.size; space++) {
      if (stamps[space] === stamp || !does(state, seat, space)) continue
      stamps[space] = stamp
      if (permits(space)) into.push(PLACES[space] as Move)
    }
  }
}

const found: Move[] = []

const anyPlaceable = (state: State, frame: FrameOf<'place'>): boolean => {
  found.length = 0
  placeable(state, frame, found)
  return found.length > 0
}

/** N-8: one control token at a time. */
export const place: Ask<'place', 'place' | 'remove' | 'spend' | 'natural' | 'resource' | 'done'> = {
  answers: ['place', 'remove', 'spend', 'natural', 'resource', 'done'],
  decision: asks('decision.place'),
  candidates: (state, _frame, seat) => [
    ...spaceMoves(state, 'place'),
    ...spaceMoves(state, 'remove'),
    ...spendMoves(state, seat),
    DONE,
  ],
  whyNot(state, frame, seat, move) {
    switch (move.kind) {
      case 'done':
        return null
      case 'spend':
      case 'natural':
      case 'resource': {
        // N-8.11: each token allows one more, once the card's own are placed.
        if (!frame.mayBuyMore) return because('reason.tradeAddsNothing')
        const missing = whyNotSpend(state, seat, cardPlace(state, seat), move)
        if (missing !== null) return missing
        if (frame.left > 0) return because('reason.placeFirst')
        return anyPlaceable(state, frame) ? null : because('reason.nowhere')
      }
      default:
        if (frame.left === 0) return because('reason.noTokensToPlace')
        if (move.kind === 'remove') return whyNotRemove(state, seat, move.space)
        return unusedControls(playerOf(state, seat)) === 0
          ? because('reason.noControlTokens')
          : whyNotPlace(state, frame, move.space)
    }
  },
  legal(state, frame, seat, into) {
    if (frame.left > 0) {
      if (unusedControls(playerOf(state, seat)) > 0) placeable(state, frame, into)
      else removable(state, seat, into)
    } else if (frame.mayBuyMore) {
      const place = cardPlace(state, seat)
      if (canSpend(state, seat, place) && anyPlaceable(state, frame)) {
        for (const move of spendMoves(state, seat)) {
          if (whyNotSpend(state, seat, place, move) === null) into.push(move)
        }
      }
    }
    into.push(DONE)
  },
  apply(state, frame, seat, move, tell) {
    switch (move.kind) {
      case 'done':
        state.pending.pop()
        nextCulturePart(state, frame)
        return
      case 'spend':
      case 'natural':
      case 'resource':
        askAgain(state, placing(frame, frame.left + 1))
        spendBy(state, seat, cardPlace(state, seat), move, tell)
        return
      case 'remove':
        takeBack(state, seat, move.space, tell)
        return
      default:
        askAgain(state, placing(frame, frame.left - 1))
        placeOne(state, seat, move.space, tell)
    }
  },
  over: (state, { seat, left, mayBuyMore }) =>
    left === 0 && (!mayBuyMore || !canSpend(state, seat, cardPlace(state, seat))),
  finish: nextCulturePart,
}

const placing = ({ seat, anchor, limit, part, mayBuyMore }: FrameOf<'place'>, left: number): FrameOf<'place'> => ({
  kind: 'place',
  seat,
  left,
  anchor,
  limit,
  part,
  mayBuyMore,
})

/** Places a token and does what abilities add to it. */
export const placeOne = (state: State, seat: number, space: number, tell: Teller): void => {
  for (const { does } of active('controlPlaced', state, seat)) does(state, seat, space)
  placeControl(state, space, seat, tell)
}

const whyNotChain = (state: State, { seat, hills }: FrameOf<'chain'>, space: number): Message<WordKey> | null => {
  const board = boardOf(state.layout)
  const blocked = whyNotFree(state, board, seat, space, active('forbidsControl', state, seat))
  if (blocked !== null) return blocked
  if (board.terrain[space] !== HILLS) return because('reason.notHills')
  return hasAdjacent(board, space, (near) => hills.includes(near)) ? null : because('reason.notNextToNew')
}

const anyChain = (state: State, frame: FrameOf<'chain'>): boolean =>
  state.owner.some((_owner, space) => whyNotChain(state, frame, space) === null)

/** N-8.12 for the next token of the chain; tokens of the chain itself stay, so it ends. */
const whyNotRemoveForChain = (state: State, frame: FrameOf<'chain'>, space: number): Message<WordKey> | null => {
  if (frame.hills.includes(space)) return because('reason.usedThisTurn')
  return whyNotRemove(state, frame.seat, space) ?? (anyChain(state, frame) ? null : because('reason.nowhere'))
}

/** Stonehenge: further tokens on hills next to hills that have just got one. */
export const chain: Ask<'chain', 'place' | 'remove' | 'done'> = {
  answers: ['place', 'remove', 'done'],
  decision: asks('decision.chain'),
  candidates: (state) => [...spaceMoves(state, 'place'), ...spaceMoves(state, 'remove'), DONE],
  whyNot(state, frame, seat, move) {
    if (move.kind === 'done') return null
    if (move.kind === 'remove') return whyNotRemoveForChain(state, frame, move.space)
    return unusedControls(playerOf(state, seat)) === 0
      ? because('reason.noControlTokens')
      : whyNotChain(state, frame, move.space)
  },
  apply(state, frame, seat, move, tell) {
    switch (move.kind) {
      case 'done':
        state.pending.pop()
        return
      case 'remove':
        takeBack(state, seat, move.space, tell)
        return
      default:
        askAgain(state, { ...frame, hills: [...frame.hills, move.space] })
        placeControl(state, move.space, seat, tell)
    }
  },
  over: (state, frame) =>
    !isInForce('controlPlaced', state, frame.seat) ||
    (unusedControls(playerOf(state, frame.seat)) === 0 && !anyChain(state, frame)),
}
