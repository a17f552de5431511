import { battleOf } from '../rules/battle/battle.ts'
import { type Clash, clashOf } from '../rules/battle/fronts.ts'
import { NEW_FRONT } from '../rules/battle/moves.ts'
import { legal } from '../rules/decisions.ts'
import type { State } from '../rules/state.ts'

/** What will come of a unit that is played against an enemy one (C-28.10 to C-28.18). */
export type Strike = Omit<Clash, 'first'> & {
  /** In notation. */
  readonly move: string
  /** Who strikes first. */
  readonly first: 'own' | 'enemy' | 'both'
}

export const strikesOf = (state: State, seat: number): readonly Strike[] => {
  if (state.pending[state.pending.length - 1]?.kind !== 'fight') return NO_STRIKES
  const { turn } = battleOf(state)
  return legal(state, seat).flatMap((move) => {
    if (move.kind !== 'field' || move.where === NEW_FRONT) return []
    const { first, ...struck } = clashOf(state, turn, move.card, move.where - 1)
    return [{ move: move.notation, first: first === null ? 'both' : first === turn ? 'own' : 'enemy', ...struck }]
  })
}

const NO_STRIKES: readonly Strike[] = []
