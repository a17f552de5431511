import { expect, test } from 'vitest'
import { CARD_PIECES, PROGRESS_PIECES, WONDER_PIECES } from '../data/pieces.ts'
import { duel } from '../game.ts'
import { legal, play, position } from '../testing/position.ts'
import { asked, city, coins, kinds, only } from '../testing/reading.ts'

test('D-A1 with the pawn centred the last player begins, or by option chooses who does', () => {
  expect(duel.options.centredPawn).toMatchObject({ default: 'begins' })
  for (const active of [0, 1] as const) {
    const begins = position({ open: ['altar'], active })
    play(begins, 'discard altar')
    expect(asked(begins)).toBe(`play ${active}`)

    const chooses = position({ open: ['altar'], active, options: { centredPawn: 'chooses' } })
    play(chooses, 'discard altar')
    expect(asked(chooses)).toBe(`starter ${active}`)
    const other = active === 0 ? 1 : 0
    play(chooses, `begin ${other}`)
    expect(asked(chooses)).toBe(`play ${other}`)
  }
})

test('D-A2 zones begin at 1, 3, 6 and 9; the tokens lie at 3 and 6', () => {
  const walk = Array.from({ length: 9 }, (_, pawn) => {
    const state = position({ open: ['guard-tower', 'altar'], pawn, cities: [{}, { coins: 50 }] })
    play(state, 'build guard-tower')
    return {
      space: state.pawn,
      lost: 50 - coins(state)[1],
      points: city(state, 0).score['military'],
      ends: state.ending,
    }
  })
  expect(walk).toEqual([
    { space: 1, lost: 0, points: 2, ends: '' },
    { space: 2, lost: 0, points: 2, ends: '' },
    { space: 3, lost: 2, points: 5, ends: '' },
    { space: 4, lost: 0, points: 5, ends: '' },
    { space: 5, lost: 0, points: 5, ends: '' },
    { space: 6, lost: 5, points: 10, ends: '' },
    { space: 7, lost: 0, points: 10, ends: '' },
    { space: 8, lost: 0, points: 10, ends: '' },
    { space: 9, lost: 0, points: 10, ends: 'military' },
  ])
})

test('D-A3 a token for a pair may be declined', () => {
  const state = position({ open: ['library', 'altar'], board: ['law'], cities: [{ buildings: ['scriptorium'] }, {}] })
  play(state, 'build library')
  expect(legal(state)).toEqual(['decline', 'progress law'])
  play(state, 'decline')
  expect([asked(state), city(state, 0).progress]).toEqual(['play 1', []])
})

test('D-A4 the cheapest way to pay is found without asking', () => {
  // Arena: wood at 4, clay at 3, stone at 2; the Caravansery saves the wood.
  const state = position({
    open: ['arena', 'altar'],
    cities: [{ coins: 10, buildings: ['caravansery'] }, { buildings: ['sawmill', 'clay-pool'] }],
  })
  expect(legal(state).filter((move) => move.startsWith('build arena'))).toEqual(['build arena'])
  play(state, 'build arena')
  expect(coins(state)[0]).toBe(5)
  expect(asked(state)).toBe('play 1')
})

test('D-A5 a chain is used without asking', () => {
  const state = position({ open: ['aqueduct', 'altar'], cities: [{ coins: 20, buildings: ['baths'] }, {}] })
  expect(legal(state).filter((move) => move.startsWith('build aqueduct'))).toEqual(['build aqueduct'])
  expect(play(state, 'build aqueduct')).toEqual([{ kind: 'built', seat: 0, card: 'aqueduct', price: 0, chain: 'drop' }])
  expect(coins(state)[0]).toBe(20)
})

test('D-A6 a construction by the Mausoleum is not by chain', () => {
  const state = position({
    open: ['altar', 'theater'],
    discard: ['statue'],
    cities: [{ coins: 10, buildings: ['theater'], wonders: ['the-mausoleum'], progress: ['urbanism'] }, {}],
  })
  const events = play(state, 'wonder the-mausoleum altar', 'rebuild statue')
  expect(only(events, 'coinsGained')).toEqual([])
  expect(coins(state)[0]).toBe(0)
})

test('D-A7 Mausoleum, Zeus and Circus Maximus can be built without a target', () => {
  for (const wonder of ['the-mausoleum', 'the-statue-of-zeus', 'circus-maximus'] as const) {
    const state = position({ open: ['altar', 'theater'], cities: [{ coins: 20, wonders: [wonder] }, {}] })
    play(state, `wonder ${wonder} altar`)
    expect(city(state, 0).wonders).toEqual([{ wonder, built: true, under: 'altar' }])
    expect(asked(state)).toBe('play 1')
  }
})

