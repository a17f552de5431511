import { CARD_TYPE } from '../data/cards.ts'
import { CULTURE, FOREST, INDUSTRY } from '../data/types.ts'
import { wonderType } from '../data/wonders.ts'
import type { Abilities } from '../rules/hooks/hooks.ts'
import { canRenegotiate } from '../rules/industry/wonder-effects.ts'
import { boardOf } from '../rules/map/board.ts'
import { isCity } from '../rules/map/pieces.ts'
import { countMature, isWithin } from '../rules/map/spaces.ts'
import { ask, CAPITAL, CITY_STATE, playerOf, type State } from '../rules/state.ts'
import { askForResource } from '../rules/trade/resources.ts'
import { gainTrade } from '../rules/trade/trade.ts'
import { attackIn, currentCard } from '../rules/undertakings.ts'

/** City-states and own cities within 2 spaces of the defending space. */
const helpersNear = (state: State, seat: number): number => {
  const board = boardOf(state.layout)
  let count = 0
  for (let space = 0; space < board.size; space++) {
    const helps = state.piece[space] === CITY_STATE || (state.owner[space] === seat && isCity(state.piece[space]))
    if (helps && isWithin(board, space, attackIn(state).target, 2)) count++
  }
  return count
}

/** What a card of each city-state does for its holder. N-14.13: an attacker of the city-state has given it back. */
export const cityStates: NonNullable<Abilities['cityStates']> = {
  carthage: { combatValue: helpersNear },
  kumasi: {
    difficulty(state, _seat, space, difficulty, purpose) {
      if (boardOf(state.layout).terrain[space] !== FOREST) return difficulty
      const type = CARD_TYPE[currentCard(state)]
      const resolving = state.phase === 'resolve' && (type === CULTURE || type === INDUSTRY)
      return resolving && (purpose === 'place' || purpose === 'settle') ? 1 : difficulty
    },
  },
  brussels: { wonderCost: (state, seat) => 0 - countMature(state, seat) },
  seoul: {
    startAction: () => ({
      id: 'seoul',
      available: (state) => state.barbarians.some((at) => at >= 0),
      begin: (state, seat) => ask(state, { kind: 'march', seat }),
    }),
  },
  geneva: {
    startAction: () => ({
      id: 'geneva',
      available: canRenegotiate,
      begin: (state, seat) => ask(state, { kind: 'renegotiate', seat }),
    }),
  },
  'mohenjo-daro': {
    difficulty: (_state, _seat, _space, difficulty, purpose) => (purpose === 'place' ? difficulty - 1 : difficulty),
  },
  'buenos-aires': {
    wonderCost(state, seat, wonder) {
      return playerOf(state, seat).wonders[wonderType(wonder)] === 0 ? -2 : 0
    },
  },
  kabul: {
    combatValue(state, _seat, attacking) {
      const { defenderKind } = attackIn(state)
      return attacking && (isCity(defenderKind) || defenderKind === CITY_STATE) ? 3 : 0
    },
  },
}

/** What a card of another player does for its holder. */
export const treaties: NonNullable<Abilities['treaties']> = {
  'open-borders': {
    countsForMaturity: (state, _seat, space, giver) => state.owner[space] === giver,
  },
  embassy: {
    cityVisited(state, seat, space, giver) {
      if (state.owner[space] !== giver || state.piece[space] !== CAPITAL) return
      askForResource(state, seat)
      gainTrade(state, giver, 1)
    },
  },
  'joint-war': {
    combatValue: (state, _seat, attacking, giver) => (attacking && attackIn(state).defender !== giver ? 2 : 0),
  },
  'defensive-pact': {
    combatValue: (state, _seat, attacking, giver) => (!attacking && state.active !== giver ? 2 : 0),
  },
}
