import { describe, expect, it } from 'vitest'
import { NONE } from '../../data/types.ts'
import { fighting, IN_THE_WAY } from '../../testing/fighting.ts'
import { asked, at, legal, play, player, refusal } from '../../testing/play.ts'
import type { PlayerSketch } from '../../testing/position.ts'
import type { State } from '../state.ts'
import { ATTACKER, cardCount, DEFENDER } from './battle.ts'
import { cardAt, frontCount, woundsAt } from './fronts.ts'

type Units = NonNullable<PlayerSketch['units']>

/** Both have one army; the defender plays first. */
const battle = (attacker: Units, defender: Units, more: PlayerSketch = {}, others: PlayerSketch = {}): State =>
  fighting({ units: attacker, ...more }, { ...IN_THE_WAY, units: defender, ...others })

/** Wounds on the units in play, a front after the other; a side without a unit there shows `-`. */
const wounds = (state: State): string => {
  const { battle: now } = state
  if (now === null) return 'over'
  const side = (front: number, which: number): string =>
    cardAt(now, front, which) === NONE ? '-' : String(woundsAt(now, front, which))
  return Array.from({ length: frontCount(now) }, (_, front) => `${side(front, ATTACKER)}:${side(front, DEFENDER)}`).join(' ')
}

const armiesOnMap = (state: State, seat: number): number =>
  player(state, seat).figures.slice(0, 7).filter((square) => square >= 0).length

const ONE: PlayerSketch = { units: [['infantry', 1]] }

describe('Abilities', () => {
  it('C-28.20 closes a front whose two units both survive', () => {
    const state = battle([['infantry', 1], ['infantry', 2]], [['infantry', 1], ['mounted', 1]])
    play(state, '1: field infantry-1 new')
    state.battle?.fronts.splice(0, 4, 3, 0, 4, 0)
    const hand = state.battle?.hands[ATTACKER] as number[]
    hand[3] = 0
    expect(legal(state, 0)).toEqual(['field infantry-2 new'])
  })

  it('C-27.21 adds what cards say: Fundamentalism of the later set four', () => {
    const state = fighting({ units: [['infantry', 1]], government: 'fundamentalism' }, IN_THE_WAY, {
      options: { governments: 'revised' },
    })
    expect(state.battle?.bonus).toEqual([4, 0])
  })

  it('C-29.13 removes losers, takes losses, destroys the city, loots', () => {
    const state = fighting(
      { ...ONE, built: { a14: 'general', b14: 'general', c14: 'general' } },
      { cities: ['c2'], techs: ['pottery'], hand: ['sabotage'] },
    )
    play(state, '1: pass', '1: pass')
    const kinds = play(state, '0: field infantry-1 new').map(({ kind }) => kind)
    expect(kinds.indexOf('battleWon')).toBeLessThan(kinds.indexOf('cityDestroyed'))
    expect(asked(state)).toBe('loot')
    expect(player(state, 1).cities[1]).toBe(-1)
  })

  it('C-AMB20 the winner’s losses apply against barbarians', () => {
    const state = fighting(
      { armies: { b2: 2 }, built: { a14: 'general', b14: 'general', c14: 'academy' } },
      {},
      { tokens: { c2: 'village' } },
    )
    const killed = state.battle?.killed[0] as number[]
    killed[3] = 2
    while (asked(state) === 'fight') play(state, legal(state)[0] as string)
    expect(armiesOnMap(state, 0)).toBe(1)
  })
})

const IRON: PlayerSketch = { techs: ['metalworking', 'mathematics'], resources: { iron: 3 } }

