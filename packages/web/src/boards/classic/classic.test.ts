import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { classic, layoutFor, type View, type Way } from '@ecumene/classic'
import { auditWords, below, seeded, translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { bestOrientation, type Orientation } from '../../stage/geometry.ts'
import { matchOf } from '../../table/testing.ts'
import { refusal } from './declining.ts'
import { borderOf, cornerOf, frameOf, neighbourBy, SIDE, tileCorners } from './geometry.ts'
import { moveBy } from './moves.ts'
import { afootOn, describeOn, noteOn, squareName, squaresOf } from './pointing.ts'
import { squareText } from './square-words.ts'
import { en } from './words/en.ts'
import { boardWords } from './words/words.ts'

const { say } = translator(boardWords, 'en', (seat) => `P${seat}`)
const ORIENTATIONS = ['upright', 'lying'] as const
const text = (key: string, args = {}) => say({ key, args })

test('the words are complete and sound, and all are used', () => {
  expect(auditWords(boardWords)).toEqual([])
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const code = readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')
  // Sides of a battle are named after what the view calls them.
  const sides = ['classicBoard.attacker', 'classicBoard.defender']
  expect(Object.keys(en).filter((key) => !sides.includes(key) && !code.includes(`'${key}'`))).toEqual([])
})

test('arrows lead where one sees the next square, whichever way the map lies', () => {
  const [a1, b1, a2, b2] = [0, 1, 16, 17]
  const squares = [a1, b1, a2, b2]
  const to = (from: number, arrow: string, orientation: Orientation) =>
    neighbourBy(squares, from, `Arrow${arrow}`, orientation)
  expect(to(a1, 'Right', 'upright')).toBe(b1)
  expect(to(a1, 'Down', 'upright')).toBe(a2)
  expect(to(b2, 'Up', 'upright')).toBe(b1)
  expect(to(b2, 'Left', 'upright')).toBe(a2)
  expect(to(a1, 'Right', 'lying')).toBe(a2)
  expect(to(a1, 'Down', 'lying')).toBe(b1)
  expect(to(b2, 'Up', 'lying')).toBe(a2)
  expect(to(b2, 'Left', 'lying')).toBe(b1)
  for (const orientation of ORIENTATIONS) {
    expect(to(a1, 'Left', orientation)).toBeNull()
    expect(to(b2, 'Down', orientation)).toBeNull()
    expect(neighbourBy(squares, b1, 'Enter', orientation)).toBeNull()
  }
})

test('only the map for two players lies on its side, and only where there is room across', () => {
  const lies = (width: number, height: number) =>
    [2, 3, 4].map((seats) => bestOrientation({ width, height }, frameOf(layoutFor(seats).squares, 'upright'), null))
  // A laptop with and without a battle above the map, and a phone with and without.
  expect(lies(705, 684)).toEqual(['lying', 'upright', 'upright'])
  expect(lies(705, 558)).toEqual(['lying', 'upright', 'upright'])
  expect(lies(374, 506)).toEqual(['upright', 'upright', 'upright'])
  expect(lies(374, 390)).toEqual(['upright', 'upright', 'upright'])
})

test('the frame holds every square and every tile, and is as wide lying as it is tall upright', () => {
  for (const seats of [2, 3, 4]) {
    const { squares, places } = layoutFor(seats)
    for (const orientation of ORIENTATIONS) {
      const { x, y, width, height } = frameOf(squares, orientation)
      const isWithin = (square: number, size: number) => {
        const at = cornerOf(square, orientation)
        return at.x > x && at.y > y && at.x + size < x + width && at.y + size < y + height
      }
      expect(squares.every((square) => isWithin(square, SIDE))).toBe(true)
      expect(tileCorners(seats).every((square) => isWithin(square, 4 * SIDE))).toBe(true)
      // A tile is drawn from its first square: none of its squares lies before it.
      for (const [place, first] of tileCorners(seats).entries()) {
        const edge = cornerOf(first, orientation)
        for (const square of places[place]?.squares ?? []) {
          const at = cornerOf(square, orientation)
          expect([at.x >= edge.x && at.x < edge.x + 4 * SIDE, at.y >= edge.y && at.y < edge.y + 4 * SIDE]).toEqual([
            true,
            true,
          ])
        }
      }
    }
    const { width, height } = frameOf(squares, 'upright')
    expect(frameOf(squares, 'lying')).toMatchObject({ width: height, height: width })
  }
})

test.each(ORIENTATIONS)('the border of what belongs to a player runs round it, not through it: %s', (orientation) => {
  expect(borderOf([], orientation)).toBe('')
  const sides = (owned: readonly number[]) => borderOf(owned, orientation).split('M').length - 1
  expect(sides([0])).toBe(4)
  expect(sides([0, 1, 16, 17])).toBe(8)
  // The last square of a row and the first of the next one are no neighbours.
  expect(sides([15, 16])).toBe(8)
})

test('two squares side by side upright lie one under the other on the side, with a border to match', () => {
  const lines = (orientation: Orientation) => borderOf([0, 1], orientation).split('M').filter(Boolean).sort()
  expect(lines('lying')).toEqual(borderOf([0, 16], 'upright').split('M').filter(Boolean).sort())
  expect(lines('lying')).not.toEqual(lines('upright'))
})

test('a move has to do with the squares it names, comes from and goes to, and with its city', () => {
  const view = matchOf('classic').view(0) as View
  const named = (move: string, more: object = {}) => squaresOf(moveBy(move), { ...view, ...more }).map(squareName)
  expect(named('capital b2')).toEqual(['b2'])
  expect(named('march c3 1a0s east')).toEqual(['c3', 'd3'])
  expect(named('go south', { marching: 18 })).toEqual(['c3'])
  expect(say(describeOn(moveBy('go south'), { ...view, marching: 18 }) ?? { key: 'game' })).toBe('Go on: to c3')
  expect(describeOn(moveBy('done'), { ...view, marching: 18 })).toBeNull()
  expect(named('stop', { marching: 18 })).toEqual(['c2'])
  expect(named('done')).toEqual([])
  expect(named('no such move')).toEqual([])
  const players = view.players.map((player) => ({ ...player, cities: [17, -1, -1] }))
  expect(named('train 0 infantry', { players })).toEqual(['b2'])
  expect(named('train 1 infantry', { players })).toEqual([])
})

test('loot says how many points it costs, where it costs points (C-30.14)', () => {
  const view = matchOf('classic').view(0) as View
  const note = (move: string, loot: View['options']['loot']) =>
    noteOn(moveBy(move), { ...view, options: { ...view.options, loot } }, say)
  expect(note('loot trade 2', 'revised')).toBe('Costs 1 point.')
  expect(note('loot tech 0', 'revised')).toBe('Costs 2 points.')
  expect(note('loot tech 0', 'core')).toBeNull()
})

test('only who has nothing to decide is answered for', () => {
  const asked = (kind: string, legal: readonly string[], ways: View['ways'] = []) =>
    refusal({ view: { asked: { kind, seat: null }, ways }, legal })
  for (const kind of ['react', 'prepare', 'gardens', 'research']) {
    expect(asked(kind, ['pass'])).toEqual({ move: 'pass', isEnd: false })
  }
  expect(asked('react', ['pass', 'use writing'])).toBeNull()
  // One square, resource, target, card.
  for (const only of ['put a1', 'spend wheat hut', 'spendGift a-generous-gift', 'aimSeat 1', 'field infantry-2 new']) {
    expect(asked('put', [only])).toEqual({ move: only, isEnd: false })
  }
  expect(asked('put', ['put a1', 'put a2'])).toBeNull()
  // An offer can be made that no list holds.
  expect(asked('negotiate', ['done'])).toBeNull()
  expect(refusal({ view: { asked: null }, legal: [] })).toBeNull()
})

test('the end of a phase can wait for a move to be taken back, the end of a turn in a battle cannot', () => {
  const asked = (kind: string) => refusal({ view: { asked: { kind, seat: null }, ways: [] }, legal: ['done'] })
  for (const kind of ['start', 'manage', 'march']) expect(asked(kind)).toEqual({ move: 'done', isEnd: true })
  expect(asked('fight')).toEqual({ move: 'done', isEnd: false })
})

test('figures that can only go on go on by themselves, but never into a battle', () => {
  const asked = (ends: Way['ends']) => {
    const way: Way = { from: 0, armies: 1, scouts: 0, square: 1, ends, path: [1], moves: ['go east'], clash: null }
    return refusal({ view: { asked: { kind: 'trek', seat: 0 }, ways: [way] }, legal: ['go east'] })
  }
  expect(asked('stop')).toEqual({ move: 'go east', isEnd: false })
  expect(asked('battle')).toBeNull()
})

test('among bots nobody is asked to trade while there is nothing but trade', () => {
  const view = { ...(matchOf('classic').view(0) as View), asked: { kind: 'negotiate', seat: null } }
  const [first, ...others] = view.players
  const withCulture = { ...view, players: [{ ...first, culture: 1 }, ...others] }
  expect(refusal({ view, legal: ['done'] }, { isAmongBots: true })?.move).toBe('done')
  // Their offer was declined: they may make another.
  expect(refusal({ view, legal: ['done'] }, { isAmongBots: true, isBargaining: true })).toBeNull()
  expect(refusal({ view, legal: ['done', 'accept 1'] }, { isAmongBots: true })).toBeNull()
  expect(refusal({ view: withCulture, legal: ['done'] }, { isAmongBots: true })).toBeNull()
})

test('whatever random play brings to the map and the list has words', () => {
  const match = matchOf('classic', 3)
  const random = seeded('map')
  for (let move = 0; move < 600 && match.outcome() === null; move++) {
    const seat = match.deciders()[0] ?? 0
    const view = match.view(seat) as View
    const legal = match.legal(seat).map(classic.notation.notate as (move: unknown) => string)
    for (const notation of legal.slice(0, 4))
      expect(noteOn(moveBy(notation), view, say) ?? 'none').not.toMatch(/^$|effect\.\w|[{}]/)
    match.submit(seat, legal[below(random, legal.length)] as string)
  }
  const view = match.view(null) as View
  for (const at of view.squares) {
    expect(squareText(at, afootOn(view, at.square), say, text)).toMatch(
      new RegExp(`^${squareName(at.square)}: [^{}]+$`),
    )
  }
})

test('a square that is attacked tells of both sides', () => {
  const [at] = (matchOf('classic', 2).view(null) as View).squares
  if (at === undefined) throw new Error('there is no square')
  const contested = { ...at, terrain: 'forest' as const, holder: 1, armies: 2, scouts: 0 }
  const afoot = { seat: 0, square: at.square, armies: 1, scouts: 0 }
  const said = squareText(contested, afootOn({ afoot } as View, at.square), say, text)
  expect(said).toContain('2 armies: P1, 1 army: P0')
  expect(afootOn({ afoot } as View, at.square + 1)).toBeNull()
})
