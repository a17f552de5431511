import { expect, test } from 'vitest'
import { NONE } from '../../data/types.ts'
import { classic } from '../../game.ts'
import { bonus, capital, field, fields, finish, many, of, siege, sizes } from '../../testing/battles.ts'
import { asked, at, legal, play, player, refusal } from '../../testing/play.ts'
import { figuresOn, holderOf } from '../map/figures.ts'
import { CITY_FIGHT } from './battle.ts'

test('C-27.1 an army that enters a square with an enemy army fights', () => {
  expect(field(of(['infantry', 1]), of(['infantry', 1])).battle).toMatchObject({ square: at('h8') })
})

test('C-27.2 the player who enters is the attacker', () => {
  expect(field(of(['infantry', 1]), of(['infantry', 1])).battle).toMatchObject({ attacker: 0, defender: 1 })
})

test('C-27.3 the battle comes before anything else', () => {
  const state = field(of(['infantry', 1]), of(['infantry', 1]))
  expect(asked(state)).toBe('fight')
  expect(refusal(state, '0: done')).not.toBe('')
})

test('C-27.4 battle hands are drawn at random from the standing forces', () => {
  const hands = new Set(
    Array.from({ length: 12 }, (_, game) =>
      JSON.stringify(field({ units: many(9) }, of(['infantry', 1]), { seed: `hand ${game}` }).battle?.hands[0]),
    ),
  )
  expect(hands.size).toBeGreaterThan(1)
})

test('C-27.5 a player with fewer units takes all, perhaps none', () => {
  expect(sizes(field(of(['infantry', 1], ['mounted', 1]), {}))).toEqual([2, 0])
})

test('C-27.6 a battle hand is three cards', () => {
  expect(sizes(field({ units: many(9) }, { units: many(6) }))).toEqual([3, 3])
})

test('C-27.7 two more for each further army in the square', () => {
  const state = field({ units: many(9), armies: { h7: 2 } }, { units: many(6), armies: { h8: 2 } })
  expect(sizes(state)).toEqual([5, 5])
})

test('C-27.8 three more in defence of a city', () => {
  expect(sizes(siege(of(['infantry', 1]), { units: many(9) }))).toEqual([1, 6])
})

test('C-27.9 one more under Fundamentalism', () => {
  expect(sizes(field({ units: many(9), government: 'fundamentalism' }, { units: many(6) }))).toEqual([4, 3])
})

test('C-27.10 Computers: one more for five coins', () => {
  const coins = { techs: ['computers'] as const, sheetCoins: 4 }
  expect(sizes(field({ units: many(9), ...coins }, { units: many(6) }))).toEqual([4, 3])
})

test('C-EX46 three armies under Fundamentalism: eight cards; a city defends with six', () => {
  const attacker = {
    units: many(9),
    armies: { g4: 3 },
    techs: ['masonry'] as const,
    government: 'fundamentalism' as const,
  }
  expect(sizes(siege(attacker, { units: many(9) }))).toEqual([8, 6])
})

test('C-27.11 armies on the outskirts do not help the city', () => {
  expect(sizes(siege(of(['infantry', 1]), { units: many(9), armies: { h7: 2 } }))).toEqual([1, 6])
})

test('C-27.12 a unit has the strength of its owner’s rank', () => {
  const state = field({ units: [['mounted', 1]], techs: ['chivalry'] }, {})
  play(state, 'field mounted-1 new')
  expect(state.phase).toBe('movement')
  const fighting = field({ units: [['mounted', 1]], techs: ['chivalry'] }, of(['mounted', 1], ['infantry', 1]))
  play(fighting, 'field mounted-1 new', 'field mounted-1 new')
  expect(fields(fighting)).toEqual([
    [null, ['mounted', 1, 0]],
    [['mounted', 2, 0], null],
  ])
})

test('C-EX38 a mounted card of 1 at rank 2 fights as a knight of 2', () => {
  const state = field({ units: [['mounted', 1]], techs: ['chivalry'] }, of(['mounted', 1], ['infantry', 1]))
  play(state, 'field infantry-1 new', 'field mounted-1 new')
  expect(fields(state)[1]).toEqual([['mounted', 2, 0], null])
})

test('C-27.13 each rank adds one', () => {
  for (const [tech, strength] of [
    ['democracy', 3],
    ['gunpowder', 4],
    ['replaceable-parts', 5],
  ] as const) {
    const state = field({ units: [['infantry', 2]], techs: [tech] }, of(['infantry', 1], ['infantry', 1]))
    play(state, 'field infantry-1 new', 'field infantry-2 new')
    expect(fields(state)[1]?.[0]).toEqual(['infantry', strength, 0])
  }
})

test('C-27.15 two for each own barracks', () => {
  expect(bonus(field({ units: many(1), built: { a1: 'barracks' } }, { units: many(1) }))).toEqual([2, 0])
})

