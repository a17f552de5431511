import { numberAt } from '@ecumene/kernel'
import { describe, expect, it } from 'vitest'
import { TECH, type TechId } from '../../data/techs.ts'
import type { Resource } from '../../data/types.ts'
import { classic } from '../../game.ts'
import { field } from '../../testing/battles.ts'
import { moving } from '../../testing/moving.ts'
import { asked, at, idleUntil, legal, play, player, refusal, squares } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { battleOf, cardCount } from '../battle/battle.ts'
import { productionOf } from '../cities/production.ts'
import { figuresOn } from '../map/figures.ts'
import { terrainOn } from '../map/land.ts'
import { handLimit } from '../powers.ts'
import { learn } from '../research/learning.ts'
import { NOTHING } from '../state.ts'

const DESERT = 3

describe('Abilities of City Management', () => {
  const HARVESTS = [
    ['animal-husbandry', 3],
    ['construction', 5],
    ['banking', 7],
  ] as const
  it.each(HARVESTS)('%s: for wheat %i more production in one city', (tech, count) => {
    const state = position({
      phase: 'cities',
      players: [{ techs: [tech], resources: { wheat: 1 }, cities: ['d7'] }, {}],
    })
    play(state, `use ${tech}`, 'aimCity 1', 'spend wheat token')
    expect(player(state, 0).boosts).toEqual([0, count, 0])
    expect(cardCount(player(state, 0).resources)).toBe(0)
  })

  const RITES = [
    ['currency', 3],
    ['chivalry', 5],
    ['metal-casting', 7],
  ] as const
  it.each(RITES)('%s: for incense %i culture', (tech, count) => {
    const state = position({ phase: 'cities', players: [{ techs: [tech], resources: { incense: 1 } }, {}] })
    play(state, `use ${tech}`, 'spend incense token')
    expect(player(state, 0).culture).toBe(count)
  })

  it('Philosophy: for three resources a great person', () => {
    const state = position({
      phase: 'cities',
      players: [{ techs: ['philosophy'], resources: { wheat: 1, silk: 1, iron: 1 } }, {}],
    })
    play(state, 'use philosophy', 'spend wheat token', 'spend silk token', 'spend iron token')
    expect([asked(state), cardCount(player(state, 0).people)]).toEqual(['welcome', 1])
  })

  it('Pottery: for two resources a coin token', () => {
    const state = position({ phase: 'cities', players: [{ techs: ['pottery'], resources: { wheat: 2 } }, {}] })
    play(state, 'use pottery', 'spend wheat token', 'spend wheat token')
    expect(player(state, 0).coins).toBe(1)
  })

  it('Monarchy: for silk a random unit of another player is killed', () => {
    const state = position({
      phase: 'cities',
      players: [{ techs: ['monarchy'], resources: { silk: 1 } }, { units: [['infantry', 2]] }],
    })
    play(state, 'use monarchy', 'aimEffect 1', 'aimSeat 1', 'spend silk token')
    expect([cardCount(player(state, 1).units), cardCount(state.fallen)]).toEqual([0, 1])
  })

  it('Gunpowder: for two resources a building anywhere is destroyed', () => {
    const state = position({
      phase: 'cities',
      players: [
        { techs: ['gunpowder'], resources: { silk: 2 }, built: { a1: 'temple' } },
        { built: { e13: 'market' } },
      ],
    })
    play(state, 'use gunpowder', 'aimEffect 1')
    expect(squares(state, 'aim')).toEqual(['a1', 'e13'])
    play(state, 'aim e13', 'spend silk token', 'spend silk token')
    expect(state.built[at('e13')]).toBe(NOTHING)
  })

  it('Steam Power: for silk all figures of a square sail to a water square and move no more', () => {
    const state = position({
      phase: 'cities',
      map: ['', '', '', '', '', '', '....w'],
      players: [{ techs: ['steam-power'], resources: { silk: 1 }, armies: { d6: 2 } }, {}],
    })
    play(state, 'use steam-power', 'aim d6')
    expect(squares(state, 'aim')).toEqual(['e7'])
    expect(play(state, 'aim e7', 'spend silk token')).toContainEqual({
      kind: 'sailedAway',
      seat: 0,
      from: at('d6'),
      to: at('e7'),
    })
    expect([figuresOn(state, at('d6')), figuresOn(state, at('e7'))]).toEqual([0, 2])
    idleUntil(state, ({ phase, active }) => phase === 'movement' && active === 0)
    expect(legal(state).filter((text) => text.startsWith('march'))).toEqual([])
  })

  it('Atomic Theory: for uranium every city acts once more', () => {
    const state = position({
      phase: 'cities',
      players: [{ techs: ['atomic-theory'], villages: { uranium: 1 }, cities: ['d7'] }, {}],
    })
    const use = legal(state).find((text) => text.startsWith('use atomic-theory')) as string
    play(state, use, 'spend uranium village', 'arts 0', 'arts 0', 'arts 1', 'arts 1')
    expect(player(state, 0).culture).toBeGreaterThanOrEqual(4)
    expect(refusal(state, 'arts 0')).not.toBe('')
  })

  it('Military Science: one production for every three coins', () => {
    const state = position({ phase: 'cities', players: [{ techs: ['military-science'], sheetCoins: 7 }, {}] })
    expect(productionOf(state, 0, 0)).toBe(2)
  })

  it('Computers: one culture event more in hand for every five coins', () => {
    const without = position({ players: [{ sheetCoins: 9 }, {}] })
    const state = position({ players: [{ techs: ['computers'], sheetCoins: 9 }, {}] })
    // With its own coin there are ten.
    expect(handLimit(state, 0) - handLimit(without, 0)).toBe(2)
  })
})

