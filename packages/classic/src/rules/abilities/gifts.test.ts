import { describe, expect, it } from 'vitest'
import { asked, legal, play, player } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'

describe('Gifts', () => {
  it('A Gift from Afar is a resource, and another player of choice gains a coin', () => {
    const state = position({
      phase: 'cities',
      players: [{ techs: ['construction'], hand: ['a-gift-from-afar'] }, {}, {}],
    })
    play(state, 'use construction')
    if (asked(state) === 'aim') play(state, 'aimCity 0')
    play(state, 'spendGift a-gift-from-afar')
    expect(asked(state)).toBe('bestow')
    expect(legal(state)).toEqual(['aimSeat 1', 'aimSeat 2'])
    play(state, 'aimSeat 2')
    expect(state.players.map(({ coins }) => coins)).toEqual([0, 0, 1])
    expect(player(state, 0).boosts[0]).toBe(5)
  })

  it('two copies of a gift are one way to pay, and one of them is used', () => {
    const state = position({
      phase: 'cities',
      players: [{ techs: ['construction'], hand: ['a-gift-from-afar', 'a-gift-from-afar'] }, {}],
    })
    play(state, 'use construction', 'aimCity 0')
    expect(legal(state)).toEqual(['spendGift a-gift-from-afar'])
    play(state, 'spendGift a-gift-from-afar')
    expect(player(state, 0).hand).toHaveLength(1)
  })

  it('A Generous Gift gives nobody a coin', () => {
    const state = position({ phase: 'cities', players: [{ techs: ['construction'], hand: ['a-generous-gift'] }, {}] })
    play(state, 'use construction', 'aimCity 0', 'spendGift a-generous-gift')
    expect([player(state, 1).coins, player(state, 0).boosts[0]]).toEqual([0, 5])
  })

  it('A Princely Gift serves as uranium too', () => {
    const state = position({ phase: 'cities', players: [{ techs: ['atomic-theory'], hand: ['a-princely-gift'] }, {}] })
    expect(legal(state).some((text) => text.startsWith('use atomic-theory'))).toBe(true)
    const generous = position({
      phase: 'cities',
      players: [{ techs: ['atomic-theory'], hand: ['a-generous-gift'] }, {}],
    })
    expect(legal(generous).some((text) => text.startsWith('use atomic-theory'))).toBe(false)
  })
})
