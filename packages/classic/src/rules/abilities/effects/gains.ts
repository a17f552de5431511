import { TECHS } from '../../../data/techs.ts'
import { add } from '../../counts.ts'
import { playerOf } from '../../state.ts'
import { addTrade } from '../../trade/collecting.ts'
import { gainPerson } from '../people.ts'
import { earnCoin, hasRoomForCoin } from '../triggers.ts'
import { ALWAYS, NEVER, others, ownCities, type Workings } from './working.ts'

/** The one tech whose coin tokens are bought with a resource ability. */
const COIN_BY_ABILITY = TECHS.findIndex(({ coinFor }) => coinFor?.kind === 'ability')

/** Effects that give their user something. */
export const GAINS: Workings<
  'culture' | 'trade' | 'cityProduction' | 'greatPerson' | 'techCoin' | 'extraCityActions' | 'asResource'
> = {
  culture: {
    slots: [],
    targets: () => ALWAYS,
    run(state, seat, { count }, _aim, _tech, tell) {
      playerOf(state, seat).culture += count
      tell?.({ kind: 'cultureGained', seat, count, thing: null })
    },
  },
  trade: {
    slots: ['seat'],
    targets: (state, seat) => others(state, seat),
    run(state, seat, { count, partner }, { seat: target }, _tech, tell) {
      addTrade(state, seat, count)
      tell?.({ kind: 'tradeGained', seat, count, thing: null })
      addTrade(state, target, partner)
      tell?.({ kind: 'tradeGained', seat: target, count: partner, thing: null })
    },
  },
  cityProduction: {
    slots: ['city'],
    targets: (state, seat) => ownCities(state, seat),
    run(state, seat, { count }, { city }, _tech, tell) {
      const { boosts, cities } = playerOf(state, seat)
      add(boosts, city, count)
      tell?.({ kind: 'cityBoosted', seat, square: cities[city] ?? 0, count })
    },
  },
  greatPerson: {
    slots: [],
    targets: (state) => (state.people.some((count) => count > 0) ? ALWAYS : NEVER),
    run: (state, seat, _effect, _aim, _tech, tell) => gainPerson(state, seat, tell),
  },
  techCoin: {
    slots: [],
    targets: (state, seat) => (hasRoomForCoin(state, seat, COIN_BY_ABILITY) ? ALWAYS : NEVER),
    run: (state, seat, _effect, _aim, tech, tell) => earnCoin(state, seat, tech, tell),
  },
  extraCityActions: {
    slots: [],
    targets: () => ALWAYS,
    run(state, seat, _effect, _aim, _tech, tell) {
      const { extra } = playerOf(state, seat)
      for (const city of ownCities(state, seat)) add(extra, city, 1)
      tell?.({ kind: 'extraActions', seat })
    },
  },
  // It pays for something else (see `../gifts.ts`) and is never used by itself.
  asResource: { slots: [], targets: () => NEVER, run() {} },
}
