import { describe, expect, test } from 'vitest'
import { legal, pass, play, player, refusal } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'

/** Seat 0 in the middle of a meadow, seat 1 in its corner. */
const middle = (
  sketch: Parameters<typeof position>[0]['players'][number] = {},
  rest: Partial<Parameters<typeof position>[0]> = {},
) => position({ players: [{ capital: 24, ...sketch }, { capital: 0 }], ...rest })

describe('rounds, turns, the focus row', () => {
  test('N-7.1 turns go clockwise from the first player', () => {
    const state = position({ players: [{ capital: 0 }, { capital: 24 }, { capital: 48 }], active: 2, first: 2 })
    const order: number[] = []
    for (let turn = 0; turn < 4; turn++) {
      order.push(state.active)
      pass(state)
    }
    expect(order).toEqual([2, 0, 1, 2])
  })
  test('N-7.2 the first player stays the first', () => {
    const state = middle()
    for (let turn = 0; turn < 3; turn++) pass(state)
    expect(state.first).toBe(0)
    expect(state.round).toBe(2)
  })
  test('N-7.3 choose, resolve, reset', () => {
    const kinds = play(middle(), 'focus 2', 'advance').map(({ kind }) => kind)
    expect(kinds.slice(0, 3)).toEqual(['cardChosen', 'techAdvanced', 'cardReset'])
  })
  test('N-7.4 one of five cards must be chosen', () => {
    expect(legal(middle())).toEqual(['focus 1', 'focus 2', 'focus 3', 'focus 4', 'focus 5'])
  })
  test('N-7.5 the slot’s number counts', () => {
    const state = middle()
    play(state, 'focus 2', 'advance')
    expect(player(state, 0).tech).toBe(2)
  })
  test('N-7.6 a card may be resolved for nothing', () => {
    const moves = ['done', 'nothing', 'done', 'nothing', 'done']
    for (const [place, text] of moves.entries()) {
      const state = middle()
      play(state, `focus ${place + 1}`, text)
      expect(state.active).toBe(1)
    }
  })
  test('N-7.7 parts of an effect can be declined', () => {
    const state = middle()
    play(state, 'focus 1', 'place 25', 'done')
    expect(player(state, 0).controls).toBe(1)
  })
  test('N-7.8 the card goes to slot 1, those left of it move right', () => {
    const state = middle()
    const [a, b, c, d, e] = player(state, 0).row
    play(state, 'focus 4', 'nothing')
    expect(player(state, 0).row).toEqual([d, a, b, c, e])
  })
  test('N-7.9 cards to the right do not move', () => {
    const state = middle()
    const row = player(state, 0).row.slice()
    play(state, 'focus 2', 'nothing')
    expect(player(state, 0).row.slice(2)).toEqual(row.slice(2))
  })
  test('N-7.10 tokens move with their cards', () => {
    const state = middle({ trade: [1, 2, 3, 0, 1] })
    play(state, 'focus 3', 'done')
    expect(player(state, 0).trade).toEqual([3, 1, 2, 0, 1])
  })
  test('N-7.11 the row holds one card of each type', () => {
    const state = middle({ tech: 2 })
    play(state, 'focus 2', 'advance', 'gain iron-working')
    expect(new Set(player(state, 0).row.map((card) => Math.floor(card / 4))).size).toBe(5)
  })
  test('N-7.12 start-of-turn effects come before the card', () => {
    const state = middle({ wonders: { oracle: 24 } })
    expect(legal(state)).toContain('use oracle')
    play(state, 'use oracle', 'swap 1 2')
    expect(legal(state)).not.toContain('use oracle')
  })
  test('N-7.13 after the reset the turn ends', () => {
    const state = middle()
    play(state, 'focus 2', 'nothing')
    expect([state.active, state.turn]).toEqual([1, 2])
  })
  test('N-7.14 a round is one turn of each', () => {
    const state = middle()
    play(state, 'focus 2', 'nothing')
    expect(state.round).toBe(1)
    play(state, 'focus 2', 'nothing')
    expect(state.round).toBe(2)
  })
  test('N-7.15 an advanced card follows the rules of its type', () => {
    const state = middle({ row: ['mass-media', 'astrology', 'foreign-trade', 'pottery', 'masonry'] })
    play(state, 'focus 1')
    expect(refusal(state, 'place 40')).toBe('notNextToCity')
  })
  test('N-7.16 slots are numbered 1 to 5', () => {
    const state = middle({ row: ['early-empire', 'pottery', 'foreign-trade', 'masonry', 'astrology'] })
    play(state, 'focus 5', 'advance', 'nothing')
    expect(player(state, 0).tech).toBe(5)
  })
})
