import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { dawn, describePlan, gridName, plansFor, type View, type WonderId, type WonderPlan } from '@ecumene/dawn'
import { auditWords, below, seeded, translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { bestWay } from '../../stage/geometry.ts'
import { matchOf } from '../../table/testing.ts'
import { refusal } from './declining.ts'
import { frameOf, middleOf, neighbourBy, ORIENTATIONS, SIZE, waysToLie } from './geometry.ts'
import { moveBy } from './moves.ts'
import { paint } from './paint.ts'
import { governmentNote, namedBy, noteOn } from './pointing.ts'
import { spaceText } from './space-words.ts'
import { en } from './words/en.ts'
import { boardWords } from './words/words.ts'

const { say } = translator(boardWords, 'en', (seat) => `P${seat}`)
const text = (key: string, args = {}) => say({ key, args })

test('the words are complete and sound, and all are used', () => {
  expect(auditWords(boardWords)).toEqual([])
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const code = readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')
  expect(Object.keys(en).filter((key) => !code.includes(`'${key}'`))).toEqual([])
})

test('a move names a space, a slot, or nothing of the kind', () => {
  expect(namedBy(moveBy('place 37'))).toEqual({ space: 37, slot: null })
  expect(namedBy(moveBy('focus 3'))).toEqual({ space: null, slot: 2 })
  expect(namedBy(moveBy('lay B3 4 -2'))).toEqual({ space: null, slot: null })
  expect(namedBy(moveBy('done'))).toEqual({ space: null, slot: null })
  expect(namedBy(moveBy('no such move'))).toEqual({ space: null, slot: null })
})

test('who can do nothing more need not say so, except in a fight', () => {
  const asked = { kind: 'place', seat: 0 } as View['asked']
  expect(refusal({ asked, attack: null }, ['done'])?.move).toBe('done')
  expect(refusal({ asked, attack: null }, ['done', 'place 3'])).toBeNull()
  expect(refusal({ asked: null, attack: null }, ['done'])).toBeNull()
  expect(refusal({ asked, attack: {} as View['attack'] }, ['done'])).toBeNull()
})

test('a science card with nothing to spend on it advances by itself, among people not as the end of a turn', () => {
  const asked = { kind: 'science', seat: 0, space: null } as View['asked']
  const answer = (legal: readonly string[], isAmongBots?: boolean) =>
    refusal({ asked, attack: null }, legal, isAmongBots)
  expect(answer(['advance', 'nothing'], true)).toEqual({ move: 'advance', isEnd: false })
  expect(answer(['advance', 'nothing'])).toEqual({ move: 'advance', isEnd: true })
  expect(answer(['advance', 'spend', 'nothing'], true)).toBeNull()
})

test('what is used at the start of a turn says what it does', () => {
  const match = matchOf('dawn', 2, { terra: true })
  const view = match.view(null) as View
  for (const action of ['oracle', 'seoul', 'geneva', 'colosseum', 'ottoman']) {
    expect(noteOn(moveBy(`use ${action}`), view, say)?.length).toBeGreaterThan(30)
  }
})

test('a wonder on offer shows its price, and each payment how far it brings it', () => {
  const match = matchOf('dawn', 2)
  const random = seeded('prices')
  const noted = { offers: 0, payments: 0 }
  for (let move = 0; move < 1500 && match.outcome() === null; move++) {
    const view = match.view(null) as View
    const seat = match.deciders()[0] ?? 0
    const legal = match.legal(seat).map(dawn.notation.notate as (move: unknown) => string)
    for (const notation of legal) {
      const note = noteOn(moveBy(notation), view, say) ?? ''
      if (notation.startsWith('wonder ')) {
        const plan = plansFor(view, seat)[notation.slice(7) as WonderId]
        expect(note.split('\n')[1]).toBe(say(describePlan(plan as WonderPlan)))
        noted.offers++
      }
      if (view.paying !== null && /^(resource|spend)/.test(notation)) {
        const after = Number(/^then (\d+) of \d+$/.exec(note)?.[1])
        expect(after).toBeGreaterThan(view.paying.production)
        noted.payments++
      }
    }
    match.submit(seat, legal[below(random, legal.length)] as string)
  }
  expect(noted.offers).toBeGreaterThan(0)
  expect(noted.payments).toBeGreaterThan(0)
})

test('the options of a district say what each of them brings', () => {
  const match = matchOf('dawn', 2, { terra: true, rounds: 100 })
  const random = seeded('districts')
  const noted = new Map<string, string | null>()
  while (match.outcome() === null) {
    const view = match.view(null) as View
    const seat = match.deciders()[0] ?? 0
    const legal = match.legal(seat).map(dawn.notation.notate as (move: unknown) => string)
    for (const move of legal) {
      if (move.startsWith('option ')) noted.set(`${view.asked?.kind} ${move}`, noteOn(moveBy(move), view, say))
    }
    match.submit(seat, legal[below(random, legal.length)] as string)
  }
  expect(noted.get('hub option 1')).toBe('For your mature cities')
  expect(noted.get('hub option 2')).toBe('On the economy card, for deserts')
})

test('neighbours lie one step apart, and arrows lead from one to the other', () => {
  const hexes = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 1, r: -1 },
    { q: -1, r: 1 },
  ]
  const [one, other] = [middleOf({ q: 0, r: 0 }), middleOf({ q: 1, r: -1 })]
  expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeCloseTo(Math.sqrt(3) * SIZE)
  expect(neighbourBy(hexes, 0, 'ArrowRight')).toBe(1)
  expect(neighbourBy(hexes, 0, 'ArrowUp')).toBe(2)
  expect(neighbourBy(hexes, 0, 'ArrowDown')).toBe(3)
  expect(neighbourBy(hexes, 0, 'ArrowLeft')).toBeNull()
  expect(neighbourBy(hexes, 0, 'Enter')).toBeNull()
  const { x, y, width, height } = frameOf(hexes)
  for (const hex of hexes) {
    const at = middleOf(hex)
    expect(at.x - SIZE * 0.86).toBeGreaterThan(x)
    expect(at.x + SIZE * 0.86).toBeLessThan(x + width)
    expect(at.y - SIZE).toBeGreaterThan(y)
    expect(at.y + SIZE).toBeLessThan(y + height)
  }
})