describe('Abilities of other phases', () => {
  it('Horseback Riding: for silk 9 trade, and 6 for a player of choice', () => {
    const state = position({
      phase: 'trade',
      players: [{ techs: ['horseback-riding'], resources: { silk: 1 } }, {}, {}],
    })
    const before = state.players.map(({ trade }) => trade)
    play(state, '0: use horseback-riding', '0: aimSeat 2', '0: spend silk token')
    expect(state.players.map(({ trade }, seat) => trade - numberAt(before, seat))).toEqual([9, 0, 6])
  })

  it('Communism: for a spy nobody leaves a square, and figures on the move stop', () => {
    const state = moving({
      players: [{ armies: { d6: 1 } }, { techs: ['communism'], huts: { spy: 1 } }],
    })
    play(state, 'march d6 1a0s east')
    expect([asked(state), ...classic.deciders(state)]).toEqual(['react', 1])
    play(state, '1: use communism', '1: aim e6', '1: spend spy hut')
    while (asked(state) === 'react') play(state, 'pass')
    expect(legal(state).filter((text) => text.startsWith('go'))).toEqual([])
  })

  it('Atomic Theory: for uranium a city that is no capital is razed, with all around it', () => {
    const state = moving({
      players: [
        { techs: ['atomic-theory'], villages: { uranium: 1 } },
        { cities: ['d4'], built: { c3: 'market' }, armies: { d5: 1 } },
      ],
    })
    const use = legal(state).find((text) => text.startsWith('use atomic-theory')) as string
    play(state, use)
    expect(squares(state, 'aim')).toEqual(['d4'])
    play(state, 'aim d4', 'spend uranium village')
    expect([player(state, 1).cities[1], figuresOn(state, at('d5')), state.built[at('c3')]]).toEqual([-1, 0, NOTHING])
  })

  it('Ballistics: for iron up to six wounds', () => {
    const state = field(
      { units: [['mounted', 1]], techs: ['ballistics'], resources: { iron: 1 } },
      {
        units: [
          ['infantry', 3],
          ['infantry', 3],
          ['infantry', 3],
        ],
        techs: ['democracy'],
      },
    )
    play(state, '1: field infantry-3 new', '0: use ballistics', '0: aimFront 0', '0: spend iron token')
    play(state, '0: aimFront 0', '0: aimFront 0', '0: aimFront 0')
    expect(cardCount(battleOf(state).killed[1])).toBe(1)
  })

  it('Mass Media: for a spy a resource ability is cancelled; what was paid is lost', () => {
    const state = position({
      phase: 'cities',
      players: [
        { techs: ['currency'], resources: { incense: 1 } },
        { techs: ['mass-media'], huts: { spy: 1 } },
      ],
    })
    play(state, 'use currency', 'spend incense token')
    expect(asked(state)).toBe('react')
    play(state, '1: use mass-media')
    while (asked(state) === 'react') play(state, 'pass')
    expect([player(state, 0).culture, cardCount(player(state, 0).resources)]).toEqual([0, 0])
  })

  it('Mass Media: its owner’s culture events cannot be cancelled', () => {
    const state = position({
      players: [{ hand: ['drought'], techs: ['mass-media'] }, { hand: ['jousting-tourney'] }],
    })
    play(state, 'play drought', 'aim e7')
    expect([asked(state), terrainOn(state, at('e7'))]).toEqual(['start', DESERT])
  })

  it('Civil Service: for a spy a culture event is cancelled', () => {
    const state = position({
      players: [{ hand: ['drought'] }, { techs: ['civil-service'], huts: { spy: 1 } }],
    })
    play(state, 'play drought', 'aim e7', '1: use civil-service')
    while (asked(state) === 'react') play(state, 'pass')
    expect(terrainOn(state, at('e7'))).not.toBe(DESERT)
  })

  it('Bread and Circuses cancels only what is aimed at its player', () => {
    const answering = (square: string): readonly string[] => {
      const state = position({ players: [{ hand: ['drought'] }, { hand: ['bread-and-circuses'] }] })
      play(state, 'play drought', `aim ${square}`)
      return asked(state) === 'react' ? legal(state, 1) : []
    }
    expect(answering('e13')).toContain('play bread-and-circuses')
    expect(answering('e7')).not.toContain('play bread-and-circuses')
  })

  it('Primetime TV cancels culture events and resource abilities', () => {
    const state = position({
      phase: 'cities',
      players: [{ techs: ['currency'], resources: { incense: 1 } }, { hand: ['primetime-tv'] }],
    })
    play(state, 'use currency', 'spend incense token', '1: play primetime-tv')
    while (asked(state) === 'react') play(state, 'pass')
    expect(player(state, 0).culture).toBe(0)
  })
})

