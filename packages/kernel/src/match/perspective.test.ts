import { describe, expect, it } from 'vitest'
import { type BazaarState, bazaar } from '../toy/index.ts'
import { suggestOffer } from '../toy/market.ts'
import { bazaarMatch } from '../toy/random-play.ts'
import { seeded } from '../values/random.ts'
import { perspective } from './perspective.ts'

const afterOneBid = (): BazaarState => {
  const match = bazaarMatch(3, 'perspective')
  match.submit(1, 'bid 4')
  return match.state()
}

describe('a perspective', () => {
  it('shows what its seat may see and do', () => {
    const state = afterOneBid()
    const own = perspective(bazaar, state, 1)
    const other = perspective(bazaar, state, 0)
    expect(own.seat).toBe(1)
    expect(own.view()).toEqual(bazaar.view(state, 1))
    expect(own.view().merchants[1]?.bid).toBe(4)
    expect(other.view().merchants[1]?.bid).toBeNull()
    expect(own.legal()).toEqual([])
    expect(other.legal().map(bazaar.notation.notate)).toEqual(bazaar.legal(state, 0).map(bazaar.notation.notate))
  })

  it('samples states that differ in what the seat cannot know, and in nothing else', () => {
    const state = afterOneBid()
    const looking = perspective(bazaar, state, 0)
    const random = seeded('samples')
    const samples = Array.from({ length: 40 }, () => looking.sample(random))
    for (const sample of samples) expect(bazaar.view(sample, 0)).toEqual(looking.view())
    const bids = new Set(samples.map((sample) => sample.merchants[1]?.bid))
    expect(bids.size).toBeGreaterThan(5)
    expect(new Set(samples.map((sample) => sample.deck.join())).size).toBe(40)
    expect(new Set(samples.map((sample) => sample.random.a)).size).toBe(40)
    expect(state).toEqual(afterOneBid())
  })

  it('suggests open-ended moves without looking at the true state', () => {
    const match = bazaarMatch(2, 'suggest')
    match.submit(0, 'bid 1')
    match.submit(1, 'bid 0')
    const state = match.state()
    const before = JSON.stringify(state)
    const offer = perspective(bazaar, state, 0).suggest(seeded('offer'))
    expect(offer?.kind).toBe('offer')
    expect(offer && bazaar.presentation.whyNot(state, 0, offer)).toBeNull()
    expect(JSON.stringify(state)).toBe(before)
    const { openMoves: _openMoves, ...listed } = bazaar
    expect(perspective(listed, state, 0).suggest(seeded('offer'))).toBeNull()
  })

  it('takes no sample where the game knows that there is nothing to suggest', () => {
    const match = bazaarMatch(2, 'suggest')
    match.submit(0, 'bid 1')
    match.submit(1, 'bid 0')
    const state = match.state()
    let samples = 0
    const suggestion = (might: boolean) =>
      perspective(
        {
          ...bazaar,
          openMoves: { suggest: suggestOffer, might: () => might },
          sample(...args: Parameters<typeof bazaar.sample>) {
            samples++
            return bazaar.sample(...args)
          },
        },
        state,
        0,
      ).suggest(seeded('offer'))
    expect(suggestion(false)).toBeNull()
    expect(samples).toBe(0)
    expect(suggestion(true)?.kind).toBe('offer')
    expect(samples).toBe(1)
  })

  it('holds the true state nowhere a bot could reach it', () => {
    const state = afterOneBid()
    const looking = perspective(bazaar, state, 0)
    const { game: _game, ...rest } = looking
    for (const value of Object.values(rest)) expect(['function', 'number']).toContain(typeof value)
  })
})
