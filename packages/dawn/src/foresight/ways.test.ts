import { below, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { dawn } from '../game.ts'
import { boardOf } from '../rules/map/board.ts'
import type { MoveWith } from '../rules/moves.ts'
import type { State } from '../rules/state.ts'
import { isExploring, type Way } from '../rules/walks.ts'
import { marching } from '../terra/testing/army-position.ts'
import { realMap } from '../terra/testing/real-map.ts'
import { asked, move, play, player } from '../testing/play.ts'
import { DEFAULT_OPTIONS, position } from '../testing/position.ts'
import { waysOf } from './ways.ts'

const ROW = ['astrology', 'masonry', 'foreign-trade', 'early-empire', 'pottery'] as const

/** Where a way ends, by which departure. */
const ends = (ways: readonly Way[]): readonly string[] =>
  [...new Set(ways.map(({ space, from }) => `${from} ${space}`))].sort()

test('N-10.5 a caravan is shown every space it can come to, with the moves that take it there', () => {
  const state = position({ players: [{ capital: 24, row: ROW }, { capital: 0 }] })
  expect(dawn.view(state, 0).ways).toEqual([])
  play(state, 'focus 3')
  const { ways } = dawn.view(state, 0)
  const to = (space: number) => ways.find((way) => way.space === space)
  expect(to(25)).toEqual({ space: 25, from: 24, path: [25], moves: ['depart 24', 'step 25', 'stop'] })
  // The third step is the last one: nobody is asked to stop.
  expect(to(27)).toEqual({
    space: 27,
    from: 24,
    path: [25, 26, 27],
    moves: ['depart 24', 'step 25', 'step 26', 'step 27'],
  })
  // Back to where it came from.
  expect(to(24)?.path).toHaveLength(2)
  expect(to(21)?.path).toHaveLength(3)
  expect(ways).toHaveLength(37)
})

test('N-10.5 on its way a caravan is shown what is left, its own space included', () => {
  const state = position({ players: [{ capital: 24, row: ROW }, { capital: 0 }] })
  play(state, 'focus 3', 'depart 24', 'step 25')
  const { ways } = dawn.view(state, 0)
  expect(ways[0]).toEqual({ space: 25, from: 25, path: [], moves: ['stop'] })
  expect(ways.every(({ from, path }) => from === 25 && path.length <= 2)).toBe(true)
})

test('N-10.4 each caravan that may set out has its own ways', () => {
  const state = position({
    players: [
      { capital: 24, row: ROW.map((card) => (card === 'foreign-trade' ? 'currency' : card)), caravans: [44] },
      { capital: 0 },
    ],
  })
  play(state, 'focus 3')
  const first = dawn.view(state, 0).ways.filter(({ space }) => space === 38)
  expect(first.map(({ moves }) => moves[0]).sort()).toEqual(['caravan 44', 'depart 24'])
})

test('ND-41 of two short ways the one that removes no barbarian is shown', () => {
  for (const barbarian of [25, 31]) {
    const state = position({
      players: [
        { capital: 24, row: ROW.map((card) => (card === 'foreign-trade' ? 'currency' : card)) },
        { capital: 0 },
      ],
      barbarians: { A: barbarian },
    })
    play(state, 'focus 3')
    const way = dawn.view(state, 0).ways.find(({ space, from }) => space === 32 && from === 24)
    expect(way?.path).toEqual([barbarian === 25 ? 31 : 25, 32])
  }
})

test('T-9.5 T-9.10 an army is shown every space it can come to, targets included', () => {
  const state = marching({}, { controls: [26] })
  const { ways } = dawn.view(state, 0)
  // T-9.9: at a rival token it must stop, so nobody asks.
  expect(ways.find(({ space }) => space === 26)).toEqual({
    space: 26,
    from: 24,
    path: [25, 26],
    moves: ['army 24', 'step 25', 'step 26'],
  })
  play(state, 'army 24', 'step 25')
  expect(dawn.view(state, 0).ways.find(({ space }) => space === 26)?.moves).toEqual(['step 26'])
})

test('T-11.1 a figure is shown from where it could explore, before it sets out and on its way', () => {
  const state = realMap('foreign-trade')
  play(state, 'focus 6')
  const seat = state.active
  const capital = player(state, seat).capital
  const { tile, edge } = boardOf(state.layout)
  const found = dawn.view(state, seat).ways.filter(isExploring)
  expect(found.length).toBeGreaterThan(0)
  for (const way of found) {
    expect([edge[way.space], tile[way.space]]).toEqual([1, tile[capital]])
    // One step is kept for it.
    expect(way.path.length).toBeLessThan(3)
    const copy = dawn.clone(state)
    play(copy, ...way.moves)
    expect(asked(copy)).toBe('exploredTile')
  }
  const [way] = found.filter(({ path }) => path.length > 0)
  const moves = way?.moves ?? []
  play(state, ...moves.slice(0, -1))
  expect(dawn.view(state, seat).ways).toContainEqual({
    space: way?.space,
    from: way?.space,
    path: [],
    moves: ['explore'],
  })
})

/** Makes the moves of a way on a copy; says where the figure was when its way ended. */
const walk = (state: State, seat: number, way: Way): number => {
  const copy = dawn.clone(state)
  let at = way.from
  for (const text of way.moves) {
    expect(dawn.deciders(copy), text).toContain(seat)
    expect(dawn.presentation.whyNot(copy, seat, move(text)), `${way.moves.join(', ')}: ${text}`).toBeNull()
    expect(isAWalk(copy), text).toBe(true)
    dawn.apply(copy, seat, move(text), (event) => {
      const isStep = event.kind === 'caravanMoved' || event.kind === 'armyMoved'
      if (isStep && text.startsWith('step') && event.seat === seat && event.from === at) at = event.space
    })
  }
  const asked = copy.pending.at(-1)?.kind
  expect(asked === 'caravan' || asked === 'army', way.moves.join(', ')).toBe(false)
  return at
}

const WALKS: readonly string[] = ['economy', 'caravan', 'armies', 'army']
const isAWalk = (state: State): boolean => WALKS.includes(state.pending.at(-1)?.kind ?? '')

/** All ends within a number of steps, by trying every move. */
const tryAll = (state: State, seat: number, from: number | null, steps: number, found: Set<string>): void => {
  const asked = state.pending.at(-1)?.kind
  for (const one of dawn.legal(state, seat)) {
    const departs = ['depart', 'caravan', 'deploy', 'army'].includes(one.kind)
    if (!departs && one.kind !== 'step' && one.kind !== 'stop') continue
    if (one.kind === 'step' && steps === 0) continue
    const copy = dawn.clone(state)
    dawn.apply(copy, seat, one)
    const space = one.kind === 'stop' ? placeOf(state) : (one as MoveWith<'step'>).space
    const start = departs ? space : (from ?? placeOf(state))
    const goesOn = copy.pending.at(-1)?.kind === (departs ? during(asked) : asked)
    if (!departs && !goesOn) found.add(`${start} ${space}`)
    else if (goesOn) tryAll(copy, seat, start, steps - (one.kind === 'step' ? 1 : 0), found)
  }
}

const during = (asked: string | undefined): string => (asked === 'economy' ? 'caravan' : 'army')

const placeOf = (state: State): number => {
  const { walking, modules } = dawn.view(state, 0)
  return walking?.space ?? modules.terra?.marching?.space ?? -1
}

for (const terra of [false, true]) {
  test(`every way can be gone to its end, and none is missing, in random games ${terra ? 'of Terra Incognita' : 'of the base game'}`, () => {
    let ways = 0
    for (let game = 0; game < 2; game++) {
      const seed = `ways ${terra} ${game}`
      const random = seeded(seed)
      const state = dawn.setup({ ...DEFAULT_OPTIONS, terra, rounds: 12 }, terra ? 4 : 3, seed)
      for (let seat = dawn.deciders(state)[0]; seat !== undefined; seat = dawn.deciders(state)[0]) {
        if (isAWalk(state)) {
          const before = JSON.stringify(state)
          const found = waysOf(state)
          expect(JSON.stringify(state)).toBe(before)
          for (const way of found.filter((one) => !isExploring(one))) {
            expect(way.path.at(-1) ?? way.from).toBe(way.space)
            expect(walk(state, seat, way)).toBe(way.space)
          }
          const near = new Set<string>()
          tryAll(state, seat, null, 2, near)
          expect(ends(found.filter((way) => way.path.length <= 2 && !isExploring(way)))).toEqual([...near].sort())
          ways += found.length
        } else expect(waysOf(state)).toEqual([])
        const moves = dawn.legal(state, seat)
        dawn.apply(state, seat, moves[below(random, moves.length)] as (typeof moves)[number])
      }
    }
    expect(ways).toBeGreaterThan(200)
  })
}
