import type { GameEvent } from '@ecumene/kernel'
import type { Desk } from './desk.ts'

export type Happened<Event> = { readonly key: string; readonly seat: number; readonly event: Event }

/** What the others did since the viewer's last move, and what happened to everybody, the oldest first. */
export const happenedSince = <Event extends GameEvent>(
  { seen, viewer }: Pick<Desk<unknown, Event>, 'seen' | 'viewer'>,
  isQuiet: (event: Event) => boolean,
): readonly Happened<Event>[] => {
  const last = seen.history.findLastIndex(({ seat, undo, undone }) => seat === viewer && undo === undefined && !undone)
  return seen.history
    .slice(last + 1)
    .filter(({ undone, undo }) => !undone && undo === undefined)
    .flatMap(({ ply, seat, events }) => events.map((event, index) => ({ key: `${ply} ${index}`, seat, event })))
    .filter(({ event }) => !isQuiet(event))
}
