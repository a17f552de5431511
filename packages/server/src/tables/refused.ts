import { failed, type Result } from '@ecumene/kernel'
import type { Refusal } from '@ecumene/protocol'
import { CLOSING, DAMAGED, refusal, UNAVAILABLE } from '../refusal.ts'
import type { RecordedAnswer } from '../rules/jobs.ts'
import { StoreError } from '../store/store.ts'
import { PoolClosed } from '../threads/pool.ts'

/** What the rules answer when they refuse. */
export type Refused = Extract<RecordedAnswer, { kind: 'refused' }>

/** In the form sent to players. */
export const refusalOf = ({ code, message, reason }: Refused): Refusal => refusal(code, message, reason)

export const refusable = (played: Result<number, Refused>): Result<number, Refusal> =>
  played.ok ? played : failed(refusalOf(played.error))

/** Any answer other than the one hoped for. */
export const refusedOf = (answer: RecordedAnswer): Refused => {
  if (answer.kind === 'refused') return answer
  return answer.kind === 'overtaken' ? OVERTAKEN : { kind: 'refused', ...UNAVAILABLE }
}

/** Again and again, as long as it was tried. */
const OVERTAKEN: Refused = { kind: 'refused', code: 'stale', message: 'somebody else was faster; look again' }

/** Rules that did not answer in time are not asked again for a while. */
export const SET_ASIDE: Refused = {
  kind: 'refused',
  code: 'unavailable',
  message: 'the rules of this table did not answer in time; nothing was changed',
}

/** What a player is told about a failure of the server; the details are for the log. */
export const refusalAfter = (error: unknown): Refusal => {
  if (error instanceof PoolClosed) return CLOSING
  if (isSpoiled(error)) return DAMAGED
  return error instanceof StoreError ? refusal('unavailable', STORE_MESSAGES[error.code]) : UNAVAILABLE
}

/** Is it temporary, so that asking again later may help? */
export const isPassing = ({ code, message }: Refusal): boolean =>
  code === 'unavailable' && message !== CLOSING.message && message !== SET_ASIDE.message

/** What is stored of one match cannot be read. The store has logged it. */
export const isSpoiled = (error: unknown): boolean => error instanceof StoreError && error.code === 'spoiled'

/** For a list: one that cannot be read is left out. */
export const nullIfSpoiled = (error: unknown): null => {
  if (isSpoiled(error)) return null
  throw error
}

const STORE_MESSAGES: { readonly [Code in StoreError['code']]: string } = {
  full: 'the server has no space left; nothing was changed',
  busy: 'the store is busy; nothing was changed',
  away: 'the database cannot be reached; nothing was changed',
  unsure: 'the database broke off; look whether this was done before you try again',
  broken: 'the store cannot be used; nothing was changed',
  spoiled: DAMAGED.message,
  foreign: 'the store cannot be used; nothing was changed',
  newer: 'the store cannot be used; nothing was changed',
  closed: 'the server is being restarted; nothing was changed',
}
