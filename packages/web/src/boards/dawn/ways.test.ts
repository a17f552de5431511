import { dawn, type View } from '@ecumene/dawn'
import { below, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { movesIn } from '../../hands/hands.ts'
import { matchOf } from '../../table/testing.ts'
import { thingsOf } from './things.ts'
import { deedsOf, stepsTo, throughCourse, wayBy } from './ways.ts'

const WAYS = [
  { space: 4, from: 4, path: [], moves: ['stop'] },
  { space: 7, from: 4, path: [6, 7], moves: ['step 6', 'step 7', 'stop'] },
  { space: 7, from: 9, path: [7], moves: ['depart 9', 'step 7', 'stop'] },
]

test('whole ways stand in for single steps, each at the space where it ends', () => {
  const deeds = deedsOf(['stop', 'step 6'], WAYS)
  expect(deeds).toEqual(['stop', 'step 6; step 7; stop', 'depart 9; step 7; stop'])
  expect(deeds.map((move) => thingsOf(move))).toEqual([[], ['space:7'], ['space:7']])
  expect(deedsOf(['place 3'], [])).toEqual(['place 3'])
  // The ways of somebody else.
  expect(deedsOf([], WAYS)).toEqual([])
  expect(wayBy(WAYS, 'depart 9; step 7; stop')).toBe(WAYS[2])
  expect(wayBy(WAYS, 'stop')).toBeNull()
  expect([...stepsTo(WAYS)]).toEqual([[7, 1]])
})

test('a way is led through a space: the figure comes there and goes on', () => {
  expect(throughCourse(WAYS, 'depart 9; step 7; stop')).toBe('depart 9; step 7')
  // The last step there is: nobody is asked to stop, and nothing can follow.
  const last = { space: 8, from: 4, path: [7, 8], moves: ['step 7', 'step 8'] }
  expect(throughCourse([last], 'step 7; step 8')).toBeNull()
  expect(throughCourse(WAYS, null)).toBeNull()
})

test('a caravan goes its whole way by the moves of one course', () => {
  const match = matchOf('dawn', 2)
  const random = seeded('caravans')
  let walked = 0
  while (walked < 3 && match.outcome() === null) {
    const view = match.view(null) as View
    const seat = match.deciders()[0] ?? 0
    const legal = match.legal(seat).map(dawn.notation.notate as (move: unknown) => string)
    const [course] = deedsOf(legal, view.ways).filter((deed) => movesIn(deed).length > 2)
    const way = wayBy(view.ways, course ?? null)
    if (course === undefined || way === null) {
      match.submit(seat, legal[below(random, legal.length)] as string)
      continue
    }
    const ply = match.ply
    for (const move of movesIn(course)) expect(match.submit(seat, move).ok).toBe(true)
    const events = match.history(null, ply).flatMap(({ events: told }) => told)
    expect(events).toContainEqual(expect.objectContaining({ kind: 'caravanMoved', space: way.space }))
    walked++
  }
  expect(walked).toBe(3)
})
