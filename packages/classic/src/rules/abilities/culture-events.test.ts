import { numberAt } from '@ecumene/kernel'
import { describe, expect, it } from 'vitest'
import { TECH } from '../../data/techs.ts'
import { TERRAINS } from '../../data/types.ts'
import { field } from '../../testing/battles.ts'
import { moving } from '../../testing/moving.ts'
import { asked, at, legal, play, player, refusal, squares } from '../../testing/play.ts'
import { type PlayerSketch, position } from '../../testing/position.ts'
import { battleOf, cardCount } from '../battle/battle.ts'
import { armiesOn, figuresOn } from '../map/figures.ts'
import { terrainOn } from '../map/land.ts'
import { knows } from '../powers.ts'
import { CITY_CODE, NOTHING, STRENGTHS, WALLED_CODE } from '../state.ts'

describe('Culture events of the Start of Turn', () => {
  it('two cards of a kind are one choice', () => {
    const state = position({ players: [{ hand: ['drought', 'drought'] }, {}] })
    expect(legal(state).filter((text) => text === 'play drought')).toHaveLength(1)
    play(state, 'play drought', 'aim d7')
    expect(legal(state)).toContain('play drought')
  })

  it('Drought turns a square that is no mountain into desert', () => {
    const state = position({ map: ['mfw.'], players: [{ hand: ['drought'] }, {}] })
    play(state, 'play drought')
    const aims = squares(state, 'aim')
    expect(['a1', 'b1', 'c1', 'd1', 'd4'].map((name) => aims.includes(name))).toEqual([false, true, true, true, true])
    play(state, 'aim b1')
    expect(TERRAINS[terrainOn(state, at('b1'))]).toBe('desert')
  })

  it('Drought leaves squares with a building alone', () => {
    const state = position({ players: [{ hand: ['drought'], built: { a1: 'market' } }, {}] })
    play(state, 'play drought')
    expect(squares(state, 'aim')).not.toContain('a1')
  })

  it('C-2.29 Drought is for every square without building, walls or wonder: with people, huts, villages, cities', () => {
    const state = position({
      players: [
        { hand: ['drought'], built: { a1: 'artist', b1: 'market', c1: 'colossus' } },
        { cities: ['d9'], walled: ['d9'] },
      ],
      tokens: { g1: 'hut', g3: 'village' },
    })
    play(state, 'play drought')
    const aims = squares(state, 'aim')
    const can = (...names: readonly string[]): readonly boolean[] => names.map((name) => aims.includes(name))
    expect(can('a1', 'g1', 'g3', 'b2')).toEqual([true, true, true, true])
    expect(can('b1', 'c1', 'd9')).toEqual([false, false, false])
    play(state, 'aim a1')
    expect([TERRAINS[terrainOn(state, at('a1'))], state.built[at('a1')] === NOTHING]).toEqual(['desert', false])
  })

  it('Deforestation turns a forest into grassland, a hut or not', () => {
    const state = position({
      map: ['mf', '', '', '.f'],
      tokens: { b4: 'hut' },
      players: [{ hand: ['deforestation'] }, {}],
    })
    play(state, 'play deforestation')
    expect(squares(state, 'aim')).toEqual(['b1', 'b4'])
    play(state, 'aim b1')
    expect(TERRAINS[terrainOn(state, at('b1'))]).toBe('grassland')
  })

  const DESTROYERS = [
    ['sabotage', 4],
    ['catastrophe', 6],
  ] as const
  it.each(DESTROYERS)('%s destroys a building within %i squares', (event, range) => {
    const reaches = (distance: number): boolean => {
      const scout = `d${12 - distance + 1}`
      const state = position({
        players: [
          { hand: [event], scouts: [scout] },
          { capital: 'e13', built: { d12: 'market' } },
        ],
      })
      return refusal(state, `play ${event}`) === ''
    }
    expect([reaches(range + 1), reaches(range + 2)]).toEqual([true, false])
    const state = position({
      players: [
        { hand: [event], scouts: ['d11'] },
        { capital: 'e13', built: { d12: 'market' } },
      ],
    })
    play(state, `play ${event}`, 'aim d12')
    expect(state.built[at('d12')]).toBe(NOTHING)
  })

  it('Disaster destroys up to two buildings of others anywhere', () => {
    const state = position({
      players: [
        { hand: ['disaster'], built: { a1: 'market' } },
        { built: { e13: 'market', f13: 'temple', g13: 'library' } },
      ],
    })
    play(state, 'play disaster')
    expect(squares(state, 'aim')).toEqual(['e13', 'f13', 'g13'])
    play(state, 'aim e13', 'aim f13')
    expect(['e13', 'f13', 'g13'].map((name) => state.built[at(name)] === NOTHING)).toEqual([true, true, false])
    expect(asked(state)).toBe('start')
  })

  it('C-14.2 walls are a building: what destroys one can choose them, and the city stays', () => {
    const walled: PlayerSketch = { capital: 'e13', cities: ['e8'], walled: ['e13', 'e8'] }
    const state = position({ players: [{ hand: ['sabotage'], scouts: ['e4'] }, walled] })
    play(state, 'play sabotage')
    expect(squares(state, 'aim')).toEqual(['e8'])
    const events = play(state, 'aim e8')
    expect(events).toContainEqual({ kind: 'wallsRazed', seat: 1, square: at('e8') })
    expect([state.built[at('e8')], player(state, 1).cities[1]]).toEqual([CITY_CODE, at('e8')])
    const powder = position({
      phase: 'cities',
      players: [{ techs: ['gunpowder'], resources: { iron: 1, silk: 1 } }, walled],
    })
    play(powder, 'use gunpowder', 'aimEffect 1', 'aim e13', 'spend iron token', 'spend silk token')
    expect([powder.built[at('e13')], powder.built[at('e8')]]).toEqual([CITY_CODE, WALLED_CODE])
  })

  const SWAPS = [
    ['exchange-of-ideas', ['pottery']],
    ['knowledge-shared', ['pottery', 'chivalry']],
    ['think-tank', ['pottery', 'chivalry', 'biology']],
  ] as const
  it.each(SWAPS)('%s: both learn a tech of the other', (event, techs) => {
    const state = position({
      players: [
        {
          hand: [event],
          techs: ['currency', 'masonry', 'navigation', 'philosophy', 'writing', 'sailing', 'monarchy'],
        },
        { techs: ['pottery', 'chivalry', 'biology'] },
      ],
    })
    play(state, `play ${event}`, 'aimSeat 1')
    expect(legal(state)).toEqual(techs.map((tech) => `aimTech ${tech}`))
    play(state, 'aimTech pottery')
    expect(asked(state)).toBe('learnBack')
    play(state, '1: study currency')
    expect([knows(player(state, 0), TECH.pottery), knows(player(state, 1), TECH.currency)]).toEqual([true, true])
  })
})

