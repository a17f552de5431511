import type { Event } from '@ecumene/classic'
import { seen as seenOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { toldSince } from './happened.ts'

const setOut: Event = { kind: 'setOut', seat: 1, from: 3, armies: 1, scouts: 0 }
const step = (square: number): Event => ({ kind: 'wentOn', seat: 1, square })

test('of a march it is told where it came to, and what was met on the way', () => {
  const moves: readonly (readonly Event[])[] = [
    [setOut, step(4)],
    [step(5)],
    [step(6), { kind: 'stopped', seat: 1, square: 6 }],
    [setOut, step(20), { kind: 'hutTaken', seat: 1, square: 20 }],
    [setOut, step(30)],
  ]
  const seen = seenOf(matchOf('classic'), 0)
  const history = moves.map((events, ply) => ({ ply, seat: 1, events, undone: false }))
  const told = toldSince({ ...seen, history } as unknown as Parameters<typeof toldSince>[0], 0)
  expect(told.map(({ event }) => ('square' in event ? `${event.kind} ${event.square}` : event.kind))).toEqual([
    'wentOn 6',
    'wentOn 20',
    'hutTaken 20',
    'wentOn 30',
  ])
})
