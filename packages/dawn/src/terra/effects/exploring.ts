import type { Message } from '@ecumene/kernel'
import { because, type Question } from '../../rules/asking.ts'
import { boardOf, isWater } from '../../rules/board.ts'
import { type Move, moveOf, movesOf, NOTHING_MOVE } from '../../rules/moves.ts'
import { isEmpty, unusedControls } from '../../rules/pieces.ts'
import { placeOne } from '../../rules/placing.ts'
import { ask, playerOf, type State } from '../../rules/state.ts'
import type { WordKey } from '../../words/en.ts'
import { explore } from '../explore.ts'
import { terraOf } from '../state.ts'

/** No caravan and no army: cards that explore by themselves are not bound to once a turn (T-11.17). */
export const NO_FIGURE = 15

const edgeMoves = (state: State): readonly Move[] => movesOf('origin').slice(0, state.owner.length)

/** Apadana: a tile is explored from any edge space; then a token goes on an empty space of it. */
export const askForExpedition = (state: State, seat: number): void => {
  if (terraOf(state).stack.length > 0) ask(state, 'expedition', seat)
}

export const expedition: Question = {
  answers: ['origin'],
  decision: 'decision.expedition',
  candidates: edgeMoves,
  whyNot: (state, _seat, move) => (boardOf(state.layout).edge[move.space] === 1 ? null : because('reason.noEdge')),
  apply(state, seat, move, tell) {
    state.pending.pop()
    terraOf(state).doing.space = state.owner.length
    // Asked first, answered last: when the tile has been laid.
    ask(state, 'pioneer', seat)
    explore(state, seat, NO_FIGURE, move.space, tell)
  },
}

/** The spaces of the tile that has just been explored: those with the highest numbers. */
const newSpaces = (state: State): readonly number[] =>
  state.owner.flatMap((_owner, space) => (space >= terraOf(state).doing.space ? [space] : []))

const whyNotPioneer = (state: State, seat: number, space: number): Message<WordKey> | null => {
  if (!newSpaces(state).includes(space)) return because('reason.notNewTile')
  if (isWater(boardOf(state.layout), space)) return because('reason.water')
  if (!isEmpty(state, space)) return because('reason.notEmpty')
  return unusedControls(playerOf(state, seat)) === 0 ? because('reason.noControlTokens') : null
}

export const pioneer: Question = {
  answers: ['place', 'nothing'],
  decision: 'decision.pioneer',
  candidates: (state) => [...newSpaces(state).map((space) => moveOf('place', space)), NOTHING_MOVE],
  whyNot: (state, seat, move) => (move.kind === 'nothing' ? null : whyNotPioneer(state, seat, move.space)),
  apply(state, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'place') placeOne(state, seat, move.space, tell)
  },
  // T-11.10: the tile went back to the stack.
  over: (state) => newSpaces(state).length === 0,
}