describe('Culture events of City Management', () => {
  const DAYS = [
    ['we-love-the-despot-day', 4],
    ['we-love-the-queen-day', 6],
    ['we-love-the-president-day', 8],
  ] as const
  it.each(DAYS)('%s: one city has %i more production', (event, count) => {
    const state = position({ phase: 'cities', players: [{ hand: [event], cities: ['d7'] }, {}] })
    play(state, `play ${event}`, 'aimCity 1')
    expect(player(state, 0).boosts).toEqual([0, count, 0])
  })
})

describe('Culture events of Movement', () => {
  it('Defection kills one figure within 4 squares', () => {
    const state = moving({ players: [{ hand: ['defection'], scouts: ['d2'] }, { armies: { d6: 2, d7: 1 } }] })
    play(state, 'play defection')
    expect(squares(state, 'aim')).toEqual(['d2', 'd6'])
    play(state, 'aim d6')
    expect(figuresOn(state, at('d6'))).toBe(1)
  })

  it('Mass Defection kills two figures or a great person within 6 squares', () => {
    const sketch: PlayerSketch = { armies: { d6: 2 }, cities: ['f6'], built: { e7: 'artist' } }
    const state = moving({ players: [{ hand: ['mass-defection'], scouts: ['d2'] }, sketch] })
    play(state, 'play mass-defection')
    expect(squares(state, 'aim')).toEqual(['d2', 'd6', 'e7'])
    play(state, 'aim e7')
    expect(state.built[at('e7')]).toBe(NOTHING)
    const figures = moving({ players: [{ hand: ['mass-defection'], scouts: ['d2'] }, sketch] })
    play(figures, 'play mass-defection', 'aim d6')
    expect(figuresOn(figures, at('d6'))).toBe(1)
    play(figures, 'aimPrey army')
    expect(figuresOn(figures, at('d6'))).toBe(0)
  })

  it('Mass Defection kills up to two figures of one square: its player may stop at one', () => {
    const sketch: PlayerSketch = { armies: { d6: 2, d7: 1 }, scouts: ['d6'] }
    const state = moving({ players: [{ hand: ['mass-defection'], scouts: ['d2'] }, sketch] })
    play(state, 'play mass-defection', 'aim d6', 'aimPrey scout')
    expect([asked(state), ...legal(state)]).toEqual(['again', 'pass', 'aimPrey army'])
    play(state, 'pass')
    expect([armiesOn(state, at('d6')), figuresOn(state, at('d6')), asked(state)]).toEqual([2, 2, 'march'])
  })

  it('Mass Defection: where only a great person is left nothing more is asked', () => {
    const sketch: PlayerSketch = { cities: ['f6'], built: { e7: 'artist' }, armies: { e7: 1 } }
    const state = moving({ players: [{ hand: ['mass-defection'], scouts: ['d2'] }, sketch] })
    play(state, 'play mass-defection', 'aim e7', 'aimPrey army')
    expect(asked(state)).toBe('march')
  })

  it('Mass Defection: its player chooses between figures and the great person beside them', () => {
    const sketch: PlayerSketch = { cities: ['f6'], built: { e7: 'artist' }, armies: { e7: 1 }, scouts: ['e7'] }
    const struck = (prey: string): readonly [number, boolean] => {
      const state = moving({ players: [{ hand: ['mass-defection'], scouts: ['d2'] }, sketch] })
      play(state, 'play mass-defection', 'aim e7')
      expect(legal(state)).toEqual(['aimPrey army', 'aimPrey scout', 'aimPrey person'])
      play(state, `aimPrey ${prey}`)
      if (prey !== 'person') {
        expect(legal(state)).toEqual(['pass', 'aimPrey scout'])
        play(state, 'aimPrey scout')
      }
      expect(asked(state)).toBe('march')
      return [figuresOn(state, at('e7')), state.built[at('e7')] === NOTHING]
    }
    expect([struck('army'), struck('person')]).toEqual([
      [0, false],
      [2, true],
    ])
  })

  it('Defection: the scout or the army', () => {
    const state = moving({ players: [{ hand: ['defection'] }, { armies: { b13: 1 }, scouts: ['b13'] }] })
    play(state, 'play defection', 'aim b13', 'aimPrey scout')
    expect([armiesOn(state, at('b13')), figuresOn(state, at('b13'))]).toEqual([1, 1])
  })

  it('C-18.8 Defection is not played where nobody has a figure', () => {
    const state = moving({ players: [{ hand: ['defection'] }, {}] })
    expect(refusal(state, 'play defection')).toBe('noTarget')
    const near = moving({ players: [{ hand: ['defection'] }, { scouts: ['b13'] }] })
    expect(refusal(near, 'play defection')).toBe('')
  })

  it('Wholesale Defection reaches any square', () => {
    const state = moving({ players: [{ hand: ['wholesale-defection'] }, { armies: { h1: 2 } }] })
    play(state, 'play wholesale-defection', 'aim h1', 'aimPrey army')
    expect(figuresOn(state, at('h1'))).toBe(0)
  })
})

