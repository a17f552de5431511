import { CARD_TYPE } from '../data/cards.ts'
import { DESERT, GRASSLAND, HILLS, MILITARY, MOUNTAINS, SLOTS } from '../data/types.ts'
import type { Abilities } from '../rules/hooks/hooks.ts'
import { hasEra, NEWEST_ERA_FIRST } from '../rules/industry/wonders.ts'
import { boardOf } from '../rules/map/board.ts'
import { ask, playerOf } from '../rules/state.ts'
import { askForResource } from '../rules/trade/resources.ts'
import { attackIn, isUsed, markUsed, resolvingIn } from '../rules/undertakings.ts'

/** What each leader sheet does. */
export const leaders: NonNullable<Abilities['leaders']> = {
  // Roosevelt Corollary: natural wonders lie on focus cards and serve there as trade tokens or as resources.
  america: { keepsNaturalsOnCards: () => true },

  // Legend of the Five Suns: after the military card's reset any two cards are swapped if an attack was won.
  aztec: {
    cardReset(state, seat) {
      const { resets, card } = resolvingIn(state)
      if (!state.turnSoFar.hasWon || isUsed(state, 'aztec')) return false
      if (!resets || CARD_TYPE[card] !== MILITARY) return false
      markUsed(state, 'aztec')
      ask(state, { kind: 'swap', seat, farthest: SLOTS })
      return true
    },
  },

  // Monument Builders
  egypt: { wonderCost: () => -1 },

  // Grand Tour: tokens by the newest era among the player's wonders.
  france: {
    extraTokens(state, seat) {
      const { wonders } = playerOf(state, seat)
      for (const era of NEWEST_ERA_FIRST) if (hasEra(wonders, era)) return era + 1
      return 0
    },
  },

  // Divine Wind: on the player's turn deserts and mountains at the shore count as 3. Natural wonders are neither (ND-42).
  japan: {
    difficulty(state, seat, space, difficulty) {
      const board = boardOf(state.layout)
      const terrain = board.terrain[space]
      if (state.active !== seat || (terrain !== DESERT && terrain !== MOUNTAINS)) return difficulty
      return board.shore[space] === 1 ? Math.min(3, difficulty) : difficulty
    },
  },

  // All Roads Lead to Rome
  rome: { departsAnywhere: () => true },

  // People of the Steppe
  scythia: {
    combatValue(state) {
      const terrain = boardOf(state.layout).terrain[attackIn(state).target]
      return terrain === GRASSLAND || terrain === HILLS ? 3 : 0
    },
  },

  // Epic Quest
  sumeria: { barbarianDefeated: (state, seat) => askForResource(state, seat) },
}
