import { expect, test } from 'vitest'
import { play } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { isInForce } from './asking.ts'

test('ND-46 a focus card applies to the player who resolves it, and only then', () => {
  const row = ['capitalism', 'astrology', 'early-empire', 'pottery', 'masonry'] as const
  const state = position({
    players: [
      { capital: 24, row },
      { capital: 0, row },
    ],
  })
  const seats = () => [0, 1].map((seat) => isInForce('cardReset', state, seat))
  expect(seats()).toEqual([false, false])
  play(state, 'focus 1')
  expect(seats()).toEqual([true, false])
})
