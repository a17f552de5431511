import { expect, test } from 'vitest'
import { finish, siege } from '../testing/battles.ts'
import { asked, at, idleUntil, legal, play, player, refusal } from '../testing/play.ts'
import { type PlayerSketch, position } from '../testing/position.ts'
import { setFigure } from './map/figures.ts'
import { removeMarker } from './map/placing.ts'

test('C-31.1 coins of squares, markers, techs, tokens and government are added up', () => {
  const state = position({
    map: ['m'],
    prints: { a1: 'coin' },
    players: [
      {
        built: { b1: 'bank' },
        techs: ['civil-service', 'pottery'],
        coinTokens: { pottery: 2 },
        sheetCoins: 1,
        government: 'feudalism',
      },
      {},
    ],
  })
  expect(player(state, 0).coins).toBe(1 + 1 + 1 + 2 + 1 + 1)
})

test('C-31.2 a coin counts on one’s own outskirts or under one’s own scout', () => {
  const map = ['', '', '', '', '', '', '...m']
  expect(player(position({ map, prints: { d7: 'coin' }, players: [{}, {}] }), 0).coins).toBe(0)
  expect(player(position({ map, prints: { d7: 'coin' }, players: [{ cities: ['e6'] }, {}] }), 0).coins).toBe(1)
  expect(player(position({ map, prints: { d7: 'coin' }, players: [{ scouts: ['d7'] }, {}] }), 0).coins).toBe(1)
  expect(player(position({ map, prints: { d7: 'coin' }, players: [{ armies: { d7: 1 } }, {}] }), 0).coins).toBe(0)
})

test('C-31.2 so does the second scout, on the first square of the map too', () => {
  const sketch = (scouts: readonly string[]) =>
    position({
      map: ['m', '', '', '', '', '', '...m'],
      prints: { a1: 'coin', d7: 'coin' },
      players: [{ capital: 'c3', scouts }, {}],
    })
  expect([['d7'], ['d7', 'a1'], ['a1', 'd7']].map((scouts) => player(sketch(scouts), 0).coins)).toEqual([1, 2, 2])
})

test('C-31.3 it is lost under blockade and returns afterwards', () => {
  const state = position({ map: ['m'], prints: { a1: 'coin' }, players: [{}, { armies: { a1: 1 } }] })
  expect(player(state, 0).coins).toBe(0)
  setFigure(state, 1, 0, at('d7'))
  play(state, 'done')
  expect(player(state, 0).coins).toBe(1)
})

test('C-31.4 the coin of a marker goes with it', () => {
  const state = position({ players: [{ built: { a1: 'bank' } }, {}] })
  expect(player(state, 0).coins).toBe(1)
  removeMarker(state, at('a1'), false)
  play(state, 'done')
  expect(player(state, 0).coins).toBe(0)
})

const potter = (tokens: number) =>
  position({
    phase: 'cities',
    players: [{ techs: ['pottery'], coinTokens: { pottery: tokens }, huts: { wheat: 2, silk: 2 } }, {}],
  })

test('C-31.5 tokens are earned by the tech’s condition, up to its maximum', () => {
  const state = potter(3)
  play(state, 'use pottery', 'spend wheat hut', 'spend silk hut')
  expect(player(state, 0).coins).toBe(4)
  expect(refusal(potter(4), 'use pottery')).toBe('noTarget')
})

test('C-31.6 tokens cannot be blockaded or lost', () => {
  // The coin of the square goes under blockade, those of tokens stay.
  const coins = (armies: PlayerSketch['armies']) => {
    const own: PlayerSketch = { coinTokens: { pottery: 2 }, sheetCoins: 1, techs: ['pottery'] }
    const rest = armies === undefined ? {} : { armies }
    return player(position({ map: ['m'], prints: { a1: 'coin' }, players: [own, rest] }), 0).coins
  }
  expect([coins(undefined), coins({ a1: 1, b1: 1, c1: 1 })]).toEqual([4, 3])
  // Neither a lost battle nor a lost city takes them.
  const fallen = siege(
    { units: [['infantry', 3]], built: { a1: 'general', b1: 'general', c1: 'general' } },
    { coinTokens: { pottery: 2 }, sheetCoins: 1, techs: ['pottery'] },
  )
  finish(fallen)
  if (asked(fallen) === 'loot') play(fallen, 'pass')
  expect([player(fallen, 1).cities[1], player(fallen, 1).coins]).toEqual([-1, 3])
})

test('C-31.7 the dial follows every change at once', () => {
  const state = position({ players: [{ government: 'feudalism' }, {}] })
  play(state, 'government anarchy')
  expect(player(state, 0).coins).toBe(0)
})

test('C-31.8 coins are not spent', () => {
  const state = position({ phase: 'research', players: [{ trade: 9, sheetCoins: 3 }, {}] })
  play(state, '0: research writing', '1: pass')
  expect(player(state, 0).coins).toBe(3)
})

test('C-31.9 in every other spending coins give no protection', () => {
  const state = position({ phase: 'cities', map: ['ff'], players: [{ trade: 3, sheetCoins: 3 }, {}] })
  play(state, 'train 0 infantry')
  expect(player(state, 0).trade).toBe(0)
})

test('C-EX21 five coins: 5 trade after research, 2 after rushing', () => {
  const state = position({ phase: 'research', map: ['ff'], players: [{ trade: 9, sheetCoins: 5 }, {}] })
  play(state, '0: research writing', '1: pass')
  expect(player(state, 0).trade).toBe(5)
  idleUntil(state, ({ phase, active }) => phase === 'cities' && active === 0)
  const before = player(state, 0).trade
  play(state, 'train 0 infantry')
  expect([before - player(state, 0).trade, player(state, 0).coins]).toEqual([3, 5])
})

test('C-31.10 a coin under a scout counts at once, assigned or not', () => {
  const state = position({
    phase: 'movement',
    map: ['', '', '', '', '', '', '...m'],
    prints: { d7: 'coin' },
    players: [{ scouts: ['d6'] }, {}],
  })
  play(state, 'march d6 0a1s south', 'stop')
  expect(player(state, 0).coins).toBe(1)
  expect(legal(state)).toEqual(['done'])
})

test('Democracy sells a coin token for 6 trade, once a round and at most four', () => {
  const state = position({ phase: 'cities', players: [{ techs: ['democracy'], trade: 13 }, {}] })
  play(state, 'coin democracy')
  expect([player(state, 0).trade, player(state, 0).coins]).toEqual([7, 1])
  expect(refusal(state, 'coin democracy')).toBe('onceARound')
  const full = { techs: ['democracy'], trade: 13, coinTokens: { democracy: 4 } } as const
  expect(refusal(position({ phase: 'cities', players: [full, {}] }), 'coin democracy')).toBe('noTarget')
  expect(
    refusal(position({ phase: 'cities', players: [{ techs: ['democracy'], trade: 5 }, {}] }), 'coin democracy'),
  ).toBe('noTrade')
})

test('Printing Press sells one for 5 culture', () => {
  const state = position({ phase: 'cities', players: [{ techs: ['printing-press'], culture: 6 }, {}] })
  play(state, 'coin printing-press')
  expect([player(state, 0).culture, player(state, 0).coins]).toEqual([1, 1])
  expect(refusal(position({ phase: 'cities', players: [{ culture: 6 }, {}] }), 'coin printing-press')).toBe('locked')
})
