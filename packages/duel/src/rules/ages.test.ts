import { expect, test } from 'vitest'
import { duel } from '../game.ts'
import { legal, openCards, play, position } from '../testing/position.ts'
import { asked, coins, kinds, table } from '../testing/reading.ts'

test('D-18.1 an Age ends when all 20 cards have been played', () => {
  const state = duel.setup({ wonders: 'firstGame', centredPawn: 'begins', greatLibraryTokens: 'public' }, 2, 'ages')
  for (const age of [1, 2, 3]) {
    for (let played = 0; played < 20; played++) {
      expect(state.age).toBe(age)
      expect(table(state).structure.filter((slot) => slot !== null)).toHaveLength(20 - played)
      expect(duel.outcome(state)).toBeNull()
      play(state, `discard ${openCards(state)[0]}`)
    }
  }
  expect(asked(state)).toBe('nothing')
})

test('D-18.2 the next structure is laid out before the choice of who begins', () => {
  for (const age of [1, 2] as const) {
    const state = position({ age, open: ['altar'], pawn: 1 })
    expect(kinds(play(state, 'discard altar'))).toEqual(['discarded', 'ageBegan'])
    expect(asked(state)).toBe('starter 1')
    const { age: next, structure } = duel.view(state, 1)
    expect(next).toBe(age + 1)
    expect(structure.filter((slot) => slot !== null)).toHaveLength(20)
    expect(structure.filter((slot) => slot?.card !== null)).toHaveLength(12)
  }
})

test('D-18.3 the weaker player chooses who takes the first turn', () => {
  for (const starter of [0, 1] as const) {
    const state = position({ open: ['altar'], pawn: 2 })
    play(state, 'discard altar')
    expect(legal(state)).toEqual(['begin 0', 'begin 1'])
    expect(play(state, `begin ${starter}`)).toEqual([{ kind: 'starterChosen', seat: 1, starter }])
    expect(asked(state)).toBe(`play ${starter}`)
  }
})

test('D-18.4 the weaker player is the one on whose side the pawn stands', () => {
  for (const active of [0, 1] as const) {
    for (const pawn of [-8, -1, 1, 8]) {
      const state = position({ open: ['altar'], active, pawn })
      play(state, 'discard altar')
      expect(asked(state), `pawn on ${pawn}, last card by seat ${active}`).toBe(pawn > 0 ? 'starter 1' : 'starter 0')
    }
  }
})

test('D-18.5 with the pawn centred the player of the last card begins, without a choice', () => {
  for (const age of [1, 2] as const) {
    for (const active of [0, 1] as const) {
      const state = position({ age, open: ['altar'], active, pawn: 0 })
      play(state, 'discard altar')
      expect(state.age).toBe(age + 1)
      expect(asked(state)).toBe(`play ${active}`)
    }
  }
})

test('D-18.6 everything but the structure carries over', () => {
  const state = position({
    open: ['theater', 'altar'],
    pawn: 4,
    militaryTokens: 0b1011,
    discard: ['baths', 'palisade'],
    board: ['law', 'economy'],
    cities: [
      { coins: 5, buildings: ['quarry', 'scriptorium'], wonders: ['the-sphinx'], built: ['piraeus'] },
      { coins: 11, buildings: ['press', 'stone-reserve'], wonders: ['the-colossus'], progress: ['urbanism'] },
    ],
  })
  play(state, 'build theater')
  const before = table(state)
  // 2 coins and 1 for a yellow card
  play(state, 'discard altar')
  const after = table(state)
  expect(after.age).toBe(2)
  expect(after.cities[0]).toEqual(before.cities[0])
  expect({ ...after.cities[1], coins: 11, score: {} }).toEqual({ ...before.cities[1], score: {} })
  expect(coins(state)).toEqual([5, 14])
  expect([...after.discard].sort()).toEqual(['altar', 'baths', 'palisade'])
  for (const kept of ['pawn', 'militaryTokens', 'progressOnBoard', 'progressInBox', 'boxedWonders'] as const) {
    expect(after[kept], kept).toEqual(before[kept])
  }
})

test('D-18.7 after Age III nobody chooses; the game is over', () => {
  for (const pawn of [-4, 0, 4]) {
    const state = position({ age: 3, open: ['altar'], pawn, options: { centredPawn: 'chooses' } })
    expect(kinds(play(state, 'discard altar'))).toEqual(['discarded', 'pointsCounted'])
    expect(asked(state)).toBe('nothing')
    expect(legal(state)).toEqual([])
    expect(duel.outcome(state)?.ending).toBe('civilian')
  }
})
