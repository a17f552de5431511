import { classic, squareOfCourse, type View, type Way } from '@ecumene/classic'
import { below, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { courseOf, movesIn } from '../../hands/hands.ts'
import { throughCourse, wayBy } from '../../hands/ways.ts'
import { matchOf } from '../../table/testing.ts'
import { moveBy } from './moves.ts'
import { isFinal, squareThing, thingsOf } from './things.ts'
import {
  barTo,
  deedsOf,
  findsOf,
  type Group,
  mostOf,
  offeredWays,
  pilesOf,
  STOP,
  splitBy,
  waysOf,
  wholeOf,
} from './ways.ts'
import { GUIDE } from './ways-pulled.ts'

const way = (from: number, armies: number, scouts: number, square: number, more: Partial<Way> = {}): Way => ({
  from,
  armies,
  scouts,
  square,
  ends: 'stop',
  path: [square],
  moves: [`march a1 ${armies}a${scouts}s east`, 'stop'],
  clash: null,
  ...more,
})

const WAYS = [way(0, 2, 1, 1), way(0, 2, 0, 1), way(0, 1, 0, 1), way(5, 0, 1, 6)]
const AT_REST = { ways: WAYS, marching: null }

test('a click takes all of a pile that can go together, and figures are taken from it one by one', () => {
  expect(pilesOf(AT_REST)).toEqual([0, 5])
  const whole = wholeOf(WAYS, 0)
  expect(whole).toEqual({ from: 0, armies: 2, scouts: 1 })
  expect(mostOf(WAYS, 0)).toEqual({ from: 0, armies: 2, scouts: 1 })
  const group = whole as Group
  expect(splitBy(WAYS, group, 'armies', 1)).toBeNull()
  const fewer = splitBy(WAYS, group, 'scouts', -1) as Group
  expect(fewer).toEqual({ from: 0, armies: 2, scouts: 0 })
  expect(splitBy(WAYS, fewer, 'scouts', -1)).toBeNull()
  // The last of a group stays.
  expect(splitBy(WAYS, { from: 5, armies: 0, scouts: 1 }, 'scouts', -1)).toBeNull()
  expect(wholeOf(WAYS, 9)).toBeNull()
  expect(waysOf(AT_REST, fewer)).toEqual([WAYS[1]])
  expect(waysOf(AT_REST, null)).toEqual([])
})

test('a square says why those who are taken cannot come to it', () => {
  const bars = [{ why: 'reason.water' as const, squares: [2] }]
  const reaches = [
    { from: 0, armies: 1, scouts: 0, left: 2, bars },
    { from: 5, armies: 0, scouts: 1, left: 2, bars: [] },
  ]
  const table = { ways: WAYS, reaches, marching: null }
  const group = { from: 0, armies: 1, scouts: 0 }
  expect(barTo(table, group, 2)).toEqual({ key: 'reason.water' })
  expect(barTo(table, group, 99)).toEqual({ key: 'reach.tooFar', args: { count: 2 } })
  // Where they stand, where they can come, and while none are taken, there is nothing to say.
  expect([barTo(table, group, 0), barTo(table, group, 1), barTo(table, null, 2)]).toEqual([null, null, null])
  const underWay = { ways: [], reaches: reaches.slice(0, 1), marching: 0 }
  expect(barTo(underWay, null, 2)).toEqual({ key: 'reason.water' })
})

test('before anybody is chosen the next pile goes as a whole to where it can, and to where it cannot, the pile after it', () => {
  const [first, both, fewer, second] = [way(0, 2, 0, 1), way(0, 2, 0, 6), way(0, 1, 0, 7), way(5, 0, 1, 6)]
  const far = way(5, 0, 1, 8)
  expect(offeredWays([first, both, fewer, second, far])).toEqual([first, both, far])
})

test('a group that is only offered goes to no other pile: whoever presses that takes it', () => {
  const ways = [way(0, 1, 0, 1), way(0, 1, 0, 5)]
  expect(offeredWays(ways)).toEqual(ways)
  expect(offeredWays([...ways, way(5, 1, 0, 6)])).toEqual([ways[0], way(5, 1, 0, 6)])
})

test('of the ways to one tile the nearest is named, and so is each hut; battles are not', () => {
  const tile = (square: number, steps: number) =>
    way(0, 1, 0, square, { ends: 'reveal', path: Array.from({ length: steps }, () => 0) })
  const [far, near, hut] = [tile(4, 2), tile(5, 1), way(0, 1, 0, 2, { ends: 'hut', path: [1, 2, 3] })]
  expect(findsOf([far, hut, near, way(0, 1, 0, 7, { ends: 'battle' }), way(0, 1, 0, 3)], 4)).toEqual([near, hut])
})

test('figures under way are the only ones that go', () => {
  const underWay = { ways: WAYS, marching: 0 }
  expect(pilesOf(underWay)).toEqual([])
  expect(waysOf(underWay, null)).toBe(WAYS)
})

test('whole ways stand in for steps, at the square where they end; a hut and a battle are asked about', () => {
  const [whole] = WAYS
  const legal = ['done', 'march a1 2a1s east', 'march a1 2a0s east']
  const course = courseOf(whole?.moves ?? [])
  expect(deedsOf(legal, WAYS.slice(0, 1))).toEqual(['done', course])
  // Before any are taken, nothing is lit but the piles.
  expect(deedsOf(legal, [])).toEqual(['done'])
  expect(deedsOf([], WAYS)).toEqual([])
  const view = matchOf('classic').view(0) as View
  expect(thingsOf(course, view, WAYS)).toEqual([squareThing(1)])
  expect(thingsOf('stop', { ...view, marching: 18 })).toEqual(['square:c2'])
  const final = (ends: Way['ends']) => isFinal(course, legal, [way(0, 2, 1, 1, { ends })])
  expect((['stop', 'reveal', 'hut', 'battle'] as const).map(final)).toEqual([false, true, true, true])
  expect(throughCourse(WAYS, course, STOP)).toBe('march a1 2a1s east')
})

test('a way that is pulled through other squares is written as its steps', () => {
  // a1 is 0; squares are numbered by rows.
  const [east, south] = [squareOfCourse(0, 1), squareOfCourse(0, 2)]
  const corner = squareOfCourse(east, 2)
  const known = way(0, 1, 0, corner, { path: [east, corner], moves: ['march a1 1a0s east', 'go south', 'stop'] })
  expect(GUIDE.lead(known, [south, corner]).moves).toEqual(['march a1 1a0s south', 'go east', 'stop'])
  const looks = way(0, 1, 0, corner, {
    ends: 'reveal',
    path: [east],
    moves: ['march a1 1a0s east', 'go reveal-south'],
  })
  expect(GUIDE.walkOf(looks)).toEqual({ from: 0, steps: [east, corner], canGoOn: false })
  expect(GUIDE.lead(looks, [south, corner])).toEqual({
    ...looks,
    path: [south],
    moves: ['march a1 1a0s south', 'go reveal-east'],
  })
  const underWay = way(0, 1, 0, corner, { path: [east, corner], moves: ['go east', 'go south'] })
  expect(GUIDE.lead(underWay, [south, corner]).moves).toEqual(['go south', 'go east'])
})

test('every step that is legal can be taken by some group that the pile offers, and every course is played through', () => {
  const match = matchOf('classic', 2)
  const random = seeded('ways')
  let [steps, walked] = [0, 0]
  for (let ply = 0; ply < 500 && match.outcome() === null && walked < 12; ply++) {
    const seat = match.deciders()[0] ?? 0
    const view = match.view(seat) as View
    const legal = match.legal(seat).map(classic.notation.notate as (move: unknown) => string)
    for (const notation of legal) {
      const move = moveBy(notation)
      if (move?.kind !== 'march') continue
      const [, , group = ''] = notation.split(' ')
      const [armies = 0, scouts = 0] = group.split(/[as]/).map(Number)
      expect(isOffered(view.ways, { from: move.square, armies, scouts })).toBe(true)
      const own = waysOf(view, { from: move.square, armies, scouts })
      // By this step or by another one, to everything that it leads to.
      expect(own.length).toBeGreaterThan(0)
      steps++
    }
    const [pile] = pilesOf(view)
    const taken = pile === undefined ? null : wholeOf(view.ways, pile)
    const courses = deedsOf(legal, waysOf(view, taken)).filter((deed) => wayBy(view.ways, deed) !== null)
    const course = courses[below(random, Math.max(1, courses.length))]
    if (course === undefined) {
      match.submit(seat, legal[below(random, legal.length)] as string)
      continue
    }
    for (const move of movesIn(course)) {
      // Others may be asked on the way.
      if (match.deciders()[0] !== seat || !match.submit(seat, move).ok) break
    }
    walked++
  }
  expect(steps).toBeGreaterThan(20)
  expect(walked).toBe(12)
})

/** Can the chooser at the pile make this group? */
const isOffered = (ways: readonly Way[], group: Group): boolean => {
  const most = mostOf(ways, group.from)
  return group.armies <= most.armies && group.scouts <= most.scouts
}
