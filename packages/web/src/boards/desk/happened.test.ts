import { dawn, type Event } from '@ecumene/dawn'
import type { HistoryItem } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { broughtByDial, isQuiet } from '../dawn/happened.ts'
import { happenedSince } from './happened.ts'

const moved = (ply: number, seat: number, ...events: readonly Event[]): HistoryItem<Event> => ({
  ply,
  seat,
  events,
  undone: false,
})
const step = (seat: number, from: number, space: number): Event => ({ kind: 'caravanMoved', seat, from, space })

test('what happened since the last own move tells a walk as one, where it ended', () => {
  const visit: Event = { kind: 'caravanVisited', seat: 1, space: 5 }
  const history = [
    moved(0, 1, step(1, 8, 9)),
    moved(1, 0, step(0, 1, 2)),
    moved(2, 1, step(1, 3, 4), { kind: 'turnBegan', seat: 1, round: 2 }),
    moved(3, 1, step(1, 4, 5), visit),
    moved(4, 2, step(2, 5, 6)),
  ]
  const at = { seen: { history }, viewer: 0 }
  expect(happenedSince(at, isQuiet, dawn.presentation.describe).map(({ key, events }) => [key, events])).toEqual([
    ['3 0', [step(1, 3, 4), step(1, 4, 5)]],
    ['3 1', [visit]],
    ['4 0', [step(2, 5, 6)]],
  ])
  expect(happenedSince(at, isQuiet)).toHaveLength(4)
})

test('what the event dial brings after the own move is news, the move itself is not', () => {
  const rolled: Event = { kind: 'directionRolled', die: 3, direction: 2 }
  const history = [
    moved(0, 0, step(0, 1, 2), { kind: 'dialAdvanced', icon: 'raid' }, rolled),
    moved(1, 1, step(1, 4, 5)),
  ]
  const at = { seen: { history }, viewer: 0 }
  expect(happenedSince(at, isQuiet, {}, broughtByDial).map(({ key }) => key)).toEqual(['0 1', '0 2', '1 0'])
  expect(happenedSince(at, isQuiet).map(({ key }) => key)).toEqual(['1 0'])
})

test('an event dial that brings nothing is no news', () => {
  expect(isQuiet({ kind: 'dialAdvanced', icon: 'nothing' })).toBe(true)
  expect(isQuiet({ kind: 'dialAdvanced', icon: 'trade' })).toBe(false)
})
