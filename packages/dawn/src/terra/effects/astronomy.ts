import { type Ask, asks, because } from '../../rules/because.ts'
import { boardOf } from '../../rules/map/board.ts'
import { DONE, type Move, moveOf, spaceMoves } from '../../rules/moves.ts'
import { ask, askAgain, playerOf, type State } from '../../rules/state.ts'
import { explore } from '../map/explore.ts'
import { drawTile, putBelow, putOnTop } from '../map/stack.ts'
import { BOTTOM, TOP } from '../moves.ts'
import { terraOf } from '../state.ts'
import { NO_FIGURE } from './exploring.ts'

/** Astronomy: how many tiles may be looked at. */
const LOOKS = 2

export const beginAstronomy = (state: State, seat: number): void => {
  if (terraOf(state).stack.length > 0) ask(state, { kind: 'observe', seat, looks: 0, hasPlaced: false })
}

/** Tiles from the bottom of the stack are looked at; one may be placed, the others go back to either end. */
export const observe: Ask<'observe', 'look' | 'chart' | 'shelve' | 'done'> = {
  answers: ['look', 'chart', 'shelve', 'done'],
  decision: asks('decision.observe'),
  candidates: (state) => [
    moveOf('look'),
    ...terraOf(state).observed.flatMap((tile) => [
      moveOf('chart', tile),
      moveOf('shelve', tile, TOP),
      moveOf('shelve', tile, BOTTOM),
    ]),
    DONE,
  ],
  whyNot(state, { looks, hasPlaced }, seat, move) {
    const { observed, stack } = terraOf(state)
    if (move.kind === 'done') return observed.length === 0 ? null : because('reason.tilesInHand')
    if (move.kind === 'look') {
      if (stack.length === 0) return because('reason.stackEmpty')
      return looks < LOOKS && observed.length === looks ? null : because('reason.noMoreLooks')
    }
    if (!observed.includes(move.tile)) return because('reason.notAvailable')
    if (move.kind === 'shelve') return null
    if (hasPlaced) return because('reason.tilePlaced')
    return capitalEdges(state, seat).length > 0 ? null : because('reason.noEdge')
  },
  apply(state, frame, seat, move, tell) {
    const terra = terraOf(state)
    if (move.kind === 'done') {
      state.pending.pop()
      return
    }
    if (move.kind === 'look') {
      askAgain(state, { ...frame, looks: frame.looks + 1 })
      const tile = drawTile(terra)
      terra.observed.push(tile)
      tell?.({ kind: 'tileDrawn', seat, tile })
      return
    }
    terra.observed.splice(terra.observed.indexOf(move.tile), 1)
    if (move.kind === 'shelve' && move.end === TOP) {
      putOnTop(terra, move.tile)
      return
    }
    putBelow(terra, move.tile)
    if (move.kind === 'shelve') return
    askAgain(state, { ...frame, hasPlaced: true })
    ask(state, { kind: 'survey', seat })
  },
  over: (state, { looks }) => looks === LOOKS && terraOf(state).observed.length === 0,
}

/** Edge spaces of the player's capital tile. */
const capitalEdges = (state: State, seat: number): readonly number[] => {
  const { tile, edge } = boardOf(state.layout)
  const own = tile[playerOf(state, seat).capital]
  return state.owner.flatMap((_owner, space) => (tile[space] === own && edge[space] === 1 ? [space] : []))
}

/** The tile chosen is explored from there; it lies at the bottom of the stack, where exploring takes it from. */
export const survey: Ask<'survey', 'origin'> = {
  answers: ['origin'],
  decision: asks('decision.survey'),
  candidates: (state): readonly Move[] => spaceMoves(state, 'origin'),
  whyNot: (state, _frame, seat, move) =>
    capitalEdges(state, seat).includes(move.space) ? null : because('reason.noCapitalTile'),
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    explore(state, seat, NO_FIGURE, move.space, tell)
  },
}
