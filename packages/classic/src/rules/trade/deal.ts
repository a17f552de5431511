import { CULTURE_EVENTS } from '../../data/events.ts'
import { ERAS, MARKET_RESOURCES, NONE, RESOURCES } from '../../data/types.ts'
import { countsBy, total } from '../counts.ts'

/**
 * C-10.9: what one player gives another and asks for. What is given is named by its face, which only giver and receiver may
 * know (C-3.19); what is asked for can only be named by its back, and its giver chooses which one it is.
 */
export type Deal = { readonly to: number; readonly give: Given; readonly want: Wanted }

export type Given = {
  readonly trade: number
  readonly culture: number
  /** Market tokens, hut and village markers by resource; culture events by number, ascending. */
  readonly resources: readonly number[]
  readonly huts: readonly number[]
  readonly villages: readonly number[]
  readonly events: readonly number[]
}

export type Wanted = {
  readonly trade: number
  readonly culture: number
  readonly resources: readonly number[]
  readonly huts: number
  readonly villages: number
  /** Culture events by era. */
  readonly events: readonly number[]
}

const MARKET = RESOURCES.slice(0, MARKET_RESOURCES)

/** `1 trade3,wheat2,hut.spy for culture1,village1,ancient1`; `-` is nothing. */
export const dealText = ({ to, give, want }: Deal): string => `${to} ${givenText(give)} for ${wantedText(want)}`

const joined = (parts: readonly (readonly [name: string, count: number])[]): string => {
  const texts = parts.filter(([, count]) => count !== 0).map(([name, count]) => `${name}*${count}`)
  return texts.length === 0 ? '-' : texts.join(',')
}

const givenText = (give: Given): string =>
  joined([
    ['trade', give.trade],
    ['culture', give.culture],
    ...MARKET.map((name, kind) => [name, give.resources[kind] ?? 0] as const),
    ...RESOURCES.map((name, kind) => [`hut.${name}`, give.huts[kind] ?? 0] as const),
    ...RESOURCES.map((name, kind) => [`village.${name}`, give.villages[kind] ?? 0] as const),
    ...CULTURE_EVENTS.map(({ id, number }) => [id, give.events.filter((one) => one === number).length] as const),
  ])

const wantedText = (want: Wanted): string =>
  joined([
    ['trade', want.trade],
    ['culture', want.culture],
    ...MARKET.map((name, kind) => [name, want.resources[kind] ?? 0] as const),
    ['hut', want.huts],
    ['village', want.villages],
    ...ERAS.map((name, era) => [name, want.events[era] ?? 0] as const),
  ])

export const parseDeal = (text: string): Deal | null => {
  const [, to, giveText, wantText] = /^([0-3]) (\S+) for (\S+)$/.exec(text) ?? []
  const give = countsIn(giveText ?? '')
  const want = countsIn(wantText ?? '')
  if (to === undefined || give === null || want === null) return null
  const deal = dealOf(Number(to), give, want)
  // One text for one deal: unknown names, other orders and zeros are refused.
  return dealText(deal) === text ? deal : null
}

/** A deal of things under their names in the notation. */
export const dealOf = (to: number, give: ReadonlyMap<string, number>, want: ReadonlyMap<string, number>): Deal => ({
  to,
  give: givenFrom(give),
  want: wantedFrom(want),
})

const countsIn = (text: string): ReadonlyMap<string, number> | null => {
  const counts = new Map<string, number>()
  if (text === '-') return counts
  for (const part of text.split(',')) {
    const [, name, count] = /^([a-z.-]+)\*([1-9]\d?)$/.exec(part) ?? []
    if (name === undefined) return null
    counts.set(name, Number(count))
  }
  return counts
}

const givenFrom = (counts: ReadonlyMap<string, number>): Given => ({
  trade: counts.get('trade') ?? 0,
  culture: counts.get('culture') ?? 0,
  resources: countsBy(MARKET, (name) => counts.get(name) ?? 0),
  huts: countsBy(RESOURCES, (name) => counts.get(`hut.${name}`) ?? 0),
  villages: countsBy(RESOURCES, (name) => counts.get(`village.${name}`) ?? 0),
  events: CULTURE_EVENTS.flatMap(({ id, number }) => Array.from({ length: counts.get(id) ?? 0 }, () => number)),
})

const wantedFrom = (counts: ReadonlyMap<string, number>): Wanted => ({
  trade: counts.get('trade') ?? 0,
  culture: counts.get('culture') ?? 0,
  resources: countsBy(MARKET, (name) => counts.get(name) ?? 0),
  huts: counts.get('hut') ?? 0,
  villages: counts.get('village') ?? 0,
  events: countsBy(ERAS, (name) => counts.get(name) ?? 0),
})

/** Checks untrusted input: is it a deal at all? Whether the players can afford it is another question. */
export const isDeal = (deal: unknown): deal is Deal => {
  if (typeof deal !== 'object' || deal === null) return false
  const { to, give, want } = deal as Partial<Deal>
  if (!isCount(to) || to > 3 || !isBundle(give, GIVEN) || !isBundle(want, WANTED)) return false
  return (give as Given).events.every((event, at, events) => {
    const before = events[at - 1] ?? NONE
    return event >= before && event < CULTURE_EVENTS.length
  })
}

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 100

/** Lengths of the lists; `null` for a plain number, `NONE` for a list of any length. */
type Shape = Readonly<Record<string, number | null>>
const GIVEN: Shape = {
  trade: null,
  culture: null,
  resources: MARKET_RESOURCES,
  huts: RESOURCES.length,
  villages: RESOURCES.length,
  events: NONE,
}
const WANTED: Shape = {
  trade: null,
  culture: null,
  resources: MARKET_RESOURCES,
  huts: null,
  villages: null,
  events: ERAS.length,
}

const isBundle = (bundle: unknown, shape: Shape): boolean => {
  if (typeof bundle !== 'object' || bundle === null) return false
  const fields = bundle as Readonly<Record<string, unknown>>
  return Object.entries(shape).every(([name, length]) => {
    const value = fields[name]
    if (length === null) return isCount(value)
    return Array.isArray(value) && (length === NONE || value.length === length) && value.every(isCount)
  })
}

/** What everybody may see of what is given: faces are left out (C-3.19). */
export type GivenBacks = Wanted

export const backsOf = ({ trade, culture, resources, huts, villages, events }: Given): GivenBacks => ({
  trade,
  culture,
  resources,
  huts: total(huts),
  villages: total(villages),
  events: countsBy(ERAS, (_name, era) => events.filter((event) => CULTURE_EVENTS[event]?.era === era).length),
})
