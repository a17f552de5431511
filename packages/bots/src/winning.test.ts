import { dawn, markersMissing, type Player, type State } from '@ecumene/dawn'
import { perspective, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import type { Guide } from './guide.ts'
import { guide } from './guides/dawn.ts'
import { search } from './search.ts'
import { dawnAt } from './testing/recorded.ts'

/** Does whoever is to move fulfil their last agenda in this turn, when they hardly think? */
const winsThisTurn = (state: State, guided: Guide<State>): boolean => {
  const seat = state.active
  const isWon = () => markersMissing(state, state.players[seat] as Player) <= 0
  expect(isWon()).toBe(false)
  while (!isWon() && state.active === seat && dawn.deciders(state)[0] === seat) {
    const { move } = search(perspective(dawn, state, seat), seeded('a'), { budget: { iterations: 1 } }, guided)
    dawn.apply(state, seat, move)
  }
  return isWon()
}

test.each([
  ['fixtures/four-players-first-map', 516, 'technology'],
  ['terra/fixtures/five-players-built-map', 1478, 'tokens placed before the one that counts'],
] as const)('%s at %d: a turn that wins is seen from its first decision (%s)', (file, entries, _how) => {
  const state = dawnAt(file, entries)
  const { winning: _unused, planning: _neither, ...blind } = guide
  expect(winsThisTurn(dawn.clone(state), guide)).toBe(true)
  expect(winsThisTurn(dawn.clone(state), blind)).toBe(false)
})
