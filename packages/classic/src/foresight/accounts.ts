import { membersOf } from '@ecumene/kernel'
import { ARTS_CULTURE } from '../data/limits.ts'
import { NONE, RESOURCES, type Resource } from '../data/types.ts'
import { countedIcons } from '../rules/cities/production.ts'
import { cultureOn, productionOn, tradeOn } from '../rules/map/land.ts'
import { addUp, isBlockaded, outskirtsOf, productionIcons, resourceIcons } from '../rules/map/outskirts.ts'
import { cityProductionBonus, governmentOf } from '../rules/powers.ts'
import { playerOf, type State } from '../rules/state.ts'

/** What a city makes, line by line: the sums are what the rules count with. */
export type Account = {
  readonly seat: number
  /** 0 is the capital. */
  readonly city: number
  /** Its centre. */
  readonly square: number
  /** For one action (C-11.6). */
  readonly production: readonly Entry[]
  /** In the Trade phase (C-10.2). */
  readonly trade: readonly Entry[]
  /** If it devotes itself to the arts (C-17.1). */
  readonly culture: readonly Entry[]
  readonly resources: readonly Resource[]
  /** Squares of its outskirts that give it nothing, as an enemy figure is on them (C-33.2). */
  readonly blockaded: readonly number[]
}

export type Entry = { readonly source: Source; readonly count: number; readonly square?: number }

/**
 * Where it comes from: a square of the outskirts, one that a scout sends from, the player's powers (government, techs that
 * count coins), another city's icons under the later Communism, what was turned into production this round, the arts
 * themselves.
 */
export type Source = 'square' | 'scout' | 'powers' | 'otherCity' | 'boost' | 'arts'

export const accountsOf = (state: State): readonly Account[] =>
  state.players.flatMap(({ cities }, seat) =>
    cities.flatMap((square, city) => (square === NONE ? [] : [accountOf(state, seat, city)])),
  )

const accountOf = (state: State, seat: number, city: number): Account => {
  const { cities, boosts } = playerOf(state, seat)
  const government = governmentOf(state, seat)
  const around = outskirtsOf(state, seat, city)
  const icons = (read: typeof tradeOn): Entry[] => {
    const entries: Entry[] = []
    addUp(state, seat, city, (_state, square) => {
      const count = read(state, square)
      if (count > 0) entries.push({ source: around.includes(square) ? 'square' : 'scout', count, square })
      return count
    })
    return entries
  }
  const production = icons(productionOn)
  // A player without that power counts each city's own icons, which are these.
  if (government.equalProduction)
    note(production, 'otherCity', countedIcons(state, seat, city) - productionIcons(state, seat, city))
  note(production, 'powers', cityProductionBonus(state, seat))
  note(production, 'boost', boosts[city] ?? 0)
  const trade = icons(tradeOn)
  // C-10.2: no city gives less than nothing.
  note(trade, 'powers', Math.max(-sumOf(trade), government.cityTrade))
  const culture = icons(cultureOn)
  note(culture, 'arts', ARTS_CULTURE)
  if (city === 0) note(culture, 'powers', government.capitalArts)
  return {
    seat,
    city,
    square: cities[city] ?? NONE,
    production,
    trade,
    culture,
    resources: membersOf(resourceIcons(state, seat, city)).map((kind) => RESOURCES[kind] as Resource),
    blockaded: around.filter((square) => isBlockaded(state, seat, square)),
  }
}

const note = (entries: Entry[], source: Source, count: number): void => {
  if (count !== 0) entries.push({ source, count })
}

export const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { count }) => sum + count, 0)
