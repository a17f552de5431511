import { createHash } from 'node:crypto'
import { KINDS, type KindName, type Row } from './kinds.ts'

/** How many rows of a kind there are, and a checksum of them: the same for the same rows in any store. */
export type Count = { readonly kind: KindName; readonly rows: number; readonly checksum: string }

/** Passes rows on and counts them. */
export const newTally = () => {
  const counts = new Map(KINDS.map(({ name }) => [name, { rows: 0, hash: createHash('sha256') }]))
  return {
    async *through(rows: AsyncIterable<Row>): AsyncIterable<Row> {
      for await (const row of rows) {
        const count = counts.get(row[0])
        if (count !== undefined) {
          count.rows++
          count.hash.update(`${JSON.stringify(row)}\n`)
        }
        yield row
      }
    },
    /** Call it once, when all rows have passed. */
    counts: (): readonly Count[] =>
      [...counts].map(([kind, { rows, hash }]) => ({ kind, rows, checksum: hash.digest('hex').slice(0, SHOWN) })),
  }
}

/** Enough to tell by eye that two are the same; what is verified is compared row by row. */
const SHOWN = 16