describe('What lasts', () => {
  /** What a tech changes on its owner's sheet. */
  const LASTING: readonly (readonly [TechId, object])[] = [
    ['horseback-riding', { speed: 3 }],
    ['masonry', { stacking: 3 }],
    ['navigation', { water: 1 }],
    ['pottery', { cultureHand: 3 }],
    ['chivalry', { ranks: [1, 1, 2] }],
    ['civil-service', { cultureHand: 3, techCoins: 1 }],
    ['democracy', { ranks: [1, 2, 1] }],
    ['irrigation', { cityLimit: 3 }],
    ['mathematics', { ranks: [2, 1, 1] }],
    ['printing-press', { stacking: 4 }],
    ['sailing', { speed: 4, water: 2 }],
    ['biology', { stacking: 5 }],
    ['gunpowder', { ranks: [1, 3, 1] }],
    ['metal-casting', { ranks: [3, 1, 1], techCoins: 0 }],
    ['railroad', { ranks: [1, 1, 3], techCoins: 1 }],
    ['steam-power', { speed: 5, water: 2 }],
    ['theology', { cultureHand: 3 }],
    ['ballistics', { ranks: [4, 1, 1] }],
    ['combustion', { ranks: [1, 1, 4] }],
    ['computers', { techCoins: 1 }],
    ['flight', { aircraft: 1, speed: 6, water: 2 }],
    ['replaceable-parts', { ranks: [1, 4, 1], stacking: 6 }],
  ]
  it.each(LASTING)('%s changes the sheet', (id, changes) => {
    const state = position({ players: [{}, {}] })
    learn(state, 0, TECH[id], 0, undefined)
    for (const [field, value] of Object.entries(changes)) expect(player(state, 0)).toHaveProperty(field, value)
  })

  /** C-26.10: the resources that an ability can be paid with. */
  const COSTS: readonly (readonly [TechId, Resource])[] = [
    ['animal-husbandry', 'wheat'],
    ['currency', 'incense'],
  ]
  it.each(COSTS)('%s is paid with %s and nothing else', (tech, resource) => {
    const other = resource === 'wheat' ? 'incense' : 'wheat'
    const state = position({ phase: 'cities', players: [{ techs: [tech], resources: { [other]: 1 } }, {}] })
    expect(refusal(state, `use ${tech}`)).toBe('cannotPay')
  })
})
