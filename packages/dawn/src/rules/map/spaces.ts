import { NONE } from '../../data/types.ts'
import { type Active, active, general } from '../hooks/asking.ts'
import type { Purpose } from '../hooks/hooks.ts'
import { playerOf, type State } from '../state.ts'
import { around, type Board, boardOf, isWater, MOST_SPACES, neighbour } from './board.ts'
import { isControl } from './pieces.ts'

/** The difficulty of a space for a player, with the abilities in force (ask `active` once, not for every space). */
export const difficultyOf = (
  state: State,
  board: Board,
  seat: number,
  space: number,
  purpose: Purpose,
  changes: readonly Active<'difficulty'>[],
): number => {
  let difficulty = board.difficulty[space] ?? 0
  for (let index = 0; index < changes.length; index++) {
    difficulty = (changes[index] as Active<'difficulty'>).does(state, seat, space, difficulty, purpose)
  }
  return difficulty
}

/** N-6.19 to N-6.22: every adjacent space of the map is water or holds a friendly control token. */
export const isMature = (state: State, seat: number, space: number): boolean => {
  const board = boardOf(state.layout)
  let helpers: readonly Active<'countsForMaturity'>[] | null = null
  for (let direction = 0; direction < 6; direction++) {
    const near = neighbour(board, space, direction)
    if (near === NONE || isWater(board, near)) continue
    if (!isControl(state.piece[near])) return false
    if (state.owner[near] === seat) continue
    helpers ??= active('countsForMaturity', state, seat)
    let ripe = false
    for (const { does, giver } of helpers) ripe = ripe || does(state, seat, near, giver)
    if (!ripe) return false
  }
  return true
}

export const countMature = (state: State, seat: number): number => {
  let count = 0
  for (const city of playerOf(state, seat).cities) if (isMature(state, seat, city)) count++
  return count
}

/** N-6.12 */
export const isFriendly = (state: State, space: number, seat: number): boolean => state.owner[space] === seat

export const hasAdjacent = (board: Board, space: number, test: (near: number) => boolean): boolean => {
  for (let direction = 0; direction < 6; direction++) {
    const near = neighbour(board, space, direction)
    if (near !== NONE && test(near)) return true
  }
  return false
}

/*
 * N-6.23, N-6.24: one search over the map answers for all spaces at once. Spaces reached carry the number of the latest
 * search, so nothing has to be cleared.
 */
const reachedBy = new Int32Array(MOST_SPACES)
const cameFrom = new Int16Array(MOST_SPACES)
const queue = new Int16Array(MOST_SPACES)
let search = 0

/**
 * Marks every space within `range` steps of a space of this seat (except those left out), by paths over spaces that may
 * be counted through.
 */
export const reach = (
  board: Board,
  owner: readonly number[],
  seat: number,
  leftOut: readonly number[],
  range: number,
  mayPass: (space: number) => boolean,
): void => {
  search++
  let filled = 0
  for (let space = 0; space < board.size; space++) {
    if (owner[space] !== seat || (leftOut.length > 0 && leftOut.includes(space))) continue
    reachedBy[space] = search
    cameFrom[space] = space
    queue[filled++] = space
  }
  const sources = filled
  let at = 0
  for (let steps = 0; steps < range && at < filled; steps++) {
    const last = filled
    for (; at < last; at++) {
      const space = queue[at] ?? NONE
      if (at >= sources && !mayPass(space)) continue
      for (let direction = 0; direction < 6; direction++) {
        const near = neighbour(board, space, direction)
        if (near === NONE || reachedBy[near] === search) continue
        reachedBy[near] = search
        cameFrom[near] = cameFrom[space] ?? NONE
        queue[filled++] = near
      }
    }
  }
}

/** Did the latest search reach this space, and from where? */
export const isReached = (space: number): boolean => reachedBy[space] === search
export const originOf = (space: number): number => cameFrom[space] ?? NONE

/** N-6.23 counting through anything: are there at most `limit` steps between two spaces, over spaces of the map? */
export const isWithin = (board: Board, from: number, to: number, limit: number): boolean =>
  (stepsFrom(board, from)[to] ?? MOST_SPACES) <= limit

/** The steps from a space to every other: the board never changes, so they are counted once. */
const stepsFrom = (board: Board, from: number): Uint16Array => {
  let known = counted.get(board)
  if (known === undefined) {
    known = []
    counted.set(board, known)
  }
  known[from] ??= countSteps(board, from)
  return known[from]
}

const counted = new WeakMap<Board, Uint16Array[]>()

const countSteps = (board: Board, from: number): Uint16Array => {
  const steps = new Uint16Array(board.size).fill(MOST_SPACES)
  steps[from] = 0
  const found = [from]
  for (const space of found) {
    for (const near of around(board, space)) {
      if (steps[near] !== MOST_SPACES) continue
      steps[near] = (steps[space] ?? 0) + 1
      found.push(near)
    }
  }
  return steps
}

/** Is what stands here safe from effects that remove or replace it, attacks and barbarians aside? */
export const isProtected = (state: State, space: number): boolean => {
  for (const { does } of general('protects', state)) if (does(state, space)) return true
  return false
}
