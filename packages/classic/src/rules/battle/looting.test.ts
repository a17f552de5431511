import { numberAt } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { CULTURE_EVENT } from '../../data/events.ts'
import { TECH } from '../../data/techs.ts'
import { classic } from '../../game.ts'
import { field, finish, of, siege } from '../../testing/battles.ts'
import { asked, at, legal, play, player, refusal } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { total } from '../counts.ts'
import { armiesOn } from '../map/figures.ts'
import { knows } from '../powers.ts'
import type { State } from '../state.ts'

const beaten = (loser: Parameters<typeof field>[1], winner: Parameters<typeof field>[0] = {}, more = {}): State => {
  const state = field({ ...of(['infantry', 3]), ...winner }, loser, more)
  finish(state)
  return state
}

/** Seat 0 takes a city of seat 1. */
const conquered = (loser: Parameters<typeof siege>[1], winner: Parameters<typeof siege>[0] = {}, more = {}): State => {
  const state = siege(
    { ...of(['infantry', 3]), built: { a1: 'general', b1: 'general', c1: 'general' }, ...winner },
    loser,
    more,
  )
  finish(state)
  return state
}

test('C-30.1 the winner decides whether to take loot', () => {
  const state = beaten({ trade: 5 })
  expect(asked(state)).toBe('loot')
  play(state, 'pass')
  expect(player(state, 1).trade).toBe(5)
})

test('nobody is asked for loot if there is none', () => {
  expect([asked(beaten({})), asked(beaten({ trade: 1 }))]).toEqual(['march', 'loot'])
})

test('C-30.2 for figures up to 3 trade, up to 3 culture, or one resource', () => {
  const state = beaten({ trade: 5, culture: 5, resources: { iron: 1 }, techs: ['writing'] })
  expect(legal(state)).toEqual([
    'pass',
    'loot trade 1',
    'loot trade 2',
    'loot trade 3',
    'loot culture 1',
    'loot culture 2',
    'loot culture 3',
    'loot resources 0',
  ])
  play(state, 'loot resources 0', 'take iron')
  expect([player(state, 0).resources[3], player(state, 1).resources[3]]).toEqual([1, 0])
})

test('C-30.3 a city that repels the attack loots as for figures', () => {
  const state = siege({ ...of(['infantry', 1]), trade: 5 }, of(['infantry', 3]))
  finish(state)
  expect([asked(state), classic.deciders(state)[0]]).toEqual(['loot', 1])
  play(state, 'loot trade 3')
  expect(player(state, 1).trade).toBe(3)
})

test('C-30.4 for a city a tech, a culture event or two resources', () => {
  const state = conquered({ techs: ['writing'], huts: { spy: 1 }, resources: { iron: 1 }, trade: 9 })
  expect(legal(state)).toEqual(['pass', 'loot resources 0', 'loot tech 0'])
  play(state, 'loot tech 0', 'takeTech writing')
  expect(knows(player(state, 0), TECH.writing)).toBe(true)
  const two = conquered({ huts: { spy: 1 }, resources: { iron: 1 } })
  play(two, 'loot resources 0', 'take iron', 'takeMarker hut')
  expect([player(two, 0).resources[3], player(two, 0).huts[4]]).toEqual([1, 1])
})

test('C-30.4 a tech without a place in the pyramid, or known already, is no loot', () => {
  expect(asked(conquered({ techs: ['chivalry'] }))).not.toBe('loot')
  const both = conquered({ techs: ['writing', 'chivalry', 'masonry'], huts: { spy: 1 } }, { techs: ['masonry'] })
  play(both, 'loot tech 0')
  expect(legal(both)).toEqual(['takeTech writing'])
})

test('C-30.5 the marker of a destroyed city returns to the reserve', () => {
  const state = conquered({})
  expect(player(state, 1).cities).toEqual([at('f14'), -1, -1])
  expect(armiesOn(state, at('g6'))).toBe(1)
})

test('C-30.6 its buildings return to the market', () => {
  const state = conquered({ built: { f6: 'temple' } })
  expect(classic.view(state, null).market.buildings['temple-cathedral']).toBe(5)
})

test('C-30.7 its wonders and great people leave the game', () => {
  const state = conquered({ built: { f6: 'colossus', h7: 'artist' } })
  const { market, players, squares } = classic.view(state, null)
  expect(market.wonders).not.toContain('colossus')
  expect(squares.some(({ wonder, person }) => wonder === 'colossus' || person === 'artist')).toBe(false)
  expect(players[1]?.people).toEqual([])
})

test('C-14.7 walls disappear with the city', () => {
  const state = conquered({ walled: ['g6'] }, { built: { a1: 'general', b1: 'general', c1: 'general', a2: 'academy' } })
  expect(classic.view(state, null).squares.find(({ square }) => square === at('g6'))?.city).toBeNull()
})

test('C-30.8 the fall of a capital wins the game; nobody loots', () => {
  const state = position({
    phase: 'movement',
    players: [
      {
        armies: { f12: 1 },
        units: [['infantry', 3]],
        built: { a1: 'academy', b1: 'general', c1: 'general', a2: 'general' },
      },
      { trade: 9 },
    ],
  })
  play(state, 'march f12 1a0s south', 'go south', 'field infantry-3 new')
  expect(classic.outcome(state)).toMatchObject({ ending: 'military', winners: [0] })
  expect(player(state, 1).trade).toBe(9)
})

test('C-30.9 no more than the loser has; less is allowed', () => {
  const state = beaten({ trade: 2 })
  expect(refusal(state, 'loot trade 3')).toBe('loserHasNone')
  play(state, 'loot trade 1')
  expect([player(state, 0).trade, player(state, 1).trade]).toEqual([1, 1])
})

