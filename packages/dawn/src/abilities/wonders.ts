import { NO_MEMBERS } from '@ecumene/kernel'
import { CARD_TYPE } from '../data/cards.ts'
import { ECONOMY, FOREST, HILLS, NONE, SLOTS } from '../data/types.ts'
import { ANY_CITY, askToPlace } from '../rules/culture/anchors.ts'
import type { Abilities } from '../rules/hooks/hooks.ts'
import { canName, isNextToOwn } from '../rules/industry/wonder-effects.ts'
import { areAdjacent, boardOf } from '../rules/map/board.ts'
import { isCity, isEmpty, isRival, unusedControls } from '../rules/map/pieces.ts'
import { resolveInAddition } from '../rules/row/turn.ts'
import { ask, playerOf, REINFORCED, type State } from '../rules/state.ts'
import { placeOfType } from '../rules/trade/trade.ts'
import { attackIn, currentSlot, isUsed } from '../rules/undertakings.ts'

/** Own caravans next to the defending space. */
const caravansBeside = (state: State, seat: number): number => {
  const { target } = attackIn(state)
  const board = boardOf(state.layout)
  return playerOf(state, seat).caravans.filter((at) => at >= 0 && areAdjacent(board, target, at)).length
}

/** What each world wonder does for the player who controls it. */
export const wonders: NonNullable<Abilities['wonders']> = {
  // Culture
  stonehenge: {
    controlPlaced(state, seat, space) {
      if (boardOf(state.layout).terrain[space] === HILLS) ask(state, { kind: 'chain', seat, hills: [space] })
    },
  },
  'hanging-gardens': {
    startAction: () => ({
      id: 'hanging-gardens',
      // N-8.12: without unused tokens one on the map will do.
      available: (state, seat) => unusedControls(playerOf(state, seat)) + playerOf(state, seat).controls > 0,
      begin: (state, seat) => askToPlace(state, seat, 1, ANY_CITY, 4),
    }),
  },
  'chichen-itza': {
    mayPlace: (state, _seat, space) => boardOf(state.layout).terrain[space] === FOREST && isEmpty(state, space),
  },
  'forbidden-city': {
    startAction: () => ({
      id: 'forbidden-city',
      available: (state, seat) => state.owner.some((_owner, space) => isNextToOwn(state, seat, space)),
      begin: (state, seat) => ask(state, { kind: 'destroy', seat }),
    }),
  },
  'eiffel-tower': {
    startAction: () => ({
      id: 'eiffel-tower',
      available: canName,
      begin: (state, seat) => ask(state, { kind: 'name', seat, first: NONE }),
    }),
  },
  'sydney-opera-house': { countsForMaturity: () => true },

  // Economy
  colossus: { caravanPool: () => 6 },
  'great-lighthouse': {
    isInCityRange: (state, _seat, space) => boardOf(state.layout).edge[space] === 1 && isEmpty(state, space),
  },
  'great-zimbabwe': {
    tradeStorage: () => 4,
    startAction: () => ({
      id: 'great-zimbabwe',
      available: (state, seat) => playerOf(state, seat).stored > 0,
      begin: (state, seat) => ask(state, { kind: 'release', seat }),
    }),
    // What lies on the card of a lost wonder goes to the supply.
    lost(state, seat) {
      playerOf(state, seat).stored = 0
    },
  },
  'machu-picchu': { resolvedSlot: (slot) => (slot <= 2 ? 3 : slot) },
  'big-ben': { combatValue: (state, seat) => 2 * caravansBeside(state, seat) },
  'estadio-do-maracana': {
    startAction: () => ({
      id: 'estadio-do-maracana',
      available: (state, seat) => placeOfType(playerOf(state, seat), ECONOMY) !== NONE,
      // ND-40: the economy card is resolved and reset before the turn's own card.
      begin(state, seat, tell) {
        const place = playerOf(state, seat).row.findIndex((card) => CARD_TYPE[card] === ECONOMY)
        resolveInAddition(state, seat, place, tell)
      },
    }),
  },

  // Science
  oracle: {
    startAction: () => ({
      id: 'oracle',
      available: () => true,
      begin: (state, seat) => ask(state, { kind: 'swap', seat, farthest: 1 }),
    }),
  },
  pyramids: { built: (state, seat) => ask(state, { kind: 'upgrade', seat, left: 3, level: 1, done: NO_MEMBERS }) },
  'porcelain-tower': {
    built: (state, seat) => ask(state, { kind: 'upgrade', seat, left: 2, level: 3, done: NO_MEMBERS }),
  },
  'potala-palace': {
    // As many as the card says, however many there are of a player.
    treatyLimit: () => 4,
    built: (state, seat) => ask(state, { kind: 'treaty', seat, visited: NONE, left: 3 }),
    // ND-44: what may not be held without it goes back.
    lost: (state, seat) => ask(state, { kind: 'giveBack', seat, visited: NONE, wanted: NONE }),
  },
  'oxford-university': { replacesAnyType: () => true },
  kremlin: {
    combatValue(state, seat, attacking) {
      const { defender, target } = attackIn(state)
      // ND-37: a figure on a space that is not rival does not make it so.
      if (!attacking || defender === NONE || !isRival(state, target, seat)) return 0
      return playerOf(state, seat).reinforced > playerOf(state, defender).reinforced ? 4 : 0
    },
  },

  // Military
  'terracotta-army': { combatValue: (_state, _seat, attacking) => (attacking ? 2 : 0) },
  petra: {
    combatValue: (_state, _seat, attacking) => (attacking ? 0 : 2),
    forbidsBarbarians: (state, space) => isCity(state.piece[space]) || state.piece[space] === REINFORCED,
  },
  alhambra: { combatValue: () => 2 },
  'venetian-arsenal': {
    cardResolved(state, seat) {
      // T-13.5: what counts is the slot it was resolved in, wherever it lies.
      if (currentSlot(state) !== SLOTS || isUsed(state, 'venetian-arsenal')) return false
      ask(state, { kind: 'again', seat })
      return true
    },
  },
  pentagon: { combatValue: (_state, _seat, attacking) => (attacking ? 2 : 0), attacksAnywhere: () => true },
  'ruhr-valley': { combatValue: (_state, _seat, attacking) => (attacking ? 0 : 5) },
}
