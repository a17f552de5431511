import { crowdedSpace } from './dial/barbarians.ts'
import type { FrameKind, FrameOf, State } from './state.ts'
import { attackIn } from './undertakings.ts'

/** The space that a decision is about, by its kind; kinds that are about no place of the map are left out. */
export type Places = {
  readonly [Kind in FrameKind]?: (state: State, frame: FrameOf<Kind>) => number
}

type At<Field extends string> = { readonly [Name in Field]: number }

const visited = (_state: State, frame: At<'visited'>): number => frame.visited
export const spaceNamed = (_state: State, { space }: At<'space'>): number => space
export const attacked = (state: State): number => attackIn(state).target

export const basePlaces: Places = {
  caravan: (_state, { at }) => at,
  envoy: visited,
  treaty: visited,
  giveBack: visited,
  attackerSpends: attacked,
  defenderSpends: attacked,
  conquest: spaceNamed,
  enshrine: spaceNamed,
  makeRoom: spaceNamed,
  collision: crowdedSpace,
}
