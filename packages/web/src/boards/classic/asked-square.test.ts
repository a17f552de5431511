import { SQUARE_NAMES, type View } from '@ecumene/classic'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { askedPlace, askedSquare, isPlacing, offeredPlace } from './asked-square.ts'

const viewOf = (changes: Partial<View>): View => ({ ...(matchOf('classic').view(0) as View), ...changes })
const about = (square: string) => ({ key: 'decision.trample', args: { square } })

test('a question that names a square is about it', () => {
  const view = viewOf({ asked: { kind: 'trample', seat: 0 } })
  expect(askedSquare({ asked: about('b1'), view })).toBe(1)
  expect(askedSquare({ asked: about('none'), view })).toBeNull()
  expect(askedSquare({ asked: { key: 'decision.march' }, view })).toBeNull()
})

test('whoever may interfere sees with what: the city that acts, the figures that go', () => {
  const afoot = { seat: 1, square: 30, armies: 1, scouts: 0 }
  const acting = { seat: 1, square: 40, thing: null }
  const asked = { key: 'decision.react' }
  const react = (kind: 'action' | 'step' | 'event') =>
    viewOf({ asked: { kind: 'react', seat: null }, deed: { kind, seat: 1, target: null }, acting, afoot })
  expect((['action', 'step', 'event'] as const).map((kind) => askedSquare({ asked, view: react(kind) }))).toEqual([
    40,
    30,
    null,
  ])
  const view = viewOf({ asked: { kind: 'infiltrate', seat: 0 }, afoot })
  expect(askedSquare({ asked, view })).toBe(30)
})

test('C-24.3 whoever loots sees where, though there was no battle to look at', () => {
  const battle = { square: 50 } as View['battle']
  const view = viewOf({ asked: { kind: 'loot', seat: 0 }, battle })
  expect(askedSquare({ asked: { key: 'decision.loot' }, view })).toBe(50)
})

test('a phone’s map goes to the squares that answer, if it can show them together', () => {
  const view = viewOf({ asked: { kind: 'relocate', seat: 0 } })
  const asked = { key: 'decision.relocate' }
  expect(askedPlace({ asked, view, legal: ['relocate i9', 'relocate j9', 'relocate k10'] })).toBe(
    SQUARE_NAMES.indexOf('j9'),
  )
  expect(askedPlace({ asked, view, legal: ['relocate a1', 'relocate p16'] })).toBeNull()
  expect(askedPlace({ asked, view, legal: [] })).toBeNull()
  // A phase lights things all over the table.
  const start = viewOf({ asked: { kind: 'start', seat: 0 } })
  expect(askedPlace({ asked, view: start, legal: ['found i9 army'] })).toBeNull()
})

test('the map is brought to the figures that are offered next, and not to those that were taken by hand', () => {
  const group = { from: 30, armies: 1, scouts: 0 }
  const march = { asked: { kind: 'march' as const, seat: 0 } }
  expect(offeredPlace(march, { isOffered: true, group })).toBe(30)
  expect(offeredPlace(march, { isOffered: false, group })).toBeNull()
  expect(offeredPlace(march, { isOffered: true, group: null })).toBeNull()
  expect(offeredPlace({ asked: null }, { isOffered: true, group })).toBeNull()
})

test('C-19.2 where a great person may stand is looked at closely, as where a building may', () => {
  const view = viewOf({ asked: { kind: 'welcome', seat: 0 } })
  const legal = ['pass', 'person artist b1', 'person artist c1', 'person artist c2']
  expect(askedPlace({ asked: { key: 'decision.welcome' }, view, legal })).toBe(SQUARE_NAMES.indexOf('c1'))
  expect([isPlacing(view), isPlacing(viewOf({ asked: { kind: 'march', seat: 0 } }))]).toEqual([true, false])
})
