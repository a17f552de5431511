import { dawn, type Event, type View } from '@ecumene/dawn'
import { below, type Match, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { happenedSince } from '../desk/happened.ts'
import { isAgainst, isQuiet, placeOf } from './happened.ts'
import { isFinal, thingsOf } from './things.ts'

test('a move is made at the thing it names: a space, a card of the row, a wonder, a resource, a place for a tile', () => {
  expect(thingsOf('place 37')).toEqual(['space:37'])
  expect(thingsOf('focus 3')).toEqual(['slot:2'])
  expect(thingsOf('swap 1 4')).toEqual(['slot:0', 'slot:3'])
  expect(thingsOf('wonder petra')).toEqual(['wonder:petra'])
  expect(thingsOf('resource marble')).toEqual(['resource:0'])
  expect(thingsOf('lay B3 4 -2')).toEqual(['anchor:4,-2'])
  expect(thingsOf('done')).toEqual([])
  expect(thingsOf('gain currency')).toEqual([])
  expect(thingsOf('no such move')).toEqual([])
})

test('a resource from the supply is chosen by name, because it lies in front of nobody yet', () => {
  expect(thingsOf('resource marble', 'resource')).toEqual([])
  expect(thingsOf('resource marble', 'pay')).toEqual(['resource:0'])
})

test('a barbarian is chosen where it stands, and by its letter where several do', () => {
  const alone = [{ letter: 'C', space: 7 }] as const
  expect(thingsOf('barbarian C', 'encampment', null, alone)).toEqual(['space:7'])
  expect(thingsOf('barbarian D', 'encampment', null, alone)).toEqual([])
  expect(thingsOf('march C 2', 'march', null, alone)).toEqual(['space:7'])
  expect(thingsOf('barbarian C', 'collision', null, [...alone, { letter: 'D', space: 7 }])).toEqual([])
})

test('T-11.1 exploring at the end of a way is done at the fog beyond its last space, or where the figure sets out', () => {
  expect(thingsOf('depart 9; step 7; explore')).toEqual(['explore:7'])
  expect(thingsOf('army 9; explore')).toEqual(['explore:9'])
  expect(thingsOf('depart 9; step 7; stop')).toEqual(['space:7'])
  // On its way it is where it is: a button will do.
  expect(thingsOf('explore')).toEqual([])
})

test('a trade token is spent where it lies: on its card', () => {
  expect(thingsOf('spend', 'economy', 2)).toEqual(['trade:2'])
  expect(thingsOf('spend', 'economy', null)).toEqual([])
})

test('the end of something is asked about only while something else could be done', () => {
  expect(isFinal('done', ['place 3', 'done'])).toBe(true)
  expect(isFinal('done', ['done'])).toBe(false)
  expect(isFinal('place 3', ['place 3', 'done'])).toBe(false)
  expect(isFinal('attack 3', ['attack 3'])).toBe(true)
  expect(isFinal('no such move', [])).toBe(false)
  // A fort is one space and is laid at once; a tile is looked at, even where it fits in one way only.
  expect(isFinal('lay A0 1 1', ['lay A0 1 1', 'lay A0 2 2'])).toBe(false)
  expect(isFinal('lay A0 1 1', ['lay A0 1 1', 'lay B2 2 2'])).toBe(true)
})

/** Plays by chance, and tells about every move that was made. */
const playThrough = (match: Match, seed: string, tell: (move: string, events: readonly Event[]) => void) => {
  const random = seeded(seed)
  while (match.outcome() === null) {
    const seat = match.deciders()[0] ?? 0
    const legal = match.legal(seat).map(dawn.notation.notate as (move: unknown) => string)
    const move = legal[below(random, legal.length)] as string
    const ply = match.ply
    match.submit(seat, move)
    tell(move, match.history(null, ply).flatMap(({ events }) => events) as Event[])
  }
}

test.each([false, true])('whatever rolls dice or turns up a tile is asked about (terra: %s)', (terra) => {
  const unasked = new Set<string>()
  let rolled = 0
  playThrough(matchOf('dawn', 3, { terra, rounds: 40 }), 'dice', (move, events) => {
    if (!events.some(({ kind }) => kind === 'diceRolled' || kind === 'dieRerolled' || kind === 'tileDrawn')) return
    rolled++
    if (!isFinal(move, [move])) unasked.add(move.split(' ')[0] ?? '')
  })
  expect(rolled).toBeGreaterThan(3)
  expect([...unasked].filter((kind) => kind !== 'step')).toEqual([])
})

const NOWHERE = { spaces: [], barbarians: [], attack: null } as unknown as View

test('what the others did since my last move is told, and what was done to me stands out', () => {
  const lost: Event = { kind: 'cityDestroyed', owner: 0, space: 12 }
  const placed: Event = { kind: 'controlPlaced', seat: 1, space: 7 }
  const began: Event = { kind: 'turnBegan', seat: 0, round: 3 }
  const item = (ply: number, seat: number, events: readonly Event[], undone = false) => ({ ply, seat, events, undone })
  const history = [
    item(0, 1, [placed]),
    item(1, 0, [began]),
    item(2, 1, [placed, began]),
    item(3, 1, [placed], true),
    item(4, 2, [lost]),
  ]
  const happened = happenedSince<Event>({ seen: { history } as never, viewer: 0 }, isQuiet)
  expect(happened.map(({ event }) => event)).toEqual([placed, lost])
  expect(happened.map(({ event }) => isAgainst(event, 0))).toEqual([false, true])
  expect(isAgainst(lost, 1)).toBe(false)
  expect(isAgainst(lost, null)).toBe(false)
  expect(happened.map(({ event }) => placeOf(event, NOWHERE))).toEqual([7, 12])
  expect(placeOf(began, NOWHERE)).toBeNull()
})
