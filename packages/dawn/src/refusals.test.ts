import { below, NOT_ASKED, seeded } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { dawn } from './game.ts'
import { type MoveKind, mentions, movesOf, slotMoves } from './rules/moves.ts'
import type { State } from './rules/state.ts'
import { DEFAULT_OPTIONS } from './testing/position.ts'

/** Kinds of moves that name one space and nothing else. */
const ONE_SPACE = ['place', 'remove', 'city', 'reinforce', 'attack', 'depart', 'step', 'build'] as const

/** This many decisions of each kind are enough. */
const ENOUGH = 60

/** Every decision of a few random games. */
const decisions = function* (): Generator<readonly [State, number]> {
  for (let game = 0; game < 6; game++) {
    const random = seeded(`refusals ${game}`)
    const state = dawn.setup({ ...DEFAULT_OPTIONS, rounds: 40 }, 2 + (game % 3), `refusals ${game}`)
    for (let seat = dawn.deciders(state)[0]; seat !== undefined; seat = dawn.deciders(state)[0]) {
      yield [state, seat]
      const moves = dawn.legal(state, seat)
      dawn.apply(state, seat, moves[below(random, moves.length)] as (typeof moves)[number])
    }
  }
}

test('every hex that a decision is about is legal or has a reason of its own', () => {
  const met = new Map<MoveKind, number>()
  for (const [state, seat] of decisions()) {
    const kinds = new Set(dawn.presentation.candidates(state, seat).map(({ kind }) => kind))
    const legal = new Set(dawn.legal(state, seat))
    for (const kind of ONE_SPACE) {
      const times = met.get(kind) ?? 0
      if (!kinds.has(kind) || times === ENOUGH) continue
      met.set(kind, times + 1)
      for (const move of movesOf(kind).slice(0, state.owner.length)) {
        const reason = dawn.presentation.whyNot(state, seat, move)
        if ((reason === null) !== legal.has(move) || reason?.key === NOT_ASKED.key) {
          expect({ move: move.notation, reason: reason?.key, legal: legal.has(move) }).toBeNull()
        }
      }
    }
  }
  for (const kind of ONE_SPACE) for (const move of movesOf(kind)) expect(mentions(move)[0]?.is).toBe('space')
  expect([...met.keys()].sort()).toEqual([...ONE_SPACE].sort())
})

test('every focus card can be chosen or has a reason of its own', () => {
  for (const [state, seat] of decisions()) {
    if (state.pending.at(-1)?.kind !== 'turn') continue
    const reasons = slotMoves(state, 'focus').map((move) => dawn.presentation.whyNot(state, seat, move)?.key)
    expect(reasons).toHaveLength(5)
    expect(reasons).not.toContain(NOT_ASKED.key)
  }
})
