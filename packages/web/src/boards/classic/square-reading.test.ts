import type { View } from '@ecumene/classic'
import { translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { matchOf } from '../../table/testing.ts'
import { readSquares } from './square-reading.ts'
import { squareThing } from './things.ts'
import { boardWords } from './words/words.ts'

const { say } = translator(boardWords, 'en', (seat) => `P${seat}`)
const text = (key: string, args = {}) => say({ key, args })

/** A table at which one thing can be done on each of some squares. */
const deskWith = (view: View, places: readonly number[]) => ({
  view,
  say,
  text,
  hands: { movesAt: (thing: string) => places.filter((place) => squareThing(place) === thing).map(String) },
  grouping: { piles: [], group: null, isOffered: true, ways: [] },
  moveText: (move: string) => `goes to ${move}`,
  noteOn: () => null,
})

type Read = Parameters<typeof readSquares>[0]
const read = (view: View, places: readonly number[], before: ReturnType<typeof readSquares> = []) =>
  readSquares(deskWith(view, places) as unknown as Read, false, before)

test('only squares about which something is new are read as something new', () => {
  const view = matchOf('classic').view(0) as View
  const [first, second] = view.squares.map(({ square }) => square)
  if (first === undefined || second === undefined) throw new Error('there are no squares')
  const before = read(view, [first])
  expect(read(view, [first], before)).toBe(before)
  const after = read(view, [second], before)
  expect(after.flatMap((one, at) => (one === before[at] ? [] : [one.at.square]))).toEqual([first, second])
  expect(after.map(({ isLit }) => isLit)).toEqual(view.squares.map(({ square }) => square === second))
})

test('a square that has changed is told anew', () => {
  const view = matchOf('classic').view(0) as View
  const [at, ...others] = view.squares
  if (at === undefined) throw new Error('there are no squares')
  const before = read(view, [])
  const land = { ...at, terrain: 'forest' as const, token: 'hut' as const }
  const [after] = read({ ...view, squares: [land, ...others] }, [], before)
  expect(before[0]?.label).not.toContain('hut')
  expect(after?.label).toContain('hut')
})
