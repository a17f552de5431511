import { Match, NO_MEMBERS, sizeOf, union } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { AGE_I, AGE_II, AGE_III, GUILDS } from '../data/cards.ts'
import { CARD_PIECES, cardNumbered, PROGRESS_PIECES, WONDER_PIECES } from '../data/pieces.ts'
import { COLOURS, GOODS, RAW, RESOURCES, SYMBOLS } from '../data/types.ts'
import { duel } from '../game.ts'
import { playout, seeds } from '../testing/playout.ts'
import { legal, play, position, refusal } from '../testing/position.ts'
import { RICH } from '../testing/prices.ts'
import type { Side } from './state.ts'

const DRAFT = { wonders: 'draft', centredPawn: 'begins', greatLibraryTokens: 'public' } as const

/** One shield moves the pawn one space; the tests below look at how the track responds. */
const stepOnto = (space: number, side: Side) => {
  const pawn = side === 0 ? space - 1 : 1 - space
  const state = position({
    age: 3,
    active: side,
    pawn,
    open: ['guard-tower', 'tavern'],
    cities: [{ coins: 20 }, { coins: 20 }],
  })
  play(state, 'build guard-tower')
  const rival = side === 0 ? 1 : 0
  return {
    pawn: state.pawn,
    lost: 20 - state.cities[rival].coins,
    points: duel.view(state, null).cities[side].score['military'],
    won: duel.outcome(state)?.winners[0] === side,
  }
}

const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test('D-1.1 the game is for exactly two players', () => {
  expect(duel.seats).toEqual({ min: 2, max: 2 })
  for (const seats of [0, 1, 3, 4]) {
    expect(() => duel.setup(DRAFT, seats, 'table')).toThrow(RangeError)
    expect(Match.create(duel, { seats, seed: 'table' }).ok).toBe(false)
  }
  expect(Match.create(duel, { seats: 2, seed: 'table' }).ok).toBe(true)
})

test('D-1.2 there are 23 cards of Age I, 23 of Age II, 20 of Age III and 7 Guilds', () => {
  expect([AGE_I.length, AGE_II.length, AGE_III.length, GUILDS.length]).toEqual([23, 23, 20, 7])
  expect(new Set(CARD_PIECES.map(({ id }) => id)).size).toBe(73)
  const inDeck = (deck: string) => CARD_PIECES.filter((card) => card.deck === deck).length
  expect(['age-1', 'age-2', 'age-3', 'guild'].map(inDeck)).toEqual([23, 23, 20, 7])
})

test('D-1.3 there are 12 Wonders, all different', () => {
  expect(WONDER_PIECES).toHaveLength(12)
  expect(new Set(WONDER_PIECES.map(({ id }) => id)).size).toBe(12)
  const faces = WONDER_PIECES.map(({ effects, coinCost, wood, clay, stone, glass, papyrus }) =>
    JSON.stringify({ effects, cost: [coinCost, wood, clay, stone, glass, papyrus] }),
  )
  expect(new Set(faces).size).toBe(12)
})

test('D-1.4 there are 10 Progress tokens, all different', () => {
  expect(PROGRESS_PIECES).toHaveLength(10)
  expect(new Set(PROGRESS_PIECES.map(({ id }) => id)).size).toBe(10)
  expect(new Set(PROGRESS_PIECES.map(({ effects }) => JSON.stringify(effects))).size).toBe(10)
})

test('D-1.5 each half of the track has one token for 2 coins and one for 5', () => {
  const { militaryTokens } = duel.view(position(), null)
  const coinsOn = (side: Side) => militaryTokens.filter(({ half }) => half === side).map(({ coins }) => coins)
  expect(militaryTokens).toHaveLength(4)
  expect([coinsOn(0), coinsOn(1)]).toEqual([
    [2, 5],
    [2, 5],
  ])
})

test('D-1.6 the track has 19 spaces from one capital to the other', () => {
  const reached = new Set([position().pawn])
  for (const space of SPACES) {
    for (const side of [0, 1] as const) {
      const { pawn, won } = stepOnto(space, side)
      expect(pawn).toBe(side === 0 ? space : -space)
      expect(won).toBe(space === 9)
      reached.add(pawn)
    }
  }
  expect(reached.size).toBe(19)
})

test('D-1.7 the zones are the neutral space and on each side 1 to 2, 3 to 5, 6 to 8 and the capital', () => {
  for (const side of [0, 1] as const) {
    const zones = SPACES.map((space) => {
      const { points, won } = stepOnto(space, side)
      return won ? 'capital' : points
    })
    expect(zones).toEqual([2, 2, 5, 5, 5, 10, 10, 10, 'capital'])
  }
  const neutral = duel.view(position({ pawn: 0 }), null)
  expect(neutral.cities.map(({ score }) => score['military'])).toEqual([0, 0])
})

test('D-1.8 the token for 2 coins lies at spaces 3 to 5, the token for 5 coins at spaces 6 to 8', () => {
  for (const side of [0, 1] as const) {
    expect(SPACES.map((space) => stepOnto(space, side).lost)).toEqual([0, 0, 2, 0, 0, 5, 0, 0, 0])
  }
})

test('D-1.9 the bank never runs out', () => {
  const state = position({ open: ['tavern', 'brewery', 'theater'], cities: [{ coins: 86 }, { coins: 86 }] })
  play(state, 'build tavern', 'build brewery')
  expect(state.cities.map(({ coins }) => coins)).toEqual([90, 92])
})

