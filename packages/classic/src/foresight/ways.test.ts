import { wander } from '@ecumene/kernel/testing'
import { expect, it } from 'vitest'
import { classic } from '../game.ts'
import { clone } from '../rules/clone.ts'
import { SQUARE_NAMES } from '../rules/map/grid.ts'
import { COURSES, squareOfCourse } from '../rules/movement/courses.ts'
import { mayBeInterrupted } from '../rules/movement/interrupts.ts'
import { underWay } from '../rules/movement/under-way.ts'
import type { State } from '../rules/state.ts'
import { asked, at, legal, move, play } from '../testing/play.ts'
import { DEFAULT_OPTIONS, position } from '../testing/position.ts'
import type { Way } from './ways.ts'

const waysOf = (state: State): readonly Way[] => classic.view(state, state.active).ways

it('C-21.2 figures are shown every square they can come to, with the moves that take them there', () => {
  const state = position({ phase: 'movement', players: [{ capital: 'c3', armies: { e8: 2 } }, { capital: 'c14' }] })
  const ways = waysOf(state)
  const two = ways.filter(({ armies }) => armies === 2)
  // Two steps on open land, and not back to where they are.
  expect(two).toHaveLength(12)
  expect(two.find(({ square }) => square === at('e7'))).toEqual({
    from: at('e8'),
    armies: 2,
    scouts: 0,
    square: at('e7'),
    ends: 'stop',
    path: [at('e7')],
    moves: ['march e8 2a0s north', 'stop'],
    clash: null,
  })
  expect(two.find(({ square }) => square === at('e6'))?.moves).toEqual(['march e8 2a0s north', 'go north'])
  expect(ways.filter(({ armies }) => armies === 1)).toHaveLength(12)
  play(state, 'march e8 2a0s north')
  expect(waysOf(state).map(({ square, moves }) => [square, moves])).toContainEqual([at('e6'), ['go north']])
})

it('C-22.1 C-23.2 C-24.2 a way ends at a tile to turn over, a hut, a battle', () => {
  const state = position({
    phase: 'movement',
    hidden: ['b9'],
    tokens: { e7: 'hut', f8: 'village' },
    players: [
      { capital: 'c3', armies: { e8: 1 } },
      { capital: 'c14', armies: { e9: 1 } },
    ],
  })
  const ends = Object.fromEntries(waysOf(state).map(({ square, ends: how }) => [square, how]))
  expect(ends[at('e7')]).toBe('hut')
  expect(ends[at('f8')]).toBe('battle')
  expect(ends[at('e9')]).toBe('battle')
  expect(ends[at('d8')]).toBe('stop')
  const reveal = waysOf(state).find((way) => way.ends === 'reveal')
  expect(reveal?.path.length).toBe((reveal?.moves.length ?? 0) - 1)
})

it('C-27.6 C-27.23 a way into battle tells how many units both sides draw, and the bonus', () => {
  let fought = 0
  for (let seed = 0; seed < 4 && fought < ENOUGH; seed++) {
    const state = classic.setup(DEFAULT_OPTIONS, 2, `clash ${seed}`)
    const look = () => {
      const [seat] = classic.deciders(state)
      const isMoving = state.pending.at(-1)?.kind === 'march' && fought < ENOUGH
      if (seat === undefined || !isMoving || mayBeInterrupted(state, seat)) return
      for (const { ends, moves, clash } of classic.view(state, seat).ways) {
        if (ends !== 'battle') expect(clash).toBeNull()
        if (clash === null) continue
        const copy = clone(state)
        for (const text of moves) classic.apply(copy, seat, move(text))
        while (copy.pending.at(-1)?.kind === 'prepare')
          classic.apply(copy, classic.deciders(copy)[0] ?? 0, move('pass'))
        const { battle } = classic.view(copy, null)
        if (battle === null || copy.pending.at(-1)?.kind !== 'fight') continue
        expect(clash).toEqual({
          defender: battle.defender,
          hands: battle.hands.map(({ size }) => size),
          bonus: battle.bonus,
          sources: battle.sources,
        })
        fought++
      }
    }
    wander(classic, state, `clash ${seed}`, 500, look)
  }
  expect(fought).toBeGreaterThanOrEqual(ENOUGH)
})

