import type { Viewer } from '@ecumene/kernel'
import { UNIT_TYPES } from '../../data/types.ts'
import { STRENGTHS, type State } from '../state.ts'

const NONE_SHOWN: readonly number[] = Array.from({ length: UNIT_TYPES.length * STRENGTHS }, () => 0)

/** Units of a player's standing forces that lie open in a battle now: everybody knows them (C-3.29). */
export const shownUnits = (_state: State, _seat: number): readonly number[] => NONE_SHOWN

/** Deals battle hands that the viewer may not see anew; the standing forces are dealt already (C-3.14, C-3.15). */
export const sampleBattle = (_state: State, _viewer: Viewer): void => {}

/** Unit cards in a battle that belong to no player's standing forces: those of barbarians. */
export const battleUnits = (_state: State): readonly number[] => NONE_SHOWN