test('D-1.10 nobody ever has fewer than 0 coins', () => {
  const poor = position({ pawn: 2, open: ['guard-tower', 'palisade'], cities: [{ coins: 0 }, { coins: 1 }] })
  expect(refusal(poor, 'build palisade')).toBe('reason.tooDear')
  play(poor, 'build guard-tower')
  expect(poor.cities.map(({ coins }) => coins)).toEqual([0, 0])
  for (const seed of seeds(40)) {
    playout(seed, ({ after }) => {
      for (const { coins } of after.cities) expect(coins >= 0 && Number.isInteger(coins)).toBe(true)
    })
  }
})

test('D-1.11 every Building counts as exactly one of the seven colours', () => {
  expect(COLOURS).toEqual(['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple'])
  const perColour = new Map<string, number>()
  for (const { id, colour } of CARD_PIECES) {
    const state = position({ open: [id, 'tavern'], cities: [{ coins: RICH }, {}] })
    play(state, `build ${id}`)
    const [city] = state.cities
    expect(COLOURS.filter((each) => city[each] !== 0)).toEqual([colour])
    expect(city[colour]).toBe(1)
    perColour.set(colour, (perColour.get(colour) ?? 0) + 1)
  }
  expect(Object.fromEntries(perColour)).toEqual({
    brown: 9,
    grey: 4,
    blue: 14,
    green: 12,
    yellow: 13,
    red: 14,
    purple: 7,
  })
})

test('D-1.12 there are three raw materials from brown cards and two manufactured goods from grey ones', () => {
  expect([...RESOURCES].sort()).toEqual(['clay', 'glass', 'papyrus', 'stone', 'wood'])
  expect([...RAW].sort()).toEqual(['clay', 'stone', 'wood'])
  expect([...GOODS].sort()).toEqual(['glass', 'papyrus'])
  const madeBy = (colour: string) =>
    RESOURCES.filter((resource) => CARD_PIECES.some((card) => card.colour === colour && card.makes[resource] > 0))
  expect(madeBy('brown')).toEqual([...RAW])
  expect(madeBy('grey')).toEqual([...GOODS])
})

test('D-1.13 there are seven scientific symbols', () => {
  const found = [...CARD_PIECES, ...PROGRESS_PIECES].reduce((all, piece) => union(all, piece.symbols), NO_MEMBERS)
  expect(sizeOf(found)).toBe(7)
  expect(new Set(SYMBOLS).size).toBe(7)
})

test('D-1.14 symbols stand only on green Buildings and on the token Law', () => {
  for (const { id, colour } of CARD_PIECES) {
    const state = position({ open: [id, 'tavern'], cities: [{ coins: RICH }, {}] })
    play(state, `build ${id}`)
    expect(duel.view(state, null).cities[0].symbols).toHaveLength(colour === 'green' ? 1 : 0)
  }
  for (const { id } of PROGRESS_PIECES) {
    const state = position({ cities: [{ progress: [id] }, {}] })
    expect(duel.view(state, null).cities[0].symbols).toEqual(id === 'law' ? ['law'] : [])
  }
  for (const { effects } of WONDER_PIECES) expect(effects.map(({ kind }) => kind)).not.toContain('symbol')
})

test('D-1.15 a city is what was constructed; a card under a Wonder is no part of it', () => {
  const state = position({
    open: ['tavern', 'school', 'quarry', 'theater'],
    cities: [{ coins: RICH, wonders: ['the-pyramids'] }, {}],
  })
  play(state, 'wonder the-pyramids tavern', 'discard quarry', 'build school')
  const [city] = duel.view(state, null).cities
  expect(city.buildings).toEqual(['school'])
  expect(city.wonders).toEqual([{ wonder: 'the-pyramids', built: true, under: 'tavern' }])
  expect(city.chains).toEqual(['lyre'])
  expect(state.cities[0].yellow).toBe(0)
})

test('D-1.16 no brown and no grey card lies in the structure of Age III', () => {
  expect(AGE_III.map(({ colour }) => colour as string).filter((colour) => /brown|grey/.test(colour))).toEqual([])
  for (const seed of seeds(50)) {
    const colours = position({ age: 3, seed }).slots.map((card) => cardNumbered(card).colour)
    expect(colours.filter((colour) => colour === 'brown' || colour === 'grey')).toEqual([])
  }
})

test('D-1.17 Guilds come into the game in Age III and in no other', () => {
  for (const seed of seeds(50)) {
    const guilds = ([1, 2, 3] as const).map(
      (age) => position({ age, seed }).slots.filter((card) => cardNumbered(card).colour === 'purple').length,
    )
    expect(guilds.map((count) => count > 0)).toEqual([false, false, true])
  }
})

test('D-1.18 no more than seven Wonders are built by both players together', () => {
  const state = position({
    open: ['tavern', 'quarry', 'theater', 'altar'],
    cities: [
      {
        coins: RICH,
        built: ['the-colossus', 'piraeus', 'the-sphinx'],
        wonders: ['the-pyramids'],
      },
      {
        coins: RICH,
        built: ['the-mausoleum', 'the-great-library', 'circus-maximus'],
        wonders: ['the-great-lighthouse'],
      },
    ],
  })
  play(state, 'wonder the-pyramids tavern')
  expect(refusal(state, 'wonder the-great-lighthouse quarry')).toBe('reason.sevenWonders')
  expect(legal(state).filter((move) => move.startsWith('wonder'))).toEqual([])
  for (const seed of seeds(40)) {
    const [one, two] = playout(seed, () => {}).cities
    expect(sizeOf(one.builtWonders) + sizeOf(two.builtWonders)).toBeLessThanOrEqual(7)
  }
})

test('D-1.19 a player owns at most four Wonders', () => {
  for (const seed of seeds(40)) {
    let most = 0
    playout(seed, ({ after }) => {
      for (const { wonders, builtWonders } of after.cities) most = Math.max(most, sizeOf(wonders | builtWonders))
    })
    expect(most).toBe(4)
  }
})
