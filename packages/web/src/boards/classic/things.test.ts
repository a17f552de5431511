import type { Event, View } from '@ecumene/classic'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { happenedSince } from '../desk/happened.ts'
import { classicFollowing } from './following.ts'
import { hasSetOut, isAgainst, isQuiet, placeOf } from './happened.ts'
import { isFinal, missedBy, thingsOf } from './things.ts'

test('a move is made at the thing it names', () => {
  const view = matchOf('classic').view(0) as View
  const things = (notation: string) => thingsOf(notation, view)
  expect(things('capital f14')).toEqual(['square:f14'])
  expect(things('field infantry-2 1')).toEqual(['card:infantry-2'])
  expect(things('heal 1')).toEqual(['front:1'])
  expect(things('advance')).toEqual(['track'])
  expect(things('done')).toEqual([])
  expect(things('no such move')).toEqual([])
})

test('the end of a phase is asked about only where something would be missed', () => {
  const asks = (left: string, hasMoved = false) => isFinal('done', ['done', left], [], { hasMoved })
  expect(isFinal('done', ['done'])).toBe(false)
  expect(['arts 0', 'build 1 library', 'found f14 army', 'accept 1'].map((left) => asks(left))).toEqual(
    Array.from({ length: 4 }, () => true),
  )
  // What can be left undone in every round.
  expect(['send f14 0', 'government anarchy', 'use writing', 'withdraw 1'].map((left) => asks(left))).toEqual(
    Array.from({ length: 4 }, () => false),
  )
  expect([asks('march f14 1a0s east'), asks('march f14 1a0s east', true)]).toEqual([true, false])
  expect(missedBy(['done', 'arts 0', 'send f14 0', 'found f14 army', 'arts 1'], false)).toEqual(['found', 'city'])
  // What can be taken back freely is not asked about.
  expect(['capital f14', 'found f14 army', 'government republic'].map((move) => isFinal(move, [move]))).toEqual([
    false,
    false,
    false,
  ])
  expect(isFinal('trample', ['trample'])).toBe(true)
  // Bots agree to whatever is taken back.
  const civilization = (isAmongBots: boolean) => isFinal('civilization rome', [], [], { isAmongBots })
  expect([civilization(false), civilization(true)]).toEqual([true, false])
})

test('what the others did since my last move is told, and what was done to me stands out and is stopped for', () => {
  const taken: Event = { kind: 'techLooted', seat: 1, partner: 0, tech: 'writing' }
  const built: Event = { kind: 'buildingBuilt', seat: 1, building: 'library', square: 7 }
  const destroyed: Event = { kind: 'buildingDestroyed', seat: 1, partner: 0, square: 9 }
  const fell: Event = { kind: 'unitFell', seat: 0, unit: 'infantry', strength: 1 }
  const began: Event = { kind: 'phaseBegan', phase: 'trade' }
  const item = (ply: number, seat: number, events: readonly Event[]) => ({ ply, seat, events, undone: false })
  const history = [item(0, 1, [built]), item(1, 0, [began]), item(2, 1, [built, began, taken, destroyed])]
  const happened = happenedSince<Event>({ seen: { history } as never, viewer: 0 }, isQuiet).map(({ event }) => event)
  expect(happened).toEqual([built, taken, destroyed])
  expect(happened.map((event) => isAgainst(event, 0))).toEqual([false, true, true])
  expect(happened.map((event) => isAgainst(event, 1))).toEqual([false, false, false])
  expect(isAgainst(taken, null)).toBe(false)
  expect([built, taken, destroyed].map(placeOf)).toEqual([7, null, 9])
  // The scene of a battle shows who falls.
  expect(classicFollowing.befallen([built, taken, fell], 1, 0)).toEqual([taken])
  // Whoever brings it about saw it happen.
  expect(classicFollowing.befallen([taken], 0, 0)).toEqual([])
  expect([classicFollowing.doer(built), classicFollowing.doer(began)]).toEqual([1, null])
})

test('figures have moved in a phase once some have set out, and it was not taken back', () => {
  const item = (events: readonly Event[], undone = false) => ({ ply: 0, seat: 0, events, undone })
  const [began, setOut]: readonly Event[] = [
    { kind: 'phaseBegan', phase: 'movement' },
    { kind: 'setOut', seat: 0, from: 3, armies: 1, scouts: 0 },
  ]
  if (began === undefined || setOut === undefined) throw new Error('nothing happened')
  expect(hasSetOut([item([setOut]), item([began])], 0)).toBe(false)
  expect(hasSetOut([item([began]), item([setOut])], 0)).toBe(true)
  expect(hasSetOut([item([began]), item([setOut])], 1)).toBe(false)
  expect(hasSetOut([item([began]), item([setOut], true)], 0)).toBe(false)
})
