import { NONE } from '../../data/types.ts'
import { add, DIRECTIONS, type Hex } from '../../hex.ts'
import type { Detour } from '../../rules/abilities.ts'
import { because, type Question } from '../../rules/asking.ts'
import { boardOf, neighbour } from '../../rules/board.ts'
import { layMove, moveOf } from '../../rules/moves.ts'
import { ask, type State } from '../../rules/state.ts'
import { WATER_TOKEN } from '../data/forts.ts'
import { explore, whyNotExplore } from '../explore.ts'
import { growMap } from '../map.ts'
import { terraOf } from '../state.ts'

/** Shipbuilding: once, before a caravan explores, a water token may be laid next to its space. */
export const flooding: Detour = {
  move: moveOf('flood'),
  whyNot(state, _seat, caravan, at, steps) {
    if (terraOf(state).doing.flooded === state.turn) return because('reason.usedThisTurn')
    return whyNotExplore(state, caravan, at, steps)
  },
  begin: (state, seat) => ask(state, 'flood', seat),
}

/** Free hexes next to a space. */
const freeAround = (state: State, space: number): readonly Hex[] => {
  const board = boardOf(state.layout)
  const at: Hex = { q: board.q[space] as number, r: board.r[space] as number }
  return DIRECTIONS.flatMap((step, direction) => (neighbour(board, space, direction) === NONE ? [add(at, step)] : []))
}

export const flood: Question = {
  answers: ['lay'],
  decision: 'decision.flood',
  candidates: (state) => freeAround(state, state.now.at).map(({ q, r }) => layMove({ side: 0, rotation: 0, q, r })),
  whyNot(state, _seat, move) {
    const free = freeAround(state, state.now.at).some(({ q, r }) => q === move.space && r === move.other)
    return free && move.item === 0 ? null : because('reason.notAdjacent')
  },
  apply(state, seat, move, tell) {
    state.pending.pop()
    terraOf(state).doing.flooded = state.turn
    const { caravan, at } = state.now
    const space = growMap(state, { tile: WATER_TOKEN, side: 0, rotation: 0, q: move.space, r: move.other })
    tell?.({ kind: 'waterLaid', seat, space })
    explore(state, seat, caravan, at, tell)
  },
}
