import { describe, expect, it } from 'vitest'
import { ARTILLERY, INFANTRY, MOUNTED, NONE, UNIT_TYPES, type UnitType } from '../../data/types.ts'
import { UNIT_DECKS } from '../../data/units.ts'
import { classic } from '../../game.ts'
import { field, siege } from '../../testing/battles.ts'
import { asked, legal, play, player, refusal } from '../../testing/play.ts'
import type { PlayerSketch } from '../../testing/position.ts'
import type { State } from '../state.ts'
import { ATTACKER, battleOf, cardCount, DEFENDER } from './battle.ts'
import { cardAt, frontCount, woundsAt } from './fronts.ts'

type Units = NonNullable<PlayerSketch['units']>

/** Both have one army; the defender plays first. */
const battle = (attacker: Units, defender: Units, more: PlayerSketch = {}, others: PlayerSketch = {}): State =>
  field({ units: attacker, ...more }, { units: defender, ...others })

/** Wounds on the units in play, a front after the other; a side without a unit there shows `-`. */
const wounds = (state: State): string => {
  const { battle: now } = state
  if (now === null) return 'over'
  const side = (front: number, which: number): string =>
    cardAt(now, front, which) === NONE ? '-' : String(woundsAt(now, front, which))
  return Array.from(
    { length: frontCount(now) },
    (_, front) => `${side(front, ATTACKER)}:${side(front, DEFENDER)}`,
  ).join(' ')
}

const armiesOnMap = (state: State, seat: number): number =>
  player(state, seat)
    .figures.slice(0, 7)
    .filter((square) => square >= 0).length

const ONE: PlayerSketch = { units: [['infantry', 1]] }

describe('Barbarians', () => {
  const deckOf = (type: number) =>
    (UNIT_DECKS[type] as readonly number[]).map((strength) => [UNIT_TYPES[type] as UnitType, strength] as const)
  const without = (...types: readonly number[]): State =>
    field({}, { armies: {}, units: types.flatMap(deckOf) }, { tokens: { h8: 'village' } })

  it('C-23.8 draws from another land deck, which the barbarians’ player chooses, for an empty one', () => {
    const state = without(ARTILLERY)
    expect(legal(state, 1)).toEqual(['enlist infantry', 'enlist mounted'])
    play(state, '1: enlist mounted')
    const hand = battleOf(state).hands[DEFENDER]
    expect([cardCount(hand.slice(3, 6)), cardCount(hand.slice(6, 9))]).toEqual([1, 2])
    expect(asked(state)).toBe('fight')
  })

  it('C-D33 offers no aircraft, and asks for each empty deck', () => {
    const state = without(ARTILLERY, INFANTRY)
    expect(refusal(state, '1: enlist aircraft')).toBe('noneLeft')
    play(state, '1: enlist mounted', '1: enlist mounted')
    expect(cardCount(battleOf(state).hands[DEFENDER])).toBe(3)
  })

  it('C-AMB18 only land types replace a missing one', () => {
    expect(legal(without(MOUNTED), 1)).toEqual(['enlist artillery', 'enlist infantry'])
  })
})

describe('Abilities', () => {
  it('C-28.20 closes a front whose two units both survive', () => {
    const state = battle(
      [
        ['infantry', 1],
        ['infantry', 2],
      ],
      [
        ['infantry', 1],
        ['mounted', 1],
      ],
    )
    play(state, '1: field infantry-1 new')
    state.battle?.fronts.splice(0, 4, 3, 0, 4, 0)
    const hand = battleOf(state).hands[ATTACKER]
    hand[3] = 0
    expect(legal(state, 0)).toEqual(['field infantry-2 new'])
  })

  it('C-27.21 adds what cards say: Fundamentalism of the later set four', () => {
    const state = field(
      { units: [['infantry', 1]], government: 'fundamentalism' },
      {},
      {
        options: { governments: 'revised' },
      },
    )
    expect(state.battle?.bonus).toEqual([4, 0])
  })

  it('C-AMB20 the winner’s losses apply against barbarians', () => {
    const state = field(
      { armies: { h7: 2 }, built: { a1: 'general', b1: 'general', c1: 'academy' } },
      { armies: {} },
      { tokens: { h8: 'village' } },
    )
    const killed = battleOf(state).killed[0]
    killed[3] = 2
    while (asked(state) === 'fight') play(state, legal(state)[0] as string)
    expect(armiesOnMap(state, 0)).toBe(1)
  })
})

