import { failed, ok, type Result } from '@ecumene/kernel'
import { CLIENT_MESSAGE, type ClientMessage, type Refusal } from '@ecumene/protocol'
import { refusal } from '../refusal.ts'
import { problemOf } from './reading.ts'

/** A message that cannot be read, and whose it is where that can be. */
export type Unreadable = { readonly id: string | null; readonly refusal: Refusal }

/** What a client said over its socket. */
export const readMessage = (data: Buffer): Result<ClientMessage, Unreadable> => {
  let value: unknown
  try {
    value = JSON.parse(data.toString('utf8'))
  } catch {
    return failed({ id: null, refusal: refusal('malformed', 'this is not JSON') })
  }
  const parsed = CLIENT_MESSAGE.safeParse(value)
  if (parsed.success) return ok(parsed.data)
  const id = (value as { readonly id?: unknown } | null)?.id
  const problem = refusal('malformed', problemOf(parsed.error))
  return failed({ id: typeof id === 'string' ? id.slice(0, 40) : null, refusal: problem })
}
