import { expect, test } from 'vitest'
import { mergeState } from './remote-state.ts'
import { matchOf, stateOf } from './testing.ts'

test('what a whole state did not change stays the same object', () => {
  const match = matchOf('duel')
  const known = mergeState(null, 0, stateOf(match, 0))
  expect(mergeState(known, 0, structuredClone(stateOf(match, 0)))).toBe(known)
  const seat = match.deciders()[0] ?? 0
  match.submit(seat, match.game.notation.notate(match.legal(seat)[0]))
  const news = structuredClone(stateOf(match, 0))
  const now = mergeState(known, 0, news)
  expect(now).toEqual(news)
  expect(now?.seen).not.toBe(known?.seen)
  expect(now?.seats).toBe(known?.seats)
})
