import { dawn, type View } from '@ecumene/dawn'
import { below, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { movesIn } from '../../hands/hands.ts'
import { stepsThrough } from '../../hands/pulled.ts'
import { matchOf } from '../../table/testing.ts'
import { thingsOf } from './things.ts'
import { guideOver, pulledFrom, stepsTo, throughCourse, wayBy, waysInstead } from './ways.ts'

const WAYS = [
  { space: 4, from: 4, path: [], moves: ['stop'] },
  { space: 7, from: 4, path: [6, 7], moves: ['step 6', 'step 7', 'stop'] },
  { space: 7, from: 9, path: [7], moves: ['depart 9', 'step 7', 'stop'] },
]

test('whole ways stand in for single steps, each at the space where it ends', () => {
  const deeds = waysInstead(['stop', 'step 6'], WAYS)
  expect(deeds).toEqual(['stop', 'step 6; step 7; stop', 'depart 9; step 7; stop'])
  expect(deeds.map((move) => thingsOf(move))).toEqual([[], ['space:7'], ['space:7']])
  expect(waysInstead(['place 3'], [])).toEqual(['place 3'])
  // The ways of somebody else.
  expect(waysInstead([], WAYS)).toEqual([])
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

test('T-11.1 ways that end with exploring stand beside those that stop there, but not for a figure on its way that has a button', () => {
  const ways = [
    ...WAYS,
    { space: 4, from: 4, path: [], moves: ['explore'] },
    { space: 7, from: 9, path: [7], moves: ['depart 9', 'step 7', 'explore'] },
    { space: 9, from: 9, path: [], moves: ['depart 9', 'explore'] },
  ]
  expect(waysInstead(['stop', 'explore', 'step 6'], ways)).toEqual([
    'stop',
    'explore',
    'step 6; step 7; stop',
    'depart 9; step 7; stop',
    'depart 9; step 7; explore',
    'depart 9; explore',
  ])
  // Nobody passes through a space by exploring there.
  expect(throughCourse(ways, 'depart 9; step 7; explore')).toBeNull()
})

test('a way that is pulled through other spaces is written as its steps', () => {
  const [stays, near, far] = WAYS
  if (stays === undefined || near === undefined || far === undefined) throw new Error('no ways')
  const guide = guideOver([
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 5, r: 0 },
  ])
  expect(guide.lead(near, [5, 8, 7])).toEqual({
    ...near,
    path: [5, 8, 7],
    moves: ['step 5', 'step 8', 'step 7', 'stop'],
  })
  expect(guide.lead(far, [8, 7]).moves).toEqual(['depart 9', 'step 8', 'step 7', 'stop'])
  expect(guide.walkOf(near)).toEqual({ from: 4, steps: [6, 7], canGoOn: true })
  expect([0, 1, 2, 9].map(guide.neighbours)).toEqual([[1], [0], [], []])
  expect([...pulledFrom([stays, far])]).toEqual([9])
})

test('a caravan goes its whole way by the moves of one course', () => {
  const match = matchOf('dawn', 2)
  const random = seeded('caravans')
  let [walked, detours] = [0, 0]
  while ((walked < 3 || detours < 1) && match.outcome() === null) {
    const view = match.view(null) as View
    const seat = match.deciders()[0] ?? 0
    const legal = match.legal(seat).map(dawn.notation.notate as (move: unknown) => string)
    const [course] = waysInstead(legal, view.ways).filter((deed) => movesIn(deed).length > 2)
    const way = wayBy(view.ways, course ?? null)
    if (course === undefined || way === null) {
      match.submit(seat, legal[below(random, legal.length)] as string)
      continue
    }
    const ply = match.ply
    // Pulled another way at first, if there is one.
    const guide = guideOver(view.spaces)
    const through = view.ways
      .filter(({ from, path }) => from === way.from && path.length === 1)
      .map(({ space }) => space)
    const [aside = way.space] = through.filter((space) => space !== way.path[0])
    const pulled = { from: way.from, through: [aside], over: way.space }
    const steps = stepsThrough(view.ways.map(guide.walkOf), pulled, guide.neighbours) ?? []
    if (steps[0] === aside) detours++
    for (const move of guide.lead(way, steps).moves) {
      // Whoever has no step left stops without being asked.
      if (move !== 'stop' || match.deciders()[0] === seat)
        expect(match.submit(seat, move).ok || move === 'stop').toBe(true)
    }
    const events = match.history(null, ply).flatMap(({ events: told }) => told)
    expect(events).toContainEqual(expect.objectContaining({ kind: 'caravanMoved', space: way.space }))
    walked++
  }
  expect(walked).toBeGreaterThanOrEqual(3)
  expect(detours).toBeGreaterThan(0)
})
