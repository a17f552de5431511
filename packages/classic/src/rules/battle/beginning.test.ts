import { describe, expect, it } from 'vitest'
import { RESOURCES, UNIT_TYPES, type UnitType } from '../../data/types.ts'
import { UNIT_DECKS } from '../../data/units.ts'
import { fighting, IN_THE_WAY } from '../../testing/fighting.ts'
import { moving } from '../../testing/moving.ts'
import { asked, at, legal, play, player, refusal } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { holderOf } from '../map/figures.ts'
import { removeMarker } from '../map/placing.ts'
import { NO_TOKEN, STRENGTHS, type State, VILLAGE_TOKEN } from '../state.ts'
import { ATTACKER, CAPITAL_FIGHT, CITY_FIGHT, cardCount, DEFENDER, FIELD, VILLAGE_FIGHT } from './battle.ts'
import { handSize, strengthOf } from './strength.ts'

const VILLAGE = { tokens: { c2: 'village' } } as const

/** All of them but those that show a great person. */
const ALL_VILLAGES = Object.fromEntries(RESOURCES.map((resource, kind) => [resource, VILLAGE_FACES[kind]]))

/** How many of the cards are of each type. */
const byType = (cards: readonly number[]): readonly number[] =>
  UNIT_TYPES.map((_type, type) => cardCount(cards.slice(type * STRENGTHS, (type + 1) * STRENGTHS)))

const handOf = (state: State, side: number): readonly number[] => state.battle?.hands[side] ?? []

/** Plays on until the battle is over, always with the first move. */
const fightOn = (state: State): void => {
  while (asked(state) === 'fight') play(state, legal(state)[0] as string)
}