test('C-27.16 four for each own academy', () => {
  expect(bonus(field({ units: many(1), built: { a1: 'academy' } }, { units: many(1) }))).toEqual([4, 0])
})

test('C-27.17 four for each own great general on the map', () => {
  expect(bonus(field({ units: many(1), built: { a1: 'general', b1: 'general' } }, { units: many(1) }))).toEqual([8, 0])
  expect(bonus(field({ units: many(1), people: ['general'] }, { units: many(1) }))).toEqual([0, 0])
})

test('C-27.18 six in defence of a city', () => {
  expect(bonus(siege(of(['infantry', 1]), { units: many(1) }))).toEqual([0, 6])
})

test('C-27.19 twelve in defence of the capital', () => {
  expect(bonus(capital({}))).toEqual([0, 12])
})

test('C-27.20 four more behind walls', () => {
  expect(bonus(capital({ walled: ['f14'] }))).toEqual([0, 16])
  expect(bonus(siege(of(['infantry', 1]), { units: many(1), walled: ['g6'] }))).toEqual([0, 10])
})

test('C-14.5 walls add four to the defence of the city', () => {
  const open = bonus(siege(of(['infantry', 1]), { units: many(1) }))
  const walled = bonus(siege(of(['infantry', 1]), { units: many(1), walled: ['g6'] }))
  expect([open?.[1], walled?.[1]]).toEqual([6, 10])
})

test('C-EX47 a walled capital with barracks: 18; another walled city: 12', () => {
  expect(bonus(capital({ walled: ['f14'], built: { e13: 'barracks' } }))).toEqual([0, 18])
  expect(bonus(siege(of(['infantry', 1]), { units: many(1), walled: ['g6'], built: { e13: 'barracks' } }))).toEqual([
    0, 12,
  ])
})

test('C-27.22 barracks and generals count wherever they stand, in attack and defence', () => {
  const state = field({ units: many(1), built: { a1: 'barracks' } }, { units: many(1), built: { e13: 'general' } })
  expect(bonus(state)).toEqual([0, 2])
})

test('C-27.23 the larger bonus counts by the difference', () => {
  const built = { a1: 'academy' } as const
  expect(bonus(field({ units: many(1), built }, { units: many(1), built: { e13: 'academy' } }))).toEqual([0, 0])
  expect(bonus(field({ units: many(1), built }, { units: many(1), built: { e13: 'barracks' } }))).toEqual([2, 0])
})

test('C-EX31 bonuses of 12 and 8: the attacker has 4', () => {
  const state = field(
    { units: many(1), built: { a1: 'academy', b1: 'academy', c1: 'academy' } },
    { units: many(1), built: { e13: 'general', f13: 'general' } },
  )
  expect(bonus(state)).toEqual([4, 0])
})

test('C-27.24 bonuses are worked out before the first unit', () => {
  const state = field({ units: many(1), built: { a1: 'barracks' } }, { units: many(2) })
  state.built[at('a1')] = 0
  state.markers[7] = 5
  play(state, legal(state)[0] as string)
  expect(bonus(state)).toEqual([2, 0])
})

test('C-27.25 a blockade does not take the combat bonus away', () => {
  const state = field({ units: many(1), built: { a1: 'barracks' } }, { units: many(1), armies: { h8: 1, a1: 1 } })
  expect(bonus(state)).toEqual([2, 0])
})

test('C-AMB10 a blockaded barracks still gives its bonus', () => {
  const state = field({ units: many(1), built: { a1: 'academy' } }, { units: many(1), scouts: ['a1'] })
  expect(bonus(state)).toEqual([4, 0])
})

test('C-27.11 an army held fast in the centre of its city by Communism takes no part, and dies with the city', () => {
  const state = siege(
    { units: [['mounted', 3]], built: { a1: 'academy', b1: 'academy' } },
    { armies: { g6: 1 }, units: [['infantry', 1]] },
  )
  expect(state.battle?.kind).toBe(CITY_FIGHT)
  expect(bonus(state)).toEqual([2, 0])
  finish(state)
  expect([holderOf(state, at('g6')), figuresOn(state, at('g6')), player(state, 1).cities[1]]).toEqual([0, 1, NONE])
})

test('C-27.23 both sides read what their bonuses are made of', () => {
  const state = siege({ units: many(1), built: { a1: 'barracks', b1: 'general' } }, { units: many(1) })
  const { sources } = classic.view(state, null).battle ?? {}
  expect(sources?.[0]).toEqual([
    { thing: 'building.barracks', count: 2 },
    { thing: 'person.general', count: 4 },
  ])
  expect(sources?.[1]).toEqual([{ thing: 'bonus.city', count: 6 }])
})
