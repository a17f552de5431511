import { expect, test } from 'vitest'
import { classic } from './game.ts'
import { position } from './testing/position.ts'

test('a clone has its fields in the order of the original, so that both have one shape', () => {
  const state = position({ players: [{}, {}] })
  const copy = classic.clone(state)
  expect(JSON.stringify(copy)).toBe(JSON.stringify(state))
})
