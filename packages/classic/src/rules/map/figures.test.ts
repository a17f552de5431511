import { describe, expect, it } from 'vitest'
import { WONDER } from '../../data/wonders.ts'
import { classic } from '../../game.ts'
import { capital, fields, finish, sizes } from '../../testing/battles.ts'
import { asked, at, legal, play, player, refusal, squares } from '../../testing/play.ts'
import { type PlayerSketch, position, type Sketch } from '../../testing/position.ts'
import { hasWonder } from '../powers.ts'
import type { State } from '../state.ts'
import { armiesOn, holderOf } from './figures.ts'

/* Where a figure is at every step of a march and a battle. Seat 1 has its capital on f14, and f13 is on its outskirts. */

const ONE: PlayerSketch = { units: [['infantry', 1]] }
const GENERALS: PlayerSketch = { built: { a1: 'general', b1: 'general', c1: 'general' } }

const marching = (sketch: Omit<Sketch, 'phase'>): State => position({ phase: 'movement', ...sketch })

/** The strength of the defender's infantry of strength 1, once it is played. */
const defence = (state: State): number | undefined => {
  play(state, '1: field infantry-1 new')
  return fields(state)[0]?.[1]?.[1]
}

const afoot = (state: State) => classic.view(state, null).afoot
const shown = (state: State, name: string) => {
  const found = classic.view(state, null).squares.find(({ square }) => square === at(name))
  return { holder: found?.holder, armies: found?.armies, scouts: found?.scouts }
}

