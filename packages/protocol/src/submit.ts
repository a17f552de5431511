import type { Command } from './messages.ts'

export type Submit = Extract<Command, { readonly type: 'submit' }>

/**
 * The value as a `submit`, if it is one; `null` if it is something else or has a fault, which the schema can name. Nearly
 * every message of a client is a move, and the schema takes several times as long to agree.
 */
export const submitOf = (value: unknown): Submit | null => {
  if (typeof value !== 'object' || value === null) return null
  const { type, id, table, seat, ply, move } = value as Partial<Record<keyof Submit, unknown>>
  const isSubmit =
    type === 'submit' &&
    isText(id, 8, 40) &&
    typeof table === 'string' &&
    TABLE.test(table) &&
    Number.isSafeInteger(seat) &&
    typeof ply === 'number' &&
    Number.isSafeInteger(ply) &&
    ply >= 0 &&
    isText(move, 1, 500) &&
    Object.keys(value).length === MEMBERS
  return isSubmit ? (value as Submit) : null
}

const MEMBERS = 6
const TABLE = /^[A-Za-z0-9_-]{10,32}$/

const isText = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'string' && value.length >= min && value.length <= max
