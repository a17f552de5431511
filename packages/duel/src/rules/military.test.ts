import { minus } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { duel } from '../game.ts'
import { legal, play, position } from '../testing/position.ts'
import { asked, coins, kinds, only, table } from '../testing/reading.ts'
import { ALL_MILITARY_TOKENS, militaryToken } from './military.ts'

test('D-13.1 each shield of a red Building or Wonder moves the pawn one space toward the opponent', () => {
  const cases = [
    { open: 'guard-tower', move: 'build guard-tower', spaces: 1 },
    { open: 'walls', move: 'build walls', spaces: 2 },
    { open: 'arsenal', move: 'build arsenal', spaces: 3 },
    { open: 'altar', move: 'wonder the-colossus altar', spaces: 2 },
  ] as const
  for (const { open, move, spaces } of cases) {
    for (const active of [0, 1] as const) {
      const rich = { coins: 30, wonders: ['the-colossus'] } as const
      const state = position({
        open: [open, 'theater'],
        active,
        militaryTokens: 0,
        cities: active === 0 ? [rich, {}] : [{}, rich],
      })
      play(state, move)
      expect(state.pawn, `${move} by seat ${active}`).toBe(active === 0 ? spaces : -spaces)
    }
  }
})

test('D-13.2 shields count only at construction', () => {
  const state = position({
    open: ['guard-tower', 'altar', 'theater', 'palisade'],
    cities: [{ buildings: ['walls', 'arsenal', 'stable'] }, { buildings: ['garrison'] }],
  })
  play(state, 'build guard-tower')
  expect(state.pawn).toBe(1)
  play(state, 'build altar')
  expect(state.pawn).toBe(1)
  play(state, 'build theater', 'discard palisade')
  expect(state.pawn).toBe(1)
})

test('D-13.3 all shields of a construction are one move, made space by space', () => {
  const state = position({ open: ['arsenal', 'altar'], pawn: 1, cities: [{ coins: 20 }, { coins: 9 }] })
  const events = play(state, 'build arsenal')
  expect(only(events, 'pawnMoved')).toEqual([{ kind: 'pawnMoved', seat: 0, from: 1, to: 4 }])
  // It passed space 3, where the token lies.
  expect(coins(state)[1]).toBe(7)
})

test('D-13.4 entering a zone whose token is still there sets it off at once', () => {
  const losses = (pawn: number): number => {
    const state = position({ open: ['guard-tower', 'altar'], pawn, cities: [{}, { coins: 20 }] })
    play(state, 'build guard-tower')
    return 20 - coins(state)[1]
  }
  const spaces = Array.from({ length: 16 }, (_, index) => index - 8)
  expect(spaces.filter((pawn) => losses(pawn) > 0)).toEqual([2, 5])
  expect([losses(2), losses(5)]).toEqual([2, 5])
})

test('D-13.5 the opponent of the player who moves loses 2 or 5 coins to the bank', () => {
  for (const [pawn, loss] of [
    [2, 2],
    [5, 5],
  ] as const) {
    const advancing = position({ open: ['guard-tower', 'altar'], pawn, cities: [{ coins: 8 }, { coins: 9 }] })
    expect(only(play(advancing, 'build guard-tower'), 'coinsLost')).toEqual([
      { kind: 'coinsLost', seat: 1, coins: loss, source: { kind: 'militaryToken' } },
    ])
    expect(coins(advancing)).toEqual([8, 9 - loss])
    const other = position({
      open: ['guard-tower', 'altar'],
      pawn: -pawn,
      active: 1,
      cities: [{ coins: 8 }, { coins: 9 }],
    })
    play(other, 'build guard-tower')
    expect(coins(other)).toEqual([8 - loss, 9])
  }
})

test('D-13.6 an opponent with too few coins loses all and owes nothing', () => {
  const state = position({ open: ['guard-tower', 'altar', 'theater'], pawn: 5, cities: [{}, { coins: 3 }] })
  const events = play(state, 'build guard-tower')
  expect(only(events, 'coinsLost')).toMatchObject([{ seat: 1, coins: 3 }])
  expect(coins(state)).toEqual([7, 0])
  play(state, 'discard altar')
  expect(coins(state)).toEqual([7, 2])
})

