import type { Message } from '@ecumene/kernel'
import { describeEvent } from './describe.ts'
import type { Event } from './rules/events.ts'
import type { WordKey } from './words/en.ts'

/** Steps of figures under way have one line: where they came to. Others set out first. `null` for any other events. */
export const describeTogether = (events: readonly Event[]): Message<WordKey> | null => {
  const [first] = events
  const last = events.at(-1)
  const isWalk = events.every(
    (event) => event.kind === 'wentOn' && first?.kind === 'wentOn' && event.seat === first.seat,
  )
  return isWalk && last !== undefined ? describeEvent(last) : null
}
