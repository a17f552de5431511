import { has } from '@ecumene/kernel'
import { CARD_TYPE, cardType } from '../../data/cards.ts'
import { ALL_CITY_STATES, ALL_TREATIES, cityStateType } from '../../data/sights.ts'
import { MILITARY, MOUNTAINS, NONE } from '../../data/types.ts'
import type { Abilities } from '../../rules/hooks/hooks.ts'
import { boardOf, isWater } from '../../rules/map/board.ts'
import { isCity } from '../../rules/map/pieces.ts'
import { hasAdjacent } from '../../rules/map/spaces.ts'
import { reinforcedHelp } from '../../rules/military/strength.ts'
import { ask, CITY_STATE, cardIn, playerOf, type State } from '../../rules/state.ts'
import { gainTradeOn } from '../../rules/trade/trade.ts'
import { attackIn, isUsed, markUsed, resolvingIn } from '../../rules/undertakings.ts'
import { GROWTH } from '../data/card-parts.ts'
import { ALL_DISTRICTS, askDistricts } from '../districts/district-icon.ts'
import { canSendVizier } from '../effects/diplomacy.ts'
import { askBeside } from '../effects/tokens.ts'
import { terraOf, terraPlayer } from '../state.ts'

/** Is this the only city of any player on its tile? City-states do not count. */
const isAloneOnTile = (state: State, space: number): boolean => {
  const { tile } = boardOf(state.layout)
  return !state.piece.some((piece, other) => other !== space && isCity(piece) && tile[other] === tile[space])
}

const holdsEnvoyOfType = (state: State, seat: number, type: number): boolean =>
  ALL_CITY_STATES.some((_one, number) => cityStateType(number) === type && has(playerOf(state, seat).envoys, number))

/** The seat's opponent in the current attack. */
const opponentOf = (state: State, seat: number): number =>
  state.active === seat ? attackIn(state).defender : state.active

/** What each leader sheet of the expansion does. */
export const leaders: NonNullable<Abilities['leaders']> = {
  // Great Wall: in defence each reinforced token counts once more.
  china: { combatValue: (state, _seat, attacking) => (attacking ? 0 : reinforcedHelp(state)) },

  // Pax Britannica
  england: {
    cityBuilt(state, seat, space) {
      if (isAloneOnTile(state, space)) askBeside(state, seat, 'garrison', space)
    },
  },

  // Strength in Unity
  georgia: {
    slotShift(state, seat, place) {
      const type = cardType(cardIn(playerOf(state, seat), place))
      return holdsEnvoyOfType(state, seat, type) ? 1 : 0
    },
  },

  // Terrace Farms
  inca: {
    controlPlaced(state, seat, space) {
      if (boardOf(state.layout).terrain[space] === MOUNTAINS) askBeside(state, seat, 'terrace', space)
    },
  },

  // Jongs
  indonesia: { sails: () => true, joinsEdgeWaters: () => true },

  // Grand Vizier
  ottoman: {
    combatValue: (state, seat) =>
      terraOf(state).ibrahim !== NONE && opponentOf(state, seat) === terraOf(state).ibrahim ? 2 : 0,
    startAction: () => ({
      id: 'ottoman',
      available: canSendVizier,
      begin: (state, seat) => ask(state, { kind: 'vizier', seat }),
    }),
  },

  // Polders: water next to a district feeds it, whatever it counts.
  netherlands: {
    countsForDistricts(state, space, _isCounted, seat) {
      const board = boardOf(state.layout)
      const { districts } = terraPlayer(state, seat)
      return isWater(board, space) && hasAdjacent(board, space, (near) => districts.includes(near))
    },
  },

  // Ta-Seti: a district acts after the growth card's reset.
  nubia: {
    cardReset(state, seat) {
      const { resets, card } = resolvingIn(state)
      if (!resets || CARD_TYPE[card] !== GROWTH || isUsed(state, 'nubia')) return false
      markUsed(state, 'nubia')
      return askDistricts(state, seat, ALL_DISTRICTS, 1)
    },
  },

  // Lithuanian Union: in the first turn a card of one player, of whom any number may be held from then on.
  poland: {
    treatyLimit: (state, seat, giver) => (terraPlayer(state, seat).ally === giver ? ALL_TREATIES.length : 1),
    turnBegins(state, seat) {
      if (state.round === 1) ask(state, { kind: 'union', seat })
    },
  },

  // Isibongo
  zulu: {
    attackEnded(state, seat, won, tell) {
      if (!won) return
      const { defenderKind } = attackIn(state)
      gainTradeOn(state, seat, MILITARY, isCity(defenderKind) || defenderKind === CITY_STATE ? 2 : 1, tell)
    },
  },
}