test('D-13.7 a military token acts once and leaves the board', () => {
  const state = position({ open: ['guard-tower', 'stable', 'garrison', 'altar'], pawn: 2, cities: [{}, { coins: 20 }] })
  expect(table(state).militaryTokens).toHaveLength(4)
  play(state, 'build guard-tower')
  expect(coins(state)[1]).toBe(18)
  expect(table(state).militaryTokens).toEqual([
    { half: 0, distance: 3, coins: 2 },
    { half: 0, distance: 6, coins: 5 },
    { half: 1, distance: 6, coins: 5 },
  ])
  // Back to 2 for the price of a wood, and out to 3 again.
  play(state, 'build stable')
  expect(state.pawn).toBe(2)
  expect(only(play(state, 'build garrison'), 'coinsLost')).toEqual([])
  expect(state.pawn).toBe(3)
  expect(coins(state)[1]).toBe(16)
})

test('D-13.8 a move into two zones sets off both tokens in the order entered', () => {
  const state = position({
    open: ['arsenal', 'altar'],
    pawn: 2,
    cities: [{ coins: 20, progress: ['strategy'] }, { coins: 20 }],
  })
  const events = play(state, 'build arsenal')
  expect(state.pawn).toBe(6)
  expect(only(events, 'coinsLost').map((event) => event.coins)).toEqual([2, 5])
  expect(coins(state)[1]).toBe(13)
  expect(table(state).militaryTokens.map(({ half }) => half)).toEqual([0, 0])
})

test('D-13.9 moving within a zone, or into one whose token is gone, has no effect', () => {
  const within = position({ open: ['walls', 'altar'], pawn: 3, cities: [{}, { coins: 20 }] })
  expect(kinds(play(within, 'build walls'))).toEqual(['built', 'pawnMoved'])
  expect(within.pawn).toBe(5)
  expect(coins(within)[1]).toBe(20)
  expect(table(within).militaryTokens).toHaveLength(4)

  for (const [pawn, index] of [
    [2, 0],
    [5, 1],
  ] as const) {
    const gone = position({
      open: ['guard-tower', 'altar'],
      pawn,
      militaryTokens: minus(ALL_MILITARY_TOKENS, militaryToken(1, index)),
      cities: [{}, { coins: 20 }],
    })
    expect(kinds(play(gone, 'build guard-tower'))).toEqual(['built', 'pawnMoved'])
    expect(coins(gone)[1]).toBe(20)
    expect(table(gone).militaryTokens).toHaveLength(3)
  }
})

test('D-13.10 reaching the opponent’s capital wins at once', () => {
  for (const active of [0, 1] as const) {
    const state = position({ open: ['guard-tower', 'altar'], active, pawn: active === 0 ? 8 : -8, cities: [{}, {}] })
    expect(kinds(play(state, 'build guard-tower'))).toEqual(['built', 'pawnMoved', 'gameEnded'])
    expect(duel.outcome(state)).toMatchObject({
      ending: 'military',
      winners: [active],
      places: active === 0 ? [1, 2] : [2, 1],
    })
    expect(asked(state)).toBe('nothing')
    expect(legal(state)).toEqual([])
  }
  const short = position({ open: ['guard-tower', 'altar'], pawn: 7, cities: [{}, {}] })
  play(short, 'build guard-tower')
  expect(duel.outcome(short)).toBeNull()
})

test('D-13.11 shields beyond the capital are ignored', () => {
  for (const active of [0, 1] as const) {
    const rich = { coins: 8 }
    const state = position({
      open: ['pretorium', 'altar'],
      active,
      pawn: active === 0 ? 8 : -8,
      cities: active === 0 ? [rich, {}] : [{}, rich],
    })
    play(state, 'build pretorium')
    expect(state.pawn).toBe(active === 0 ? 9 : -9)
    expect(duel.outcome(state)?.winners).toEqual([active])
  }
})

test('D-13.12 tokens on the way to the capital act first, then the game is won', () => {
  const state = position({
    open: ['pretorium', 'altar'],
    pawn: 5,
    cities: [{ coins: 8, progress: ['strategy'] }, { coins: 9 }],
  })
  expect(kinds(play(state, 'build pretorium'))).toEqual(['built', 'pawnMoved', 'coinsLost', 'gameEnded'])
  expect(coins(state)).toEqual([0, 4])
  expect(duel.outcome(state)).toMatchObject({ ending: 'military', winners: [0] })
})
