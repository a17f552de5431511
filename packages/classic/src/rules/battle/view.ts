import type { Viewer } from '@ecumene/kernel'
import type { State } from '../state.ts'

/** What a viewer sees of the battle that is going on. */
export type BattleView = { readonly square: number }

export const battleView = ({ battle }: State, _viewer: Viewer): BattleView | null =>
  battle === null ? null : { square: battle.square }