test('C-30.10 stolen trade stops at 27, and coins do not protect', () => {
  const state = beaten({ trade: 3, sheetCoins: 5 }, { trade: 26 })
  play(state, 'loot trade 3')
  expect([player(state, 0).trade, player(state, 1).trade]).toEqual([27, 0])
})

test('C-30.11 a winner who holds too many culture events discards', () => {
  const state = conquered({ techs: ['writing'] })
  const [gift, drought] = [CULTURE_EVENT['a-gift-from-afar'], CULTURE_EVENT.drought]
  player(state, 0).hand = [gift, gift]
  player(state, 1).hand = [drought]
  state.events[gift] = numberAt(state.events, gift) - 2
  state.events[drought] = numberAt(state.events, drought) - 1
  play(state, 'loot event 0', 'takeEvent ancient')
  expect([asked(state), classic.deciders(state)[0]]).toEqual(['discard', 0])
})

test('C-30.12 the loser keeps the tech that is learned', () => {
  const state = conquered({ techs: ['writing'] })
  play(state, 'loot tech 0', 'takeTech writing')
  expect(state.players.map((one) => knows(one, TECH.writing))).toEqual([true, true])
})

test('C-30.13 one choice for a battle, however many figures were killed', () => {
  const state = beaten({ armies: { h8: 2 }, trade: 9, culture: 9 })
  play(state, 'loot trade 3')
  expect(asked(state)).toBe('march')
})

test('C-30.14 the later table of loot is an option', () => {
  const state = beaten({ trade: 9, sheetCoins: 2 }, {}, { options: { loot: 'revised' } })
  expect(legal(state)).toContain('loot discardCoin 0')
  expect(legal(beaten({ trade: 9, sheetCoins: 2 }))).not.toContain('loot discardCoin 0')
})

test('C-30.14 a coin token that is looted is gone from the loser, and with more points it is the winner’s', () => {
  const coins = (state: State) => state.players.map((one) => one.coins)
  const looted = (loser: Parameters<typeof field>[1], loot: string) => {
    const state = beaten(loser, {}, { options: { loot: 'revised' } })
    const before = coins(state)
    play(state, loot)
    return [before, coins(state)]
  }
  expect(looted({ sheetCoins: 2 }, 'loot discardCoin 0')).toEqual([
    [0, 2],
    [0, 1],
  ])
  // None on the sheet: one of those on techs goes.
  const techs = { techs: ['pottery', 'code-of-laws'], coinTokens: { 'code-of-laws': 2 } } as const
  expect(looted(techs, 'loot discardCoin 0')).toEqual([
    [0, 2],
    [0, 1],
  ])
  expect(
    looted({ sheetCoins: 1, techs: ['code-of-laws'], coinTokens: { 'code-of-laws': 1 } }, 'loot discardCoin 0'),
  ).toEqual([
    [0, 2],
    [0, 1],
  ])
})

test('C-AMB17 the rulebook’s loot is the default', () => {
  expect(classic.options.loot).toMatchObject({ default: 'core' })
})

test('C-30.15 losing a city removes nobody from the game', () => {
  const state = conquered({})
  play(state, ...(asked(state) === 'loot' ? ['pass'] : []))
  expect(state.ending).toBe('')
  play(state, 'done')
  expect(state.active).toBe(1)
})

test('C-D38 the kinds of loot that exist, or none', () => {
  expect(legal(beaten({ culture: 1 }))).toEqual(['pass', 'loot culture 1'])
})

test('C-D39 face-down things are taken by their backs', () => {
  const state = beaten({ huts: { spy: 1 }, villages: { uranium: 1 } })
  play(state, 'loot resources 0')
  expect(legal(state)).toEqual(['pass', 'takeMarker hut', 'takeMarker village'])
})

test('C-30.14 tokens on the sheet go before those on techs, and none is owed', () => {
  const left = (loser: Parameters<typeof field>[1]) => {
    const state = beaten(loser, {}, { options: { loot: 'revised' } })
    play(state, 'loot discardCoin 0')
    const { sheetCoins, coinTokens } = player(state, 1)
    return [sheetCoins, total(coinTokens)]
  }
  const tokens = { techs: ['code-of-laws'], coinTokens: { 'code-of-laws': 2 } } as const
  expect([left({ sheetCoins: 1, ...tokens }), left(tokens), left({ sheetCoins: 2 })]).toEqual([
    [0, 2],
    [0, 1],
    [1, 0],
  ])
  expect(left({ ...tokens, coinTokens: { 'code-of-laws': 1 } })).toEqual([0, 0])
})

test('C-30.14 for a city the winner may take a coin token over, if the loser has one', () => {
  const revised = { options: { loot: 'revised' } }
  const state = conquered({ sheetCoins: 1 }, {}, revised)
  play(state, 'loot takeCoin 0')
  expect(state.players.map(({ sheetCoins, coins }) => [sheetCoins, coins])).toEqual([
    [1, 1],
    [0, 0],
  ])
  const poor = conquered({ trade: 3 }, {}, revised)
  expect(refusal(poor, 'loot takeCoin 0')).toBe('loserHasNone')
})

test('C-30.4 a looted tech counts in the row of its level', () => {
  const state = conquered({ techs: ['writing', 'chivalry'] }, { techs: ['masonry', 'pottery'] })
  play(state, 'loot tech 0', 'takeTech chivalry')
  expect(player(state, 0).rows.slice(0, 3)).toEqual([2, 1, 0])
})