const IRON: PlayerSketch = { techs: ['metalworking', 'mathematics'], resources: { iron: 1 } }

describe('Abilities in battle', () => {
  it('Metalworking is lost on a unit that opens a front', () => {
    const state = battle(
      [
        ['infantry', 1],
        ['infantry', 2],
      ],
      [['infantry', 3]],
      IRON,
    )
    play(state, '1: field infantry-3 new', '0: use metalworking', 'spend iron token', '0: field infantry-1 new')
    expect(state.battle?.boost).toEqual([0, 0])
  })

  it('Mathematics spreads up to three wounds over enemy units', () => {
    const state = battle(
      [
        ['infantry', 1],
        ['mounted', 1],
      ],
      [
        ['infantry', 3],
        ['infantry', 1],
      ],
      IRON,
    )
    play(state, '1: field infantry-3 new', '0: field infantry-1 new', '0: done', '1: field infantry-1 new')
    play(state, '0: use mathematics', 'aimFront 0', 'spend iron token')
    expect(wounds(state)).toBe('-:1 0:- -:0')
    play(state, 'aimFront 2', 'pass')
    expect(wounds(state)).toBe('-:1 0:- -:-')
  })

  it('Animal Husbandry heals up to three wounds in all, once in a battle', () => {
    const state = battle(
      [
        ['mounted', 2],
        ['mounted', 2],
        ['mounted', 1],
      ],
      [
        ['mounted', 3],
        ['mounted', 3],
        ['infantry', 1],
      ],
      {},
      { techs: ['animal-husbandry'] },
    )
    play(
      state,
      '1: field mounted-3 new',
      '0: field mounted-2 1',
      '1: field mounted-3 new',
      '1: done',
      '0: field mounted-2 2',
    )
    expect(wounds(state)).toBe('-:2 -:2')
    play(state, '1: heal 0', '1: heal 0', '1: heal 1')
    expect(wounds(state)).toBe('-:0 -:1')
    expect(refusal(state, '1: heal 1')).toBe('cannotHeal')
  })

  it('what Animal Husbandry could still heal is lost at the end of the battle turn', () => {
    const state = battle(
      [
        ['mounted', 2],
        ['mounted', 2],
        ['mounted', 1],
      ],
      [
        ['mounted', 3],
        ['mounted', 3],
        ['infantry', 1],
      ],
      {},
      { techs: ['animal-husbandry'] },
    )
    play(state, '1: field mounted-3 new', '0: field mounted-2 1', '1: heal 0', '1: field mounted-3 new')
    if (classic.deciders(state)[0] === 1) play(state, '1: done')
    play(state, '0: field mounted-2 2')
    expect([wounds(state), refusal(state, '1: heal 0')]).toEqual(['-:1 -:2', 'cannotHeal'])
  })

  it('Biology heals all wounds of all units, once in a battle', () => {
    const state = battle(
      [
        ['mounted', 2],
        ['mounted', 2],
        ['mounted', 1],
      ],
      [
        ['mounted', 3],
        ['mounted', 3],
        ['infantry', 1],
      ],
      {},
      { techs: ['biology'] },
    )
    play(
      state,
      '1: field mounted-3 new',
      '0: field mounted-2 1',
      '1: field mounted-3 new',
      '1: done',
      '0: field mounted-2 2',
    )
    play(state, '1: heal 1')
    expect(wounds(state)).toBe('-:0 -:0')
    expect(refusal(state, '1: heal 1')).toBe('cannotHeal')
  })

  it('C-28.21 Biology may be used before Animal Husbandry, which is kept for later', () => {
    const state = battle(
      [
        ['mounted', 2],
        ['mounted', 2],
        ['mounted', 1],
      ],
      [
        ['mounted', 3],
        ['mounted', 3],
        ['mounted', 2],
      ],
      {},
      { techs: ['biology', 'animal-husbandry'] },
    )
    play(state, '1: field mounted-3 new', '0: field mounted-2 1', '1: field mounted-3 new')
    expect(legal(state)).toEqual(['done', 'heal 0', 'healAll'])
    play(state, '1: healAll', '1: done', '0: field mounted-2 2')
    expect([wounds(state), refusal(state, '1: healAll')]).toEqual(['-:0 -:2', 'cannotHeal'])
    play(state, '1: heal 1')
    expect(wounds(state)).toBe('-:0 -:1')
  })

  it('C-D35 offers abilities before and after the unit', () => {
    const state = battle(
      [
        ['infantry', 1],
        ['infantry', 2],
      ],
      [['infantry', 3]],
      IRON,
    )
    play(state, '1: field infantry-3 new')
    expect(legal(state, 0)).toContain('use mathematics')
    play(state, '0: field infantry-1 new')
    expect(legal(state, 0)).toEqual(['done', 'use mathematics'])
  })

  it('C-D36 offers every card as a new front and against every free enemy unit', () => {
    const state = battle(
      [['infantry', 1]],
      [
        ['infantry', 3],
        ['mounted', 1],
      ],
    )
    play(state, '1: field infantry-3 new', '0: field infantry-1 new')
    expect(legal(state, 1)).toEqual(['field mounted-1 new', 'field mounted-1 2'])
  })
})