describe('An attacker has left the square it came from', () => {
  const himeji: PlayerSketch = { ...ONE, built: { f13: 'himeji-samurai-castle' } }

  it('C-33.7 an army that leaves a wonder to attack the capital beside it does not blockade it any more', () => {
    const state = marching({ players: [{ ...ONE, armies: { f13: 1 } }, himeji] })
    expect(hasWonder(state, 1, WONDER['himeji-samurai-castle'])).toBe(false)
    play(state, 'march f13 1a0s south')
    expect(hasWonder(state, 1, WONDER['himeji-samurai-castle'])).toBe(true)
    expect(defence(state)).toBe(2)
  })

  it('C-33.7 the last figure has to leave: a second army there keeps the wonder blockaded', () => {
    const state = marching({ players: [{ ...ONE, armies: { f13: 2 } }, himeji] })
    play(state, 'march f13 1a0s south')
    expect(defence(state)).toBe(1)
  })

  it('C-36.7 an army that passes over a wonder and then fights does not blockade it', () => {
    const state = capital({ built: { f13: 'himeji-samurai-castle' } })
    expect(defence(state)).toBe(2)
  })

  it('C-36.7 figures that pass over a wonder blockade it only by stopping', () => {
    const state = marching({ players: [{ armies: { f12: 1 } }, himeji] })
    play(state, 'march f12 1a0s south')
    expect(hasWonder(state, 1, WONDER['himeji-samurai-castle'])).toBe(true)
    play(state, 'stop')
    expect(hasWonder(state, 1, WONDER['himeji-samurai-castle'])).toBe(false)
  })

  it('C-36.7 nobody discards for Cristo Redentor when an army passes over it into a battle', () => {
    const hand = ['we-love-the-despot-day', 'sabotage', 'drought'] as const
    const state = marching({
      players: [
        { ...ONE, armies: { f12: 1 } },
        { ...ONE, hand, built: { f13: 'cristo-redentor' } },
      ],
    })
    play(state, 'march f12 1a0s south', '1: pass', 'go south', '1: pass')
    expect([asked(state), ...classic.deciders(state)]).toEqual(['prepare', 1])
    expect(player(state, 1).hand).toHaveLength(3)
  })

  const COIN_ON_F13 = { map: [...Array.from({ length: 12 }, () => ''), '.....m'], prints: { f13: 'coin' } } as const

  it('C-31.3 C-35.5 the fifteenth coin wins when its blockader marches on to attack', () => {
    const state = marching({
      ...COIN_ON_F13,
      tokens: { f12: 'village' },
      players: [{ ...ONE, armies: { f13: 1 } }, { sheetCoins: 14 }],
    })
    expect(player(state, 1).coins).toBe(14)
    const events = play(state, 'march f13 1a0s north')
    expect(events).toContainEqual({ kind: 'gameEnded', ending: 'economic', winners: [1] })
    expect(classic.outcome(state)).toMatchObject({ ending: 'economic', winners: [1] })
    // It is seen where it was when the game ended.
    expect(afoot(state)).toEqual({ seat: 0, square: at('f12'), armies: 1, scouts: 0 })
  })

  it('C-33.7 C-35.1 the fifteenth coin wins at once when its blockader leaves, not when it stops', () => {
    const state = marching({ ...COIN_ON_F13, players: [{ armies: { f13: 1 } }, { sheetCoins: 14 }] })
    play(state, 'march f13 1a0s north')
    expect(classic.outcome(state)).toMatchObject({ ending: 'economic', winners: [1] })
  })

  it('C-22.1 C-33.7 a blockader that only explores has not left', () => {
    const state = marching({
      map: ['', '', '', '', '', '', '', '', '', '', '', '', '....m'],
      prints: { e13: 'coin' },
      hidden: ['a13'],
      players: [{ armies: { e13: 1 } }, { sheetCoins: 14 }],
    })
    play(state, 'march e13 1a0s reveal-west')
    expect([asked(state), player(state, 1).coins, afoot(state)]).toEqual(['trek', 14, null])
    expect(shown(state, 'e13')).toEqual({ holder: 0, armies: 1, scouts: 0 })
    play(state, 'go north')
    expect(classic.outcome(state)).toMatchObject({ ending: 'economic', winners: [1] })
  })

  it('C-27.10 C-33.7 hands are drawn with the coins that are free again: Computers', () => {
    const many = { units: Array.from({ length: 8 }, () => ['infantry', 2] as const) }
    const against = (sheetCoins: number) => {
      const state = marching({
        ...COIN_ON_F13,
        players: [
          { ...ONE, armies: { f13: 1 } },
          { ...many, sheetCoins, techs: ['computers'] },
        ],
      })
      play(state, 'march f13 1a0s south')
      return sizes(state)?.[1]
    }
    // Computers shows a coin itself, so the one on f13 is the fifth.
    expect([against(2), against(3)]).toEqual([6, 7])
  })

  it('C-31.10 C-36.7 a coin counts neither behind a scout nor under one that passes', () => {
    const state = marching({
      map: ['', '', '', '', '', '...mm'],
      prints: { d6: 'coin', e6: 'coin' },
      players: [{ scouts: ['d6'] }, {}],
    })
    expect(player(state, 0).coins).toBe(1)
    play(state, 'march d6 0a1s east')
    expect(player(state, 0).coins).toBe(0)
    play(state, 'stop')
    expect(player(state, 0).coins).toBe(1)
  })

  it('C-18.3 a scout that goes from coin to coin makes nobody discard on its way', () => {
    const scout: PlayerSketch = {
      techs: ['computers'],
      sheetCoins: 3,
      scouts: ['d6'],
      hand: ['drought', 'drought', 'sabotage'],
    }
    const state = marching({
      map: ['', '', '', '', '', '...mm'],
      prints: { d6: 'coin', e6: 'coin' },
      players: [scout, {}],
    })
    play(state, 'march d6 0a1s east')
    expect(asked(state)).toBe('trek')
    play(state, 'stop')
    expect([asked(state), player(state, 0).coins]).toEqual(['march', 5])
  })

  it('C-21.13 where they stand now there is room for them again', () => {
    const state = marching({ map: ['.w', 'w.w'], players: [{ capital: 'b2', armies: { b3: 2 } }, {}] })
    play(state, 'march b3 1a0s north')
    expect(legal(state)).toEqual(['go south'])
  })
})