it('C-27.4 C-27.23 while cards can be played before a battle, both hands and bonuses stay in sight', () => {
  const state = position({
    phase: 'movement',
    players: [
      { armies: { h7: 1 }, units: [['infantry', 1]], hand: ['duty-and-honor'], built: { a1: 'barracks' } },
      { armies: { h8: 2 }, units: Array.from({ length: 7 }, () => ['mounted', 2] as const) },
    ],
  })
  play(state, 'march h7 1a0s south')
  const clash = { defender: 1, hands: [1, 5], bonus: [2, 0], sources: [[{ thing: 'building.barracks', count: 2 }], []] }
  expect([asked(state), classic.view(state, 1).clash]).toEqual(['prepare', clash])
  play(state, 'pass')
  const { battle, clash: gone } = classic.view(state, null)
  expect([battle?.hands.map(({ size }) => size), battle?.bonus, gone]).toEqual([clash.hands, clash.bonus, null])
})

const ENOUGH = 20

it('C-24.3 lone scouts are killed without a battle', () => {
  const state = position({
    phase: 'movement',
    players: [
      { capital: 'c3', armies: { e8: 1 } },
      { capital: 'c14', scouts: ['e9'] },
    ],
  })
  const way = waysOf(state).find(({ square }) => square === at('e9'))
  expect([way?.ends, way?.clash]).toEqual(['battle', null])
})

it('C-21.16 every way shown can be gone, and every square where figures may stop is shown', () => {
  let gone = 0
  for (let seed = 0; seed < 6; seed++) {
    const state = classic.setup(DEFAULT_OPTIONS, 3, `ways ${seed}`)
    const look = () => {
      const [seat] = classic.deciders(state)
      if (seat === undefined || state.pending.at(-1)?.kind !== 'march' || mayBeInterrupted(state, seat)) return
      const { ways } = classic.view(state, seat)
      for (const way of ways) {
        const copy = clone(state)
        for (const text of way.moves) {
          expect(classic.presentation.whyNot(copy, seat, move(text))).toBeNull()
          classic.apply(copy, seat, move(text))
        }
        gone++
      }
      for (const { from, armies, scouts } of ways) {
        const group = ways.filter((way) => way.from === from && way.armies === armies && way.scouts === scouts)
        const shown = group.filter(({ ends }) => ends !== 'reveal').map(({ square }) => square)
        const setOut = `march ${SQUARE_NAMES[from]} ${armies}a${scouts}s`
        const stops = new Set<number>()
        for (const text of legal(state, seat)) if (text.startsWith(setOut)) walkOn(state, seat, text, stops)
        stops.delete(from)
        expect([...new Set(shown)].sort()).toEqual([...stops].sort())
      }
    }
    wander(classic, state, `ways ${seed}`, 250, look)
  }
  expect(gone).toBeGreaterThan(100)
})

/** Every square where figures that take this move may end, found by trying everything. */
const walkOn = (state: State, seat: number, text: string, stops: Set<number>): void => {
  if (text.includes('reveal')) return
  const before = underWay(state)?.at
  const copy = clone(state)
  classic.apply(copy, seat, move(text))
  const [kind = '', from = '', , course = ''] = text.split(' ')
  const at = kind === 'march' ? towards(squareNamed(from), course) : towards(before ?? 0, from)
  if (copy.pending.at(-1)?.kind !== 'trek') {
    stops.add(at)
    return
  }
  for (const next of legal(copy, seat)) {
    if (next === 'stop') stops.add(at)
    else walkOn(copy, seat, next, stops)
  }
}

const squareNamed = (name: string): number => SQUARE_NAMES.indexOf(name)
const towards = (square: number, course: string): number => squareOfCourse(square, COURSES.indexOf(course as 'north'))