describe('Abilities in battle', () => {
  it('C-28.21 uses battle abilities in the own battle turn only', () => {
    const state = battle([['infantry', 1]], [['infantry', 1]], IRON, IRON)
    expect([refusal(state, '1: use metalworking'), legal(state, 0)]).toEqual(['', []])
    play(state, '1: field infantry-1 new', '1: done')
    expect(refusal(state, '0: use metalworking')).toBe('')
    expect(legal(state, 1)).toEqual([])
  })

  it('C-28.22 a battle turn: abilities, a unit, abilities, the end', () => {
    const state = battle([['infantry', 1], ['infantry', 2]], [['infantry', 3]], IRON)
    play(state, '1: field infantry-3 new', '0: field infantry-1 1')
    expect(refusal(state, '0: field infantry-2 new')).toBe('unitPlayed')
    play(state, '0: use mathematics', 'aimFront 0')
    expect(asked(state)).not.toBe('prepare')
  })

  it('C-28.23 adds to wounds dealt, not to those that can be taken', () => {
    const state = battle([['infantry', 1], ['mounted', 1]], [['infantry', 3]], IRON)
    play(state, '1: field infantry-3 new', '0: use metalworking', 'spend iron token', '0: field infantry-1 1')
    expect(wounds(state)).toBe('-:-')
  })

  it('Metalworking is lost on a unit that opens a front', () => {
    const state = battle([['infantry', 1], ['infantry', 2]], [['infantry', 3]], IRON)
    play(state, '1: field infantry-3 new', '0: use metalworking', 'spend iron token', '0: field infantry-1 new')
    expect(state.battle?.boost).toEqual([0, 0])
  })

  it('Mathematics spreads up to three wounds over enemy units', () => {
    const state = battle([['infantry', 1], ['mounted', 1]], [['infantry', 3], ['infantry', 1]], IRON)
    play(state, '1: field infantry-3 new', '0: field infantry-1 new', '0: done', '1: field infantry-1 new')
    play(state, '0: use mathematics', 'aimFront 0', 'spend iron token')
    expect(wounds(state)).toBe('-:1 0:- -:0')
    play(state, 'aimFront 2', 'pass')
    expect(wounds(state)).toBe('-:1 0:- -:-')
  })

  it('Animal Husbandry heals up to three wounds in all, once in a battle', () => {
    const state = battle(
      [['mounted', 2], ['mounted', 2], ['mounted', 1]],
      [['mounted', 3], ['mounted', 3], ['infantry', 1]],
      {},
      { techs: ['animal-husbandry'] },
    )
    play(state, '1: field mounted-3 new', '0: field mounted-2 1', '1: field mounted-3 new', '0: field mounted-2 2')
    expect(wounds(state)).toBe('-:2 -:2')
    play(state, '1: heal 0', '1: heal 0', '1: heal 1')
    expect(wounds(state)).toBe('-:0 -:1')
    expect(refusal(state, '1: heal 1')).toBe('cannotHeal')
  })

  it('Biology heals all wounds of all units, once in a battle', () => {
    const state = battle(
      [['mounted', 2], ['mounted', 2], ['mounted', 1]],
      [['mounted', 3], ['mounted', 3], ['infantry', 1]],
      {},
      { techs: ['biology'] },
    )
    play(state, '1: field mounted-3 new', '0: field mounted-2 1', '1: field mounted-3 new', '0: field mounted-2 2')
    play(state, '1: heal 1')
    expect(wounds(state)).toBe('-:0 -:0')
    expect(refusal(state, '1: heal 1')).toBe('cannotHeal')
  })

  it('C-D35 offers abilities before and after the unit', () => {
    const state = battle([['infantry', 1], ['infantry', 2]], [['infantry', 3]], IRON)
    play(state, '1: field infantry-3 new')
    expect(legal(state, 0)).toContain('use mathematics')
    play(state, '0: field infantry-1 new')
    expect(legal(state, 0)).toEqual(['done', 'use mathematics'])
  })

  it('C-D36 offers every card as a new front and against every free enemy unit', () => {
    const state = battle([['infantry', 1]], [['infantry', 3], ['mounted', 1]])
    play(state, '1: field infantry-3 new', '0: field infantry-1 new')
    expect(legal(state, 1)).toEqual(['field mounted-1 new', 'field mounted-1 2'])
  })

  it('C-AMB16 ability, unit, ability, in the own battle turn only', () => {
    const state = battle([['infantry', 1], ['infantry', 2]], [['infantry', 3]], IRON)
    play(state, '1: field infantry-3 new', '0: field infantry-1 new', '0: use mathematics', 'aimFront 0', 'spend iron token')
    play(state, '0: pass', '0: done')
    expect(wounds(state)).toBe('-:1 0:-')
    expect(at('c2')).toBe(state.battle?.square)
  })
})

describe('Powers', () => {
  it('China saves a unit killed in the battle', () => {
    const state = fighting(
      { civilization: 'china', units: [['infantry', 1], ['infantry', 3]] },
      { ...IN_THE_WAY, units: [['artillery', 2]] },
    )
    play(state, '1: field artillery-2 new', '0: field infantry-1 1', '0: field infantry-3 new')
    expect(asked(state)).toBe('rescue')
    play(state, '0: rescue infantry-1')
    expect(cardCount(player(state, 0).units)).toBe(2)
  })

  it('China: culture for a village', () => {
    const state = fighting(
      { civilization: 'china', ...ONE, built: { a14: 'general', b14: 'general', c14: 'general' } },
      {},
      { tokens: { c2: 'village' } },
    )
    while (asked(state) === 'fight') play(state, legal(state)[0] as string)
    expect(player(state, 0).culture).toBe(3)
  })

  it('Rome: a step on the culture track for a village and for a city', () => {
    const bonus = { a14: 'general', b14: 'general', c14: 'general' } as const
    const village = fighting({ civilization: 'rome', ...ONE, built: bonus }, {}, { tokens: { c2: 'village' } })
    while (asked(village) === 'fight') play(village, legal(village)[0] as string)
    expect(player(village, 0).level).toBe(1)
    const city = fighting({ civilization: 'rome', ...ONE, built: bonus }, { cities: ['c2'] })
    play(city, '0: field infantry-1 new')
    expect(player(city, 0).level).toBe(1)
  })

  it('Himeji Samurai Castle: every own unit is one stronger', () => {
    const state = fighting({ ...ONE, built: { a14: 'himeji-samurai-castle' } }, IN_THE_WAY)
    expect(play(state, '0: field infantry-1 new')).toContainEqual({ kind: 'battleWon', seat: 0, attack: 2, defence: 0 })
  })

  it('Code of Laws: a coin token for one battle in a round', () => {
    const state = fighting({ ...ONE, techs: ['code-of-laws'], armies: { b2: 1, b7: 1 } }, { armies: { c2: 1, c7: 1 } })
    play(state, '0: field infantry-1 new', 'march b7 1a0s east', '0: field infantry-1 new')
    expect([player(state, 0).coins, cardCount(player(state, 0).coinTokens)]).toEqual([1, 1])
  })
})
