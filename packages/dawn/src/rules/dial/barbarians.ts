import { below, type Tell } from '@ecumene/kernel'
import { NONE } from '../../data/types.ts'
import { type Ask, asks, because } from '../because.ts'
import { weaken } from '../culture/culture.ts'
import type { Event } from '../events.ts'
import { active, general } from '../hooks/asking.ts'
import { type Board, boardOf, isWater, neighbour } from '../map/board.ts'
import { ownerOf } from '../map/on-spaces.ts'
import { destroyCaravans, hasBarbarian, isEmpty, letterOf, removePiece } from '../map/pieces.ts'
import { type Move, moveOf, NOTHING_MOVE } from '../moves.ts'
import { ask, CAPITAL, CITY, CONTROL, DEFEATED, NOTHING, playerOf, REINFORCED, type State } from '../state.ts'

/** N-22.12 */
const TOKENS_RAIDED = 2

/** N-22.1, N-22.2: the die and the direction token give one direction for all. */
const rollDirection = (state: State, tell: Tell<Event> | undefined): number => {
  const die = 1 + below(state.random, 6)
  const direction = (die - 1 + state.direction) % 6
  tell?.({ kind: 'directionRolled', die, direction })
  return direction
}

export const beginRaid = (state: State, tell: Tell<Event> | undefined): void => {
  state.heading = rollDirection(state, tell)
  state.raider = 0
  state.phase = 'raid'
}

/** N-22.4, N-22.17: moves barbarians until something is asked; false when the raid is over. */
export const continueRaid = (state: State, tell: Tell<Event> | undefined): boolean => {
  while (state.raider < state.barbarians.length) {
    const barbarian = state.raider
    state.raider++
    if ((state.barbarians[barbarian] ?? 0) >= 0) moveBarbarian(state, barbarian, state.heading, tell)
    if (state.pending.length > 0) return true
  }
  if (crowdedSpace(state) === NONE) return false
  ask(state, { kind: 'collision', seat: state.first })
  return true
}

/** The first space with more than one barbarian, or NONE. */
export const crowdedSpace = (state: State): number => {
  const { barbarians } = state
  for (let one = 0; one < barbarians.length; one++) {
    const space = barbarians[one] ?? 0
    if (space >= 0 && barbarians.indexOf(space, one + 1) !== -1) return space
  }
  return NONE
}

/** N-22.17, N-22.18: the first player says which one moves on. */
export const collision: Ask<'collision', 'barbarian'> = {
  answers: ['barbarian'],
  decision: asks('decision.collision'),
  candidates: (state) => state.barbarians.flatMap((at, barbarian) => (at >= 0 ? [moveOf('barbarian', barbarian)] : [])),
  whyNot: (state, _frame, _seat, move) =>
    state.barbarians[move.barbarian] === crowdedSpace(state) ? null : because('reason.notInCrowd'),
  apply(state, _frame, _seat, move, tell) {
    state.pending.pop()
    moveBarbarian(state, move.barbarian, rollDirection(state, tell), tell)
  },
}

const OPPOSITE = 3

/** N-22.3, N-22.5 to N-22.7, N-22.20: the land space where it comes out, or NONE if it cannot move at all. */
const landing = (state: State, board: Board, from: number, direction: number, crossed: number[]): number => {
  let heading = direction
  let space = neighbour(board, from, heading)
  let turns = 0
  if (space === NONE) {
    heading = (heading + OPPOSITE) % 6
    space = neighbour(board, from, heading)
    turns = 1
  }
  if (space === NONE) return NONE
  while (isWater(board, space)) {
    crossed.push(space)
    const next = neighbour(board, space, heading)
    if (next !== NONE) {
      space = next
      continue
    }
    if (turns === 2) return NONE
    turns++
    heading = (heading + OPPOSITE) % 6
    space = neighbour(board, space, heading)
    if (space === NONE) return NONE
  }
  return isBarred(state, space) ? NONE : space
}

/** Petra: barbarians cannot enter some spaces of its owner. */
const isBarred = (state: State, space: number): boolean => {
  const owner = ownerOf(state, space)
  if (owner === NONE) return false
  for (const { does } of active('forbidsBarbarians', state, owner)) if (does(state, space)) return true
  return false
}

