import { expect, test } from 'vitest'
import { CIVILIZATIONS, type CivilizationId } from '../../data/civilizations.ts'
import { GOVERNMENT } from '../../data/governments.ts'
import { TECH, type TechId } from '../../data/techs.ts'
import { NEUTRAL_TILES } from '../../data/tiles.ts'
import { ERAS } from '../../data/types.ts'
import { WONDERS } from '../../data/wonders.ts'
import { classic } from '../../game.ts'
import { asked, at, legal, play, player, refusal, squares } from '../../testing/play.ts'
import { DEFAULT_OPTIONS } from '../../testing/position.ts'
import { drawWonder } from '../drawing.ts'
import { armiesOn, scoutsOn } from '../map/figures.ts'
import { isWater } from '../map/land.ts'
import { layoutFor } from '../map/layouts.ts'
import { outskirtsOf, tradeIcons } from '../map/outskirts.ts'
import { isWalled } from '../map/placing.ts'
import { knows } from '../powers.ts'
import { HIDDEN, IN_RESERVE, NOT_OWNED, type Options, STRENGTHS, type State, WONDER_CODE } from '../state.ts'

const fresh = (seats = 2, options: Partial<Options> = {}, seed = 'setup'): State =>
  classic.setup({ ...DEFAULT_OPTIONS, ...options }, seats, seed)

/** A game of these civilizations, at the placing of the capitals. */
const gameOf = (...civilizations: readonly CivilizationId[]): State => {
  const state = fresh(civilizations.length, { civilizations: 'choose' })
  play(state, ...civilizations.map((id) => `civilization ${id}`))
  return state
}

/** The first seat places everything: the capital on its first square, the rest where it may. */
const settleFirst = (state: State): void => {
  play(state, `0: ${legal(state, 0)[0]}`)
  while (classic.deciders(state).includes(0) && asked(state) === 'settle') {
    play(state, `0: ${legal(state, 0)[0]}`)
  }
}

