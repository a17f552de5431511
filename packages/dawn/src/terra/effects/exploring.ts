import type { Message } from '@ecumene/kernel'
import { type Ask, asks, because } from '../../rules/because.ts'
import { boardOf, isWater } from '../../rules/board.ts'
import { type Move, movesOf } from '../../rules/moves.ts'
import { isEmpty } from '../../rules/pieces.ts'
import { ask, type State } from '../../rules/state.ts'
import type { WordKey } from '../../words/en.ts'
import { explore } from '../explore.ts'
import { terraOf } from '../state.ts'
import { type OneToken, oneToken } from './one-token.ts'

/** No caravan and no army: cards that explore by themselves are not bound to once a turn (T-11.17). */
export const NO_FIGURE = 15

const edgeMoves = (state: State): readonly Move[] => movesOf('origin').slice(0, state.owner.length)

/** Apadana: a tile is explored from any edge space; then a token goes on an empty space of it. */
export const askForExpedition = (state: State, seat: number): void => {
  if (terraOf(state).stack.length > 0) ask(state, { kind: 'expedition', seat })
}

export const expedition: Ask<'expedition', 'origin'> = {
  answers: ['origin'],
  decision: asks('decision.expedition'),
  candidates: edgeMoves,
  whyNot: (state, _frame, _seat, move) =>
    boardOf(state.layout).edge[move.space] === 1 ? null : because('reason.noEdge'),
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    terraOf(state).doing.space = state.owner.length
    // Asked first, answered last: when the tile has been laid.
    ask(state, { kind: 'pioneer', seat })
    explore(state, seat, NO_FIGURE, move.space, tell)
  },
}

/** The spaces of the tile that has just been explored: those with the highest numbers. */
const newSpaces = (state: State): readonly number[] =>
  state.owner.flatMap((_owner, space) => (space >= terraOf(state).doing.space ? [space] : []))

const whyNotPioneer = (state: State, _seat: number, space: number): Message<WordKey> | null => {
  if (!newSpaces(state).includes(space)) return because('reason.notNewTile')
  if (isWater(boardOf(state.layout), space)) return because('reason.water')
  return isEmpty(state, space) ? null : because('reason.notEmpty')
}

export const pioneer: Ask<'pioneer', OneToken> = {
  ...oneToken('decision.pioneer', whyNotPioneer),
  // T-11.10: the tile went back to the stack.
  over: (state) => newSpaces(state).length === 0,
}
