import { classic } from '@ecumene/classic'
import * as ofClassic from '@ecumene/classic/testing'
import { dawn } from '@ecumene/dawn'
import * as ofDawn from '@ecumene/dawn/testing'
import { duel } from '@ecumene/duel'
import * as ofDuel from '@ecumene/duel/testing'
import type { Game } from '@ecumene/kernel'
import { expect, test } from 'vitest'

/** What outside suites may rely on in every `./testing`. */
type Builder<State> = {
  asked(state: State): string
  legal(state: State): readonly string[]
  play(state: State, ...moves: readonly string[]): readonly { readonly kind: string }[]
  refusal(state: State, move: string): string | null
}

const built = <State>(game: Game<State>, builder: Builder<State>, state: State): void => {
  const before = game.view(state, null)
  expect(builder.asked(state)).not.toBe('nothing')
  const [move = ''] = builder.legal(state)
  expect(builder.refusal(state, move) ?? '').toBe('')
  expect(builder.play(state, move)).not.toEqual([])
  expect(game.view(state, null)).not.toEqual(before)
  expect(() => builder.play(state, 'no such move')).toThrow('no such move')
}

test('every game exports a position builder, and moves are played on it by notation', () => {
  built(duel, ofDuel, ofDuel.position({ open: ['baths'], cities: [{ coins: 5 }, {}] }))
  built(dawn, ofDawn, ofDawn.position({ players: [{ capital: 24 }, { capital: 0 }] }))
  built(classic, ofClassic, ofClassic.position({ phase: 'cities', players: [{ capital: 'b2' }, {}] }))
})
