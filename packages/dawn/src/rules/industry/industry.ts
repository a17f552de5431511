import type { Message } from '@ecumene/kernel'
import { cardNumbered, type IndustryPart } from '../../data/cards.ts'
import { NONE } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { type Ask, asks, because } from '../because.ts'
import { askToPlace } from '../culture/anchors.ts'
import type { Teller } from '../events.ts'
import { type Active, active, isInForce } from '../hooks/asking.ts'
import { type Board, boardOf, isWater, neighbour } from '../map/board.ts'
import { hasBarbarian, isCity, isControl, isRival, put, unusedCities, upgradeToCity } from '../map/pieces.ts'
import { difficultyOf, isReached, reach } from '../map/spaces.ts'
import { type Move, moveOf, movesOf, NOTHING_MOVE, spaceMoves } from '../moves.ts'
import { ask, CITY, CITY_STATE, NOTHING, playerOf, type State } from '../state.ts'
import { currentCard, currentSlot } from '../undertakings.ts'
import { startPaying, whyNotWonder } from './wonder-building.ts'

export const resolveIndustry = (state: State, seat: number): void => ask(state, { kind: 'industry', seat })

const partOf = (state: State): IndustryPart => cardNumbered(currentCard(state)).industry as IndustryPart

const NO_SPACES: readonly number[] = []

/** N-11.3, N-11.9 to N-11.13: marks all spaces in range, counting from friendly spaces (except those left out). */
const searchRange = (state: State, board: Board, seat: number, leftOut = NO_SPACES): void => {
  const part = partOf(state)
  const changes = active('difficulty', state, seat)
  const throughWater = part.water || isInForce('settlesThroughWater', state, seat)
  reach(board, state.owner, seat, leftOut, part.range, (space) => {
    if (isRival(state, space, seat) || hasBarbarian(state, space)) return false
    if (isWater(board, space)) return throughWater
    return difficultyOf(state, board, seat, space, 'settle', changes) <= currentSlot(state)
  })
}

/** N-11.4, N-11.7 to N-11.10, N-11.14: what the space itself must be. */
const whyNotFit = (
  state: State,
  board: Board,
  seat: number,
  space: number,
  limit: number,
  changes: readonly Active<'difficulty'>[],
  bans: readonly Active<'forbidsCity'>[],
): Message<WordKey> | null => {
  if (isWater(board, space)) return because('reason.water')
  for (const { does } of bans) {
    const forbidden = does(state, seat, space)
    if (forbidden !== null) return forbidden
  }
  const piece = state.piece[space]
  if (piece === CITY_STATE) return because('reason.cityState')
  if (isCity(piece)) return because('reason.city')
  if (isControl(piece) && state.owner[space] !== seat) return because('reason.controlled')
  if (hasBarbarian(state, space)) return because('reason.barbarian')
  if (state.token[space] !== 0) return because('reason.tokenThere')
  const difficulty = difficultyOf(state, board, seat, space, 'settle', changes)
  if (difficulty > limit) return because('reason.tooHard', { difficulty, slot: limit })
  for (let direction = 0; direction < 6; direction++) {
    const near = neighbour(board, space, direction)
    if (near === NONE) continue
    if (isCity(state.piece[near])) return because('reason.nextToCity')
    if (state.piece[near] === CITY_STATE) return because('reason.nextToCityState')
  }
  return null
}

/** N-11.7 to N-11.10 for cities that no industry card builds: nothing limits the difficulty. */
export const whyNotLegalSpace = (state: State, seat: number, space: number): Message<WordKey> | null =>
  whyNotFit(
    state,
    boardOf(state.layout),
    seat,
    space,
    Number.POSITIVE_INFINITY,
    NO_CHANGES,
    active('forbidsCity', state, seat),
  )

const NO_CHANGES: readonly never[] = []

/** In range by the latest search, or by what a card or an ability adds. */
const inRange = (
  state: State,
  board: Board,
  seat: number,
  space: number,
  besideCaravans: boolean,
  helpers: readonly Active<'isInCityRange'>[],
): boolean => {
  if (isReached(space)) return true
  if (besideCaravans) {
    const { caravans } = playerOf(state, seat)
    for (let direction = 0; direction < 6; direction++) {
      const near = neighbour(board, space, direction)
      if (near !== NONE && caravans.includes(near)) return true
    }
  }
  for (const { does } of helpers) if (does(state, seat, space)) return true
  return false
}

