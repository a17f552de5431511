import { numberAt } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { BUILDINGS } from '../data/buildings.ts'
import { DISASTER_MARKERS } from '../data/limits.ts'
import { classic } from '../game.ts'
import { asked, at, legal, play, player, refusal } from '../testing/play.ts'
import { DEFAULT_OPTIONS, position } from '../testing/position.ts'
import { figuresOn, holderOf } from './map/figures.ts'
import { putMarker, removeMarker } from './map/placing.ts'
import { BUILDING_CODE, WONDER_CODE } from './state.ts'

test('C-1.1 a component beats the general rule: Communism’s cities may not be devoted to the arts', () => {
  expect(legal(position({ phase: 'cities', players: [{}, {}] }))).toContain('arts 0')
  expect(refusal(position({ phase: 'cities', players: [{ government: 'communism' }, {}] }), 'arts 0')).toBe('noArts')
})

test('C-1.8 figures are armies and scouts', () => {
  const state = position({ phase: 'cities', players: [{ trade: 27 }, {}] })
  expect(legal(state).filter((text) => text.startsWith('muster'))).toEqual(['muster 0 army', 'muster 0 scout'])
})

test('C-1.9 units are cards without a place on the map', () => {
  const state = position({ phase: 'cities', players: [{ trade: 27 }, {}] })
  play(state, 'train 0 infantry')
  expect(player(state, 0).units.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(state.force.every((packed) => packed === 0)).toBe(true)
  expect(asked(state)).toBe('manage')
})

test('C-1.11 to the left is the next seat', () => {
  const state = position({ first: 3, players: [{}, {}, {}, {}] })
  play(state, 'done')
  expect(state.active).toBe(0)
})

test('C-1.13 what cannot be paid in full cannot be chosen', () => {
  const state = position({ phase: 'cities', players: [{ trade: 11 }, {}] })
  // An army costs 4 production: 12 trade.
  expect(refusal(state, 'muster 0 army')).toBe('tooDear')
  player(state, 0).trade = 12
  expect(refusal(state, 'muster 0 army')).toBe('')
})

test('C-1.14 an effect is carried out as far as possible: trade stops at the end of the dial', () => {
  const state = position({ phase: 'trade', map: ['ddd'], players: [{ trade: 26 }, {}] })
  expect(player(state, 0).trade).toBe(27)
})

test('C-1.15 inside a simultaneous step players come in turn order from the first player', () => {
  const state = position({ first: 1, players: [{ sheetCoins: 14 }, {}, { sheetCoins: 14 }] })
  player(state, 0).sheetCoins = 15
  player(state, 2).sheetCoins = 15
  play(state, 'done')
  expect(state.winners).toEqual([2])
})

test('C-1.16 one marker on a square; the later one replaces the earlier', () => {
  const state = position({ players: [{ built: { a1: 'temple' }, people: ['artist'] }, {}] })
  play(state, 'person artist a1')
  expect(classic.view(state, null).squares.find(({ square }) => square === at('a1'))).toMatchObject({
    building: null,
    person: 'artist',
  })
})

test('C-1.17 there is no chance but draws: the same seed and moves lead to the same game', () => {
  const play3 = () => {
    const state = classic.setup(DEFAULT_OPTIONS, 3, 'same')
    for (let move = 0; move < 60; move++) {
      const [seat] = classic.deciders(state) as readonly [number]
      classic.apply(state, seat, classic.legal(state, seat)[move % classic.legal(state, seat).length] as never)
    }
    return state
  }
  expect(play3()).toEqual(play3())
})

test('C-2.7 a capital and two more cities, each with a walled side', () => {
  const state = position({ players: [{ techs: ['irrigation'], cities: ['f3', 'd7'], walled: ['f3'] }, {}] })
  expect(player(state, 0).cities).toEqual([at('b2'), at('f3'), at('d7')])
  const cities = classic
    .view(state, null)
    .squares.flatMap(({ city, owner }) => (owner === 0 && city !== null ? [city] : []))
  expect([...cities].sort()).toEqual(['open', 'open', 'walled'])
})

test('C-2.16 a building and its upgrade draw on the same markers', () => {
  const state = position({ players: [{ built: { a1: 'library', b1: 'university' } }, {}] })
  const { marker } = BUILDINGS.find(({ id }) => id === 'library') as (typeof BUILDINGS)[number]
  expect(state.markers[marker]).toBe(4)
})

test('C-2.18 twelve disaster markers', () => {
  expect(DISASTER_MARKERS).toBe(12)
  expect(position({ players: [{}, {}] }).disasters).toBe(12)
})

test('C-2.22 what has run out cannot be gained until one returns', () => {
  const state = position({ phase: 'cities', players: [{ techs: ['philosophy'], trade: 27 }, {}] })
  expect(refusal(state, 'build 0 temple')).toBe('')
  const { number, marker } = BUILDINGS.find(({ id }) => id === 'temple') as (typeof BUILDINGS)[number]
  const markers = numberAt(state.markers, marker)
  state.markers[marker] = 0
  expect(refusal(state, 'build 0 temple')).toBe('noneLeft')
  state.markers[marker] = markers
  putMarker(state, at('a1'), BUILDING_CODE + number)
  removeMarker(state, at('a1'), false)
  expect(state.markers[marker]).toBe(markers)
  expect(refusal(state, 'build 0 temple')).toBe('')
})

test('C-2.23 culture never runs out', () => {
  const state = position({ phase: 'cities', players: [{ culture: 90 }, { culture: 90 }] })
  play(state, 'arts 0')
  expect(player(state, 0).culture).toBe(91)
})

test('C-2.26 the economy dial begins at 0 and shows the coins', () => {
  const state = position({ map: ['m'], prints: { a1: 'coin' }, players: [{}, {}] })
  expect(state.players.map(({ coins }) => coins)).toEqual([1, 0])
})

test('C-2.28 ranks 1 to 4 of the land units, and aircraft or none', () => {
  const state = position({ players: [{ techs: ['mathematics', 'gunpowder', 'combustion'] }, { techs: ['flight'] }] })
  expect(player(state, 0).ranks).toEqual([2, 3, 4])
  expect([player(state, 0).aircraft, player(state, 1).aircraft]).toEqual([0, 1])
})

test('C-4.11 the marker of a wonder goes with its card', () => {
  const state = position({
    phase: 'cities',
    market: ['colossus'],
    players: [{ trade: 27, techs: ['metalworking'] }, {}],
  })
  // With Metalworking the Colossus costs 10; two mountains and rushing pay for it.
  player(state, 0).boosts[0] = 10
  play(state, 'wonder 0 colossus', 'put a1')
  expect(state.built[at('a1')]).toBeGreaterThanOrEqual(WONDER_CODE)
  expect(state.market).not.toContain(numberAt(state.built, at('a1')) - WONDER_CODE)
})

test('C-33.5 nothing but an army is placed on a blockaded square', () => {
  const state = position({
    phase: 'cities',
    players: [{ trade: 27, techs: ['philosophy'], people: ['artist'] }, { armies: { a1: 1 } }],
  })
  player(state, 0).boosts[0] = 20
  play(state, 'build 0 temple')
  expect(refusal(state, 'put a1')).toBe('blockaded')
  const starting = position({ players: [{ people: ['artist'] }, { armies: { a1: 1 } }] })
  expect(refusal(starting, 'person artist a1')).toBe('blockaded')
})

test('C-33.8 an army placed on a blockaded square attacks at once', () => {
  const state = position({
    phase: 'cities',
    players: [
      { trade: 27, units: [['infantry', 3]] },
      { armies: { a1: 1 }, units: [['infantry', 1]] },
    ],
  })
  player(state, 0).boosts[0] = 4
  play(state, 'muster 0 army', 'put a1')
  expect(state.battle).toMatchObject({ attacker: 0, defender: 1, square: at('a1') })
})

test('C-33.9 lone scouts that blockade are killed and looted', () => {
  const state = position({ phase: 'cities', players: [{ trade: 0 }, { scouts: ['a1'], trade: 5 }] })
  player(state, 0).boosts[0] = 4
  play(state, 'muster 0 army', 'put a1')
  expect([holderOf(state, at('a1')), figuresOn(state, at('a1'))]).toEqual([0, 1])
  expect(legal(state)).toContain('loot trade 3')
})

test('C-33.10 a blockaded building still counts for the limits of its city', () => {
  const state = position({
    phase: 'cities',
    players: [{ techs: ['philosophy', 'currency'], built: { a1: 'market' } }, { armies: { a1: 1 } }],
  })
  player(state, 0).boosts[0] = 20
  expect(refusal(state, 'build 0 temple')).toBe('noSquare')
})

test('C-36.1 trade belongs to the civilization and buys production, never the other way', () => {
  const state = position({ phase: 'cities', map: ['ff'], players: [{ trade: 3 }, {}] })
  play(state, 'train 0 infantry')
  // Five production: four from forests, one for three trade.
  expect(player(state, 0).trade).toBe(0)
  const idle = position({ phase: 'cities', map: ['fff', 'f.f'], players: [{ trade: 3 }, {}] })
  play(idle, 'done')
  expect(player(idle, 0).trade).toBe(3)
})

test('C-36.3 another player’s building can be blockaded, not used', () => {
  const state = position({ phase: 'cities', active: 1, players: [{ built: { a1: 'temple' } }, { armies: { a1: 1 } }] })
  play(state, 'arts 0')
  expect(player(state, 1).culture).toBe(1)
})

test('C-36.8 battles and loot can occur in City Management', () => {
  const state = position({ phase: 'cities', players: [{}, { scouts: ['a1'], culture: 3 }] })
  player(state, 0).boosts[0] = 4
  play(state, 'muster 0 army', 'put a1', 'loot culture 3')
  expect([state.phase, player(state, 0).culture]).toEqual(['cities', 3])
})
