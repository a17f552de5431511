import type { Message } from '@ecumene/kernel'
import { NONE } from '../../data/types.ts'
import { because } from '../../rules/because.ts'
import { whyNotFree } from '../../rules/culture/placing.ts'
import type { Teller } from '../../rules/events.ts'
import { active } from '../../rules/hooks/asking.ts'
import { boardOf } from '../../rules/map/board.ts'
import { hasBarbarian, isCity, isControl, placeControl } from '../../rules/map/pieces.ts'
import { difficultyOf, hasAdjacent, isFriendly } from '../../rules/map/spaces.ts'
import { CONTROL, playerOf, REINFORCED, type State } from '../../rules/state.ts'
import { currentSlot } from '../../rules/undertakings.ts'
import type { WordKey } from '../../words/en.ts'
import { DISTRICTS } from '../data/districts.ts'
import { terraPlayer } from '../state.ts'

/*
 * T-8.1: a district is a control token that is also in its owner's list. It is not one of the 34 tokens of its colour,
 * so the owner has one token more while it is on the map.
 */

/**
 * Does a space count as friendly for a district's effect? Open Borders and Polders add to the spaces with the player's
 * own pieces.
 */
export const isFriendlyToDistricts = (state: State, seat: number, space: number): boolean =>
  isFriendly(state, space, seat) ||
  active('countsForDistricts', state, seat).some(({ does, giver }) => does(state, space, true, giver))

/** The own district on a space, by kind, or NONE. */
export const districtAt = (state: State, seat: number, space: number): number =>
  terraPlayer(state, seat).districts.indexOf(space)

/** T-8.2: taken back, it could not be placed as a control token. */
export const isDistrict = (state: State, seat: number, space: number): boolean =>
  districtAt(state, seat, space) !== NONE

export const isPlaced = (state: State, seat: number, kind: number): boolean =>
  terraPlayer(state, seat).districts[kind] !== NONE

/** T-8.3, T-8.4: the placing rules of control tokens, but an own control token may be there already. */
export const whyNotDistrict = (state: State, seat: number, kind: number, space: number): Message<WordKey> | null => {
  if (isPlaced(state, seat, kind)) return because('reason.districtPlaced')
  const board = boardOf(state.layout)
  const bans = active('forbidsControl', state, seat)
  const replaces = state.owner[space] === seat && isControl(state.piece[space])
  if (replaces) {
    for (const { does } of bans) {
      const forbidden = does(state, seat, space)
      if (forbidden !== null) return forbidden
    }
    if (hasBarbarian(state, space)) return because('reason.barbarian')
  } else {
    const blocked = whyNotFree(state, board, seat, space, bans)
    if (blocked !== null) return blocked
  }
  const slot = currentSlot(state)
  const difficulty = difficultyOf(state, board, seat, space, 'place', active('difficulty', state, seat))
  if (difficulty > slot) return because('reason.tooHard', { difficulty, slot })
  if (hasAdjacent(board, space, (near) => state.owner[near] === seat && isCity(state.piece[near]))) return null
  for (const { does } of active('mayPlace', state, seat)) if (does(state, seat, space)) return null
  return because('reason.notNextToCity')
}

/** T-8.4 to T-8.8: places it unreinforced; true if it takes the place of an own control token that was no district. */
export const placeDistrict = (state: State, seat: number, kind: number, space: number, tell: Teller): boolean => {
  const player = playerOf(state, seat)
  const { districts } = terraPlayer(state, seat)
  tell?.({ kind: 'districtPlaced', seat, district: (DISTRICTS[kind] as (typeof DISTRICTS)[number]).id, space })
  const replaces = state.owner[space] === seat
  const former = replaces ? districts.indexOf(space) : NONE
  if (former !== NONE) takeBack(state, seat, former)
  if (!replaces) placeControl(state, space, seat, exceptPlacing(tell))
  else if (state.piece[space] === REINFORCED) {
    state.piece[space] = CONTROL
    player.reinforced--
  }
  districts[kind] = space
  player.tokens++
  return replaces && former === NONE
}

/** The district is in the log already; what its space brings (N-8.10, N-20.9) is not. */
const exceptPlacing = (tell: Teller): Teller =>
  tell === undefined
    ? undefined
    : (event) => {
        if (event.kind !== 'controlPlaced') tell(event)
      }

const takeBack = (state: State, seat: number, kind: number): void => {
  terraPlayer(state, seat).districts[kind] = NONE
  playerOf(state, seat).tokens--
}

/** T-8.11: a district that leaves the map is in its owner's hand again. */
export const districtLeaves = (state: State, seat: number, space: number): void => {
  const kind = districtAt(state, seat, space)
  if (kind !== NONE) takeBack(state, seat, kind)
}

/** A district that an effect moves stays a district. */
export const districtMoves = (state: State, seat: number, from: number, to: number): void => {
  const kind = districtAt(state, seat, from)
  if (kind !== NONE) terraPlayer(state, seat).districts[kind] = to
}
