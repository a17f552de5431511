import type { Event, View } from '@ecumene/classic'
import type { Outcome, Seen } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { lastDeed, nearestOf, waysOf } from './end-story.ts'

const told = (...events: readonly object[]) =>
  ({ history: events.map((event, ply) => ({ ply, seat: 0, events: [event], undone: false })) }) as unknown as Pick<
    Seen<View, Event>,
    'history'
  >

const ended = (ending: string): Outcome => ({ winners: [0], scores: [0, 0], ending }) as unknown as Outcome

test('the end is told by what brought it, at its place', () => {
  const seen = told(
    { kind: 'battleBegan', seat: 0, partner: 1, square: 33 },
    { kind: 'battleWon', seat: 0, attack: 9, defence: 4 },
    { kind: 'gameEnded', ending: 'military', winners: [0] },
  )
  expect(lastDeed(seen, ended('military'))).toMatchObject({
    ply: 1,
    event: { kind: 'battleWon' },
    square: 33,
    fallen: 1,
  })
})

test('a victory without a deed of its own is told by the last thing that happened, and none where time ran out', () => {
  const seen = told(
    { kind: 'cityFounded', seat: 0, square: 5 },
    { kind: 'phaseBegan', phase: 'trade' },
    { kind: 'gameEnded', ending: 'economic', winners: [0] },
  )
  expect(lastDeed(seen, ended('economic'))).toMatchObject({ ply: 0, square: 5, fallen: null })
  expect(lastDeed(seen, ended('roundLimit'))).toBeNull()
})

test('everybody has four ways, the winner one of them to its end, and one that was nearest', () => {
  const view = matchOf('classic').view(null) as View
  const players = view.players.map((player) => ({ ...player, level: 7, coins: 12 }))
  const [won, lost] = [0, 1].map((seat) => waysOf({ ...view, players }, ended('culture'), seat))
  const named = (ways: typeof won) => ways?.map(({ victory }) => victory)
  expect(named(won)).toEqual(named(lost))
  expect(won?.find(({ victory }) => victory === 'culture')).toMatchObject({ have: 21, need: 21 })
  expect(lost?.find(({ victory }) => victory === 'culture')).toMatchObject({ have: 7, need: 21 })
  expect(nearestOf(lost ?? [])).toMatchObject({ victory: 'economic', have: 12 })
})
