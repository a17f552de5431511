import type { GameEvent, Message } from '@ecumene/kernel'

/** How a game tells of events, one by one and together. */
export type Describe<Event extends GameEvent> = {
  readonly event: (event: Event) => Message
  readonly together?: (events: readonly Event[]) => Message | null
}

/** Events in the order in which they happened, those beside each other that have one line. */
export const together = <Event extends GameEvent>(
  describe: Pick<Describe<Event>, 'together'>,
  events: readonly Event[],
): readonly (readonly Event[])[] => {
  const groups: (readonly Event[])[] = []
  for (const event of events) {
    const joined = [...(groups.at(-1) ?? []), event]
    if (joined.length > 1 && describe.together?.(joined) != null) groups[groups.length - 1] = joined
    else groups.push([event])
  }
  return groups
}

export const lineOf = <Event extends GameEvent>(describe: Describe<Event>, events: readonly Event[]): Message => {
  const [first] = events
  const line = events.length > 1 ? describe.together?.(events) : null
  if (line != null) return line
  if (first === undefined) throw new Error('nothing happened')
  return describe.event(first)
}
