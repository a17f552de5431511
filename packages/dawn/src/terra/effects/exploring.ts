import { type Ask, asks, because } from '../../rules/because.ts'
import { boardOf, isWater } from '../../rules/map/board.ts'
import { isEmpty } from '../../rules/map/pieces.ts'
import { type Move, spaceMoves } from '../../rules/moves.ts'
import { ask, type State } from '../../rules/state.ts'
import { explore } from '../map/explore.ts'
import { terraOf } from '../state.ts'
import { type OneToken, oneToken } from './one-token.ts'

/** No caravan and no army: cards that explore by themselves are not bound to once a turn (T-11.17). */
export const NO_FIGURE = 15

const edgeMoves = (state: State): readonly Move[] => spaceMoves(state, 'origin')

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
    // Asked first, answered last: when the tile has been laid.
    ask(state, { kind: 'pioneer', seat, from: state.owner.length })
    explore(state, seat, NO_FIGURE, move.space, tell)
  },
}

/** The spaces of the tile that has just been explored are those with the highest numbers. */
const token = oneToken<'pioneer'>('decision.pioneer', (state, { from }, space) => {
  if (space < from) return because('reason.notNewTile')
  if (isWater(boardOf(state.layout), space)) return because('reason.water')
  return isEmpty(state, space) ? null : because('reason.notEmpty')
})

export const pioneer: Ask<'pioneer', OneToken> = {
  ...token,
  // T-11.10: the tile went back to the stack.
  over: (state, { from }) => state.owner.length === from,
}
