import { dawn } from '@ecumene/dawn'
import { perspective, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { guide } from './guides/dawn.ts'
import { search } from './search.ts'
import { isWon, lastTurn } from './testing/forced-wins.ts'
import { FORCED_WINS } from './testing/forced-wins-found.ts'

/** Plays the turn with a bot that hardly thinks: did it win? */
const isTaken = (name: string): boolean => {
  const turn = lastTurn(name)
  if (turn === null) throw new Error(`there is no last turn ${name}; see scripts/forced-wins.mjs`)
  const { state, seat } = turn
  while (!isWon(state, seat) && state.active === seat && dawn.deciders(state)[0] === seat) {
    const options = { budget: { iterations: 1 } }
    dawn.apply(state, seat, search(perspective(dawn, state, seat), seeded('a'), options, guide).move)
  }
  return isWon(state, seat)
}

test('two hundred last turns that can be won for certain are won', () => {
  expect(new Set(FORCED_WINS).size).toBe(200)
  expect(FORCED_WINS.filter((name) => !isTaken(name))).toEqual([])
})
