import { leaderNumber } from '../../data/leaders.ts'
import { NONE } from '../../data/types.ts'
import { because } from '../../rules/because.ts'
import type { Abilities, Hooks } from '../../rules/hooks/hooks.ts'
import { boardOf, isWater } from '../../rules/map/board.ts'
import { ownerOf } from '../../rules/map/on-spaces.ts'
import { isControl } from '../../rules/map/pieces.ts'
import { hasAdjacent } from '../../rules/map/spaces.ts'
import { playerOf } from '../../rules/state.ts'
import { gainTrade } from '../../rules/trade/trade.ts'
import { askToRetaliate } from '../effects/diplomacy.ts'
import { terraOf } from '../state.ts'
import { antananarivo } from './antananarivo.ts'

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
  // T-16.1: passing is free, stopping means attacking.
  akkad: { marchesPast: (_state, _seat, _space, kind) => isControl(kind) },
  antananarivo,
  palenque: { resourcesAsTrade: () => true },
}

/** What a card of another player does for its holder. */
export const treaties: NonNullable<Abilities['treaties']> = {
  'ti-open-borders': {
    countsForMaturity: (state, _seat, space, giver) => state.owner[space] === giver,
    countsForDistricts: (state, space, isCounted, giver) => isCounted && state.owner[space] === giver,
  },
  'non-aggression-pact': {
    forbidsHarm: (_state, _seat, owner, giver) => (owner === giver ? because('reason.pact') : null),
    harmed(state, seat, by, giver) {
      if (by === giver) askToRetaliate(state, seat, giver)
    },
  },
}

/** T-16.4, T-16.5: the card beside the treaties. Its holder and the Ottoman player each gain by visits of Ottoman cities. */
export const ibrahim: Partial<Hooks> = {
  cityVisited(state, seat, space) {
    const host = ownerOf(state, space)
    if (terraOf(state).ibrahim !== seat || host === NONE || playerOf(state, host).leader !== OTTOMAN) return
    gainTrade(state, seat, 1)
    gainTrade(state, host, 1)
  },
}

const OTTOMAN = leaderNumber('ottoman')
