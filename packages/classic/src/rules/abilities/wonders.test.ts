import { describe, expect, it } from 'vitest'
import { TECH } from '../../data/techs.ts'
import { classic } from '../../game.ts'
import { field } from '../../testing/battles.ts'
import { asked, at, finishRound, idleUntil, legal, play, player, refusal } from '../../testing/play.ts'
import { type PlayerSketch, position, type Sketch } from '../../testing/position.ts'
import { figuresOn } from '../map/figures.ts'
import { knows } from '../powers.ts'
import type { State } from '../state.ts'

/** The first player's Start of Turn with a wonder. */
const starting = (own: PlayerSketch, other: PlayerSketch = {}, sketch: Partial<Sketch> = {}): State =>
  position({ ...sketch, players: [own, other] })

/** The legal moves that a wonder gives there, or those of one kind. */
const startChoices = (state: State, ...kinds: readonly string[]): readonly string[] =>
  legal(state).filter((text) => (kinds.length === 0 ? WONDER_MOVES : kinds).includes(text.split(' ')[0] as string))

const WONDER_MOVES: readonly string[] = ['gardener', 'deck', 'study']

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
    expect(startChoices(state)).toEqual(['gardener army', 'gardener scout'])
    play(state, 'gardener scout')
    expect([figuresOn(state, at('a1')), asked(state)]).toEqual([1, 'start'])
    expect([startChoices(state), refusal(state, 'gardener army')]).toEqual([[], 'onceARound'])
    expect(refusal(starting({}), 'gardener army')).toBe('notNow')
  })

  it('C-9.3 Hanging Gardens may wait for the scout that founds a city', () => {
    const state = starting({ built: { a1: 'hanging-gardens' }, scouts: ['g7', 'h7'] })
    expect(refusal(state, 'gardener scout')).toBe('noneLeft')
    play(state, 'found g7 scout', 'gardener scout')
    expect(figuresOn(state, at('a1'))).toBe(1)
  })

  it('C-9.37 a scout from the Hanging Gardens gathers from the next round on', () => {
    const state = starting({ built: { a1: 'hanging-gardens' }, cities: ['d7'] })
    play(state, 'gardener scout')
    expect([refusal(state, 'send a1 1'), startChoices(state, 'send')]).toEqual(['justArrived', []])
    finishRound(state)
    idleUntil(state, ({ phase, active }) => phase === 'start' && active === 0)
    expect(refusal(state, 'send a1 1')).toBe('')
    const together = starting({ built: { a1: 'hanging-gardens' }, cities: ['d7'], scouts: ['a1'] })
    play(together, 'gardener scout')
    expect(refusal(together, 'send a1 1')).toBe('')
  })

  it('Hanging Gardens in water are for those whose figures may end there', () => {
    const state = starting({ built: { a1: 'hanging-gardens' } }, {}, { map: ['w'] })
    expect(refusal(state, 'gardener army')).toBe('water')
    player(state, 0).water = 2
    expect(refusal(state, 'gardener army')).toBe('')
  })

  it('Hanging Gardens keep to the stacking limit', () => {
    const state = starting({ built: { a1: 'hanging-gardens' }, armies: { a1: 2 } })
    expect([startChoices(state), refusal(state, 'gardener army')]).toEqual([[], 'stacking'])
  })

  it('Oracle: the enemy plays with an open hand', () => {
    const units = { units: [['infantry', 2]] } as const
    const hand = (own: PlayerSketch): unknown => {
      const state = field({ units: [['mounted', 1]], ...own }, units)
      return classic.view(state, 0).battle?.hands[1]?.cards
    }
    expect(hand({ built: { a1: 'oracle' } })).toEqual([{ unit: 'infantry', strength: 2, inPlay: 2, count: 1 }])
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
    expect(startChoices(state)).toEqual(['deck ancient', 'deck medieval', 'deck modern'])
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
    expect(startChoices(state)).toEqual(['study pottery'])
    play(state, 'study pottery')
    expect(knows(player(state, 0), TECH.pottery)).toBe(true)
    expect(startChoices(starting({ built: { a1: 'statue-of-liberty' } }))).toEqual([])
  })
})
