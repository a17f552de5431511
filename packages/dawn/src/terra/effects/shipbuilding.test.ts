import { expect, test } from 'vitest'
import { NONE, WATER } from '../../data/types.ts'
import { dawn } from '../../game.ts'
import { boardOf, neighbour } from '../../rules/map/board.ts'
import type { State } from '../../rules/state.ts'
import { asked, frame, legal, play, player, refusal } from '../../testing/play.ts'
import { SHARED_PIECES } from '../data/box.ts'
import { WATER_TOKEN } from '../data/forts.ts'
import { terraOf } from '../state.ts'
import { realMap } from '../testing/real-map.ts'

/** A caravan on a land space of its capital tile with this many free hexes around, about to move with Shipbuilding. */
const afloat = (free: number): State => {
  const state = realMap('shipbuilding')
  const board = boardOf(state.layout)
  const { capital, caravans } = player(state, state.active)
  const at = board.tile.findIndex(
    (tile, space) =>
      tile === board.tile[capital] &&
      board.terrain[space] !== WATER &&
      [0, 1, 2, 3, 4, 5].filter((direction) => neighbour(board, space, direction) === NONE).length === free,
  )
  caravans[0] = at
  caravans[1] = -1
  play(state, 'focus 6', `caravan ${at}`)
  return state
}

test('shipbuilding lays a water token, then explores with the same step, once', () => {
  const state = afloat(3)
  const tiles = terraOf(state).stack.length
  const distance = state.travel?.distance
  play(state, 'flood')
  expect([frame(state, 'caravan').walked, refusal(state, 'explore')]).toEqual([1, 'waterFirst'])
  const space = state.owner.length
  const [first] = legal(state) as readonly [string]
  // A water token has one side and no rotation, and lies beside the caravan.
  expect(refusal(state, first.replace('A0', 'A1'))).toBe('notAdjacent')
  const [, , q, r] = first.split(' ')
  expect([`lay A0 ${q} 40`, `lay A0 40 ${r}`].map((text) => refusal(state, text))).toEqual([
    'notAdjacent',
    'notAdjacent',
  ])
  expect(dawn.presentation.describe.decision(state, state.active)?.key).toBe('decision.flood')
  const laid = play(state, first)
  expect(refusal(state, first)).toBe('partDone')
  expect(dawn.presentation.describe.decision(state, state.active)?.key).toBe('decision.flooded')
  expect([boardOf(state.layout).terrain[space], terraOf(state).stack.length]).toEqual([WATER, tiles])
  expect(legal(state)).toEqual(['explore'])
  const explored = play(state, 'explore')
  expect(terraOf(state).stack.length).toBe(tiles - 1)
  // Only the tile is hidden: the token may be taken back until it is drawn.
  expect([laid.some(dawn.proof.reveals), explored.some(dawn.proof.reveals)]).toEqual([false, true])
  play(state, legal(state)[0] as string)
  expect([asked(state), frame(state, 'caravan').walked, distance]).toEqual(['caravan', 1, 4])
  expect(refusal(state, 'flood')).toBe('usedThisTurn')
})

test('T-2.4 without a water token left Shipbuilding lays none', () => {
  const state = afloat(3)
  const full = state.layout.filter(({ tile }) => tile === WATER_TOKEN).length
  expect([full, SHARED_PIECES.waterTokens, refusal(state, 'flood')]).toEqual([0, 16, ''])
  const far = Array.from({ length: SHARED_PIECES.waterTokens }, (_, q) => ({
    tile: WATER_TOKEN,
    side: 0 as const,
    rotation: 0,
    q: 60 + q,
    r: 0,
  }))
  state.layout = [...state.layout, ...far.slice(1)]
  expect(refusal(state, 'flood')).toBe('')
  state.layout = [...state.layout, ...far.slice(0, 1)]
  expect([refusal(state, 'flood'), refusal(state, 'explore')]).toEqual(['noWaterTokens', ''])
})

test('T-11.1 a water token may not close off the space from which the caravan explores', () => {
  const state = afloat(1)
  expect([refusal(state, 'flood'), refusal(state, 'explore')]).toEqual(['closesOff', ''])
})
