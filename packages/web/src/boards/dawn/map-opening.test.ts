import type { View } from '@ecumene/dawn'
import { expect, test } from 'vitest'
import { middleOf } from './geometry.ts'
import { openingOf } from './map-opening.ts'

const spaces = [
  { q: 0, r: 0, owner: 0, piece: 'capital' },
  { q: 5, r: 2, owner: 1, piece: 'city' },
  { q: 9, r: 4, owner: null, piece: null },
] as unknown as View['spaces']

const openingAt = (
  attack: number | null,
  asked: { readonly kind?: string; readonly seat: number; readonly space: number | null } | null,
) => openingOf({ spaces, attack: attack === null ? null : { space: attack }, asked } as unknown as View, 0, 0)

test('a phone opens the map at home, at a fight, or where I am asked about something', () => {
  const at = (place: number) => spaces[place] && middleOf(spaces[place], 0)
  expect(openingAt(null, null)?.on).toEqual(at(0))
  expect(openingAt(null, { seat: 0, space: null })?.on).toEqual(at(0))
  expect(openingAt(null, { seat: 0, space: 2 })?.on).toEqual(at(2))
  expect(openingAt(1, { seat: 1, space: 1 })?.on).toEqual(at(1))
})

test('it stays where it is while somebody else is asked, unless there is a fight', () => {
  const { of } = openingAt(null, null) ?? {}
  expect(openingAt(null, { seat: 1, space: 2 })?.of).toBe(of)
  expect(openingAt(1, { seat: 1, space: 1 })?.of).not.toBe(of)
})

test('whoever turns the direction token sees its arrows, which lie round the middle of the map', () => {
  const asked = { kind: 'direction', seat: 0, space: null }
  expect(openingAt(null, asked)?.on).toEqual(middleOf({ q: 5, r: 2 }, 0))
  expect(openingAt(null, { ...asked, seat: 1 })?.on).toEqual(middleOf({ q: 0, r: 0 }, 0))
})

test('where something can be done on the map it opens there, and stays there as long as the same is asked', () => {
  const asked = { kind: 'place', seat: 0, space: null }
  const litAt = (...lit: readonly number[]) => openingOf({ spaces, attack: null, asked } as unknown as View, 0, 0, lit)
  expect(litAt(0, 1, 2)?.on).toEqual(middleOf({ q: 5, r: 2 }, 0))
  expect(litAt(2)?.on).toEqual(middleOf({ q: 9, r: 4 }, 0))
  expect(litAt(2)?.of).toBe(litAt(0, 1)?.of)
  // Cards are chosen at home.
  expect(litAt()?.on).toEqual(middleOf({ q: 0, r: 0 }, 0))
  expect(litAt()?.of).not.toBe(litAt(2)?.of)
})
