import { expect, test } from 'vitest'
import { ALL_GAMES } from './index.ts'

const PARTS = ['notation', 'presentation', 'proof']

test.each(ALL_GAMES)('$id keeps its core small: what is not needed to play is in one of the three parts', (game) => {
  const core = Object.keys(game).filter((member) => !PARTS.includes(member))
  expect(core.length).toBeLessThanOrEqual(14)
  expect(Object.keys(game)).toEqual(expect.arrayContaining(PARTS))
})
