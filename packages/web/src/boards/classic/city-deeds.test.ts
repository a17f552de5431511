import { classic, type View } from '@ecumene/classic'
import { below, type Match, seeded, translator, whyNots } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { handsOf } from '../../hands/hands.ts'
import { matchOf } from '../../table/testing.ts'
import { byReason, DEED_GROUPS, deedsOf, inGroup, mayBuild, paidBy, paired, shortfallOf } from './city-deeds.ts'
import { citiesToUse } from './city-opening.ts'
import { buildersOf, markerGoods, unitPrice, urgentGoods, wonderPrice, wondersShown } from './market-goods.ts'
import { moveBy } from './moves.ts'
import { thingsOf } from './things.ts'

/** A game played by chance until somebody who is rich enough manages their cities. */
const managing = (): { readonly match: Match; readonly seat: number; readonly view: View } => {
  const match = matchOf('classic', 2)
  const random = seeded('cities')
  for (;;) {
    const seat = match.deciders()[0] ?? 0
    const view = match.view(seat) as View
    const isRich = view.bills.some(({ trade }) => trade > 0) && view.bills.some(({ trade }) => trade === 0)
    if (view.asked?.kind === 'manage' && isRich && citiesToUse(view, at(match, seat)).length === 2) {
      return { match, seat, view }
    }
    const legal = notated(match, seat)
    match.submit(seat, legal[below(random, legal.length)] as string)
  }
}

const notated = (match: Match, seat: number): readonly string[] =>
  match.legal(seat).map(classic.notation.notate as (move: unknown) => string)

const at = (match: Match, seat: number) => {
  const view = match.view(seat) as View
  const hands = handsOf(notated(match, seat), (move) => thingsOf(move, view))
  return (thing: string) => hands.at.get(thing) ?? []
}

const { match, seat, view } = managing()
const movesAt = at(match, seat)

test('every move of a city stands in its panel once, in a group, with the bill that the rules will take', () => {
  for (const { city } of citiesToUse(view, movesAt)) {
    const moves = movesAt(`city:${city}`)
    const deeds = deedsOf(moves, view)
    expect(deeds.map(({ move }) => move)).toEqual(moves)
    expect(DEED_GROUPS.flatMap((group) => inGroup(deeds, group)).length).toBe(moves.length)
    for (const { move, group, thing, bill } of deeds) {
      expect(bill).toBe(view.bills.find((other) => other.move === move) ?? null)
      if (group === 'labours') expect(bill).toBeNull()
      else expect(thing).not.toBeNull()
    }
  }
})

test('what can be had for its price or free of charge stands in one row', () => {
  const deeds = deedsOf(
    ['build 0 library', 'build 0 market', 'raise 0 market', 'raise 0 temple', 'muster 0 army'],
    view,
  )
  expect(paired(deeds).map(({ move: paid, gift }) => [paid, gift?.move])).toEqual([
    ['build 0 library', undefined],
    ['build 0 market', 'raise 0 market'],
    ['raise 0 temple', undefined],
    ['muster 0 army', undefined],
  ])
})

test('what is missed for the same reason is told together', () => {
  const [first, second, third] = deedsOf(['build 0 library', 'build 0 market', 'build 0 temple'], view)
  const missed = [
    { ...first, reason: 'none left' },
    { ...second, reason: 'too dear' },
    { ...third, reason: 'none left' },
  ] as Parameters<typeof byReason>[0]
  expect([...byReason(missed)].map(([reason, all]) => [reason, all.map(({ move: missing }) => missing)])).toEqual([
    ['none left', ['build 0 library', 'build 0 temple']],
    ['too dear', ['build 0 market']],
  ])
})

test('what a price shows is what the dials lose', () => {
  for (const bill of view.bills) {
    const { production, trade } = paidBy(bill)
    expect(production).toBeLessThanOrEqual(bill.production)
    expect(trade).toBe(bill.trade)
    expect(bill.tradeLeft).toBe((view.players[seat]?.trade ?? 0) - trade)
    expect(trade > 0).toBe(bill.cost > production)
  }
  // A unit has no square to be chosen: it is paid for at once.
  const trained = view.bills.find(({ move }) => move.startsWith('train '))
  expect(trained).toBeDefined()
  const after = matchOf('classic', 2)
  for (const { move, seat: by } of match.record().log as readonly { readonly seat: number; readonly move: string }[]) {
    after.submit(by, move)
  }
  after.submit(seat, trained?.move ?? '')
  while ((after.view(null) as View).asked?.kind === 'react') after.submit(after.deciders()[0] ?? 0, 'pass')
  expect((after.view(seat) as View).players[seat]?.trade).toBe(trained?.tradeLeft)
})

test('what a city cannot do is near where only means are missing, and one line where it cannot act', () => {
  const { say } = translator(classic.presentation.words, 'en', (other) => `P${other}`)
  const unplayable = whyNots(match, seat).map(({ move, reason }) => ({
    move,
    reason: { text: say(reason), rules: [] },
  }))
  const [first] = citiesToUse(view, movesAt)
  const city = first?.city ?? 0
  const { whole, near, far } = shortfallOf(unplayable, city, { view, seat, canAct: true })
  expect(whole).toBeNull()
  const legal = new Set(movesAt(`city:${city}`))
  const player = view.players[seat]
  for (const missed of near) {
    expect(legal.has(missed.move)).toBe(false)
    expect(missed.city).toBe(city)
    const move = moveBy(missed.move)
    if (move?.kind === 'build') expect(player !== undefined && mayBuild(player, move.building)).toBe(true)
    if (move?.kind === 'wonder') expect(view.market.wonders.map((id) => `wonder.${id}`)).toContain(missed.thing?.key)
  }
  expect([...far.keys()]).toContain('You do not know the tech for it.')
  const idle = shortfallOf(unplayable, city, { view, seat, canAct: false })
  expect(idle.whole).not.toBeNull()
  expect([idle.near.length, idle.far.size]).toEqual([0, 0])
})

test('the market shows every marker, the side that can be built before the other, and prices as on the bills', () => {
  const player = view.players[seat]
  const goods = markerGoods(view, player, movesAt)
  expect(goods.length).toBe(8)
  for (const { shown, sides } of goods) {
    const lit = sides.filter(({ id }) => movesAt(`building:${id}`).length > 0)
    expect(shown.length).toBeGreaterThan(0)
    for (const side of lit) {
      expect(shown).toContain(side)
      expect(buildersOf(view, side)).toContain(seat)
    }
  }
  for (const { move, cost } of view.bills) {
    const made = moveBy(move)
    if (made?.kind === 'train') {
      const type = (['artillery', 'infantry', 'mounted', 'aircraft'] as const)[made.unit] ?? 'aircraft'
      expect(unitPrice(type, player)).toBe(cost)
    }
    if (made?.kind === 'wonder') {
      const wonder = wondersShown(view, movesAt).find(({ number }) => number === made.wonder)
      expect(wonder === undefined ? null : wonderPrice(wonder, player).price).toBe(cost)
    }
  }
})

test('only what nothing else shows stays in sight of a folded market', () => {
  expect(urgentGoods(movesAt).wonders).toEqual([])
  expect(urgentGoods((thing) => (thing === 'track' ? ['advance'] : [])).track).toBe(true)
  const aimed = urgentGoods((thing) => (thing === 'wonder:oracle' ? ['aimWonder oracle'] : []))
  expect(aimed.wonders.map(({ id }) => id)).toEqual(['oracle'])
})
