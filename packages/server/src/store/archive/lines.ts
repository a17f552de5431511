import { z } from 'zod'
import { StoreError } from '../store.ts'
import { columnNames, KINDS, type Row } from './kinds.ts'

/*
 * A backup is lines of JSON, compressed with gzip: a header, a line for each row, and an end with the number of rows and a
 * checksum of all lines before it. A file without its end was cut off, and is refused.
 */

/** Raised whenever the kinds or their columns change; older forms are then translated where they are read. */
export const FORM = 1

const HEADER = z.object({
  ecumene: z.literal('backup'),
  form: z.number().int(),
  /** When it was made, and what it is of. */
  madeAt: z.string(),
  of: z.string(),
  /** The key for cookies, if it lay beside the store. */
  key: z.string().nullable(),
})
export type Header = z.infer<typeof HEADER>

const END = z.object({ end: z.literal(true), rows: z.number().int(), sha256: z.string() })
export type End = z.infer<typeof END>

export const readHeader = (line: string, path: string): Header => {
  const header = HEADER.safeParse(parsed(line))
  if (!header.success) throw damagedBackup(path, 'it does not begin as one')
  if (header.data.form > FORM) {
    throw new StoreError(
      'newer',
      `the backup ${path} was made by a newer version of Ecumene (form ${header.data.form}; this program knows ${FORM})`,
    )
  }
  return header.data
}

/** The end, if a line is one; rows are lists. */
export const readEnd = (line: string): End | null => {
  const end = line.startsWith('{') ? END.safeParse(parsed(line)) : null
  return end?.success === true ? end.data : null
}

export const readRow = (line: string, path: string): Row => {
  const row = ROW.safeParse(parsed(line))
  if (!row.success) throw damagedBackup(path, 'a line in it is no row')
  return row.data as unknown as Row
}

export const damagedBackup = (path: string, why: string): StoreError =>
  new StoreError('broken', `the backup ${path} is damaged or cut off: ${why}. Nothing was restored`)

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const VALUES = { text: z.string().nullable(), number: z.number().int().nullable() }
const ROW = z.union(
  KINDS.map((kind) => {
    const values = columnNames(kind).map((name) => VALUES[kind.columns[name] ?? 'text'])
    return z.tuple([z.literal(kind.name), ...values])
  }) as unknown as readonly [z.ZodType, z.ZodType],
)
