import type { View } from '@ecumene/classic'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { listedIn } from './answers.ts'

type Kind = NonNullable<View['asked']>['kind']

const listed = (kind: Kind, room: 'wide' | 'phone', legal: readonly string[], loose: readonly string[]) => {
  const view: View = { ...(matchOf('classic').view(0) as View), asked: { kind, seat: 0 } }
  return listedIn({ legal, loose, view, room, mine: 0 })
}

test('to do nothing comes last', () => {
  expect(listed('loot', 'wide', [], ['pass', 'loot trade 2', 'loot culture 1'])).toEqual([
    'loot trade 2',
    'loot culture 1',
    'pass',
  ])
})

test('what lies behind a tab of a phone has a button where it is asked for in between', () => {
  const players = ['aimSeat 1', 'aimSeat 2']
  expect(listed('aim', 'phone', players, [])).toEqual(players)
  expect(listed('aim', 'wide', players, [])).toEqual([])
  // The map is in sight.
  expect(listed('aim', 'phone', ['aim c2'], [])).toEqual([])
})

test('whoever may interfere reads how', () => {
  expect(listed('react', 'wide', ['pass', 'use writing'], ['pass'])).toEqual(['use writing', 'pass'])
})

test('whoever has to give up a card reads what each does', () => {
  const cards = ['discard sabotage', 'discard drought']
  expect(listed('discard', 'wide', cards, [])).toEqual(cards)
})

test('a tech to learn and, where there is room, a city to found and a scout to send are one press', () => {
  const start = ['done', 'found c2 army', 'found c2 scout', 'found d2 army']
  expect(listed('start', 'wide', start, ['done'])).toEqual([...start.slice(1), 'done'])
  expect(listed('start', 'phone', start, ['done'])).toEqual(['done'])
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((column) => `found ${column}2 army`)
  expect(listed('start', 'wide', many, [])).toEqual([])
  // Of the lower levels one learns where the card will lie.
  const techs = ['research writing', 'research monarchy', 'research mathematics']
  expect(listed('research', 'wide', [...techs, 'pass'], ['pass'])).toEqual([...techs.slice(1), 'pass'])
  expect(listed('research', 'phone', techs, [])).toEqual(techs.slice(1))
  const view: View = { ...(matchOf('classic').view(0) as View), asked: { kind: 'research', seat: null } }
  expect(listedIn({ legal: techs, loose: [], view, room: 'wide', mine: 0, isTaught: true })).toEqual([])
})

test('a step on the culture track is taken where one is asked: the track may be out of sight', () => {
  for (const room of ['wide', 'phone'] as const) {
    expect(listed('manage', room, ['done', 'advance', 'arts 0'], ['done'])).toEqual(['advance', 'done'])
  }
})
