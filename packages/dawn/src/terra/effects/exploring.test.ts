import { numberAt, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { leaderNumber } from '../../data/leaders.ts'
import { MOUNTAINS } from '../../data/types.ts'
import { wonderNumber } from '../../data/wonders.ts'
import { dawn } from '../../game.ts'
import { addWonder, dropWonder } from '../../rules/industry/wonders.ts'
import { boardOf } from '../../rules/map/board.ts'
import { addTo, type State } from '../../rules/state.ts'
import { asked, legal, play, player, refusal } from '../../testing/play.ts'
import { drawTile } from '../map/stack.ts'
import { terraOf } from '../state.ts'
import { realMap } from '../testing/real-map.ts'

/** Lets the active player build this economy wonder at once. */
const building = (id: 'apadana'): State => {
  const state = realMap('pottery')
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
  const place = legal(state).find((text) => text.startsWith('place')) as string
  play(state, place)
  const space = Number(place.slice(6))
  expect([state.owner[space], space >= before]).toEqual([seat, true])
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

test('astronomy looks at two tiles, places one by the own capital and puts the other back', () => {
  const state = realMap('astronomy')
  const seat = state.active
  const [first, second, ...rest] = terraOf(state).stack as [number, number, ...number[]]
  play(state, 'focus 6', 'look', 'look')
  expect([refusal(state, 'look'), refusal(state, 'done')]).toEqual(['noMoreLooks', 'tilesInHand'])
  play(state, `shelve ${first} top`)
  expect(terraOf(state).stack).toEqual([...rest, first])
  play(state, `chart ${second}`)
  expect(asked(state)).toBe('survey')
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
  // Whoever explores takes it from there.
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
