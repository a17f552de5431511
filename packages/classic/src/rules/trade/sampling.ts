import type { State } from '../state.ts'

/** Faces in offers of the others are as unknown as those in their hands (C-3.19). */
export const sampleOffers = (_state: State, _hidden: readonly number[]): void => {}
