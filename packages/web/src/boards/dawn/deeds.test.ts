import { dawn, type View } from '@ecumene/dawn'
import { play, position } from '@ecumene/dawn/testing'
import { expect, test } from 'vitest'
import { deedsOf, paymentBy } from './deeds.ts'
import { thingsOf } from './things.ts'

const paying = () => {
  const state = position({
    players: [
      {
        capital: 24,
        row: ['astrology', 'masonry', 'pottery', 'early-empire', 'foreign-trade'],
        leader: 'egypt',
        trade: [0, 0, 3, 0, 0],
      },
      { capital: 0 },
    ],
    tops: ['stonehenge'],
  })
  play(state, 'focus 3', 'wonder stonehenge')
  return state
}

test('a wonder can be paid for at once, with a button of its own, or token by token', () => {
  const state = paying()
  const view: View = dawn.view(state, 0)
  const legal = dawn.legal(state, 0).map((move) => dawn.notation.notate(move))
  const whole = 'spend; spend; spend'
  expect(deedsOf(legal, view)).toEqual([...legal, whole])
  expect(thingsOf(whole, 'pay', view.spending?.place ?? null)).toEqual([])
  expect(paymentBy(view, whole)?.production).toBe(6)
  expect(paymentBy(view, 'spend; spend')).toBeNull()
  // Who only looks on can pay nothing.
  expect(deedsOf([], view)).toEqual([])
})
