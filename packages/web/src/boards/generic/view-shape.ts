/** How a piece of a view is best laid out. */
export type Shape =
  | { readonly kind: 'plain'; readonly value: string | number | boolean | null }
  | { readonly kind: 'list'; readonly items: readonly unknown[] }
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly (Fields | null)[] }
  | { readonly kind: 'fields'; readonly fields: Fields }

export type Fields = Readonly<Record<string, unknown>>

/** Plain data is laid out by what it is: records side by side as a table, other records as a list of fields. */
export const shapeOf = (data: unknown): Shape => {
  if (Array.isArray(data)) {
    const items: readonly unknown[] = data
    const records = items.filter(isFields)
    // Empty places are left out of a table; the rows keep their numbers.
    if (records.length > 1 && items.every((item) => item === null || isFields(item))) {
      return { kind: 'table', columns: columnsOf(records), rows: items.map((item) => (isFields(item) ? item : null)) }
    }
    return { kind: 'list', items }
  }
  if (isFields(data)) return { kind: 'fields', fields: data }
  return { kind: 'plain', value: isPlain(data) ? data : null }
}

export const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

const isPlain = (data: unknown): data is string | number | boolean =>
  typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean'

const columnsOf = (records: readonly Fields[]): readonly string[] => [
  ...new Set(records.flatMap((record) => Object.keys(record))),
]

/** Fields that hold a seat rather than a number. */
const SEAT_FIELDS = new Set(['seat', 'you', 'first', 'from', 'to', 'half', 'viewer', 'winner', 'starter'])

export const isSeatField = (name: string, value: unknown, seats: number): value is number =>
  SEAT_FIELDS.has(name) && typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats

/**
 * Is each row a player's? So it is if there are as many as players and they say so (`seat`), or name no seat at all; two
 * tokens that happen to belong to one player each are still two tokens.
 */
export const isByPlayer = (rows: readonly (Fields | null)[], columns: readonly string[], seats: number): boolean =>
  rows.length === seats &&
  columns.length > 2 &&
  (rows.every((row, index) => row?.['seat'] === index) || !columns.some((column) => SEAT_FIELDS.has(column)))
