import { allOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { CIVILIZATIONS } from '../../data/civilizations.ts'
import { NEUTRAL_TILES } from '../../data/tiles.ts'
import { classic } from '../../game.ts'
import { asked, legal, play, player, refusal } from '../../testing/play.ts'
import { fresh, gameOf, unitsOf, wondersOf } from '../../testing/setting-up.ts'
import { total } from '../counts.ts'
import { drawWonder } from '../drawing.ts'
import { layoutFor } from '../map/layouts.ts'
import { HIDDEN, IN_RESERVE, NOT_OWNED, STRENGTHS } from '../state.ts'

test('C-2.1 for two, three or four players', () => {
  for (const seats of [2, 3, 4]) expect(fresh(seats).players).toHaveLength(seats)
  for (const seats of [1, 5]) expect(() => fresh(seats)).toThrow(RangeError)
})

test('C-2.5 six armies and two scouts', () => {
  const { figures } = player(gameOf('germany', 'china'), 0)
  expect(figures.slice(0, 7).filter((square) => square === IN_RESERVE)).toHaveLength(6)
  expect(figures.slice(7)).toEqual([IN_RESERVE, IN_RESERVE])
})

test('C-2.6 Russia has a seventh army, nobody else', () => {
  const state = gameOf('russia', 'china')
  expect(player(state, 0).figures.slice(0, 7)).not.toContain(NOT_OWNED)
  expect(player(state, 1).figures.filter((square) => square === NOT_OWNED)).toHaveLength(1)
})

test('C-2.19 four market tokens of each resource are enough for four players', () => {
  expect(fresh(4).supply).toEqual([4, 4, 4, 4])
})

test('C-4.1 each player has a civilization of its own, at random or by choice', () => {
  const seen = new Set<number>()
  for (let game = 0; game < 20; game++) {
    const state = fresh(4, {}, `deal ${game}`)
    const dealt = state.players.map(({ civilization }) => civilization)
    expect(new Set(dealt).size).toBe(4)
    for (const civilization of dealt) seen.add(civilization)
  }
  expect(seen.size).toBe(CIVILIZATIONS.length)
  const choosing = fresh(2, { civilizations: 'choose' })
  play(choosing, 'civilization egypt')
  expect(refusal(choosing, 'civilization egypt')).toBe('taken')
  expect(legal(choosing)).toHaveLength(5)
})

test('C-D1 civilizations are chosen in the order of the seats', () => {
  const state = fresh(3, { civilizations: 'choose' })
  expect(classic.deciders(state)).toEqual([0])
  play(state, 'civilization rome')
  expect(classic.deciders(state)).toEqual([1])
})

test('C-4.2 everybody begins with the figures, cities and cards of one colour', () => {
  const state = gameOf('germany', 'china')
  expect(player(state, 0).cities).toHaveLength(3)
  expect(player(state, 0).figures).toHaveLength(9)
})

test('C-4.3 the unit decks are apart by type', () => {
  const state = gameOf('america', 'china')
  const decks = [0, 1, 2, 3].map((type) => total(state.deck.slice(type * STRENGTHS, (type + 1) * STRENGTHS)))
  expect(decks).toEqual([13, 13, 13, 8])
})

test('C-4.4 one artillery, one infantry and one mounted unit at random', () => {
  const state = gameOf('america', 'china')
  for (const seat of [0, 1]) expect([0, 1, 2, 3].map((type) => unitsOf(state, seat, type))).toEqual([1, 1, 1, 0])
  const hands = new Set(Array.from({ length: 20 }, (_, game) => fresh(2, {}, `units ${game}`).players[0]?.units.join()))
  expect(hands.size).toBeGreaterThan(3)
})

test('C-4.5 ranks begin at 1', () => {
  expect(player(gameOf('america', 'china'), 0).ranks).toEqual([1, 1, 1])
})

test('C-4.6 aircraft are not unlocked', () => {
  expect(player(gameOf('america', 'china'), 0).aircraft).toBe(0)
})

test('C-4.7 all buildings are on the market', () => {
  expect(fresh().markers).toEqual([10, 6, 6, 6, 6, 5, 5, 5])
})

test('C-4.8 medieval wonders come before modern ones, each age in random order', () => {
  const orders = new Set<string>()
  for (let game = 0; game < 6; game++) {
    const state = gameOf('america', 'china')
    state.random = { ...state.random, a: game }
    const deck: number[] = []
    while (state.unseenWonders !== 0) deck.push(drawWonder(state))
    expect(wondersOf(deck)).toEqual([...Array(4).fill('medieval'), ...Array(4).fill('modern')])
    orders.add(deck.join())
  }
  expect(orders.size).toBeGreaterThan(1)
})

test('C-4.9 the four ancient wonders lie face up', () => {
  expect(wondersOf(gameOf('america', 'china').market)).toEqual(['ancient', 'ancient', 'ancient', 'ancient'])
})

test('C-4.10 Egypt has an ancient wonder; a medieval one fills its space', () => {
  const state = gameOf('egypt', 'china')
  expect(wondersOf([state.given])).toEqual(['ancient'])
  expect([...wondersOf(state.market)].sort()).toEqual(['ancient', 'ancient', 'ancient', 'medieval'])
})

test('C-EX44 with Egypt in play the market shows three ancient wonders and a medieval one', () => {
  const state = gameOf('china', 'egypt')
  expect(wondersOf(state.market).filter((era) => era === 'ancient')).toHaveLength(3)
  expect(wondersOf(state.market).filter((era) => era === 'medieval')).toHaveLength(1)
  expect(state.market).not.toContain(state.given)
})

test('C-4.12 three decks of culture events', () => {
  const { events } = classic.view(fresh(), null).market
  expect(events).toEqual({ ancient: 19, medieval: 17, modern: 11 })
})

test('C-4.13 culture markers begin before the first space', () => {
  expect(fresh().players.map(({ level }) => level)).toEqual([0, 0])
})

test('C-4.14 as many tokens of each market resource as players', () => {
  for (const seats of [2, 3, 4]) expect(fresh(seats).supply).toEqual(Array(4).fill(seats))
})

test('C-EX1 three players: three of each market resource', () => {
  expect(fresh(3).supply).toEqual([3, 3, 3, 3])
})

test('C-4.15 each home tile lies face up in its place and orientation', () => {
  for (const seats of [2, 3, 4]) {
    const state = fresh(seats)
    for (let seat = 0; seat < seats; seat++) {
      expect(state.tiles[seat]).toBe(player(state, seat).civilization)
      expect(state.turns[seat]).toBe(layoutFor(seats).places[seat]?.rotation)
    }
  }
})

test('C-4.16 all other tiles lie face down', () => {
  const state = fresh(3)
  const { places } = layoutFor(3)
  expect(places.slice(3).every(({ squares: of }) => of.every((square) => state.land[square] === HIDDEN))).toBe(true)
})

test('C-4.17 which neutral tiles are left over nobody knows', () => {
  const state = fresh(2)
  expect(state.unseenTiles).toBe(allOf(NEUTRAL_TILES.length))
  expect(layoutFor(2).places.length - 2).toBeLessThan(NEUTRAL_TILES.length)
})

test('C-4.18 great people, huts and villages are in face-down piles', () => {
  expect(classic.view(fresh(), 0).market).toMatchObject({ huts: 20, villages: 10 })
  expect(classic.view(gameOf('china', 'rome'), 0).market.people).toBe(18)
})

test('C-4.19 the disaster markers are beside the market', () => {
  expect(fresh().disasters).toBe(12)
})

test('C-4.20 the first player is drawn at random', () => {
  const firsts = new Set(Array.from({ length: 30 }, (_, game) => fresh(3, {}, `first ${game}`).first))
  expect([...firsts].sort()).toEqual([0, 1, 2])
})

test('C-4.21 then all players carry out their own set-up, at the same time', () => {
  const state = fresh(3)
  expect(asked(state)).toBe('settle')
  expect(classic.deciders(state)).toEqual([0, 1, 2])
})
