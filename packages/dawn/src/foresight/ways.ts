import { WALKS } from '../modules.ts'
import { clone } from '../rules/clone.ts'
import { type MoveWith, moveOf } from '../rules/moves.ts'
import type { Frame, State } from '../rules/state.ts'
import type { Walk, Way } from '../rules/walks.ts'

/**
 * A shortest way to every space where the figure in question can stop, and to every space from which it can explore; of several,
 * one that affects others least. The rules say what is legal, on copies of the state: nothing is drawn, rolled or finished there.
 */
export const waysOf = (state: State): readonly Way[] => {
  const frame = topOf(state)
  const walk = WALKS.find(({ before, during }) => before === frame?.kind || during === frame?.kind)
  if (frame === undefined || walk === undefined) return NO_WAYS
  if (frame.kind === walk.during)
    return waysFrom(walk, { state, at: walk.at(state), path: [], moves: [], incidents: 0 })
  const { depart, departures } = walk
  return depart.candidates(state, frame, frame.seat).flatMap((move) => {
    if (!departures.includes(move.kind) || !('space' in move)) return []
    if (depart.whyNot(state, frame, frame.seat, move) !== null) return []
    const begun = clone(state)
    depart.apply(begun, frame, frame.seat, move, undefined)
    return waysFrom(walk, { state: begun, at: move.space, path: [], moves: [move.notation], incidents: 0 })
  })
}

const NO_WAYS: readonly Way[] = []
const STOP = moveOf('stop')

/** How far a figure has come. */
type Reached = {
  readonly state: State
  readonly at: number
  readonly path: readonly number[]
  readonly moves: readonly string[]
  /** Events on the way other than the steps. */
  readonly incidents: number
}

const topOf = ({ pending }: State): Frame | undefined => pending[pending.length - 1]

/** Breadth first: a figure with more steps left can do all that one with fewer could do from the same space. */
const waysFrom = (walk: Walk, start: Reached): readonly Way[] => {
  const ways: Way[] = []
  const met = new Set<number>()
  const explored = new Set<number>()
  let here: readonly Reached[] = [start]
  while (here.length > 0) {
    const next: Reached[] = []
    for (const reached of here) {
      const frame = topOf(reached.state) as Frame
      const isOver = walk.go.over?.(reached.state, frame) === true
      const mayStop = isOver || walk.go.whyNot(reached.state, frame, frame.seat, STOP) === null
      if (mayStop) {
        const moves = isOver ? reached.moves : [...reached.moves, STOP.notation]
        ways.push({ space: reached.at, from: start.at, path: reached.path, moves })
        met.add(reached.at)
      }
      if (isOver) continue
      for (const move of walk.go.candidates(reached.state, frame, frame.seat)) {
        if (move.kind === 'step' ? met.has(move.space) : move.kind !== 'explore' || explored.has(reached.at)) continue
        if (walk.go.whyNot(reached.state, frame, frame.seat, move) !== null) continue
        if (move.kind === 'explore') {
          explored.add(reached.at)
          ways.push({ space: reached.at, from: start.at, path: reached.path, moves: [...reached.moves, move.notation] })
        } else if (move.kind === 'step') {
          met.add(move.space)
          next.push(take(walk, reached, frame, move))
        }
      }
    }
    here = next.sort((one, other) => one.incidents - other.incidents)
  }
  return ways
}

const take = (
  walk: Walk,
  { state, path, moves, incidents }: Reached,
  frame: Frame,
  step: MoveWith<'step'>,
): Reached => {
  const taken = clone(state)
  let told = 0
  walk.go.apply(taken, frame, frame.seat, step, () => told++)
  return {
    state: taken,
    at: step.space,
    path: [...path, step.space],
    moves: [...moves, step.notation],
    // One of the events is the step itself.
    incidents: incidents + told - 1,
  }
}
