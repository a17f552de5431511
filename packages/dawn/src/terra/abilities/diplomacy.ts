import type { Abilities } from '../../rules/abilities.ts'
import { boardOf, isWater } from '../../rules/board.ts'
import { isControl } from '../../rules/pieces.ts'
import { hasAdjacent } from '../../rules/spaces.ts'
import { ask } from '../../rules/state.ts'

/** What a card of each city-state of the expansion does for its holder. */
export const cityStates: NonNullable<Abilities['cityStates']> = {
  auckland: {
    settlesThroughWater: () => true,
    difficulty(state, _seat, space, difficulty, purpose) {
      if (purpose !== 'settle') return difficulty
      const board = boardOf(state.layout)
      return hasAdjacent(board, space, (near) => isWater(board, near)) ? 1 : difficulty
    },
  },
  palenque: { resourcesAsTrade: () => true },
}

/** What a card of another player does for its holder. */
export const treaties: NonNullable<Abilities['treaties']> = {
  'ti-open-borders': {
    ripens: (state, _seat, space, giver) => state.owner[space] === giver && isControl(state.piece[space]),
  },
  'non-aggression-pact': {
    spares: (_state, _seat, owner, giver) => owner === giver,
    harmed(state, seat, by, giver) {
      if (by === giver) ask(state, 'retaliate', seat)
    },
  },
}