test('a map without a tile has a frame, too', () => {
  expect(Object.values(frameOf([])).every(Number.isFinite)).toBe(true)
})

test('a map on its side is the same map turned by a quarter, and arrows go by what one sees', () => {
  const hexes = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 1, r: -1 },
    { q: -1, r: 1 },
  ]
  const [upright, lying] = [frameOf(hexes), frameOf(hexes, 90)]
  expect([lying.width, lying.height]).toEqual([upright.height, upright.width].map((length) => expect.closeTo(length)))
  for (const [arrow, across, down] of [
    ['ArrowLeft', -1, 0],
    ['ArrowRight', 1, 0],
    ['ArrowDown', 0, 1],
  ] as const) {
    for (const orientation of ORIENTATIONS) {
      const to = hexes[neighbourBy(hexes, 0, arrow, orientation) ?? -1]
      if (to === undefined) continue
      const { x, y } = middleOf(to, orientation)
      expect(Math.sign(across * x + down * y)).toBe(1)
    }
  }
  expect(neighbourBy(hexes, 0, 'ArrowDown', 90)).toBe(1)
  expect(neighbourBy(hexes, 0, 'ArrowRight', 90)).toBe(2)
  expect(neighbourBy(hexes, 0, 'ArrowLeft', 90)).toBe(3)
  expect(neighbourBy(hexes, 0, 'ArrowUp', 90)).toBeNull()
})

test('a long map is turned by thirds of a quarter until it fills its room best', () => {
  const room = { width: 900, height: 400 }
  // Hexes in a row to the east, to the south-east and to the north-east.
  const rowTo = (q: number, r: number) => [0, 1, 2, 3, 4, 5, 6, 7].map((step) => ({ q: q * step, r: r * step }))
  const lies = (q: number, r: number) => bestWay(room, waysToLie(rowTo(q, r)), null)
  expect([lies(1, 0), lies(0, 1), lies(1, -1)]).toEqual([0, 120, 60])
  for (const { lies: orientation, width, height } of waysToLie(rowTo(0, 1))) {
    const corners = rowTo(0, 1).map((hex) => middleOf(hex, orientation))
    expect(Math.max(...corners.map(({ x }) => x)) - Math.min(...corners.map(({ x }) => x))).toBeLessThan(width)
    expect(Math.max(...corners.map(({ y }) => y)) - Math.min(...corners.map(({ y }) => y))).toBeLessThan(height)
  }
})

test('whatever random play brings to the map has words, and the players have their colours', () => {
  const match = matchOf('dawn', 3)
  const random = seeded('map')
  for (let move = 0; move < 400 && match.outcome() === null; move++) {
    const view = match.view(null) as View
    const seat = match.deciders()[0] ?? 0
    const legal = match.legal(seat).map(dawn.notation.notate as (move: unknown) => string)
    for (const notation of legal.slice(0, 3)) expect(noteOn(moveBy(notation), view, say)).not.toBe('')
    match.submit(seat, legal[below(random, legal.length)] as string)
  }
  const view = match.view(null) as View
  for (const [space, hex] of view.spaces.entries()) {
    expect(spaceText(view, space, say, text)).toMatch(new RegExp(`^Space ${gridName(hex)}: [^{}]+$`))
  }
  expect(paint(view)).toMatchObject({ '--seat-0': `var(--play-${view.players[0]?.colour})` })
})

test('a card that could bring a government says which one, and what it does', () => {
  expect(governmentNote('masonry', say)).toBe(
    `${say({ key: 'government.autocracy' })}: ${say({ key: 'effect.government.autocracy' })}`,
  )
  expect(governmentNote('no such card', say)).toBe(null)
})
