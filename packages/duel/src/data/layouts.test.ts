import { membersOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { LAYOUTS } from './layouts.ts'

/*
 * The three structures, slot by slot, copied from the printed picture of the layouts and not from `layouts.ts`.
 *
 * slot | row | x | face | covered by
 */
const AGE_I = `
 0 | 1 |  5 | up   | 2 3
 1 | 1 |  7 | up   | 3 4
 2 | 2 |  4 | down | 5 6
 3 | 2 |  6 | down | 6 7
 4 | 2 |  8 | down | 7 8
 5 | 3 |  3 | up   | 9 10
 6 | 3 |  5 | up   | 10 11
 7 | 3 |  7 | up   | 11 12
 8 | 3 |  9 | up   | 12 13
 9 | 4 |  2 | down | 14 15
10 | 4 |  4 | down | 15 16
11 | 4 |  6 | down | 16 17
12 | 4 |  8 | down | 17 18
13 | 4 | 10 | down | 18 19
14 | 5 |  1 | up   | -
15 | 5 |  3 | up   | -
16 | 5 |  5 | up   | -
17 | 5 |  7 | up   | -
18 | 5 |  9 | up   | -
19 | 5 | 11 | up   | -
`

const AGE_II = `
 0 | 1 |  1 | up   | 6
 1 | 1 |  3 | up   | 6 7
 2 | 1 |  5 | up   | 7 8
 3 | 1 |  7 | up   | 8 9
 4 | 1 |  9 | up   | 9 10
 5 | 1 | 11 | up   | 10
 6 | 2 |  2 | down | 11
 7 | 2 |  4 | down | 11 12
 8 | 2 |  6 | down | 12 13
 9 | 2 |  8 | down | 13 14
10 | 2 | 10 | down | 14
11 | 3 |  3 | up   | 15
12 | 3 |  5 | up   | 15 16
13 | 3 |  7 | up   | 16 17
14 | 3 |  9 | up   | 17
15 | 4 |  4 | down | 18
16 | 4 |  6 | down | 18 19
17 | 4 |  8 | down | 19
18 | 5 |  5 | up   | -
19 | 5 |  7 | up   | -
`

const AGE_III = `
 0 | 1 |  5 | up   | 2 3
 1 | 1 |  7 | up   | 3 4
 2 | 2 |  4 | down | 5 6
 3 | 2 |  6 | down | 6 7
 4 | 2 |  8 | down | 7 8
 5 | 3 |  3 | up   | 9
 6 | 3 |  5 | up   | 9
 7 | 3 |  7 | up   | 10
 8 | 3 |  9 | up   | 10
 9 | 4 |  4 | down | 11 12
10 | 4 |  8 | down | 13 14
11 | 5 |  3 | up   | 15
12 | 5 |  5 | up   | 15 16
13 | 5 |  7 | up   | 16 17
14 | 5 |  9 | up   | 17
15 | 6 |  4 | down | 18
16 | 6 |  6 | down | 18 19
17 | 6 |  8 | down | 19
18 | 7 |  5 | up   | -
19 | 7 |  7 | up   | -
`

type Row = {
  readonly slot: number
  readonly row: number
  readonly x: number
  readonly faceUp: boolean
  readonly coveredBy: readonly number[]
}

const read = (table: string): readonly Row[] =>
  table
    .trim()
    .split('\n')
    .map((line): Row => {
      const [slot, row, x, face, covers = ''] = line.split('|').map((cell) => cell.trim())
      return {
        slot: Number(slot),
        row: Number(row),
        x: Number(x),
        faceUp: face === 'up',
        coveredBy: covers === '-' ? [] : covers.split(' ').map(Number),
      }
    })

const TABLES = [
  { age: 1, rows: read(AGE_I) },
  { age: 2, rows: read(AGE_II) },
  { age: 3, rows: read(AGE_III) },
]

test('there are three structures', () => {
  expect(LAYOUTS).toHaveLength(3)
})

test.each(TABLES)('the structure of Age $age is laid out as printed, slot by slot', ({ age, rows }) => {
  const layout = LAYOUTS[age - 1] ?? []
  expect(rows).toHaveLength(20)
  expect(
    layout.map(({ row, x, faceUp, coveredBy }, slot) => ({ slot, row, x, faceUp, coveredBy: membersOf(coveredBy) })),
  ).toEqual(rows)
})

test.each(TABLES)('in Age $age a slot lies on exactly the slots it covers', ({ age, rows }) => {
  const layout = LAYOUTS[age - 1] ?? []
  for (const [slot, { covers }] of layout.entries()) {
    expect(covers).toEqual(rows.filter(({ coveredBy }) => coveredBy.includes(slot)).map((under) => under.slot))
  }
})
