import { CARD_TYPE } from '../../data/cards.ts'
import { FOCUS_TYPES, NONE, WONDER_TYPES } from '../../data/types.ts'
import { type WonderId, wonderNumber } from '../../data/wonders.ts'
import { because } from '../../rules/because.ts'
import type { Abilities, CombatOption } from '../../rules/hooks/hooks.ts'
import { wondersIn } from '../../rules/industry/wonders.ts'
import { around, boardOf, isWater, MOST_SPACES } from '../../rules/map/board.ts'
import { spendResource } from '../../rules/map/pieces.ts'
import { raise } from '../../rules/military/combat.ts'
import { type MoveWith, movesOf } from '../../rules/moves.ts'
import { slotNumber } from '../../rules/row/turn.ts'
import { ask, CITY_STATE, cardIn, playerOf, resourcesOf, type State } from '../../rules/state.ts'
import { gainTrade } from '../../rules/trade/trade.ts'
import { attackIn } from '../../rules/undertakings.ts'
import { askToSubvert, liberateNeighbours, station } from '../effects/cities.ts'
import { askForExpedition } from '../effects/exploring.ts'
import { canFortify } from '../effects/tokens.ts'
import { terraOf } from '../state.ts'

/** Where a wonder lies. */
const spaceOf = (state: State, id: WonderId): number => state.wonder.indexOf(wonderNumber(id) + 1)

/** Own wonders of the type of a card; industry and growth have none. */
const wondersOfCard = (state: State, seat: number, card: number): number => {
  const type = WONDER_TYPES.findIndex((name) => FOCUS_TYPES.indexOf(name) === CARD_TYPE[card])
  return type < 0 ? 0 : wondersIn(type, playerOf(state, seat).wonders[type] ?? 0).length
}

const conversion = (state: State, seat: number): void => askToSubvert(state, seat, spaceOf(state, 'cristo-redentor'), 3)

/** Jebel Barkal: resource tokens, but no natural wonders, add 2 each. */
const tribute: CombatOption<MoveWith<'resource'>> = {
  kinds: ['resource'],
  moves: () => movesOf('resource'),
  whyNot: (state, seat, _place, move) =>
    resourcesOf(playerOf(state, seat), move.resource) > 0 ? null : because('reason.noResource'),
  apply(state, seat, _place, move, tell) {
    raise(state, seat, 2, tell)
    spendResource(state, seat, move.resource, tell)
  },
}

/** What each world wonder of the expansion does for the player who controls it. */
export const wonders: NonNullable<Abilities['wonders']> = {
  // Culture
  colosseum: {
    startAction: () => ({
      id: 'colosseum',
      available: canFortify,
      begin: (state, seat) => ask(state, { kind: 'fortify', seat }),
    }),
  },
  'taj-mahal': {
    slotShift: (state, seat, place) => wondersOfCard(state, seat, cardIn(playerOf(state, seat), place)),
  },
  // T-15.7: built or captured.
  'cristo-redentor': { built: conversion, captured: conversion },

  // Economy
  apadana: { built: askForExpedition, captured: askForExpedition },
  'kilwa-kisiwani': {
    cityVisited(state, seat, space) {
      if (state.piece[space] === CITY_STATE) gainTrade(state, seat, 1)
    },
  },
  // TI-10: of several orders the player takes the one that checks the card's own place first.
  'ti-machu-picchu': {
    slotShift: (state, _seat, _place, asIn) => (slotNumber(state, asIn) <= 2 ? 2 : 0),
  },
  orszaghaz: {
    cityVisited(state, seat, space) {
      if (state.piece[space] === CITY_STATE) ask(state, { kind: 'annex', seat })
    },
  },

  // Science
  'great-library': {
    cityVisited(state, seat, space) {
      if (state.owner[space] !== NONE) ask(state, { kind: 'study', seat })
    },
  },
  'university-of-sankore': {
    turnEnds(state, seat) {
      const terra = terraOf(state)
      if (terra.replacedIn !== state.turn) return false
      terra.replacedIn = 0
      ask(state, { kind: 'rearrange', seat })
      return true
    },
  },
  'amundsen-scott-research-station': { ownCity: () => station },

  // Military
  'jebel-barkal': { combatOption: () => tribute },
  'huey-teocalli': {
    combatValue(state, _seat, attacking) {
      if (attacking) return 0
      const board = boardOf(state.layout)
      return around(board, attackIn(state).target).filter((near) => isWater(board, near)).length
    },
  },
  'ti-pentagon': { combatValue: (_state, _seat, attacking) => (attacking ? 2 : 0), marchDistance: () => MOST_SPACES },
  'statue-of-liberty': { cityFalls: liberateNeighbours },
}
