import { NONE } from '../../data/types.ts'
import { wonderId, wonderType } from '../../data/wonders.ts'
import type { Teller } from '../../rules/events.ts'
import { revealWonder } from '../../rules/industry/wonder-building.ts'
import { addWonder } from '../../rules/industry/wonders.ts'
import type { State } from '../../rules/state.ts'
import { terraOf } from '../state.ts'

/** T-14.6 to T-14.10, T-14.14: face-up wonders get a token; a second one takes the card out of the game. */
export const wonderIcon = (state: State, tell: Teller): void => {
  const { wonderTokens } = terraOf(state)
  for (let type = 0; type < state.tops.length; type++) {
    const wonder = state.tops[type] ?? 0
    if (wonder === NONE) continue
    if (wonderTokens[type] === 0) {
      wonderTokens[type] = 1
      tell?.({ kind: 'wonderCheapened', wonder: wonderId(wonder) })
      continue
    }
    tell?.({ kind: 'wonderForgotten', wonder: wonderId(wonder) })
    addWonder(state.gone, wonder)
    revealWonder(state, type, tell)
  }
}

/** T-14.8, T-14.10, T-14.13: the token never passes to the next card. */
export const clearWonderToken = (state: State, type: number): void => {
  terraOf(state).wonderTokens[type] = 0
}

/** T-14.12 */
export const discountOf = (state: State, wonder: number): number => {
  const type = wonderType(wonder)
  return state.tops[type] === wonder && terraOf(state).wonderTokens[type] === 1 ? -1 : 0
}