describe('Powers', () => {
  it('China saves a unit killed in the battle', () => {
    const state = field(
      {
        civilization: 'china',
        units: [
          ['infantry', 1],
          ['infantry', 3],
        ],
      },
      { units: [['artillery', 2]] },
    )
    play(state, '1: field artillery-2 new', '0: field infantry-1 1', '0: field infantry-3 new')
    expect(asked(state)).toBe('rescue')
    play(state, '0: rescue infantry-1')
    expect(cardCount(player(state, 0).units)).toBe(2)
  })

  it('China: culture for a village', () => {
    const state = field(
      { civilization: 'china', ...ONE, built: { a1: 'general', b1: 'general', c1: 'general' } },
      { armies: {} },
      { tokens: { h8: 'village' } },
    )
    while (asked(state) === 'fight') play(state, legal(state)[0] as string)
    expect(player(state, 0).culture).toBe(3)
  })

  it('Rome: a step on the culture track for a village and for a city', () => {
    const bonus = { a1: 'general', b1: 'general', c1: 'general' } as const
    const village = field({ civilization: 'rome', ...ONE, built: bonus }, { armies: {} }, { tokens: { h8: 'village' } })
    while (asked(village) === 'fight') play(village, legal(village)[0] as string)
    expect(player(village, 0).level).toBe(1)
    const city = siege({ civilization: 'rome', ...ONE, built: bonus }, {})
    play(city, '0: field infantry-1 new')
    expect(player(city, 0).level).toBe(1)
  })

  it('Himeji Samurai Castle: every own unit is one stronger', () => {
    const state = field({ ...ONE, built: { a1: 'himeji-samurai-castle' } }, {})
    expect(play(state, '0: field infantry-1 new')).toContainEqual({ kind: 'battleWon', seat: 0, attack: 2, defence: 0 })
  })

  it('Code of Laws: a coin token for one battle in a round', () => {
    const state = field({ ...ONE, techs: ['code-of-laws'], armies: { h7: 1, e7: 1 } }, { armies: { h8: 1, e8: 1 } })
    play(state, '0: field infantry-1 new', 'march e7 1a0s south', '0: field infantry-1 new')
    expect([player(state, 0).coins, cardCount(player(state, 0).coinTokens)]).toEqual([1, 1])
  })
})
