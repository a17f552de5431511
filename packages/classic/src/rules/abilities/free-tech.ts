import { TECHS } from '../../data/techs.ts'
import type { Teller } from '../events.ts'
import { knows } from '../powers.ts'
import { learn } from '../research/learning.ts'
import { playerOf, type State } from '../state.ts'

/** C-25.17: a tech without cost. */
export const gainTech = (state: State, seat: number, tech: number, tell: Teller): void => {
  const { id, level } = TECHS[tech] as (typeof TECHS)[number]
  tell?.({ kind: 'techGained', seat, tech: id })
  if (!knows(playerOf(state, seat), tech)) learn(state, seat, tech, level - 1, tell)
}