const settleAll = (state: State): void => {
  while (asked(state) === 'settle') {
    const [seat] = classic.deciders(state)
    play(state, `${seat}: ${legal(state, seat)[0]}`)
  }
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
const unitsOf = (state: State, seat: number, type: number): number =>
  total(player(state, seat).units.slice(type * STRENGTHS, (type + 1) * STRENGTHS))
const wondersOf = (wonders: readonly number[]): readonly string[] =>
  wonders.map((wonder) => ERAS[WONDERS[wonder]?.era ?? -1] as string)

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
  expect(state.unseenTiles).toBe((1 << NEUTRAL_TILES.length) - 1)
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

test('C-6.1 the capital stands on one of the four central squares of the home tile', () => {
  const state = gameOf('america', 'china')
  expect(squares(state, 'capital', 0)).toEqual(['b2', 'c2', 'b3', 'c3'])
  expect(squares(state, 'capital', 1)).toEqual(['f14', 'g14', 'f15', 'g15'])
  expect(refusal(state, '0: capital d2')).toBe('notThere')
})

test('C-D2 everybody places the capital independently', () => {
  const state = gameOf('america', 'china')
  play(state, '1: capital f14')
  expect(classic.deciders(state)).toEqual([0, 1])
  expect(squares(state, 'capital', 0)).toHaveLength(4)
})

test('C-6.2 without walls', () => {
  const state = gameOf('america', 'china')
  play(state, '0: capital b2')
  expect(isWalled(state, at('b2'))).toBe(false)
})

test('C-6.3 the eight squares around, all on the home tile, are its outskirts', () => {
  const state = gameOf('america', 'china')
  play(state, '0: capital c3')
  const { placeOf } = layoutFor(2)
  expect(outskirtsOf(state, 0, 0)).toHaveLength(8)
  expect(outskirtsOf(state, 0, 0).every((square) => placeOf[square] === 0)).toBe(true)
})

test('C-6.4 each civilization brings its bonus', () => {
  const state = gameOf('germany', 'china')
  expect(unitsOf(state, 0, 1)).toBe(3)
  expect(unitsOf(state, 1, 1)).toBe(1)
})

test('C-6.5 America places a random great person at the end, not on water', () => {
  const state = gameOf('america', 'china')
  play(state, '0: capital b2', '0: place c2', '0: place c2')
  expect(total(player(state, 0).people)).toBe(1)
  const around = outskirtsOf(state, 0, 0)
  expect(legal(state, 0)).toHaveLength(around.filter((square) => !isWater(state, square)).length)
  const water = around.find((square) => isWater(state, square))
  expect(water).toBeDefined()
  settleFirst(state)
  expect(total(player(state, 0).people)).toBe(0)
  expect(state.built.filter((code) => code >= 32 && code < 40)).toHaveLength(1)
})

test('C-D5 only America is asked to place a great person', () => {
  const state = gameOf('china', 'america')
  settleFirst(state)
  expect(classic.deciders(state)).toEqual([1])
  expect(total(player(state, 0).people)).toBe(0)
})

test('C-6.6 China’s capital is walled', () => {
  const state = gameOf('china', 'america')
  play(state, '0: capital b2')
  expect(isWalled(state, at('b2'))).toBe(true)
})

test('C-6.7 Egypt puts its wonder on any square of the outskirts', () => {
  const state = gameOf('egypt', 'america')
  const wonder = state.given
  play(state, '0: capital b2')
  expect(legal(state, 0)).toHaveLength(8)
  play(state, '0: place a1')
  expect(state.built[at('a1')]).toBe(WONDER_CODE + wonder)
  expect(state.wonderAt[wonder]).toBe(at('a1'))
})

test('C-D3 only Egypt is asked to place a wonder', () => {
  const state = gameOf('egypt', 'america')
  play(state, '0: capital b2', '1: capital f14')
  expect(classic.describe.decision(state, 0).key).toBe('decision.settle.wonder')
  expect(classic.describe.decision(state, 1).key).toBe('decision.settle.army')
})

test('C-6.8 Germany has two more infantry', () => {
  expect(unitsOf(gameOf('germany', 'america'), 0, 1)).toBe(3)
})

test('C-6.9 Rome begins as a Republic', () => {
  expect(player(gameOf('rome', 'america'), 0).government).toBe(GOVERNMENT.republic)
})

test('C-6.10 Russia begins under Communism', () => {
  expect(player(gameOf('russia', 'america'), 0).government).toBe(GOVERNMENT.communism)
})

test('C-6.11 Russia’s white army is on the map from the start', () => {
  const state = gameOf('russia', 'america')
  settleFirst(state)
  expect(
    player(state, 0)
      .figures.slice(0, 7)
      .filter((square) => square >= 0),
  ).toHaveLength(2)
})

test('C-6.12 one army and one scout on the outskirts, together or apart', () => {
  const state = gameOf('germany', 'china')
  play(state, '0: capital b2', '0: place c2', '0: place c2')
  expect([armiesOn(state, at('c2')), scoutsOn(state, at('c2'))]).toEqual([1, 1])
  const apart = gameOf('germany', 'china')
  play(apart, '0: capital b2', '0: place c2', '0: place c1')
  expect([armiesOn(apart, at('c2')), scoutsOn(apart, at('c1'))]).toEqual([1, 1])
})

test('C-D4 starting figures go on outskirts that are not water', () => {
  const state = gameOf('germany', 'china')
  play(state, '0: capital b2')
  const dry = outskirtsOf(state, 0, 0).filter((square) => !isWater(state, square))
  expect(legal(state, 0)).toHaveLength(dry.length)
})

test('C-6.13 not on water', () => {
  const state = gameOf('germany', 'china')
  play(state, '0: capital c3')
  const water = outskirtsOf(state, 0, 0).findIndex((square) => isWater(state, square))
  const move = classic.candidates(state, 0)[water]
  expect(move && classic.whyNot(state, 0, move)?.key).toBe('reason.water')
})

test('C-6.14 within the stacking limit', () => {
  const state = gameOf('russia', 'china')
  play(state, '0: capital b2')
  const square = legal(state, 0)[0] as string
  // Russia's limit is 3.
  play(state, `0: ${square}`, `0: ${square}`, `0: ${square}`)
  player(state, 1).stacking = 1
  play(state, '1: capital f14')
  const other = legal(state, 1)[0] as string
  play(state, `1: ${other}`)
  expect(refusal(state, `1: ${other}`)).toBe('stacking')
})

test.each([
  ['america', 'currency'],
  ['china', 'writing'],
  ['egypt', 'construction'],
  ['germany', 'metalworking'],
  ['rome', 'code-of-laws'],
  ['russia', 'communism'],
] as const)('C-6.15 the starting tech of %s is %s', (civilization, tech: TechId) => {
  const other = civilization === 'america' ? 'china' : 'america'
  expect(knows(player(gameOf(civilization, other), 0), TECH[tech])).toBe(true)
})

test('C-6.16 the starting tech lies in the bottom row, whatever its level', () => {
  const state = gameOf('russia', 'egypt')
  expect(state.players.map(({ rows }) => rows)).toEqual([
    [1, 0, 0, 0, 0],
    [1, 0, 0, 0, 0],
  ])
})

test('C-6.18 the starting tech works at once', () => {
  const state = gameOf('russia', 'america')
  expect(player(state, 0).unlocked).toBe(1 << GOVERNMENT.communism)
})

test('C-6.19 the starting government counts as unlocked', () => {
  expect(player(gameOf('america', 'china'), 0).unlocked & (1 << GOVERNMENT.despotism)).not.toBe(0)
})

test('C-6.20 it is the only one', () => {
  expect(player(gameOf('rome', 'china'), 0).unlocked).toBe(1 << GOVERNMENT.republic)
  expect(player(gameOf('russia', 'china'), 0).unlocked).toBe(1 << GOVERNMENT.communism)
})

test('C-6.21 the trade dial shows the trade icons around the capital', () => {
  const state = gameOf('germany', 'china')
  play(state, '0: capital c3')
  expect(tradeIcons(state, 0, 0)).toBeGreaterThan(0)
  expect(player(state, 0).trade).toBe(tradeIcons(state, 0, 0))
})

test('C-6.22 Egypt’s wonder covers its square by then, America’s great person does not', () => {
  const egypt = gameOf('egypt', 'america')
  play(egypt, '0: capital b2')
  const before = tradeIcons(egypt, 0, 0)
  const water = outskirtsOf(egypt, 0, 0).find((square) => isWater(egypt, square)) as number
  play(egypt, `0: ${classic.notate(classic.candidates(egypt, 0).find(({ square }) => square === water) as never)}`)
  expect(player(egypt, 0).trade).toBe(before - 1)
  const america = gameOf('america', 'egypt')
  play(america, '0: capital b2')
  const trade = player(america, 0).trade
  settleFirst(america)
  expect(player(america, 0).trade).toBe(trade)
})

test('C-6.23 the same icons are counted again in the first Trade phase', () => {
  const state = gameOf('germany', 'china')
  settleAll(state)
  const trade = player(state, 0).trade
  play(state, 'done', 'done')
  expect(player(state, 0).trade).toBe(2 * trade)
})

test('C-EX2 three trade at the start are six after the first collection', () => {
  const state = gameOf('germany', 'china')
  play(state, '0: capital b3')
  settleAll(state)
  expect(player(state, 0).trade).toBe(3)
  play(state, 'done', 'done')
  expect(player(state, 0).trade).toBe(6)
})

test('C-6.24 the economy dial counts what there is at the end of set-up', () => {
  // The coin of Germany's home tile lies in the bottom left corner, which its seat sees top right.
  const near = gameOf('germany', 'china')
  play(near, '0: capital c2')
  settleAll(near)
  expect(player(near, 0).coins).toBe(1)
  const far = gameOf('germany', 'china')
  play(far, '0: capital b3')
  settleAll(far)
  expect(player(far, 0).coins).toBe(0)
})

test('C-6.25 five armies, a scout and a city marker are left in the reserve', () => {
  const state = gameOf('germany', 'china')
  settleAll(state)
  expect(classic.view(state, null).players[0]?.reserve).toEqual({ armies: 5, scouts: 1 })
  expect(player(state, 0).cityLimit - 1).toBe(1)
})

test('C-6.26 the third city’s marker joins with Irrigation', () => {
  expect(player(gameOf('germany', 'china'), 0).cityLimit).toBe(2)
})

test('C-7.1 no Egypt and no Rome in the first game', () => {
  const state = fresh(2, { firstGame: true, civilizations: 'choose' })
  expect(refusal(state, 'civilization egypt')).toBe('notInFirstGame')
  expect(refusal(state, 'civilization rome')).toBe('notInFirstGame')
  expect(legal(state)).toHaveLength(4)
  for (let game = 0; game < 10; game++) {
    const ids = fresh(4, { firstGame: true }, `game ${game}`).players.map(
      ({ civilization }) => CIVILIZATIONS[civilization]?.id,
    )
    expect(ids).not.toContain('egypt')
    expect(ids).not.toContain('rome')
  }
})

test('C-7.2 no wonders in the first game', () => {
  const state = fresh(2, { firstGame: true })
  expect(state.market).toEqual([-1, -1, -1, -1])
  expect(state.unseenWonders).toBe(0)
})

test('C-7.5 the first game is an option that is off by default', () => {
  expect(classic.options.firstGame).toEqual({ kind: 'flag', default: false })
})