/** Would the card's own limits (N-11.3, N-11.10) let a city be built on a space, were it not friendly already? */
export const isInOwnRange = (state: State, seat: number, space: number): boolean => {
  const board = boardOf(state.layout)
  searchRange(state, board, seat, [space])
  return (
    isReached(space) &&
    difficultyOf(state, board, seat, space, 'settle', active('difficulty', state, seat)) <= currentSlot(state)
  )
}

/** N-11.1: a city, a world wonder, or nothing. */
export const industry: Ask<'industry', 'city' | 'wonder' | 'nothing'> = {
  answers: ['city', 'wonder', 'nothing'],
  decision: asks('decision.industry'),
  candidates: (state) => [
    ...spaceMoves(state, 'city'),
    ...state.tops.flatMap((wonder) => (wonder === NONE ? [] : [moveOf('wonder', wonder)])),
    NOTHING_MOVE,
  ],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'nothing') return null
    if (move.kind === 'wonder') return whyNotWonder(state, seat, move.wonder)
    if (unusedCities(playerOf(state, seat)) === 0) return because('reason.noCities')
    const board = boardOf(state.layout)
    const isFree = active('settlesFreely', state, seat).some(({ does }) => does(state, seat, move.space))
    if (isFree) return whyNotLegalSpace(state, seat, move.space)
    const unfit = whyNotFit(
      state,
      board,
      seat,
      move.space,
      currentSlot(state),
      active('difficulty', state, seat),
      active('forbidsCity', state, seat),
    )
    if (unfit !== null) return unfit
    searchRange(state, board, seat)
    return inRange(state, board, seat, move.space, partOf(state).besideCaravans, active('isInCityRange', state, seat))
      ? null
      : because('reason.outOfRange')
  },
  legal(state, _frame, seat, into) {
    if (unusedCities(playerOf(state, seat)) > 0) listCities(state, seat, into)
    for (const wonder of state.tops) {
      if (wonder !== NONE && whyNotWonder(state, seat, wonder) === null) into.push(moveOf('wonder', wonder))
    }
    into.push(NOTHING_MOVE)
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'wonder') startPaying(state, seat, move.wonder)
    else if (move.kind === 'city') buildCity(state, seat, move.space, tell)
  },
}

const CITIES = movesOf('city')

const listCities = (state: State, seat: number, into: Move[]): void => {
  const board = boardOf(state.layout)
  const changes = active('difficulty', state, seat)
  const bans = active('forbidsCity', state, seat)
  const helpers = active('isInCityRange', state, seat)
  const { besideCaravans } = partOf(state)
  const free = active('settlesFreely', state, seat)
  searchRange(state, board, seat)
  for (let space = 0; space < board.size; space++) {
    if (free.length > 0 && free.some(({ does }) => does(state, seat, space))) {
      if (whyNotFit(state, board, seat, space, Number.POSITIVE_INFINITY, NO_CHANGES, bans) === null)
        into.push(CITIES[space] as Move)
      continue
    }
    if (!inRange(state, board, seat, space, besideCaravans, helpers)) continue
    if (whyNotFit(state, board, seat, space, currentSlot(state), changes, bans) === null)
      into.push(CITIES[space] as Move)
  }
}

/** N-11.5; Urbanization then places control tokens next to the new city. */
const buildCity = (state: State, seat: number, space: number, tell: Teller): void => {
  const { tokens } = partOf(state)
  if (tokens > 0) askToPlace(state, seat, tokens, space, currentSlot(state))
  foundCity(state, seat, space, tell, true)
}

/** N-11.5, N-11.6 */
export const foundCity = (state: State, seat: number, space: number, tell: Teller, byCard = false): void => {
  tell?.({ kind: 'cityBuilt', seat, space })
  if (state.piece[space] === NOTHING) put(state, space, seat, CITY, tell)
  else upgradeToCity(state, space, seat)
  for (const { does } of active('cityBuilt', state, seat)) does(state, seat, space, tell, byCard)
}
