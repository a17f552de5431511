import { classic, type Event, type Move, type MoveKind, type View } from '@ecumene/classic'
import { below, type Match, seeded, translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { happenedSince } from '../desk/happened.ts'
import { BEATS, classicFollowing } from './following.ts'
import { isAgainst, isQuiet, placeOf } from './happened.ts'
import { describeOn } from './pointing.ts'
import { isFinal, thingsOf } from './things.ts'
import { boardWords } from './words/words.ts'

const { say } = translator(boardWords, 'en', (seat) => `P${seat}`)

/** What a thing of the table is called: `square:f14`, `tech:writing`, `offer:2`, `track`. */
const THING =
  /^(square:[a-p]\d{1,2}|city:[0-2]|(building|wonder|unit|figure|person|culture|resource|market|tech|marker):[a-z-]+|card:[a-z]+-\d|front:\d+|offer:\d+|level:[1-5]|player:\d|track)$/

/** Plays by chance, every kind of move as likely, and looks at all that could be done. */
const wander = (match: Match, seed: string, most: number, look: (move: Move, notation: string, view: View) => void) => {
  const random = seeded(seed)
  for (let made = 0; made < most && match.outcome() === null; made++) {
    const seats = match.deciders()
    const seat = seats[below(random, seats.length)] ?? 0
    const legal = match.legal(seat) as readonly Move[]
    const kinds = [...new Set(legal.map(({ kind }) => kind))]
    const kind = kinds[below(random, kinds.length)]
    const view = match.view(seat) as View
    const seen = new Set<MoveKind>()
    for (const move of legal) {
      // One of each kind tells about the others.
      if (seen.has(move.kind)) continue
      seen.add(move.kind)
      look(move, classic.notation.notate(move), view)
    }
    const chosen = legal.filter((move) => move.kind === kind)
    match.submit(seat, chosen[below(random, chosen.length)] as Move)
  }
}

test('whatever can be done has words, and is done at things of the table or by a button', () => {
  const kinds = new Set<string>()
  for (const seed of ['one', 'three']) {
    wander(
      matchOf('classic', 2 + (seed.length % 3), { civilizations: 'choose' }),
      seed,
      400,
      (move, notation, view) => {
        kinds.add(move.kind)
        const words = say(describeOn(notation, view) ?? classic.presentation.describe.move(move))
        expect(words).not.toMatch(/^$|move\.\w|[{}]/)
        for (const thing of thingsOf(notation, view)) expect(thing).toMatch(THING)
      },
    )
  }
  expect(kinds.size).toBeGreaterThan(20)
})

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

test('the end of something is asked about only while something else could be done', () => {
  expect(isFinal('done', ['done', 'advance'])).toBe(true)
  expect(isFinal('done', ['done'])).toBe(false)
  expect(isFinal('capital f14', ['capital f14'])).toBe(true)
  expect(isFinal('field infantry-2 1', ['field infantry-2 1'])).toBe(false)
})

test('every event that random play brings has its time, its words and a place on the map or none', () => {
  const kinds = new Set<string>()
  for (const seed of ['first', 'second']) {
    const match = matchOf('classic', 3)
    wander(match, seed, 500, () => undefined)
    for (const event of match.history(null).flatMap(({ events }) => events) as readonly Event[]) {
      kinds.add(event.kind)
      expect(classicFollowing.beats(event)).toBe(BEATS[event.kind])
      expect(say(classic.presentation.describe.event(event))).not.toMatch(/event\.\w|[{}]/)
      const place = placeOf(event)
      if (place !== null) expect((match.view(null) as View).squares.some(({ square }) => square === place)).toBe(true)
    }
  }
  expect(kinds.size).toBeGreaterThan(30)
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
  expect(classicFollowing.befallen([built, taken, fell], 1, 0)).toEqual([taken, fell])
  // Whoever brings it about saw it happen.
  expect(classicFollowing.befallen([fell], 0, 0)).toEqual([])
  expect([classicFollowing.doer(built), classicFollowing.doer(began)]).toEqual([1, null])
})
