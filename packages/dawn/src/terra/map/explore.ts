import { has, type Message, plus } from '@ecumene/kernel'
import { ALL_TILES } from '../../data/tiles.ts'
import { NONE } from '../../data/types.ts'
import { because } from '../../rules/because.ts'
import type { Teller } from '../../rules/events.ts'
import type { CaravanOption } from '../../rules/hooks/hooks.ts'
import { boardOf } from '../../rules/map/board.ts'
import { type Laying, moveOf, placementOf } from '../../rules/moves.ts'
import { fillIcons } from '../../rules/setup/steps.ts'
import { ask, type State } from '../../rules/state.ts'
import type { WordKey } from '../../words/en.ts'
import { terraOf } from '../state.ts'
import { laying } from './laying.ts'
import { growMap } from './map.ts'
import { drawTile, putOnTop } from './stack.ts'
import { explorePlaces } from './tile-places.ts'

/** T-11.18: caravans and armies of the active player, numbered together, to note which have explored this turn. */
export const armyFigure = (army: number): number => ARMIES_FROM + army
const ARMIES_FROM = 8

/** T-11.1 to T-11.3, T-11.17, T-11.19: why a figure that stands (or starts) here cannot explore now. */
export const whyNotExplore = (state: State, figure: number, at: number, steps: number): Message<WordKey> | null => {
  const { stack, explored } = terraOf(state)
  const { tile, edge } = boardOf(state.layout)
  if (steps === 0) return because('reason.noSteps')
  if (ALL_TILES[(tile[at] ?? 0) - 1]?.kind !== 'capital') return because('reason.noCapitalTile')
  if (edge[at] !== 1) return because('reason.noEdge')
  if (has(explored, figure)) return because('reason.explored')
  return stack.length === 0 ? because('reason.stackEmpty') : null
}

/** T-11.5, T-11.10: the bottom tile of the stack is placed, or goes to the top if it cannot be. */
export const explore = (state: State, seat: number, figure: number, at: number, tell: Teller): void => {
  const terra = terraOf(state)
  terra.explored = plus(terra.explored, figure)
  const tile = drawTile(terra)
  tell?.({ kind: 'tileDrawn', seat, tile })
  if (explorePlaces(state.layout, at).legal.length > 0) {
    state.laying = tile
    ask(state, { kind: 'exploredTile', seat, from: at })
    return
  }
  putOnTop(terra, tile)
  tell?.({ kind: 'tileReturned', seat, tile })
}

const layExplored = (state: State, seat: number, move: Laying, tell: Teller): void => {
  const placement = placementOf(move, state.laying)
  const from = growMap(state, placement)
  tell?.({ kind: 'tileLaid', seat, tile: state.laying, side: placement.side === 0 ? 'A' : 'B' })
  fillIcons(state, from)
  state.laying = NONE
}

/** T-11.6 to T-11.9, T-11.11 to T-11.15: side, rotation and position are free as long as the tile touches enough. */
export const exploredTile = laying<'exploredTile'>(
  'decision.exploredTile',
  (state, { from }) => explorePlaces(state.layout, from),
  layExplored,
)

/** A caravan on its way may explore instead of taking a step. */
export const exploring: CaravanOption = {
  move: moveOf('explore'),
  whyNot: (state, _seat, caravan, at, steps) => whyNotExplore(state, caravan, at, steps),
  begin: (state, seat, caravan, at, tell) => explore(state, seat, caravan, at, tell),
}
