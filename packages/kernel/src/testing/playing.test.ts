import { describe, expect, it } from 'vitest'
import { bazaar } from '../toy/index.ts'
import { broken } from './faults/broken.ts'
import { playing } from './playing.ts'
import { wander } from './wandering.ts'

const begun = () => bazaar.setup({ length: 'short', corner: true, offers: 2 }, 3, 'playing')

describe('tests that play in notation', () => {
  const { play, legal, refusal, move } = playing(bazaar)

  it('move for whoever is asked first, or for the seat they name', () => {
    const state = begun()
    expect(play(state, '1: bid 6', 'bid 5')).toMatchObject([{ seat: 1 }, { seat: 0 }])
    expect(bazaar.deciders(state)).toEqual([2])
    expect(legal(state)).toContain('bid 0')
    expect(refusal(state, 'bid 0')).toBe('')
    expect(refusal(state, '1: bid 6')).not.toBe('')
  })

  it('fail on texts that are no moves, and on refused moves', () => {
    expect(() => move('bid much')).toThrow('"bid much" is not a move')
    expect(() => play(begun(), 'order')).toThrow('"order" is refused')
  })

  it.each([
    ['is listed twice', broken({ legal: (state, seat) => bazaar.legal(state, seat).flatMap((one) => [one, one]) })],
    ['is not listed', broken({ legal: (state, seat) => bazaar.legal(state, seat).slice(1) })],
    ['is not a candidate', broken({ candidates: () => [] })],
    ['after "bid 1": amiss', broken({ audit: () => ['amiss'] })],
  ])('cannot pass where a move %s', (fault, game) => {
    expect(() => playing(game).play(begun(), 'bid 1')).toThrow(fault)
  })

  it('fail if a legal move is missing from the list, unless it is an offer', () => {
    const { openMoves: _none, ...listed } = broken({ legal: () => [], candidates: () => [] })
    expect(() => playing(listed).refusal(begun(), 'bid 1')).toThrow('"bid 1" is legal but not listed')
  })
})

it('the same seed gives the same walk, and another seed another', () => {
  const walk = (seed: string) => wander(bazaar, begun(), seed, 12, (made) => made)
  expect(walk('one')).toHaveLength(12)
  expect(walk('one')).toEqual(walk('one'))
  expect(walk('one')).not.toEqual(walk('two'))
})
