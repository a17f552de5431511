import { has } from '@ecumene/kernel'
import { NATURAL_RESOURCE } from '../../data/sights.ts'
import { NONE, SLOTS } from '../../data/types.ts'
import { unasked } from '../../rules/because.ts'
import { ANY_SPACE } from '../../rules/culture/anchors.ts'
import type { Abilities } from '../../rules/hooks/hooks.ts'
import { countWonders } from '../../rules/industry/wonders.ts'
import { boardOf } from '../../rules/map/board.ts'
import { countMature, isWithin } from '../../rules/map/spaces.ts'
import { advance } from '../../rules/row/science.ts'
import { ask, askAgain, CAPITAL, playerOf, type State } from '../../rules/state.ts'
import { askForResource } from '../../rules/trade/resources.ts'
import { gainTrade } from '../../rules/trade/trade.ts'
import { currentSlot, resolvingIn, useOption } from '../../rules/undertakings.ts'
import { beginAstronomy } from '../effects/astronomy.ts'
import { ANY_OWN_CITY, askToSubvert } from '../effects/cities.ts'
import { askToRecall, hasFigureAt } from '../effects/husbandry.ts'
import { flooding } from '../effects/shipbuilding.ts'
import { terraOf, terraPlayer } from '../state.ts'

/** Kinds of resource that a player has, as tokens or as natural wonders. */
const resourceKinds = (state: State, seat: number): number => {
  const { resources, naturals } = playerOf(state, seat)
  return resources.filter(
    (count, kind) =>
      count > 0 || NATURAL_RESOURCE.some((resource, natural) => resource === kind && has(naturals, natural)),
  ).length
}

const districtsOnMap = (state: State, seat: number): number =>
  terraPlayer(state, seat).districts.filter((space) => space >= 0).length

/** Cartography: how far from the player's capital the visited city must be. */
const FAR = 8

/** Craftsmanship without a wonder. */
export const craft = unasked<'craft'>((state, { seat }, tell) => advance(state, seat, 1, tell))

/** What focus cards of the expansion do beyond the numbers of their type, while they are resolved. */
export const cards: NonNullable<Abilities['cards']> = {
  'ti-animal-husbandry': { settlesFreely: hasFigureAt, cityBuilt: askToRecall },

  // Culture
  radio: {
    cultureEnds(state, seat) {
      if (currentSlot(state) === SLOTS) askToSubvert(state, seat, ANY_OWN_CITY, 4)
    },
  },
  humanism: {
    // N-8.11: all its tokens, bought ones too, go next to any friendly space.
    cardBegins(state) {
      const frame = state.pending.at(-1)
      if (frame?.kind === 'place') askAgain(state, { ...frame, anchor: ANY_SPACE })
    },
    cultureEnds: (state, seat) => gainTrade(state, seat, countMature(state, seat)),
  },
  'state-workforce': {
    cultureEnds(state, seat) {
      if (currentSlot(state) === SLOTS) ask(state, { kind: 'uplands', seat })
    },
  },

  // Science
  writing: { extraAdvance: (state, seat) => (countWonders(playerOf(state, seat).wonders) > 0 ? 1 : 0) },
  'natural-history': { extraAdvance: resourceKinds },

  astronomy: { cardBegins: beginAstronomy },

  // Economy
  wheel: { cityVisited: (state, seat) => askForResource(state, seat) },
  shipbuilding: { caravanOption: () => flooding },
  cartography: {
    cityVisited(state, seat, space) {
      const near = isWithin(boardOf(state.layout), playerOf(state, seat).capital, space, FAR - 1)
      if (state.owner[space] === NONE || near || terraOf(state).landedIn === state.turn) return
      ask(state, { kind: 'landing', seat, near: space })
    },
  },
  banking: {
    cityVisited(state, seat, space) {
      if (state.piece[space] === CAPITAL && state.owner[space] === terraOf(state).ibrahim) askForResource(state, seat)
    },
  },

  // Industry
  industrialization: { production: districtsOnMap },
  construction: { resourceWorth: () => 3 },
  // T-15.9: the dial advances after its first option even if no wonder is built; a city is the other option.
  craftsmanship: {
    cityBuilt: useOption,
    wonderBuilt(state, seat, tell) {
      useOption(state)
      advance(state, seat, 1, tell)
    },
    cardResolved(state, seat) {
      if (resolvingIn(state).isUsed) return false
      useOption(state)
      ask(state, { kind: 'craft', seat })
      return true
    },
  },
}
