import { IllegalMove, sizeOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { cardNamed, wonderNamed } from '../data/pieces.ts'
import { duel } from '../game.ts'
import { playout, seeds } from '../testing/playout.ts'
import { legal, openCards, play, position, refusal } from '../testing/position.ts'
import { RICH } from '../testing/prices.ts'
import { holds, type Options, opponentOf } from './state.ts'

const DRAFT: Options = { wonders: 'draft', centredPawn: 'begins', greatLibraryTokens: 'public' }

test('D-5.1 Age I, II and III follow one another unless supremacy ends the game', () => {
  const seen: number[] = []
  const ended = seeds(60)
    .map((seed) => {
      const ages: number[] = []
      return { ages, ...duel.outcome(playout(seed, ({ after }) => ages.push(after.age))) }
    })
    .find(({ ending }) => ending === 'civilian')
  for (const age of ended?.ages ?? []) if (age !== seen.at(-1)) seen.push(age)
  expect(seen).toEqual([0, 1, 2, 3])
  for (const age of [1, 2, 3] as const) {
    const state = position({ age, open: ['theater'] })
    play(state, 'build theater')
    expect(state.age).toBe(Math.min(age + 1, 3))
    expect(duel.outcome(state) !== null).toBe(age === 3)
    const supremacy = position({ age, pawn: 8, open: ['guard-tower', 'theater'] })
    play(supremacy, 'build guard-tower')
    expect(duel.outcome(supremacy)?.ending).toBe('military')
    expect(supremacy.age).toBe(age)
    expect(duel.deciders(supremacy)).toEqual([])
  }
})

test('D-5.2 the first player takes the first turn of Age I', () => {
  const firsts = seeds(20).map((seed) => {
    const ready = duel.setup({ ...DRAFT, wonders: 'firstGame' }, 2, seed)
    expect(duel.deciders(ready)).toEqual([ready.first])
    const drafted = duel.setup(DRAFT, 2, seed)
    while (drafted.age === 0) play(drafted, legal(drafted)[0] as string)
    expect(duel.deciders(drafted)).toEqual([drafted.first])
    expect(drafted.turn).toBe(1)
    return ready.first
  })
  expect(new Set(firsts).size).toBe(2)
})

test('D-5.3 turns alternate', () => {
  for (const active of [0, 1] as const) {
    const state = position({
      active,
      open: ['tavern', 'theater', 'quarry', 'press', 'guard-tower', 'wood-reserve', 'altar'],
      cities: [{ coins: RICH }, { coins: RICH }],
    })
    const movers = openCards(state).map((card, index) => {
      const mover = state.active
      play(state, `${index % 3 === 0 ? 'discard' : 'build'} ${card}`)
      return mover
    })
    const other = opponentOf(active)
    expect(movers).toEqual([active, other, active, other, active, other, active])
  }
})

test('D-5.4 a turn is the choice of exactly one accessible card; nobody may pass', () => {
  const state = position({ age: 1 })
  const open = openCards(state)
  expect(new Set(legal(state).map((move) => move.split(' ').at(-1)))).toEqual(new Set(open))
  for (const pass of ['decline', 'begin 0', 'begin 1']) expect(refusal(state, pass)).toBe('reason.notAsked')
  const [chosen, another] = open
  play(state, `discard ${chosen}`)
  expect(openCards(state)).not.toContain(chosen)
  expect(sizeOf(state.present)).toBe(19)
  expect(duel.deciders(state)).toEqual([1])
  expect(refusal(state, `discard ${another}`, 0)).toBe('reason.notYourTurn')
})

test('D-5.5 the chosen card is constructed, discarded for coins or put under a Wonder', () => {
  const card = cardNamed('theater')
  const pyramids = wonderNamed('the-pyramids')
  const places = (move: string) => {
    const state = position({
      open: ['theater', 'altar'],
      cities: [{ coins: RICH, wonders: ['the-pyramids'] }, {}],
    })
    expect(legal(state).filter((each) => each.endsWith('theater'))).toEqual([
      'build theater',
      'discard theater',
      'wonder the-pyramids theater',
    ])
    play(state, move)
    return {
      city: holds(state.cities[0].buildings, card),
      discard: holds(state.discard, card),
      under: state.tucked[pyramids.number] === card.number,
    }
  }
  expect(places('build theater')).toEqual({ city: true, discard: false, under: false })
  expect(places('discard theater')).toEqual({ city: false, discard: true, under: false })
  expect(places('wonder the-pyramids theater')).toEqual({ city: false, discard: false, under: true })
})

test('D-5.6 card and use are one decision, and a use that cannot be paid is refused', () => {
  const withCoins = (coins: number) =>
    position({
      open: ['walls', 'theater'],
      cities: [{ coins, wonders: ['the-colossus'] }, {}],
    })
  // Walls cost 2 stone, The Colossus 3 clay and 1 glass, all at 2 coins.
  const poor = withCoins(3)
  expect(legal(poor)).toEqual(['build theater', 'discard theater', 'discard walls'])
  expect(refusal(poor, 'build walls')).toBe('reason.tooDear')
  expect(refusal(poor, 'wonder the-colossus walls')).toBe('reason.tooDear')
  const before = duel.clone(poor)
  expect(() => play(poor, 'build walls')).toThrow(IllegalMove)
  expect(poor).toEqual(before)
  expect(legal(withCoins(4))).toContain('build walls')
  expect(legal(withCoins(7))).not.toContain('wonder the-colossus walls')
  const rich = withCoins(8)
  expect(legal(rich)).toContain('wonder the-colossus walls')
  play(rich, 'build walls')
  expect(rich.pending).toEqual([{ kind: 'play', seat: 1 }])
})

test('D-5.7 every accessible card can be discarded, so there is always a move', () => {
  const broke = position({
    open: ['pretorium', 'town-hall'],
    cities: [{ coins: 0, wonders: ['the-pyramids'] }, {}],
  })
  expect(legal(broke)).toEqual(['discard pretorium', 'discard town-hall'])
  for (const seed of seeds(10)) {
    playout(seed, ({ after }) => {
      if (after.pending.at(-1)?.kind !== 'play') return
      const moves = legal(after)
      for (const id of openCards(after)) expect(moves).toContain(`discard ${id}`)
    })
  }
})

test('D-5.8 cards are turned up only after the card played and every choice it brought', () => {
  const state = position({
    open: ['library'],
    under: 1,
    board: ['law', 'economy'],
    cities: [{ coins: RICH, buildings: ['scriptorium'] }, {}],
  })
  const isHidden = () => duel.view(state, null).structure.some((slot) => slot !== null && slot.card === null)
  const first = play(state, 'build library')
  expect(first.map(({ kind }) => kind)).toEqual(['built', 'pairFormed'])
  expect(isHidden()).toBe(true)
  const second = play(state, 'progress economy')
  expect(second.map(({ kind }) => kind)).toEqual(['progressTaken', 'revealed'])
  expect(isHidden()).toBe(false)
  expect(openCards(state)).toHaveLength(1)
})

test('D-5.9 when supremacy ends the game nothing more is resolved and nothing revealed', () => {
  const state = position({ open: ['guard-tower'], under: 1, pawn: 8 })
  const events = play(state, 'build guard-tower')
  expect(events.map(({ kind }) => kind)).toEqual(['built', 'pawnMoved', 'gameEnded'])
  expect(duel.view(state, null).structure.filter((slot) => slot?.card === null)).toHaveLength(1)
  expect(legal(state)).toEqual([])
  const wonder = position({
    open: ['tavern', 'altar'],
    pawn: 7,
    cities: [
      {
        coins: RICH,
        progress: ['theology'],
        built: ['piraeus', 'the-sphinx', 'the-pyramids'],
        wonders: ['the-colossus'],
      },
      { built: ['the-mausoleum', 'circus-maximus', 'the-appian-way'], wonders: ['the-great-library'] },
    ],
  })
  const told = play(wonder, 'wonder the-colossus tavern')
  expect(told.map(({ kind }) => kind)).toEqual(['wonderBuilt', 'pawnMoved', 'gameEnded'])
  expect(duel.deciders(wonder)).toEqual([])
  expect(wonder.turn).toBe(1)
})

test('D-5.10 an extra turn begins after the cards are turned up', () => {
  const state = position({
    open: ['tavern'],
    under: 1,
    active: 1,
    cities: [{}, { coins: RICH, wonders: ['the-sphinx'] }],
  })
  const events = play(state, 'wonder the-sphinx tavern')
  expect(events.map(({ kind }) => kind)).toEqual(['wonderBuilt', 'revealed', 'extraTurn'])
  expect(duel.deciders(state)).toEqual([1])
  expect(state.turn).toBe(2)
  expect(legal(state)).toContain(`discard ${openCards(state)[0]}`)
})

test('D-5.11 an extra turn is lost when the structure is empty', () => {
  for (const age of [1, 2] as const) {
    const state = position({
      age,
      open: ['tavern'],
      pawn: 1,
      cities: [{ coins: RICH, wonders: ['the-sphinx'] }, {}],
    })
    const events = play(state, 'wonder the-sphinx tavern')
    expect(events.map(({ kind }) => kind)).toEqual(['wonderBuilt', 'extraTurnLost', 'ageBegan'])
    expect(legal(state)).toEqual(['begin 0', 'begin 1'])
    play(state, 'begin 1')
    expect(duel.deciders(state)).toEqual([1])
    play(state, `discard ${openCards(state)[0]}`)
    expect(duel.deciders(state)).toEqual([0])
    play(state, `discard ${openCards(state)[0]}`)
    expect(duel.deciders(state)).toEqual([1])
  }
  const last = position({ age: 3, open: ['tavern'], cities: [{ coins: RICH, wonders: ['the-sphinx'] }, {}] })
  play(last, 'wonder the-sphinx tavern')
  expect(duel.outcome(last)?.scores[0]?.['wonders']).toBe(6)
})

test('D-5.12 one turn grants one extra turn at most', () => {
  const state = position({
    open: ['tavern', 'altar', 'theater', 'baths'],
    cities: [{ coins: RICH, progress: ['theology'], wonders: ['the-sphinx'] }, {}],
  })
  const events = play(state, 'wonder the-sphinx tavern')
  expect(events.filter(({ kind }) => kind === 'extraTurn')).toHaveLength(1)
  expect(duel.deciders(state)).toEqual([0])
  play(state, 'discard altar')
  expect(duel.deciders(state)).toEqual([1])
})

test('D-5.13 an extra turn offers all three uses of a card', () => {
  const state = position({
    open: ['tavern', 'altar'],
    cities: [{ coins: RICH, wonders: ['the-sphinx', 'the-pyramids', 'piraeus'] }, {}],
  })
  play(state, 'wonder the-sphinx tavern')
  expect(duel.deciders(state)).toEqual([0])
  expect(legal(state)).toEqual(['build altar', 'discard altar', 'wonder piraeus altar', 'wonder the-pyramids altar'])
})

test('D-5.14 extra turns may follow one another as long as each turn grants one', () => {
  const state = position({
    open: ['tavern', 'altar', 'theater', 'baths', 'quarry', 'press'],
    cities: [{ coins: 200, wonders: ['the-sphinx', 'piraeus', 'the-hanging-gardens', 'the-temple-of-artemis'] }, {}],
  })
  for (const move of [
    'the-sphinx tavern',
    'piraeus altar',
    'the-hanging-gardens theater',
    'the-temple-of-artemis baths',
  ]) {
    play(state, `wonder ${move}`)
    expect(duel.deciders(state)).toEqual([0])
  }
  expect(state.turn).toBe(5)
  play(state, 'discard quarry')
  expect(duel.deciders(state)).toEqual([1])
})
