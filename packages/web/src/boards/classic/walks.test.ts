import { classic, type Event, NEIGHBOURS, type View } from '@ecumene/classic'
import { below, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { arrivalOf, type Walking, walkedOn, walksIn } from './walks.ts'

test('whoever goes over the map walks from square to square, as many as there are', () => {
  const match = matchOf('classic', 2)
  const random = seeded('walks')
  let walked = 0
  for (let ply = 0; ply < 700 && walked < 25 && match.outcome() === null; ply++) {
    const before = match.view(null) as View
    const seat = match.deciders()[0] ?? 0
    const legal = match.legal(seat)
    match.submit(
      seat,
      classic.notation.notate(legal[below(random, legal.length)] as Parameters<typeof classic.notation.notate>[0]),
    )
    const after = match.view(null) as View
    const events = (match.history(null).at(-1)?.events ?? []) as readonly Event[]
    const went = events.flatMap((event) => (event.kind === 'wentOn' ? [event.square] : []))
    const walks = walksIn(events, before, after)
    if (events.some(({ kind }) => kind === 'sailedAway' || kind === 'figureRelocated')) continue
    expect(walks.flatMap(({ path }) => path.slice(1))).toEqual(went)
    for (const { figure, path, from, to } of walks) {
      walked++
      for (const [at, square] of path.slice(1).entries()) expect(NEIGHBOURS[path[at] ?? -1]).toContain(square)
      expect(to).toBeGreaterThan(from)
      expect(figure.armies + figure.scouts).toBeGreaterThan(0)
      const { afoot } = after
      // As many as are drawn where they have come to.
      if (afoot !== null && afoot.square === path.at(-1))
        expect(figure).toMatchObject({ armies: afoot.armies, scouts: afoot.scouts })
    }
  }
  expect(walked).toBeGreaterThanOrEqual(25)
})

const EMPTY = { squares: [], marching: null, afoot: null }

const standing = (square: number, armies: number, scouts = 0): View['squares'][number] =>
  ({ square, holder: armies + scouts > 0 ? 1 : null, armies, scouts }) as View['squares'][number]

test('who sails away travels with all that stood there', () => {
  const before = { ...EMPTY, squares: [standing(3, 2, 1), standing(40, 0)] }
  const after = { ...EMPTY, squares: [standing(3, 0), standing(40, 2, 1)] }
  const [sail] = walksIn([{ kind: 'sailedAway', seat: 1, from: 3, to: 40 }], before, after)
  expect(sail).toMatchObject({ figure: { seat: 1, armies: 2, scouts: 1 }, path: [3, 40] })
})

test('C-9.18 who makes room for a city walks out of its centre', () => {
  const before = { ...EMPTY, squares: [standing(8, 1), standing(17, 1, 1)] }
  const after = { ...EMPTY, squares: [standing(8, 2), standing(17, 0, 1)] }
  const [out] = walksIn([{ kind: 'figureRelocated', seat: 1, figure: 'army', square: 8 }], before, after)
  expect(out).toMatchObject({ figure: { seat: 1, armies: 1, scouts: 0 }, path: [17, 8] })
})

const PARTY = { seat: 1, armies: 2, scouts: 0 }
const walk = (...path: readonly number[]) => ({ figure: PARTY, path, from: 0, to: 1 })

test('a step that comes while they are still going is walked without a halt; a later one begins anew', () => {
  const first = walkedOn(null, [walk(1, 2)], { now: 1000, stepMs: 300, before: EMPTY }) as Walking
  expect([first.path, arrivalOf(first)]).toEqual([[1, 2], 1300])
  const on = walkedOn(first, [walk(2, 3)], { now: 1100, stepMs: 300, before: EMPTY }) as Walking
  expect([on.path, on.startedAt, arrivalOf(on)]).toEqual([[1, 2, 3], 1000, 1600])
  // What else happens does not stop them.
  expect(walkedOn(on, [], { now: 1200, stepMs: 300, before: EMPTY })).toBe(on)
  expect(walkedOn(on, [walk(3, 4)], { now: 1700, stepMs: 300, before: EMPTY })?.path).toEqual([3, 4])
  expect(walkedOn(on, [walk(8, 9)], { now: 1200, stepMs: 300, before: EMPTY })?.path).toEqual([8, 9])
})

test('whoever stands where they come to stays in sight', () => {
  const own = { square: 2, holder: 1 } as View['squares'][number]
  const foreign = { square: 2, holder: 0 } as View['squares'][number]
  const isJoining = (...squares: View['squares']) =>
    walkedOn(null, [walk(1, 2)], { now: 0, stepMs: 1, before: { ...EMPTY, squares } })?.isJoining
  expect([isJoining(own), isJoining(foreign), isJoining()]).toEqual([true, false, false])
})
