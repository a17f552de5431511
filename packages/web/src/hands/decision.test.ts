import type { HistoryItem } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { decisionOf, isStillHeld, type Taken } from './decision.ts'

const by = (seat: number, more: object = {}): HistoryItem<never> => ({
  ply: 0,
  seat,
  events: [],
  undone: false,
  ...more,
})

/** What seat 0 is asked after these entries of the log. */
const after = (history: readonly HistoryItem<never>[], question = 'decision.distribute') =>
  decisionOf({ asked: { key: question }, history: history.map((item, ply) => ({ ...item, ply })) }, 0)

const begun = [by(0), by(1)]
const taken = (listed: readonly string[] = ['token 1', 'token 2']): Taken => ({ decision: after(begun), listed })
const isOffered = (move: string): boolean => move.startsWith('token')

test('what is held stays in the hand when others move', () => {
  expect(isStillHeld(taken(), after([...begun, by(1), by(2)]), isOffered)).toBe(true)
})

test('it goes with the answer, with what is taken back, and with another question', () => {
  expect(isStillHeld(taken(), after([...begun, by(0)]), isOffered)).toBe(false)
  expect(isStillHeld(taken(), after([...begun, by(1, { undo: 0 })]), isOffered)).toBe(false)
  expect(isStillHeld(taken(), after([...begun, by(1)], 'decision.discard'), isOffered)).toBe(false)
})

test('it goes with the first of its moves that is no longer on offer', () => {
  const isLeft = (move: string): boolean => move === 'token 2'
  expect(isStillHeld(taken(), after([...begun, by(1)]), isLeft)).toBe(false)
  expect(isStillHeld(taken(['token 2']), after([...begun, by(1)]), isLeft)).toBe(true)
  // What was made up by the player was never listed.
  expect(isStillHeld(taken([]), after([...begun, by(1)]), isLeft)).toBe(true)
})

test('the eyes of another player see another question', () => {
  const mine = decisionOf({ asked: { key: 'decision.distribute' }, history: [] }, 0)
  const theirs = decisionOf({ asked: { key: 'decision.distribute' }, history: [] }, 1)
  expect(isStillHeld({ decision: mine, listed: [] }, theirs, isOffered)).toBe(false)
})