describe('Villages', () => {
  it('C-23.5 begins a battle that the village defends', () => {
    const state = fighting({ units: [['infantry', 1]] }, {}, VILLAGE)
    expect(state.battle).toMatchObject({ kind: VILLAGE_FIGHT, attacker: 0, defender: -1, square: at('c2') })
  })

  it('C-23.6 gives the barbarians to the player on the attacker’s left', () => {
    const state = moving({
      ...VILLAGE,
      tokens: { h7: 'village' },
      active: 2,
      players: [{}, {}, { armies: { g7: 1 } }, {}].map((each, seat) => ({
        ...each,
        capital: ['b2', 'o2', 'o15', 'b15'][seat] as string,
      })),
    })
    play(state, 'march g7 1a0s east')
    expect(state.battle?.barbarians).toBe(3)
    expect(refusal(state, `3: ${legal(state, 3)[0]}`)).toBe('')
  })

  it('C-23.7 draws one card of each land type from the market, apart from the own forces', () => {
    const state = fighting({}, { units: [['infantry', 1]] }, VILLAGE)
    expect(byType(handOf(state, DEFENDER))).toEqual([1, 1, 1, 0])
    expect(cardCount(player(state, 1).units)).toBe(1)
    const all = cardCount(state.deck) + cardCount(state.fallen)
    const fresh = position({ players: [{}, {}] })
    expect(all).toBe(cardCount(fresh.deck) - 1 - 3)
  })

  it('C-23.10 fights at rank 1', () => {
    const state = fighting({}, { techs: ['chivalry', 'mathematics', 'democracy'] }, VILLAGE)
    const hand = handOf(state, DEFENDER)
    const strengths = hand.flatMap((count, card) => (count > 0 ? [[card, strengthOf(state, DEFENDER, card)]] : []))
    for (const [card, strength] of strengths) expect(strength).toBe(((card as number) % STRENGTHS) + 1)
  })

  it('C-23.11 has no bonus, and just the cards drawn', () => {
    const state = fighting({}, { built: { f15: 'barracks' }, government: 'fundamentalism' }, VILLAGE)
    expect(state.battle?.bonus).toEqual([0, 0])
    expect(cardCount(handOf(state, DEFENDER))).toBe(3)
  })

  it('C-23.12 uses nothing of whoever plays the barbarians', () => {
    const state = fighting(
      { units: [['infantry', 3]] },
      { techs: ['metalworking', 'mathematics'], resources: { iron: 2 }, hand: ['duty-and-honor'] },
      VILLAGE,
    )
    play(state, '1: pass')
    expect(legal(state, 1).every((text) => text.startsWith('field '))).toBe(true)
    expect(refusal(state, '1: use metalworking')).not.toBe('')
  })

  it('C-23.13 gives the marker to a winner, or a great person', () => {
    const state = fighting(
      { built: { a15: 'general', c15: 'general', a14: 'academy' }, units: [['infantry', 3]] },
      {},
      VILLAGE,
    )
    fightOn(state)
    expect(state.token[at('c2')]).not.toBe(VILLAGE_TOKEN)
    const people = cardCount(player(state, 0).people)
    expect(cardCount(player(state, 0).villages) + people).toBe(1)
    const drawn = fighting(
      { built: { a15: 'general', c15: 'general', a14: 'academy' } },
      { villages: ALL_VILLAGES },
      VILLAGE,
    )
    fightOn(drawn)
    expect(asked(drawn)).toBe('welcome')
    expect(cardCount(player(drawn, 0).people)).toBe(1)
    expect(cardCount(player(drawn, 0).villages)).toBe(0)
  })

  it('C-23.15 sends the attackers home if the barbarians win, ties included; the marker stays', () => {
    const state = fighting({}, {}, VILLAGE)
    fightOn(state)
    expect(state.token[at('c2')]).toBe(VILLAGE_TOKEN)
    expect(player(state, 0).figures.every((square) => square < 0)).toBe(true)
    const even = fighting({}, {}, VILLAGE)
    const bonus = handOf(even, DEFENDER).reduce((sum, count, card) => sum + count * strengthOf(even, DEFENDER, card), 0)
    if (even.battle !== null) even.battle.bonus[ATTACKER] = bonus
    fightOn(even)
    expect(even.token[at('c2')]).toBe(VILLAGE_TOKEN)
  })

  it('C-23.16 lets nobody loot after a defeat by barbarians', () => {
    const state = fighting({ trade: 9, culture: 9 }, {}, VILLAGE)
    fightOn(state)
    expect(asked(state)).toBe('march')
    expect([player(state, 0).trade, player(state, 1).trade]).toEqual([9, 0])
  })

  it('C-23.17 puts surviving barbarians face up under their decks', () => {
    const state = fighting({}, {}, VILLAGE)
    const hand = handOf(state, DEFENDER).slice()
    fightOn(state)
    expect(state.fallen).toEqual(hand)
  })

  it('C-23.18 counts as a battle won', () => {
    const state = fighting(
      { techs: ['code-of-laws'], built: { a15: 'general', c15: 'general', a14: 'academy' } },
      {},
      VILLAGE,
    )
    fightOn(state)
    expect(cardCount(player(state, 0).coinTokens)).toBe(1)
  })
})

