import { perft } from '@ecumene/kernel/testing'
import { expect, test } from 'vitest'
import { duel } from './game.ts'
import type { Options, State } from './rules/state.ts'

const deal = (wonders: Options['wonders'], seed: string): State =>
  duel.setup({ wonders, centredPawn: 'begins', greatLibraryTokens: 'public' }, 2, seed)

const counts = (state: State, depths: number): readonly number[] =>
  Array.from({ length: depths }, (_, index) => perft(duel, state, index + 1))

/** The first game of a seed after both players have discarded everything before Age III. */
const rich = (seed: string): State => {
  const state = deal('firstGame', seed)
  while (state.age < 3) {
    const seat = state.active
    const discard = duel.legal(state, seat).find(({ kind }) => kind === 'discard')
    if (discard === undefined) throw new Error('discarding is always legal')
    duel.apply(state, seat, discard)
  }
  return state
}

test('sequences of moves from the draft', () => {
  // 4 · 3 · 2 choices in either row, the last Wonder of each without a choice; then each of 6 and of 5 cards of Age I
  // is built or discarded.
  for (const seed of ['perft 1', 'perft 2', 'perft 3']) {
    expect(counts(deal('draft', seed), 8)).toEqual([4, 12, 24, 96, 288, 576, 6912, 69120])
  }
})

test('sequences of moves from the first turn with the Wonders of a first game', () => {
  expect(counts(deal('firstGame', 'perft 1'), 5)).toEqual([12, 120, 2022, 32971, 419991])
  expect(counts(deal('firstGame', 'perft 2'), 5)).toEqual([12, 120, 2098, 33860, 399092])
  expect(counts(deal('firstGame', 'perft 3'), 5)).toEqual([12, 120, 1904, 28952, 350941])
})

test('sequences of moves from the start of Age III with full treasuries', () => {
  // Everything can be paid, so the deal makes no difference. By hand: two cards, each built, discarded or put under
  // one of four Wonders, make 12; two cards again, and after the one Wonder with an extra turn three Wonders, 140.
  for (const seed of ['perft 1', 'perft 2', 'perft 3']) {
    expect(counts(rich(seed), 4)).toEqual([12, 140, 1880, 23184])
  }
})
