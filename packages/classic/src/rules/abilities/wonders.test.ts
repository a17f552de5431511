import { describe, expect, it } from 'vitest'
import { TECH } from '../../data/techs.ts'
import { classic } from '../../game.ts'
import { fighting, IN_THE_WAY } from '../../testing/fighting.ts'
import { asked, at, finishRound, legal, play, player, refusal, squares } from '../../testing/play.ts'
import { type PlayerSketch, position, type Sketch } from '../../testing/position.ts'
import { figuresOn } from '../map/figures.ts'
import { knows } from '../powers.ts'
import type { State } from '../state.ts'

/** The first player's Start of Turn with a wonder. */
const starting = (own: PlayerSketch, other: PlayerSketch = {}, sketch: Partial<Sketch> = {}): State =>
  position({ ...sketch, players: [own, other] })

describe('Wonders', () => {
  it('Stonehenge gives 1 culture at the start of the turn', () => {
    expect(player(starting({ built: { a1: 'stonehenge' } }), 0).culture).toBe(1)
    expect(player(starting({}), 0).culture).toBe(0)
  })

  it('Colossus gives 3 trade at the start of the turn', () => {
    expect(player(starting({ built: { a1: 'colossus' } }), 0).trade).toBe(3)
  })

  it('a blockaded wonder gives nothing', () => {
    expect(player(starting({ built: { a1: 'colossus' } }, { scouts: ['a1'] }), 0).trade).toBe(0)
  })

  it('Hanging Gardens: an army or scout on their square, or none', () => {
    const state = starting({ built: { a1: 'hanging-gardens' } })
    expect(legal(state)).toEqual(['pass', 'gardener army', 'gardener scout'])
    play(state, 'gardener scout')
    expect([figuresOn(state, at('a1')), asked(state)]).toEqual([1, 'start'])
  })

  it('Hanging Gardens keep to the stacking limit', () => {
    const state = starting({ built: { a1: 'hanging-gardens' }, armies: { a1: 2 } })
    expect(asked(state)).not.toBe('gardens')
  })

  it('Oracle: the enemy plays with an open hand', () => {
    const units = { ...IN_THE_WAY, units: [['infantry', 2]] } as const
    const hand = (own: PlayerSketch): unknown => {
      const state = fighting({ units: [['mounted', 1]], ...own }, units)
      return classic.view(state, 0).battle?.hands[1]?.cards
    }
    expect(hand({ built: { a14: 'oracle' } })).toEqual([{ unit: 'infantry', strength: 2, count: 1 }])
    expect(hand({})).toBeNull()
  })

  it('Porcelain Tower: research needs 5 trade less', () => {
    const researching = (own: PlayerSketch): string =>
      refusal(position({ phase: 'research', players: [{ trade: 1, ...own }, {}] }), '0: research pottery')
    expect(researching({ built: { a1: 'porcelain-tower' } })).toBe('')
    expect(researching({})).toBe('noTrade')
  })

  it('Cristo Redentor: four cards more in hand, and two of one age at the start', () => {
    const state = starting({ built: { a1: 'cristo-redentor' } })
    expect(legal(state)).toEqual(['pass', 'deck ancient', 'deck medieval', 'deck modern'])
    play(state, 'deck modern')
    expect(player(state, 0).hand).toHaveLength(2)
    const full = starting({
      built: { a1: 'cristo-redentor' },
      hand: ['drought', 'drought', 'sabotage', 'sabotage'],
    })
    play(full, 'deck ancient')
    expect([player(full, 0).hand.length, asked(full)]).toEqual([6, 'start'])
  })

  it('Panama Canal: a coin token in every own Start of Turn', () => {
    const state = starting({ built: { a1: 'panama-canal' } })
    expect([state.canalCoins, player(state, 0).coins]).toEqual([1, 1])
    finishRound(state)
    while (state.active !== 0 || state.phase !== 'start') play(state, legal(state).includes('done') ? 'done' : 'pass')
    expect(player(state, 0).coins).toBe(2)
  })

  it('Statue of Liberty: a tech that another player knows', () => {
    const state = starting({ built: { a1: 'statue-of-liberty' } }, { techs: ['pottery', 'chivalry'] })
    expect(legal(state)).toEqual(['pass', 'study pottery'])
    play(state, 'study pottery')
    expect(knows(player(state, 0), TECH.pottery)).toBe(true)
    expect(asked(starting({ built: { a1: 'statue-of-liberty' } }))).toBe('start')
  })

  it('United Nations: no culture event of another is aimed at its owner', () => {
    const sabotage = (built: PlayerSketch['built']): readonly string[] => {
      const state = starting({ hand: ['disaster'] }, { ...(built === undefined ? {} : { built }) })
      if (refusal(state, 'play disaster') !== '') return []
      play(state, 'play disaster')
      return squares(state, 'aim')
    }
    expect(sabotage({ e13: 'market' })).toEqual(['e13'])
    expect(sabotage({ e13: 'market', f13: 'united-nations' })).toEqual([])
  })

  it('United Nations do not protect from techs', () => {
    const state = position({
      phase: 'cities',
      players: [
        { techs: ['gunpowder'], resources: { iron: 1, silk: 1 } },
        { built: { e13: 'market', f13: 'united-nations' } },
      ],
    })
    play(state, 'use gunpowder', 'aimEffect 1')
    expect(squares(state, 'aim')).toEqual(['e13'])
  })
})
