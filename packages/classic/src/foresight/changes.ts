import { buildingIn, isBuildingItem, isWonderItem, wonderIn } from '../rules/cities/items.ts'
import { clone } from '../rules/clone.ts'
import { legal } from '../rules/decisions.ts'
import { putMarker } from '../rules/map/placing.ts'
import { BUILDING_CODE, type State, WONDER_CODE } from '../rules/state.ts'
import { type Yields, yieldsOf } from './yields.ts'

/** What a square would show more, or less, with the building or wonder that is being placed (C-13.11). */
export type Change = Yields & { readonly square: number }

export const changesOf = (state: State, seat: number): readonly Change[] => {
  const frame = state.pending[state.pending.length - 1]
  const code = frame?.kind === 'put' ? markerFor(frame.item) : null
  if (code === null) return NO_CHANGES
  // What one square shows does not depend on other squares: one copy is enough for all.
  const built = clone(state)
  return legal(state, seat).flatMap((move) => (move.kind === 'put' ? [changeOn(state, built, move.square, code)] : []))
}

const NO_CHANGES: readonly Change[] = []

/** Figures show nothing. */
const markerFor = (item: number): number | null => {
  if (isBuildingItem(item)) return BUILDING_CODE + buildingIn(item).number
  return isWonderItem(item) ? WONDER_CODE + wonderIn(item).number : null
}

const changeOn = (state: State, built: State, square: number, code: number): Change => {
  putMarker(built, square, code)
  const before = yieldsOf(state, [square])
  const after = yieldsOf(built, [square])
  return {
    square,
    trade: after.trade - before.trade,
    production: after.production - before.production,
    culture: after.culture - before.culture,
    coins: after.coins - before.coins,
  }
}