describe('Culture events of battles', () => {
  const LEVIES = [
    ['duty-and-honor', 1],
    ['nationalism', 2],
    ['patriotism', 3],
  ] as const
  it.each(LEVIES)('%s: up to %i free units before the hand is drawn', (event, count) => {
    const state = field({ hand: [event] }, {})
    expect(asked(state)).toBe('prepare')
    play(state, `play ${event}`)
    expect(refusal(state, 'aimUnit aircraft')).toBe('noTarget')
    for (let unit = 0; unit < count; unit++) play(state, 'aimUnit infantry')
    expect(cardCount(player(state, 0).units)).toBe(count)
    expect(cardCount(battleOf(state).hands[0])).toBe(count)
  })

  it('C-18.8 a levy raises no units of which none are left', () => {
    const state = field({ hand: ['patriotism'] }, {})
    for (let artillery = 0; artillery < STRENGTHS; artillery++) {
      player(state, 1).units[artillery] = numberAt(state.deck, artillery)
      state.deck[artillery] = 0
    }
    play(state, 'play patriotism')
    expect(legal(state)).toEqual(['aimUnit infantry', 'aimUnit mounted'])
    expect(refusal(state, 'aimUnit artillery')).toBe('noTarget')
  })

  it('a levy may stop early', () => {
    const state = field({ hand: ['patriotism'] }, {})
    play(state, 'play patriotism', 'aimUnit infantry', 'pass')
    expect(cardCount(player(state, 0).units)).toBe(1)
  })
})

describe('How far culture events reach', () => {
  it('Defection kills a figure at most four squares from an own city or figure', () => {
    const state = position({
      phase: 'movement',
      players: [{ hand: ['defection'] }, { scouts: ['d4', 'h8'] }],
    })
    play(state, 'play defection')
    expect(squares(state, 'aim')).toEqual(['d4'])
  })
})
