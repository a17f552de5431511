import { DatabaseError } from 'pg'
import { StoreError } from '../store.ts'

/** What went wrong, in an operator's words. The address of the database is shown without its password. */
export const storeErrorOf = (error: unknown, place: string): StoreError => {
  if (error instanceof StoreError) return error
  const detail = detailOf(error)
  if (error instanceof Collision) return new StoreError('busy', `the database ${place} is busy: ${detail}`)
  if (isLoss(error)) return new StoreError('away', `the database ${place} cannot be reached: ${detail}`)
  switch ((error as DatabaseError).code) {
    case '53100':
      return new StoreError('full', `no space left for the database ${place}`)
    case '40001':
    case '40P01':
    case '23505':
    case '55P03':
      return new StoreError('busy', `somebody else holds the database ${place} (${detail})`)
    default:
      return new StoreError('broken', `the database ${place} cannot be used: ${detail}`)
  }
}

/** The connection is gone, or is about to be; whatever the database did not say itself may mean that. */
export const isLoss = (error: unknown): boolean => {
  if (error instanceof StoreError || error instanceof Collision) return false
  return !(error instanceof DatabaseError) || ENDS.includes(String(error.severity)) || inClass(error, '08')
}

/** A conflict with a concurrent transaction; a retry may succeed. */
export const isCollision = (error: unknown): boolean =>
  error instanceof Collision || (error instanceof DatabaseError && COLLISIONS.includes(String(error.code)))

/** One request failed, and all others of its transaction were rolled back. */
export const isAboutOne = (error: unknown): boolean =>
  error instanceof DatabaseError && (inClass(error, '22') || inClass(error, '23'))

/** What was read is out of date by the time of writing. */
export class Collision extends Error {}

/** Serialization, deadlock, and a key that somebody else was faster to take. */
const COLLISIONS = ['40001', '40P01', '23505']

/** How severe an error is after which there is no connection. */
const ENDS = ['FATAL', 'PANIC']

const inClass = ({ code }: DatabaseError, prefix: string): boolean => String(code).startsWith(prefix)

/** When all of several addresses fail, Node reports only the list of errors. */
const detailOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(detailOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
