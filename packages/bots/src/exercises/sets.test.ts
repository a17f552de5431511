import { expect, test } from 'vitest'
import { type FoundMoment, MOST_OF_A_KIND, MOST_OF_A_MATCH, MOST_OF_A_MOVE, SET_SIZE, setsFrom } from './sets.ts'

/** Moments that may all stand in one set, unless a test says otherwise. */
const moments = (count: number, other: (at: number) => Partial<FoundMoment> = () => ({})): readonly FoundMoment[] =>
  Array.from({ length: count }, (_unused, at) => ({
    match: at,
    ply: at,
    seat: 0,
    kind: `kind ${at}`,
    depth: 'look',
    worths: { [`move ${at}`]: 0.9, other: 0.5, third: 0.4 },
    reasons: [],
    line: [],
    ...other(at),
  }))

const chosen = (found: readonly FoundMoment[]): readonly FoundMoment[] => setsFrom(found).look

test('each depth has a set of its own, no larger than it should be', () => {
  const deeper = moments(3, () => ({ depth: 'thought' }))
  const sets = setsFrom([...moments(SET_SIZE + 5), ...deeper])
  expect(sets.look).toHaveLength(SET_SIZE)
  expect(sets.thought.toSorted((one, other) => one.ply - other.ply)).toEqual(deeper)
  expect(sets.glance).toEqual([])
})

test('a set teaches various things, and stays short rather than the same over and over', () => {
  const building = { kind: 'build' } as const
  expect(chosen(moments(SET_SIZE, () => building))).toHaveLength(MOST_OF_A_KIND)
  const reasons = [{ feature: 'economy', whose: 'own' }] as const
  // Built for another reason: something else to learn.
  const others = moments(30, (at) => (at < SET_SIZE ? building : { ...building, reasons }))
  expect(chosen(others)).toHaveLength(2 * MOST_OF_A_KIND)
})

test('what is rare comes in even where something else is further ahead', () => {
  const mixed = moments(20, (at) =>
    at < 15 ? { kind: 'build' } : { kind: 'draft', worths: { [`draft ${at}`]: 0.5, other: 0.4 } },
  )
  expect(chosen(mixed).filter(({ kind }) => kind === 'draft')).toHaveLength(MOST_OF_A_KIND)
})

test('a set is not all from one match, nor is the answer always the same', () => {
  expect(chosen(moments(SET_SIZE, () => ({ match: 7 })))).toHaveLength(MOST_OF_A_MATCH)
  const same = { worths: { go: 0.9, stay: 0.5 } }
  expect(chosen(moments(SET_SIZE, () => same))).toHaveLength(MOST_OF_A_MOVE)
  expect(chosen(moments(SET_SIZE, () => ({ ...same, match: 7 })))).toHaveLength(1)
})

test('what is clearest comes first', () => {
  const sorted = chosen(moments(5, (at) => ({ worths: { [`move ${at}`]: 0.5 + at / 10, other: 0.2, third: 0.2 } })))
  expect(sorted.map(({ ply }) => ply)).toEqual([4, 3, 2, 1, 0])
})
