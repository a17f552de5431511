import type { Abilities } from '../rules/hooks/hooks.ts'
import { ask } from '../rules/state.ts'
import { isUsed, markUsed, resolvingIn } from '../rules/undertakings.ts'

/** What focus cards do beyond the numbers of their type. */
export const cards: NonNullable<Abilities['cards']> = {
  // Another card after the reset, once per turn (ND-46).
  capitalism: {
    cardReset(state, seat) {
      if (!resolvingIn(state).resets || isUsed(state, 'capitalism')) return false
      markUsed(state, 'capitalism')
      ask(state, { kind: 'otherCard', seat })
      return true
    },
  },
}
