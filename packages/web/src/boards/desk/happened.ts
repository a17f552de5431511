import type { GameEvent, HistoryItem, Seat } from '@ecumene/kernel'
import type { Describe } from '../../log/together.ts'

/** What has one line: usually one event, and the last one where it is several. */
export type Happened<Event> = {
  readonly key: string
  readonly seat: number
  readonly event: Event
  readonly events: readonly Event[]
}

type Following<Event> = {
  readonly seen: { readonly history: readonly HistoryItem<Event>[] }
  readonly viewer: Seat | null
}

/**
 * What the others did since the viewer's last move, and what happened to everybody, the oldest first. `brought` says what of the events
 * of a move was nobody's doing: of the viewer's own last move only that is news.
 */
export const happenedSince = <Event extends GameEvent>(
  { seen, viewer }: Following<Event>,
  isQuiet: (event: Event) => boolean,
  describe: Pick<Describe<Event>, 'together'> = {},
  brought: (events: readonly Event[]) => readonly Event[] = () => [],
): readonly Happened<Event>[] => {
  const last = seen.history.findLastIndex(({ seat, undo, undone }) => seat === viewer && undo === undefined && !undone)
  const all = seen.history
    .slice(Math.max(0, last))
    .filter(({ undone, undo }) => !undone && undo === undefined)
    .flatMap(({ ply, seat, events }) => {
      const news = seen.history[last]?.ply === ply ? brought(events) : events
      return news.map((event) => ({ key: `${ply} ${events.indexOf(event)}`, seat, event, events: [event] }))
    })
    .filter(({ event }) => !isQuiet(event))
  return all.reduce<Happened<Event>[]>((told, next) => {
    const before = told.at(-1)
    const joined = before?.seat === next.seat ? [...before.events, next.event] : []
    if (joined.length < 2 || describe.together?.(joined) == null) told.push(next)
    else told[told.length - 1] = { ...next, events: joined }
    return told
  }, [])
}