describe('An attacker is in the battle square', () => {
  it('C-27.7 C-24.8 it is there, and the defender still holds it', () => {
    const state = marching({
      players: [
        { ...ONE, armies: { h7: 2 } },
        { ...ONE, armies: { h8: 1 } },
      ],
    })
    play(state, 'march h7 2a0s south')
    expect([shown(state, 'h7'), shown(state, 'h8'), afoot(state)]).toEqual([
      { holder: null, armies: 0, scouts: 0 },
      { holder: 1, armies: 1, scouts: 0 },
      { seat: 0, square: at('h8'), armies: 2, scouts: 0 },
    ])
  })

  it('C-33.4 it blockades a wonder under those it attacks, until it is beaten', () => {
    const state = marching({
      players: [
        { ...ONE, armies: { f12: 1 } },
        { units: [['infantry', 3]], armies: { f13: 1 }, built: { f13: 'himeji-samurai-castle' } },
      ],
    })
    play(state, 'march f12 1a0s south', '1: field infantry-3 new')
    expect(fields(state)[0]?.[1]).toEqual(['infantry', 3, 0])
    finish(state)
    expect(hasWonder(state, 1, WONDER['himeji-samurai-castle'])).toBe(true)
  })

  it('C-29.7 a beaten attacker is in the reserve and nowhere else', () => {
    const state = marching({ players: [{ armies: { h7: 1 } }, { ...ONE, armies: { h8: 1 } }] })
    play(state, 'march h7 1a0s south')
    finish(state)
    expect([armiesOn(state, at('h7')), holderOf(state, at('h8')), afoot(state)]).toEqual([0, 1, null])
    expect(classic.view(state, null).players[0]?.reserve.armies).toBe(6)
  })

  it('C-29.5 C-29.12 a winner stands there with those it did not lose', () => {
    const state = marching({
      players: [
        {
          ...GENERALS,
          units: [
            ['infantry', 1],
            ['infantry', 1],
            ['infantry', 3],
          ],
          armies: { h7: 2 },
        },
        {
          units: [
            ['mounted', 3],
            ['mounted', 3],
          ],
          armies: { h8: 1 },
        },
      ],
    })
    play(state, 'march h7 2a0s south', '1: field mounted-3 new', '0: field infantry-1 1')
    play(state, '1: field mounted-3 new', '0: field infantry-1 2', '0: field infantry-3 new')
    expect([shown(state, 'h8'), afoot(state)]).toEqual([{ holder: 0, armies: 1, scouts: 0 }, null])
    expect(classic.view(state, null).players[0]?.reserve.armies).toBe(5)
  })

  it('C-30.8 the army that has taken the capital stands in it', () => {
    const state = marching({
      players: [{ ...GENERALS, units: [['infantry', 3]], armies: { f13: 1 } }, {}],
    })
    play(state, 'march f13 1a0s south')
    finish(state)
    expect(classic.outcome(state)).toMatchObject({ ending: 'military', winners: [0] })
    expect([shown(state, 'f14'), shown(state, 'f13').holder, afoot(state)]).toEqual([
      { holder: 0, armies: 1, scouts: 0 },
      null,
      null,
    ])
  })

  it('C-33.8 an army placed under a blockade is out of the reserve, in the battle square', () => {
    const state = position({
      phase: 'cities',
      players: [
        { ...ONE, capital: 'b2', trade: 27 },
        { ...ONE, armies: { c3: 1 } },
      ],
    })
    play(state, 'muster 0 army', 'put c3')
    expect(afoot(state)).toEqual({ seat: 0, square: at('c3'), armies: 1, scouts: 0 })
    expect(classic.view(state, null).players[0]?.reserve.armies).toBe(5)
  })
})

describe('Figures that have entered a square can be aimed at there', () => {
  const DEFECTION = { hand: ['defection'], scouts: ['h5'] } as const

  it('C-D32 Defection kills an army that entered the square of a hut', () => {
    const state = marching({ tokens: { h7: 'hut' }, players: [{ armies: { h6: 2 } }, DEFECTION] })
    play(state, 'march h6 1a0s south', '1: play defection')
    expect(squares(state, 'aim')).toEqual(['h5', 'h6', 'h7'])
    play(state, '1: aim h7')
    expect([asked(state), armiesOn(state, at('h6')), shown(state, 'h7').holder]).toEqual(['march', 1, null])
    // C-36.7: it did not come to stop there, so the hut is still closed.
    expect([classic.view(state, null).players[0]?.huts, state.token[at('h7')]]).toEqual([0, 1])
  })

  it('C-D32 one that has left a square cannot be aimed at there any more', () => {
    const state = marching({ tokens: { h7: 'village' }, players: [{ armies: { h6: 1 } }, DEFECTION] })
    play(state, 'march h6 1a0s south', '1: play defection')
    expect(refusal(state, '1: aim h6')).toBe('noTarget')
    play(state, '1: aim h7')
    expect([asked(state), state.battle, afoot(state)]).toEqual(['march', null, null])
  })

  it('C-D32 attackers are distinguished from those they find there', () => {
    const struck = (prey: string) => {
      const state = marching({
        players: [
          { ...ONE, armies: { h6: 1 } },
          { ...DEFECTION, armies: { h7: 2 } },
        ],
      })
      play(state, 'march h6 1a0s south', '1: play defection', '1: aim h7')
      expect(legal(state)).toEqual(['aimPrey army', 'aimPrey army-afoot'])
      play(state, `1: aimPrey ${prey}`)
      return [armiesOn(state, at('h7')), state.battle?.figures ?? 0, asked(state)]
    }
    expect([struck('army'), struck('army-afoot')]).toEqual([
      [1, 1, 'fight'],
      [2, 0, 'march'],
    ])
  })

  it('C-D32 Communism holds the army fast on the square it has entered', () => {
    const state = marching({
      tokens: { h7: 'hut' },
      players: [{ armies: { h6: 1 } }, { techs: ['communism'], huts: { spy: 1 } }],
    })
    play(state, 'march h6 1a0s south', '1: use communism')
    expect(squares(state, 'aim')).toEqual(['h7'])
  })
})