test('D-A8 the tokens of the Great Library are seen by both, or by option by their drawer alone', () => {
  const board = ['agriculture', 'architecture', 'economy', 'masonry', 'mathematics'] as const
  for (const greatLibraryTokens of ['public', 'private'] as const) {
    const state = position({
      options: { greatLibraryTokens },
      open: ['altar', 'theater'],
      board,
      cities: [{ coins: 20, wonders: ['the-great-library'] }, {}],
    })
    const [drawn] = only(play(state, 'wonder the-great-library altar'), 'libraryDrawn')
    if (drawn === undefined) throw new Error('nothing was drawn')
    const own = duel.view(state, 0).libraryTokens
    expect(own).toHaveLength(3)
    const seen = greatLibraryTokens === 'public' ? own : []
    for (const viewer of [1, null]) {
      expect(duel.view(state, viewer).libraryTokens).toEqual(seen)
      expect(duel.presentation.project(drawn, viewer)).toMatchObject({ tokens: seen })
    }
    expect(duel.presentation.project(drawn, 0)).toMatchObject({ tokens: own })
  }
  expect(duel.options.greatLibraryTokens).toMatchObject({ default: 'public' })
})

test('D-A9 the tokens in the box are known to all by elimination', () => {
  const state = position({
    open: ['altar'],
    board: ['law', 'masonry', 'economy'],
    cities: [{ progress: ['strategy'] }, { progress: ['urbanism'] }],
  })
  for (const viewer of [0, 1, null]) {
    expect(duel.view(state, viewer).progressInBox).toEqual([
      'agriculture',
      'architecture',
      'mathematics',
      'philosophy',
      'theology',
    ])
  }
})

test('D-A10 the bank never runs out', () => {
  const state = position({
    open: ['tavern', 'brewery', 'altar'],
    cities: [{ coins: 86 }, { coins: 86 }],
  })
  play(state, 'build tavern', 'build brewery')
  expect(coins(state)).toEqual([90, 92])
})

test('D-A11 the Appian Way takes all from an opponent with fewer than 3 coins', () => {
  const state = position({
    open: ['altar', 'theater'],
    cities: [{ coins: 10, wonders: ['the-appian-way'] }, { coins: 1 }],
  })
  play(state, 'wonder the-appian-way altar')
  expect(coins(state)).toEqual([3, 0])
})

test('D-A12 nothing brings shields and a symbol at once, and the supremacy reached first is recorded', () => {
  const withBoth = [...CARD_PIECES, ...WONDER_PIECES, ...PROGRESS_PIECES].filter(
    ({ effects }) =>
      effects.some(({ kind }) => kind === 'shields') &&
      effects.some(({ kind }) => kind === 'symbol' || kind === 'drawsProgress' || kind === 'rebuilds'),
  )
  expect(withBoth).toEqual([])
  // On the brink of both: whichever comes first is the victory.
  const brink = {
    open: ['guard-tower', 'academy'],
    pawn: 8,
    cities: [
      { coins: 20, buildings: ['scriptorium', 'pharmacist', 'workshop', 'apothecary', 'university'] },
      { coins: 20 },
    ],
  } as const
  for (const [move, ending] of [
    ['build guard-tower', 'military'],
    ['build academy', 'scientific'],
  ] as const) {
    const state = position(brink)
    expect(kinds(play(state, move)).at(-1)).toBe('gameEnded')
    expect(duel.outcome(state)?.ending).toBe(ending)
  }
})

test('D-A13 the tie-break counts points printed on own blue Buildings, not those of Guilds', () => {
  const state = position({
    age: 3,
    open: ['guard-tower'],
    active: 1,
    pawn: 1,
    cities: [
      // With the point of the Guild both would have 4.
      { coins: 3, buildings: ['altar', 'magistrates-guild'] },
      { coins: 3, buildings: ['statue'] },
    ],
  })
  const events = play(state, 'build guard-tower')
  expect(only(events, 'pointsCounted')).toEqual([{ kind: 'pointsCounted', points: [5, 5], winners: [1] }])
  expect(duel.outcome(state)).toMatchObject({ ending: 'tieBreak', winners: [1], places: [2, 1] })
})
