import { holesIn, type Placement } from '../../hex.ts'
import { boardOf, hexesLaid, tileNumbered, tileOn } from '../../rules/map/board.ts'
import { layOut } from '../../rules/setup/map-building.ts'
import type { State } from '../../rules/state.ts'
import { WATER_TOKEN } from '../data/forts.ts'

export const isFort = (tile: number): boolean => tile > 0 && tileNumbered(tile).kind === 'fort'

/** The fort on this space, as a tile, or 0. */
export const isFortSpace = (state: State, space: number): boolean => isFort(tileOn(boardOf(state.layout), space))

/**
 * Lays a tile or a fort. T-3.28, T-11.14: holes it encloses are filled with water tokens, which are laid like tiles: so
 * every space keeps its number for the whole game. Returns the number of the first new space.
 */
export const growMap = (state: State, placement: Placement): number => {
  const from = state.owner.length
  const layout = [...state.layout, placement]
  const holes = holesIn(layout.flatMap(hexesLaid))
  layOut(state, [...layout, ...holes.map(({ q, r }) => ({ tile: WATER_TOKEN, side: 0, rotation: 0, q, r }))])
  recountShore(state)
  return from
}

/** N-26.14: new land leaves fewer shore spaces, new water makes more. */
const recountShore = (state: State): void => {
  const { shore } = boardOf(state.layout)
  for (const player of state.players) player.shore = 0
  for (const [space, owner] of state.owner.entries()) {
    const player = state.players[owner]
    if (player !== undefined) player.shore += shore[space] ?? 0
  }
}
