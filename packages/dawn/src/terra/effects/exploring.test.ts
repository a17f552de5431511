import { numberAt, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { leaderNumber } from '../../data/leaders.ts'
import { MOUNTAINS } from '../../data/types.ts'
import { wonderNumber } from '../../data/wonders.ts'
import { dawn } from '../../game.ts'
import { addWonder, dropWonder } from '../../rules/industry/wonders.ts'
import { boardOf, isWater } from '../../rules/map/board.ts'
import { isEmpty } from '../../rules/map/pieces.ts'
import { addTo, type State } from '../../rules/state.ts'
import { asked, legal, play, player, refusal, spaces } from '../../testing/play.ts'
import { drawTile } from '../map/stack.ts'
import { terraOf } from '../state.ts'
import { realMap } from '../testing/real-map.ts'
import { rowEndingWith, terraPosition } from '../testing/terra-position.ts'

/** Lets the active player build this economy wonder at once. */
const building = (id: 'apadana', stack?: number[]): State => {
  const state = realMap('pottery')
  if (stack !== undefined) terraOf(state).stack = stack
  const wonder = wonderNumber(id)
  addWonder(state.unseen, numberAt(state.tops, 2))
  dropWonder(state.unseen, wonder)
  state.tops[2] = wonder
  const { resources, capital } = player(state, state.active)
  resources[3] = 3
  addTo(state.supply, 3, -3)
  play(state, 'focus 6', `wonder ${id}`, 'resource diamonds', 'resource diamonds', `build ${capital}`)
  return state
}

test('apadana explores from any edge space and puts a token on the new tile', () => {
  const state = building('apadana')
  const seat = state.active
  const before = state.owner.length
  const tiles = terraOf(state).stack.length
  const { edge } = boardOf(state.layout)
  expect(asked(state)).toBe('expedition')
  expect(refusal(state, `origin ${edge.indexOf(0)}`)).toBe('noEdge')
  play(state, legal(state)[0] as string)
  play(state, legal(state)[0] as string)
  expect([asked(state), terraOf(state).stack.length]).toEqual(['pioneer', tiles - 1])
  const board = boardOf(state.layout)
  const free = state.owner.flatMap((_owner, space) =>
    space >= before && !isWater(board, space) && isEmpty(state, space) ? [space] : [],
  )
  expect([spaces(state, 'place'), free.length > 0]).toEqual([free, true])
  expect(refusal(state, 'place 0')).toBe('notNewTile')
  play(state, `place ${free[0]}`)
  expect([state.owner[free[0] ?? 0], asked(state)]).toEqual([seat, 'turn'])
})

test('apadana explores nothing from an empty stack', () => {
  const state = building('apadana', [])
  expect(asked(state)).toBe('turn')
})

test('apadana: the token on mountains of the new tile lets the Inca place one more', () => {
  const state = building('apadana')
  player(state, state.active).leader = leaderNumber('inca')
  play(state, legal(state)[0] as string)
  play(state, legal(state)[0] as string)
  const place = legal(state).find((text) => text.startsWith('place')) as string
  boardOf(state.layout).terrain[Number(place.slice(6))] = MOUNTAINS
  play(state, place)
  expect(asked(state)).toBe('terrace')
})

test('astronomy looks at two tiles, places one by the player’s capital and puts the other back', () => {
  const state = realMap('astronomy')
  const seat = state.active
  const [first, second, ...rest] = terraOf(state).stack as [number, number, ...number[]]
  const told = play(state, 'focus 6', 'look', 'look')
  expect(told.slice(-2)).toEqual([first, second].map((tile) => ({ kind: 'tileDrawn', seat, tile })))
  expect([refusal(state, 'look'), refusal(state, 'done')]).toEqual(['noMoreLooks', 'tilesInHand'])
  play(state, `shelve ${first} top`)
  expect(terraOf(state).stack).toEqual([...rest, first])
  play(state, `chart ${second}`)
  expect(asked(state)).toBe('survey')
  const { tile, edge } = boardOf(state.layout)
  const own = tile[player(state, seat).capital]
  const ownEdges = state.owner.flatMap((_owner, space) => (tile[space] === own && edge[space] === 1 ? [space] : []))
  expect([spaces(state, 'origin'), ownEdges.length > 0]).toEqual([ownEdges, true])
  play(state, legal(state)[0] as string)
  while (asked(state) !== 'science') play(state, legal(state)[0] as string)
  play(state, 'advance')
  expect(player(state, seat).tech).toBe(5)
  expect(state.layout.some(({ tile }) => tile === second) || terraOf(state).stack.includes(second)).toBe(true)
})

test('T-2.6 a tile that Astronomy puts back to the bottom is known to lie there', () => {
  const state = realMap('astronomy')
  const [first, second] = terraOf(state).stack as [number, number]
  play(state, 'focus 6', 'look', 'look', `shelve ${first} bottom`, `shelve ${second} bottom`)
  const known = [second, first]
  expect(terraOf(state).stack.slice(0, 2)).toEqual(known)
  expect(dawn.view(state, null).modules.terra?.stack.below).toEqual(known)
  for (const seed of ['a', 'b', 'c']) {
    const sampled = dawn.sample(state, 1, seeded(seed))
    expect(terraOf(sampled).stack.slice(0, 2)).toEqual(known)
  }
  // Exploring takes it from there.
  expect(drawTile(terraOf(state))).toBe(second)
  expect(dawn.view(state, null).modules.terra?.stack.below).toEqual([first])
  expect(drawTile(terraOf(state))).toBe(first)
  expect(dawn.view(state, null).modules.terra?.stack.below).toEqual([])
})

test('astronomy may be resolved without looking', () => {
  const state = realMap('astronomy')
  const seat = state.active
  play(state, 'focus 6', 'done', 'advance')
  expect(player(state, seat).tech).toBe(5)
})

test('astronomy places one tile, and looks no more once one is put back', () => {
  const state = realMap('astronomy')
  const [first, second, third] = terraOf(state).stack as [number, number, number]
  play(state, 'focus 6', 'look', 'look')
  expect(refusal(state, `shelve ${third} top`)).toBe('notAvailable')
  play(state, `chart ${first}`)
  while (asked(state) !== 'observe') play(state, legal(state)[0] as string)
  expect(refusal(state, `chart ${second}`)).toBe('tilePlaced')
  const other = realMap('astronomy')
  play(other, 'focus 6', 'look', `shelve ${first} top`)
  expect([legal(other), refusal(other, 'look')]).toEqual([['done'], 'noMoreLooks'])
})

test('astronomy without tiles to look at, or an edge to place one by', () => {
  const observing = (): State => terraPosition({ row: rowEndingWith('astronomy', 'astrology') })
  const empty = observing()
  terraOf(empty).stack = []
  play(empty, 'focus 6')
  expect(asked(empty)).toBe('science')
  const last = observing()
  const [tile] = terraOf(last).stack
  terraOf(last).stack = [tile as number]
  play(last, 'focus 6', 'look')
  expect(refusal(last, 'look')).toBe('stackEmpty')
  expect(refusal(last, `chart ${tile}`)).toBe('')
  boardOf(last.layout).edge.fill(0, 1)
  expect(refusal(last, `chart ${tile}`)).toBe('')
  boardOf(last.layout).edge.fill(0)
  expect(refusal(last, `chart ${tile}`)).toBe('noEdge')
})