describe('Enemy figures', () => {
  it('C-24.3 kills lone scouts without a battle, and loots', () => {
    const state = fighting({}, { scouts: ['c2'], trade: 2 })
    expect(player(state, 1).figures).not.toContain(at('c2'))
    expect(holderOf(state, at('c2'))).toBe(0)
    expect(legal(state)).toEqual(['pass', 'loot trade 1', 'loot trade 2'])
  })

  it('C-24.4 counts lone scouts as a battle won', () => {
    const state = fighting({ techs: ['code-of-laws'] }, { scouts: ['c2'] })
    expect(cardCount(player(state, 0).coinTokens)).toBe(1)
  })

  it('C-24.5 fights where there is at least one army', () => {
    const state = fighting({}, { armies: { c2: 1 }, scouts: ['c2'], units: [['infantry', 1]] })
    expect(state.battle).toMatchObject({ kind: FIELD, attacker: 0, defender: 1 })
    expect(asked(state)).toBe('fight')
  })

  it('C-24.6 kills scouts with the armies that lose', () => {
    const state = fighting({ units: [['infantry', 1]] }, { armies: { c2: 1 }, scouts: ['c2'] })
    play(state, 'field infantry-1 new')
    expect(player(state, 1).figures).not.toContain(at('c2'))
  })

  it('C-24.8 leaves figures of one player only in a square', () => {
    const won = fighting({ units: [['infantry', 1]] }, IN_THE_WAY)
    play(won, 'field infantry-1 new')
    expect([holderOf(won, at('c2')), player(won, 1).figures.includes(at('c2'))]).toEqual([0, false])
    const lost = fighting({}, IN_THE_WAY)
    expect([holderOf(lost, at('c2')), player(lost, 0).figures.includes(at('c2'))]).toEqual([1, false])
  })

  it('C-24.9 offers no retreat', () => {
    const state = fighting({ units: [['infantry', 1]] }, { ...IN_THE_WAY, units: [['mounted', 1]] })
    expect(legal(state, 1)).toEqual(['field mounted-1 new'])
    expect(refusal(state, '1: done')).toBe('mustPlayUnit')
    expect(legal(state, 0)).toEqual([])
  })
})

