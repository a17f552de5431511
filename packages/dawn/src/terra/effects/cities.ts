import type { Message } from '@ecumene/kernel'
import { NONE } from '../../data/types.ts'
import { type Ask, asks, because } from '../../rules/because.ts'
import { askToPlace } from '../../rules/culture/anchors.ts'
import type { Teller } from '../../rules/events.ts'
import { active } from '../../rules/hooks/asking.ts'
import type { OwnCity } from '../../rules/hooks/hooks.ts'
import { foundCity, whyNotLegalSpace } from '../../rules/industry/industry.ts'
import { around, boardOf } from '../../rules/map/board.ts'
import { ownerOf } from '../../rules/map/on-spaces.ts'
import { isControl, isRival, replacePiece, unusedCities, unusedControls } from '../../rules/map/pieces.ts'
import { isProtected, isWithin } from '../../rules/map/spaces.ts'
import { NOTHING_MOVE, spaceMoves } from '../../rules/moves.ts'
import { ask, CITY, CONTROL, type FrameOf, playerOf, type State } from '../../rules/state.ts'
import type { WordKey } from '../../words/en.ts'
import { terraOf } from '../state.ts'

/** Any friendly city, in place of a space. */
export const ANY_OWN_CITY = NONE

/** Radio, Cristo Redentor: a rival city near a space, or near any friendly city, is replaced by one of the player's. */
export const askToSubvert = (state: State, seat: number, from: number, reach: number): void => {
  const frame: FrameOf<'subvert'> = { kind: 'subvert', seat, from, reach }
  if (state.owner.some((_owner, space) => whyNotSubvert(state, frame, space) === null)) ask(state, frame)
}

const whyNotSubvert = (
  state: State,
  { seat, from, reach }: FrameOf<'subvert'>,
  space: number,
): Message<WordKey> | null => {
  if (!isRival(state, space, seat) || state.piece[space] !== CITY) return because('reason.notRivalCity')
  if (unusedCities(playerOf(state, seat)) === 0) return because('reason.noCities')
  // T-9.48: an army keeps the city.
  if (isProtected(state, space)) return because('reason.protected')
  const board = boardOf(state.layout)
  const origins = from === ANY_OWN_CITY ? playerOf(state, seat).cities : [from]
  return origins.some((origin) => isWithin(board, origin, space, reach)) ? null : because('reason.outOfRange')
}

export const subvert: Ask<'subvert', 'convert'> = {
  answers: ['convert'],
  decision: asks('decision.subvert'),
  candidates: (state) => spaceMoves(state, 'convert'),
  whyNot: (state, frame, _seat, move) => whyNotSubvert(state, frame, move.space),
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    for (const { does } of active('cityFalls', state, seat)) does(state, seat, move.space, tell)
    tell?.({ kind: 'spaceTaken', seat, space: move.space, owner: ownerOf(state, move.space) })
    replacePiece(state, move.space, seat, CITY, tell)
  },
}

/** Statue of Liberty: the rival control tokens round a city that is about to be taken. TI-54: districts become tokens. */
export const liberateNeighbours = (state: State, seat: number, city: number, tell: Teller): void => {
  for (const near of around(boardOf(state.layout), city)) {
    if (!isRival(state, near, seat) || !isControl(state.piece[near])) continue
    if (unusedControls(playerOf(state, seat)) === 0 || isProtected(state, near)) continue
    tell?.({ kind: 'controlConverted', seat, owner: ownerOf(state, near), space: near })
    replacePiece(state, near, seat, CONTROL, tell)
  }
}

/** T-15.1 to T-15.3, without the limits that an industry card sets. */
const whyNotFound = (state: State, seat: number, space: number): Message<WordKey> | null => {
  if (unusedCities(playerOf(state, seat)) === 0) return because('reason.noCities')
  return whyNotLegalSpace(state, seat, space)
}

/** Amundsen–Scott Research Station: built under a new city on the map edge; then up to two tokens come beside it. */
export const station: OwnCity = {
  whyNot(state, seat, space) {
    if (boardOf(state.layout).edge[space] !== 1) return because('reason.notEdge')
    return state.wonder[space] === 0 ? whyNotFound(state, seat, space) : because('reason.hasWonder')
  },
  found(state, seat, space, tell) {
    // Asked first, answered last.
    askToPlace(state, seat, 2, space, NO_LIMIT)
    foundCity(state, seat, space, tell)
  },
}

/** Higher than any difficulty: the card names no terrain for these tokens. */
export const NO_LIMIT = 9

/** Cartography: a city within 2 spaces of the far rival city that a caravan has reached. */
export const landing: Ask<'landing', 'city' | 'nothing'> = {
  answers: ['city', 'nothing'],
  decision: asks('decision.landing'),
  candidates: (state) => [...spaceMoves(state, 'city'), NOTHING_MOVE],
  whyNot(state, { near }, seat, move) {
    if (move.kind === 'nothing') return null
    if (!isWithin(boardOf(state.layout), near, move.space, LANDING_REACH)) return because('reason.outOfRange')
    return whyNotFound(state, seat, move.space)
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'nothing') return
    terraOf(state).landedIn = state.turn
    foundCity(state, seat, move.space, tell)
  },
}

const LANDING_REACH = 2