export const moveBarbarian = (
  state: State,
  barbarian: number,
  direction: number,
  tell: Tell<Event> | undefined,
): void => {
  const board = boardOf(state.layout)
  const from = state.barbarians[barbarian] ?? 0
  let crossed: number[] = []
  let space = landing(state, board, from, direction, crossed)
  if (space === NONE) {
    // ND-39: kept out of a space it moves the opposite way instead.
    crossed = []
    space = landing(state, board, from, (direction + OPPOSITE) % 6, crossed)
  }
  if (space === NONE) return
  // N-22.19: what is on the water it crosses is affected too; only figures can be there.
  for (const water of crossed) {
    if (isThrownBack(state, water, tell)) return
    destroyCaravans(state, water, tell)
  }
  if (space === from) return
  state.barbarians[barbarian] = space
  tell?.({ kind: 'barbarianMoved', barbarian: letterOf(barbarian), from, space })
  if (!enter(state, space, tell)) return
  // N-22.11, N-22.13, N-22.14: over water it comes back to the land it came from.
  state.barbarians[barbarian] = from
  tell?.({ kind: 'barbarianMoved', barbarian: letterOf(barbarian), from: space, space: from })
}

/** N-22.8 to N-22.16: what a barbarian does to the space it enters; true if it is thrown back. */
const enter = (state: State, space: number, tell: Tell<Event> | undefined): boolean => {
  if (isThrownBack(state, space, tell)) return true
  destroyCaravans(state, space, tell)
  const owner = ownerOf(state, space)
  switch (state.piece[space]) {
    case CONTROL:
      tell?.({ kind: 'controlDestroyed', owner, space })
      removePiece(state, space, tell)
      return false
    case CITY:
      tell?.({ kind: 'cityDestroyed', owner, space })
      removePiece(state, space, tell)
      return false
    case REINFORCED:
      weaken(state, space, tell)
      return true
    case CAPITAL:
      raidCapital(state, owner, tell)
      return !state.options.barbariansStayInCapitals
    default:
      return false
  }
}

/** Does something of a module meet a barbarian here and throw it back? */
const isThrownBack = (state: State, space: number, tell: Tell<Event> | undefined): boolean => {
  for (const { does } of general('barbarianEnters', state)) if (does(state, space, tell)) return true
  return false
}

/** N-22.12: two trade tokens of the owner's choice, or all if there are fewer. */
const raidCapital = (state: State, owner: number, tell: Tell<Event> | undefined): void => {
  const player = playerOf(state, owner)
  const held = player.trade.reduce((sum, count) => sum + count, 0)
  const lost = Math.min(TOKENS_RAIDED, held - player.discarding)
  tell?.({ kind: 'capitalRaided', owner, count: lost })
  if (lost === 0) return
  player.discarding += lost
  ask(state, { kind: 'discard', seat: owner })
}

/** N-23: defeated barbarians come back to the icons with their letters, where these are free. */
export const spawnBarbarians = (state: State, tell: Tell<Event> | undefined): void => {
  const board = boardOf(state.layout)
  for (let barbarian = 0; barbarian < state.barbarians.length; barbarian++) {
    if (state.barbarians[barbarian] !== DEFEATED) continue
    const space = board.lairs[barbarian] ?? 0
    const blocked =
      state.piece[space] !== NOTHING ||
      state.token[space] !== 0 ||
      state.wonder[space] !== 0 ||
      hasBarbarian(state, space)
    if (blocked) continue
    destroyCaravans(state, space, tell)
    state.barbarians[barbarian] = space
    tell?.({ kind: 'barbarianSpawned', barbarian: letterOf(barbarian), space })
    for (const { does } of general('barbarianSpawned', state)) does(state, space, tell)
  }
}

/** Seoul: one barbarian moves to a neighbouring empty land space. */
export const march: Ask<'march', 'march' | 'nothing'> = {
  answers: ['march', 'nothing'],
  decision: asks('decision.march'),
  candidates(state) {
    const moves: Move[] = [NOTHING_MOVE]
    for (let barbarian = 0; barbarian < state.barbarians.length; barbarian++) {
      if ((state.barbarians[barbarian] ?? 0) < 0) continue
      for (let direction = 0; direction < 6; direction++) moves.push(moveOf('march', barbarian, direction))
    }
    return moves
  },
  whyNot(state, _frame, _seat, move) {
    if (move.kind === 'nothing') return null
    const from = state.barbarians[move.barbarian] ?? 0
    if (from < 0) return because('reason.noBarbarian')
    const board = boardOf(state.layout)
    const to = neighbour(board, from, move.direction)
    if (to === NONE) return because('reason.outside')
    if (isWater(board, to)) return because('reason.water')
    return isEmpty(state, to) ? null : because('reason.notEmpty')
  },
  apply(state, _frame, _seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'nothing') return
    const from = state.barbarians[move.barbarian] ?? 0
    const space = neighbour(boardOf(state.layout), from, move.direction)
    state.barbarians[move.barbarian] = space
    tell?.({ kind: 'barbarianMoved', barbarian: letterOf(move.barbarian), from, space })
  },
}