describe('Hands and bonuses', () => {
  it('C-27.1 fights for an army, a city, a village', () => {
    const UNIT = { units: [['infantry', 1]] } as const
    expect(fighting(UNIT, IN_THE_WAY).battle?.kind).toBe(FIELD)
    expect(fighting(UNIT, { cities: ['c2'] }).battle?.kind).toBe(CITY_FIGHT)
    expect(fighting(UNIT, { capital: 'c2' }).battle?.kind).toBe(CAPITAL_FIGHT)
    expect(fighting(UNIT, {}, VILLAGE).battle?.kind).toBe(VILLAGE_FIGHT)
    expect(fighting(UNIT, {}).battle).toBeNull()
  })

  it('C-27.2 makes whoever enters the attacker', () => {
    expect(fighting({ units: [['infantry', 1]] }, IN_THE_WAY).battle).toMatchObject({ attacker: 0, defender: 1 })
  })

  it('C-27.3 settles the battle before anything else goes on', () => {
    const state = fighting({ armies: { b2: 1, b7: 1 }, units: [['infantry', 1]] }, IN_THE_WAY)
    expect(asked(state)).toBe('fight')
    expect(refusal(state, 'march b7 1a0s east')).not.toBe('')
  })

  it('C-27.4 draws hands at random from the standing forces', () => {
    const units = [
      ['infantry', 1],
      ['infantry', 2],
      ['mounted', 1],
      ['mounted', 2],
      ['artillery', 1],
      ['artillery', 2],
    ] as const
    const hands = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const state = fighting({ units }, IN_THE_WAY, { seed })
      const hand = handOf(state, ATTACKER)
      expect(hand.every((count, card) => count <= (player(state, 0).units[card] as number))).toBe(true)
      return hand.join()
    })
    expect(new Set(hands).size).toBeGreaterThan(1)
  })

  it('C-27.5 takes all units where there are fewer, and fights with none', () => {
    const state = fighting(
      {
        units: [
          ['infantry', 1],
          ['mounted', 1],
        ],
      },
      IN_THE_WAY,
    )
    expect([cardCount(handOf(state, ATTACKER)), cardCount(handOf(state, DEFENDER))]).toEqual([2, 0])
  })

  const FOUR = [
    ['infantry', 1],
    ['infantry', 1],
    ['infantry', 2],
    ['infantry', 2],
  ] as const
  const sizes = (state: State): readonly number[] => [handSize(state, ATTACKER), handSize(state, DEFENDER)]

  it('C-27.6 has three cards', () => {
    const state = fighting({ units: FOUR }, IN_THE_WAY)
    expect(sizes(state)).toEqual([3, 3])
    expect(cardCount(handOf(state, ATTACKER))).toBe(3)
  })

  it('C-27.7 adds two for each army beyond the first', () => {
    expect(sizes(fighting({ armies: { b2: 2 }, units: FOUR }, IN_THE_WAY))).toEqual([5, 3])
    expect(sizes(fighting({ units: FOUR }, { armies: { c2: 2 } }))).toEqual([3, 5])
  })

  it('C-27.8 adds three in defence of a city', () => {
    expect(sizes(fighting({ units: FOUR }, { cities: ['c2'] }))).toEqual([3, 6])
    expect(sizes(fighting({ units: FOUR }, { capital: 'c2' }))).toEqual([3, 6])
  })

  it('C-27.9 adds one under Fundamentalism', () => {
    expect(sizes(fighting({ units: FOUR, government: 'fundamentalism' }, IN_THE_WAY))).toEqual([4, 3])
  })

  it('C-27.10 adds what cards say: Computers one for five coins', () => {
    expect(sizes(fighting({ units: FOUR, techs: ['computers'], sheetCoins: 9 }, IN_THE_WAY))).toEqual([5, 3])
  })

  it('C-27.11 counts no armies around a city', () => {
    expect(sizes(fighting({ units: FOUR }, { cities: ['c2'], armies: { d2: 2, c3: 2 } }))).toEqual([3, 6])
  })

  it('C-EX46 three armies under Fundamentalism draw eight cards, a city six', () => {
    const state = fighting(
      { armies: { b2: 3 }, techs: ['masonry'], government: 'fundamentalism', units: FOUR },
      { cities: ['c2'] },
    )
    expect(sizes(state)).toEqual([8, 6])
  })

  it('C-27.12 uses the line of the owner’s rank', () => {
    const state = fighting(
      { units: [['infantry', 2]], techs: ['democracy'] },
      { ...IN_THE_WAY, units: [['infantry', 2]] },
    )
    const card = STRENGTHS + 1
    expect([strengthOf(state, ATTACKER, card), strengthOf(state, DEFENDER, card)]).toEqual([3, 2])
  })

  it('C-27.13 is 1 to 3 at rank 1, and one more at each higher rank', () => {
    const state = fighting({ units: [['infantry', 2]] }, IN_THE_WAY)
    for (const rank of [1, 2, 3, 4]) {
      player(state, 0).ranks = [rank, rank, rank]
      const strengths = Array.from({ length: 9 }, (_, card) => strengthOf(state, ATTACKER, card))
      expect(strengths).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 3].map((strength) => strength + rank - 1))
    }
  })

  it('C-EX38 a mounted card of strength 1 fights at rank 2 as a knight of strength 2', () => {
    const state = fighting({ units: [['mounted', 1]], techs: ['chivalry'] }, IN_THE_WAY)
    const events = play(state, 'field mounted-1 new')
    expect(events).toContainEqual({ kind: 'unitFielded', seat: 0, unit: 'mounted', strength: 2 })
  })

  const bonus = (
    attacker: Parameters<typeof fighting>[0],
    defender: Parameters<typeof fighting>[1],
  ): readonly number[] => fighting({ units: [['infantry', 1]], ...attacker }, defender).battle?.bonus ?? []

  it('C-27.15 adds two for each own barracks', () => {
    expect(bonus({ cities: ['f7'], built: { a14: 'barracks', e6: 'barracks' } }, IN_THE_WAY)).toEqual([4, 0])
  })

  it('C-27.16 adds four for each own academy', () => {
    expect(bonus({ built: { a14: 'academy' } }, IN_THE_WAY)).toEqual([4, 0])
  })

  it('C-27.17 adds four for each own great general', () => {
    expect(bonus({ built: { a14: 'general', b14: 'general' } }, IN_THE_WAY)).toEqual([8, 0])
    expect(bonus({ people: ['general'] }, IN_THE_WAY)).toEqual([0, 0])
  })

  it('C-27.18 adds six in defence of a city', () => {
    expect(bonus({}, { cities: ['c2'] })).toEqual([0, 6])
  })

  it('C-27.19 adds twelve in defence of the capital', () => {
    expect(bonus({}, { capital: 'c2' })).toEqual([0, 12])
  })

  it('C-27.20 adds four for walls', () => {
    expect(bonus({}, { cities: ['c2'], walled: ['c2'] })).toEqual([0, 10])
  })

  it('C-27.21 adds what cards say: Fundamentalism of the later set four', () => {
    const state = fighting({ units: [['infantry', 1]], government: 'fundamentalism' }, IN_THE_WAY, {
      options: { governments: 'revised' },
    })
    expect(state.battle?.bonus).toEqual([4, 0])
  })

  it('C-EX47 a walled capital with barracks has 18, another walled city 12', () => {
    expect(bonus({}, { capital: 'c2', walled: ['c2'], built: { d3: 'barracks' } })).toEqual([0, 18])
    expect(bonus({}, { cities: ['c2'], walled: ['c2'], built: { d3: 'barracks' } })).toEqual([0, 12])
  })

  it('C-27.22 counts them wherever they stand, in attack and in defence', () => {
    expect(bonus({}, { ...IN_THE_WAY, built: { f14: 'barracks' } })).toEqual([0, 2])
    expect(bonus({ built: { a14: 'barracks' } }, IN_THE_WAY)).toEqual([2, 0])
  })

  it('C-27.23 gives the difference to the side that has more', () => {
    expect(bonus({ built: { a14: 'academy' } }, { ...IN_THE_WAY, built: { f14: 'barracks' } })).toEqual([2, 0])
    expect(bonus({ built: { a14: 'barracks' } }, { ...IN_THE_WAY, built: { f14: 'barracks' } })).toEqual([0, 0])
  })

  it('C-EX31 twelve against eight is four', () => {
    const attacker = { built: { a14: 'academy', b14: 'general', c14: 'general' } } as const
    const defender = { ...IN_THE_WAY, built: { f14: 'academy', g14: 'general' } } as const
    expect(bonus(attacker, defender)).toEqual([4, 0])
  })

  it('C-27.24 computes the bonus once, before the first unit', () => {
    const state = fighting(
      { units: [['infantry', 1]], built: { a14: 'barracks' } },
      { ...IN_THE_WAY, units: [['mounted', 1]] },
    )
    removeMarker(state, at('a14'), false)
    play(state, 'field mounted-1 new')
    expect(state.battle?.bonus).toEqual([2, 0])
  })

  it('C-27.25 counts blockaded barracks too', () => {
    expect(bonus({ built: { a14: 'barracks' } }, { armies: { c2: 1, a14: 1 } })).toEqual([2, 0])
  })

  it('C-AMB10 a blockade takes no combat bonus away', () => {
    expect(bonus({ built: { a14: 'general' } }, { armies: { c2: 1 }, scouts: ['a14'] })).toEqual([4, 0])
  })
})

describe('Empty decks', () => {
  const deckOf = (type: number) =>
    (UNIT_DECKS[type] as readonly number[]).map((strength) => [UNIT_TYPES[type] as UnitType, strength] as const)

  it('C-23.9 leaves the barbarians with the cards there are, possibly none', () => {
    const state = fighting({ built: { a14: 'barracks' } }, { units: [0, 1, 2].flatMap(deckOf) }, VILLAGE)
    expect(cardCount(player(state, 1).units)).toBe([0, 1, 2].flatMap(deckOf).length)
    // 2 : 0 for the attacker, without a card on either side.
    expect(state.token[at('c2')]).toBe(NO_TOKEN)
  })
})
