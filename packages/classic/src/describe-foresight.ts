import type { Argument, Message } from '@ecumene/kernel'
import { REVISED_LOOT } from './data/loot.ts'
import type { Account, Entry } from './foresight/accounts.ts'
import type { Bill } from './foresight/bills.ts'
import type { Change } from './foresight/changes.ts'
import type { Reach } from './foresight/reach.ts'
import type { Site } from './foresight/sites.ts'
import type { Way } from './foresight/ways.ts'
import type { Yields } from './foresight/yields.ts'
import { LOOT_KINDS } from './rules/battle/moves.ts'
import { SQUARE_NAMES } from './rules/map/grid.ts'
import type { MoveOf } from './rules/moves.ts'
import type { Options } from './rules/state.ts'
import type { WordKey } from './words/en.ts'

type Words = Message<WordKey>

const say = (key: WordKey, args: { readonly [name: string]: Argument }): Words => ({ key, args })

/** What is paid, and what that leaves. */
export const describeBill = ({ cost, production, trade, tradeLeft, research }: Bill): readonly Words[] => [
  trade === 0
    ? say('bill.production', { cost, production })
    : say('bill.trade', { cost, production, count: trade, left: tradeLeft }),
  ...(research === 'lost' ? [{ key: 'bill.noResearch' } as const] : []),
]

/** C-30.14: how many points a loot costs by the later rules; by the rulebook one thing is taken, whatever it is worth. */
export const describeLoot = ({ loot }: MoveOf<'loot'>, { loot: rules }: Pick<Options, 'loot'>): Words | null => {
  const points = REVISED_LOOT.find((one) => one.loot.kind === LOOT_KINDS[loot])?.points
  return rules === 'core' || points === undefined ? null : say('bill.loot', { points })
}

/** What research asks for, and what it leaves on the dial (C-25.2, C-25.11, C-25.12). */
export const describeResearch = (
  cost: number,
  { trade, coins }: { readonly trade: number; readonly coins: number },
): Words => say('bill.research', { cost, count: trade, left: Math.min(trade, coins) })

const ICONS = [
  ['trade', 'icon.trade'],
  ['production', 'icon.production'],
  ['culture', 'icon.culture'],
  ['coins', 'icon.coin'],
] as const satisfies readonly (readonly [keyof Yields, WordKey])[]

/** What a city would have there. */
export const describeSite = (site: Site): readonly Words[] => {
  const things: readonly Words[] = [
    ...ICONS.flatMap(([icon, key]) =>
      site[icon] === 0 ? [] : [say('account.thing', { thing: { key }, count: site[icon] })],
    ),
    ...site.resources.map((resource): Words => ({ key: `resource.${resource}` })),
  ]
  return [
    things.length === 0 ? { key: 'site.barren' } : say('site.gives', { things }),
    ...(site.coasts === 0 ? [] : [say('site.coasts', { count: site.coasts })]),
  ]
}

/** What the square would give more or less, and what it would lose; and which it is, where the move does not name it. */
export const describeChange = (change: Change, isNamed: boolean): Words => {
  const things: Words[] = ICONS.flatMap(([icon, key]) =>
    change[icon] === 0 ? [] : [say('change.thing', { thing: { key }, value: signed(change[icon]) })],
  )
  if (change.loses !== null) {
    things.push(say('change.thing', { thing: { key: `resource.${change.loses}` }, value: signed(-1) }))
  }
  if (isNamed) return things.length === 0 ? { key: 'change.none' } : say('change.gives', { things })
  const square = nameOf(change.square)
  return things.length === 0 ? say('change.there.none', { square }) : say('change.there', { square, things })
}

/** What makes room for it, and where that goes. */
export const describeReplaced = ({ replaces }: Change): Words | null => {
  if (replaces === null) return null
  const [is] = replaces.split('.') as ['building' | 'wonder' | 'person']
  return say(`change.replaces.${is}`, { [is]: { key: replaces } })
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** Who goes where. */
export const describeWay = ({ from, armies, scouts, square, ends, moves }: Way): Words => {
  const course = say(COURSES[ends], { to: nameOf(square) })
  return moves[0]?.startsWith('march')
    ? say('move.march', { armies, scouts, square: nameOf(from), course })
    : say('move.go', { course })
}

/** Why figures cannot come to a square that none of their ways leads to. */
export const describeBar = ({ left, bars }: Reach, square: number): Words => {
  const bar = bars.find(({ squares }) => squares.includes(square))
  return bar === undefined || bar.why === 'reach.detour'
    ? say(bar?.why ?? 'reach.tooFar', { count: left })
    : { key: bar.why }
}

/** Where a part of what a city makes comes from. */
export const describeEntry = ({ source, square }: Entry): Words =>
  square === undefined ? { key: `account.${source}` } : say(`account.${source}`, { square: nameOf(square) })

/** The squares of a city that give it nothing. */
export const describeBlockades = ({ blockaded }: Account): readonly Words[] =>
  blockaded.map((square) => say('account.blockaded', { square: nameOf(square) }))

const COURSES = {
  stop: 'course.to',
  hut: 'course.hut',
  reveal: 'course.reveal',
  battle: 'course.attack',
} as const satisfies Readonly<Record<Way['ends'], WordKey>>

const nameOf = (square: number): string => SQUARE_NAMES[square] ?? ''
