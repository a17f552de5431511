import { expect, test } from 'vitest'
import { pawnSeenFrom, SPACES, tokensSeenFrom } from './track-places.ts'

test('the track runs from the capital above to the one below over 19 spaces', () => {
  expect(SPACES.map(({ at }) => at)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9])
  expect(SPACES.map(({ zone }) => zone[0]).join('')).toBe('cfffmmmnnnnnmmmfffc')
})

test('a pawn that threatens the opponent stands in the upper half, for either seat', () => {
  expect(pawnSeenFrom(4, 0)).toBe(4)
  expect(pawnSeenFrom(4, 1)).toBe(-4)
  expect(pawnSeenFrom(0, 1)).toBe(0)
})

test('military tokens lie in the half of the player who would pay', () => {
  const tokens = [
    { half: 0, distance: 3, coins: 2 },
    { half: 1, distance: 6, coins: 5 },
  ] as const
  expect(tokensSeenFrom(tokens, 0).map(({ at }) => at)).toEqual([-3, 6])
  expect(tokensSeenFrom(tokens, 1).map(({ at }) => at)).toEqual([3, -6])
})
