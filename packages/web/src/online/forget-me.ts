import type { Message, Result } from '@ecumene/kernel'
import { remember } from '../memory/remembered.ts'
import { api } from './api.ts'

/** Has the server forget this guest, and forgets here what only made sense for them. Games of this browser stay. */
export const forgetMe = async (): Promise<Result<unknown, Message>> => {
  const forgotten = await api.forgetMe()
  if (!forgotten.ok) return forgotten
  for (const choice of ['name', 'tables', 'finished', 'read'] as const) remember(choice, '')
  return forgotten
}
