import { leaderNumber } from '../../data/leaders.ts'
import { ALL_CITY_STATES } from '../../data/sights.ts'
import { NONE } from '../../data/types.ts'
import type { Abilities, Hooks } from '../../rules/abilities.ts'
import { because } from '../../rules/asking.ts'
import { boardOf, isWater } from '../../rules/board.ts'
import { isControl, put, removePiece } from '../../rules/pieces.ts'
import { hasAdjacent } from '../../rules/spaces.ts'
import { CITY, CITY_STATE, NOTHING, playerOf, type State } from '../../rules/state.ts'
import { gainTrade } from '../../rules/trade.ts'
import { askToRetaliate } from '../effects/diplomacy.ts'
import { terraOf } from '../state.ts'

const antananarivoSpace = (state: State): number =>
  boardOf(state.layout).cityStateSpaces[ALL_CITY_STATES.findIndex(({ id }) => id === 'antananarivo')] ?? NONE

/** T-16.2: on its holder's turn Antananarivo is one of the holder's cities and no city-state. */
function welcome(state: State, seat: number): void {
  const space = antananarivoSpace(state)
  if (space === NONE || state.piece[space] !== CITY_STATE) return
  state.piece[space] = NOTHING
  playerOf(state, seat).guests++
  put(state, space, seat, CITY, undefined)
}

/** T-16.3: then it stands for itself again, until the next holder's turn. */
function takeLeave(state: State, seat: number): void {
  const space = antananarivoSpace(state)
  if (playerOf(state, seat).guests === 0) return
  removePiece(state, space, undefined)
  playerOf(state, seat).guests--
  state.piece[space] = CITY_STATE
}

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
  akkad: { passes: (_state, _seat, _space, kind) => isControl(kind) },
  antananarivo: {
    turnBegins: welcome,
    turnEnds(state, seat) {
      takeLeave(state, seat)
      return false
    },
    deniesRest: (state, _seat, space) => space === antananarivoSpace(state),
  },
  palenque: { resourcesAsTrade: () => true },
}

/** What a card of another player does for its holder. */
export const treaties: NonNullable<Abilities['treaties']> = {
  'ti-open-borders': {
    ripens: (state, _seat, space, giver) => state.owner[space] === giver && isControl(state.piece[space]),
    feedsDistricts: (state, space, isCounted, giver) => isCounted && state.owner[space] === giver,
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
  visits(state, seat, space) {
    const host = state.owner[space] as number
    if (terraOf(state).ibrahim !== seat || host === NONE || playerOf(state, host).leader !== OTTOMAN) return
    gainTrade(state, seat, 1)
    gainTrade(state, host, 1)
  },
}

const OTTOMAN = leaderNumber('ottoman')
