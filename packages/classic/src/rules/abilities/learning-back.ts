import type { State } from '../state.ts'
import { foreignTechs } from './foreign-techs.ts'

/** Techs that the partner of an exchange may learn from the player who began it. */
export const learnable = (state: State, seat: number): readonly number[] =>
  foreignTechs(state, seat, (other) => other === state.power.target, state.power.left)
