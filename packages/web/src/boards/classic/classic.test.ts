import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { classic, type PlayerView, type View } from '@ecumene/classic'
import { auditWords, below, seeded, translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { refusal } from './declining.ts'
import { borderOf, frameOf, neighbourBy, SIDE } from './geometry.ts'
import { givable, wantable } from './offering.ts'
import { atSquare, noteOn, squareName, squaresOf } from './pointing.ts'
import { squareText } from './square-words.ts'
import { en } from './words/en.ts'
import { classicWords } from './words/words.ts'

const { say } = translator(classicWords, 'en', (seat) => `P${seat}`)
const text = (key: string, args = {}) => say({ key, args })

test('the words are complete and sound, and all are used', () => {
  expect(auditWords(classicWords)).toEqual([])
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const code = readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')
  // Sides of a battle are named after what the view calls them.
  const sides = ['classicBoard.attacker', 'classicBoard.defender']
  expect(Object.keys(en).filter((key) => !sides.includes(key) && !code.includes(`'${key}'`))).toEqual([])
})

test('arrows lead from square to square, and the frame holds them all', () => {
  const squares = [0, 1, 16, 17]
  expect(neighbourBy(squares, 0, 'ArrowRight')).toBe(1)
  expect(neighbourBy(squares, 0, 'ArrowDown')).toBe(16)
  expect(neighbourBy(squares, 17, 'ArrowUp')).toBe(1)
  expect(neighbourBy(squares, 0, 'ArrowLeft')).toBeNull()
  expect(neighbourBy(squares, 1, 'Enter')).toBeNull()
  const [x, y, width, height] = frameOf(squares)
  expect([x < 0, y < 0, x + width > 2 * SIDE, y + height > 2 * SIDE]).toEqual([true, true, true, true])
})

test('the border of what belongs to a player runs round it, not through it', () => {
  expect(borderOf([])).toBe('')
  const sides = (owned: readonly number[]) => borderOf(owned).split('M').length - 1
  expect(sides([0])).toBe(4)
  expect(sides([0, 1, 16, 17])).toBe(8)
  // The last square of a row and the first of the next one are no neighbours.
  expect(sides([15, 16])).toBe(8)
})

test('a move has to do with the squares it names, comes from and goes to, and with its city', () => {
  const view = matchOf('classic').view(0) as View
  const named = (move: string, more: object = {}) => squaresOf(move, { ...view, ...more }).map(squareName)
  expect(named('capital b2')).toEqual(['b2'])
  expect(named('march c3 1a0s east')).toEqual(['c3', 'd3'])
  expect(named('go south', { marching: 18 })).toEqual(['c3'])
  expect(noteOn('march c3 1a0s east', view, say)).toBe('d3')
  expect(named('stop', { marching: 18 })).toEqual(['c2'])
  expect(named('done')).toEqual([])
  expect(named('no such move')).toEqual([])
  const players = view.players.map((player) => ({ ...player, cities: [17, -1, -1] }))
  expect(named('train 0 infantry', { players })).toEqual(['b2'])
  expect(named('train 1 infantry', { players })).toEqual([])
  expect(atSquare(17, { ...view, players } as View).names('arts 0')).toBe(true)
  expect(atSquare(18, { ...view, players } as View).names('arts 0')).toBe(false)
})

test('only who has nothing to answer refuses without being asked', () => {
  const asked = (kind: string, legal: readonly string[]) => refusal({ view: { asked: { kind, seat: null } }, legal })
  expect(asked('react', ['pass'])).toBe('pass')
  expect(asked('prepare', ['pass'])).toBe('pass')
  expect(asked('react', ['pass', 'use writing'])).toBeNull()
  expect(asked('gardens', ['pass'])).toBeNull()
  expect(refusal({ view: { asked: null }, legal: [] })).toBeNull()
})

test('an offer names what is given by its face and what is asked for by its back', () => {
  const [player] = (matchOf('classic').view(0) as View).players
  const rich: PlayerView = {
    ...(player as PlayerView),
    trade: 3,
    culture: 0,
    resources: [0, 2, 0, 0],
    huts: 1,
    handBacks: { ancient: 2, medieval: 0, modern: 0 },
    own: {
      huts: [0, 0, 0, 0, 1, 0],
      villages: [0, 0, 0, 0, 0, 0],
      hand: ['drought', 'drought'],
      units: [],
      research: null,
    },
  }
  expect(givable(rich, say).map(({ id, most }) => [id, most])).toEqual([
    ['trade', 3],
    ['silk', 2],
    ['hut.spy', 1],
    ['drought', 2],
  ])
  expect(wantable(rich, say).map(({ id, most }) => [id, most])).toEqual([
    ['trade', 3],
    ['silk', 2],
    ['hut', 1],
    ['ancient', 2],
  ])
  expect(givable({ ...rich, own: null }, say)).toEqual([])
})

test('whatever random play brings to the map and the list has words', () => {
  const match = matchOf('classic', 3)
  const random = seeded('map')
  for (let move = 0; move < 600 && match.outcome() === null; move++) {
    const seat = match.deciders()[0] ?? 0
    const view = match.view(seat) as View
    const legal = match.legal(seat).map(classic.notate as (move: unknown) => string)
    for (const notation of legal.slice(0, 4))
      expect(noteOn(notation, view, say) ?? 'none').not.toMatch(/^$|effect\.\w|[{}]/)
    match.submit(seat, legal[below(random, legal.length)] as string)
  }
  for (const at of (match.view(null) as View).squares) {
    expect(squareText(at, say, text)).toMatch(new RegExp(`^${squareName(at.square)}: [^{}]+$`))
  }
})
