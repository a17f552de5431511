import { StoreError } from '../store.ts'
import type { Row, Rows } from './kinds.ts'
import type { Target } from './place.ts'
import { type Count, newTally } from './tally.ts'

/** Fills a store with rows, reads them back, compares them one by one, and only then commits. Closes the store. */
export const fill = async (target: Target, from: Rows, key: string | null): Promise<readonly Count[]> => {
  try {
    const tally = newTally()
    await target.put(tally.through(from.rows()), key)
    await compare(from.rows(), target.rows(), target.place)
    await target.commit()
    return tally.counts()
  } finally {
    await target.close()
  }
}

/** Throws at the first row that is not the same. */
export const compare = async (wanted: AsyncIterable<Row>, found: AsyncIterable<Row>, place: string): Promise<void> => {
  const other = found[Symbol.asyncIterator]()
  try {
    for await (const row of wanted) {
      const { value, done } = await other.next()
      if (done === true || JSON.stringify(value) !== JSON.stringify(row)) throw different(place, row)
    }
    const { value, done } = await other.next()
    if (done !== true) throw different(place, value as Row)
  } finally {
    await other.return?.()
  }
}

/** Says which row, and nothing of what is in it but its key. */
const different = (place: string, [kind, key]: Row): StoreError =>
  new StoreError(
    'broken',
    `${place} did not keep what was written: it differs at ${kind} ${key ?? ''}; nothing was kept`,
  )
