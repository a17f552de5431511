import { below, numberAt, readOptions, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { CORE } from '../../data/core.ts'
import { WATER } from '../../data/types.ts'
import { dawn } from '../../game.ts'
import { distance, hexesOf, holesIn, type Placement } from '../../hex.ts'
import { asked, legal, move, play, player, refusal } from '../../testing/play.ts'
import { boardOf, tileNumbered } from '../map/board.ts'
import { type Laying, layMove, placementOf } from '../moves.ts'
import { CAPITAL, type Options, type State } from '../state.ts'
import { layMoves, statusOf } from './placements.ts'

const start = (seats: number, seed = 'tiles', options: Partial<Options> = {}): State => {
  const read = readOptions(dawn.options, { map: 'build', ...options })
  if (!read.ok) throw new Error(read.error)
  return dawn.setup(read.value, seats, seed)
}

const seeds = Array.from({ length: 12 }, (_, number) => `seed ${number}`)
const kindsOf = (tiles: readonly number[]): readonly string[] => tiles.map((tile) => tileNumbered(tile).kind).sort()

/** Lays all tiles at random. */
const build = (seats: number, seed: string): State => {
  const state = start(seats, seed)
  const random = seeded(seed)
  while (asked(state) === 'tile' || asked(state) === 'lay') {
    const moves = legal(state)
    play(state, moves[below(random, moves.length)] as string)
  }
  return state
}

const touches = (one: Placement, other: Placement): boolean =>
  hexesOf(one).some((a) => hexesOf(other).some((b) => distance(a, b) === 1))

test('N-5.1 each player has one tile with a capital', () => {
  for (const hand of start(4).hands) expect(kindsOf(hand).filter((kind) => kind === 'capital')).toHaveLength(1)
})
test('N-5.2 the core is two natural wonder and two city-state tiles', () => {
  for (const seed of seeds)
    expect(kindsOf(start(2, seed).layout.map(({ tile }) => tile))).toEqual([
      'cityState',
      'cityState',
      'naturalWonder',
      'naturalWonder',
    ])
})
test('N-5.3 a die decides the side of all core tiles', () => {
  const sides = seeds.map((seed) => start(2, seed).layout.map(({ side }) => side))
  for (const four of sides) expect(new Set(four).size).toBe(1)
  expect(new Set(sides.map(([side]) => side)).size).toBe(2)
})
test('N-5.4 the core tiles lie as the core layout says', () => {
  const { layout } = start(2)
  expect(layout.map(({ q, r, rotation }) => ({ q, r, rotation }))).toEqual(CORE[layout[0]?.side as number])
  expect(holesIn(layout.flatMap(hexesOf))).toEqual([])
})
test('N-5.4 the tiles of a random map lie as in the first game: so on side A, turned over on side B', () => {
  const first = start(2, 'tiles', { map: 'firstGame' }).layout.flatMap(hexesOf)
  const sides = [first, first.map(({ q, r }) => ({ q: q + r, r: 0 - r }))]
  const rolled = seeds.map((seed) => {
    const { layout } = start(2, seed, { map: 'random' })
    const [{ side }] = layout as [Placement]
    expect(layout.flatMap(hexesOf)).toEqual(sides[side])
    return side
  })
  expect(new Set(rolled).size).toBe(2)
})
test('N-5.5 the marking of the core has no effect after map building', () => {
  expect(build(2, 'marking').hands).toEqual([])
})
test('N-5.6 what a tile has does not depend on its side', () => {
  for (const tile of [1, 2, 4, 13]) expect(tileNumbered(tile).kind).toBe('naturalWonder')
  for (const tile of [6, 12, 14, 15]) expect(tileNumbered(tile).kind).toBe('cityState')
})
test('N-5.7 the tiles left are shuffled', () => {
  expect(new Set(seeds.map((seed) => start(2, seed).hands.flat().join())).size).toBeGreaterThan(9)
})
test('N-5.8 every player has three tiles, all different', () => {
  const { hands, layout } = start(4)
  expect(hands.map((hand) => hand.length)).toEqual([3, 3, 3, 3])
  expect(new Set([...hands.flat(), ...layout.map(({ tile }) => tile)]).size).toBe(16)
})
test('N-5.9 players lay tiles in turn, three rounds', () => {
  const state = start(3)
  const order: number[] = []
  while (asked(state) === 'tile') {
    order.push(numberAt(dawn.deciders(state), 0))
    play(state, legal(state)[0] as string)
    play(state, legal(state)[0] as string)
  }
  const [first] = order as [number]
  expect(order).toEqual(Array.from({ length: 9 }, (_, turn) => (first + turn) % 3))
})
test('N-5.10 tile, side, rotation and position are free', () => {
  const state = start(2)
  expect(legal(state)).toHaveLength(3)
  play(state, legal(state)[0] as string)
  const sides = new Set(legal(state).map((text) => text.slice(4, 5)))
  const rotations = new Set(legal(state).map((text) => text.slice(5, 6)))
  expect([sides.size, rotations.size]).toEqual([2, 6])
})
test('N-5.11 who begins building is drawn independently of the first player', () => {
  const same = seeds.map((seed) => start(2, seed).active === build(2, seed).first)
  expect(new Set(same).size).toBe(2)
})
test('N-5.12 a tile may not cover another', () => {
  const state = start(2)
  play(state, legal(state)[0] as string)
  const [one] = state.layout as [Placement]
  const over = layMove(one)
  expect(refusal(state, over.notation)).toBe('overlaps')
})
test('N-5.13 a tile must touch four laid spaces', () => {
  const state = start(2)
  const few = layMoves(state.layout, false).filter((one) => statusOf(state.layout, one) === 'touchesTooFew')
  play(state, legal(state)[0] as string)
  expect(few.length).toBeGreaterThan(0)
  for (const one of few) expect(refusal(state, one.notation)).toBe('touchesTooFew')
})
test('N-5.14 touching is counted by laid spaces that share an edge', () => {
  const { layout } = start(2)
  for (const one of layMoves(layout, true)) {
    const placement = placementOf(one, 0)
    const laid = layout.flatMap(hexesOf).filter((hex) => hexesOf(placement).some((own) => distance(own, hex) === 1))
    expect(laid.length).toBeGreaterThanOrEqual(4)
  }
})
test('N-5.15 a tile touches the core while that is possible', () => {
  const state = build(2, 'core')
  const core = state.layout.slice(0, 4)
  for (const placement of state.layout.slice(4)) expect(core.some((one) => touches(one, placement))).toBe(true)
})
test('N-5.16 otherwise a tile touches a tile that touches the core', () => {
  for (const seed of seeds.slice(0, 5)) {
    const { layout } = build(4, seed)
    const core = layout.slice(0, 4)
    const near = layout.filter((placement) => core.some((one) => touches(one, placement)))
    for (const placement of layout)
      expect([...core, ...near].some((one) => one === placement || touches(one, placement))).toBe(true)
  }
})
test('N-5.17 any of one’s own tiles may be chosen', () => {
  const state = start(2)
  const seat = numberAt(dawn.deciders(state), 0)
  expect(legal(state)).toEqual(state.hands[seat]?.map((tile) => `tile ${tile}`))
})
test('N-5.18 a capital stands on its tile at once', () => {
  const state = start(2)
  const seat = numberAt(dawn.deciders(state), 0)
  const capital = state.hands[seat]?.[0] as number
  play(state, `tile ${capital}`)
  play(state, legal(state)[0] as string)
  expect(state.piece[player(state, seat).capital]).toBe(CAPITAL)
  expect(boardOf(state.layout).tile[player(state, seat).capital]).toBe(capital)
})
test('N-5.19 an enclosed hole becomes water', () => {
  let met = false
  for (const seed of seeds.slice(0, 8)) {
    const { layout } = build(4, seed)
    const board = boardOf(layout)
    for (let space = layout.length * 10; space < board.size; space++) {
      met = true
      expect(board.terrain[space]).toBe(WATER)
      expect(board.edge[space]).toBe(0)
    }
  }
  expect(met).toBe(true)
})
test('N-5.20 after the last tile set-up goes on', () => {
  const state = build(3, 'on')
  expect(asked(state)).toBe('direction')
  expect(state.layout).toHaveLength(13)
  expect(dawn.proof.audit(state)).toEqual([])
})
test('N-EX10 fewer than four touched spaces are illegal, four and the core are legal', () => {
  const state = start(2, 'example')
  const status = (one: Laying) => statusOf(state.layout, one)
  const all = layMoves(state.layout, false)
  expect(new Set(all.map(status))).toEqual(new Set(['legal', 'touchesTooFew']))
  play(state, legal(state)[0] as string)
  expect(refusal(state, (all.find((one) => status(one) === 'legal') as Laying).notation)).toBe('')
  expect(move('lay A0 30 30').notation).toBe('lay A0 30 30')
})
test('the random map is legal by the rules of map building and without holes', () => {
  for (const seats of [2, 3, 4]) {
    for (const seed of seeds) {
      const { layout } = start(seats, seed, { map: 'random' })
      expect(layout).toHaveLength(4 + 3 * seats)
      expect(holesIn(layout.flatMap(hexesOf))).toEqual([])
      for (let count = 4; count < layout.length; count++) {
        const { side, rotation, q, r } = layout[count] as Placement
        expect(statusOf(layout.slice(0, count), layMove({ side, rotation, q, r }))).toBe('legal')
      }
    }
  }
})
