import type { Seat, Viewer } from '@ecumene/kernel'
import { type ServerMessage, type TableState, withChanges } from '@ecumene/protocol'
import { mergeHistory } from './history.ts'
import { kept } from './kept.ts'

/**
 * What is known after a message that brings the history from ply `from` on. `null` if the message does not continue
 * what is known (then the whole state must be requested).
 */
export const mergeState = (known: TableState | null, from: number, news: TableState): TableState | null => {
  if (news.seen === null) return news
  const isSameEyes = known !== null && known.viewer === news.viewer
  const history = isSameEyes ? (known.seen?.history ?? []) : []
  if (from > history.length) return null
  return kept(known, { ...news, seen: { ...news.seen, history: mergeHistory(history, from, news.seen.history) } })
}

/** What is known after a change. `null` if the change does not build on what is known. */
export const mergeChange = (known: TableState | null, change: Change): TableState | null => {
  const { since, viewer, seen, view, clock = known?.clock ?? null } = change
  if (known === null || known.seen?.ply !== since || known.viewer !== viewer) return null
  const history = mergeHistory(known.seen.history, since, seen.history)
  const changed = { ...seen, history, view: withChanges(known.seen.view, view) }
  return kept(known, { ...known, seen: changed, takeback: null, clock })
}

type Change = Extract<ServerMessage, { readonly type: 'change' }>

/** What is known after news of who is at the table. */
export const mergePresence = (known: TableState | null, here: readonly Seat[]): TableState | null =>
  known === null
    ? null
    : {
        ...known,
        seats: known.seats.map((seat, index) =>
          seat.kind === 'person' ? { ...seat, here: here.includes(index) } : seat,
        ),
      }

/** How much of the history a viewer has already. */
export const haveOf = (known: TableState | null, viewer: Viewer): number =>
  known !== null && known.viewer === viewer ? (known.seen?.history.length ?? 0) : 0

/** Whose view to ask for: a seat of the guest's own that is asked something, otherwise the same as before. */
export const eyesFor = ({ yours, viewer, seen }: TableState): Seat | null => {
  const asked = yours.filter((seat) => seen?.deciders.includes(seat))
  if (viewer !== null && yours.includes(viewer) && (asked.length === 0 || asked.includes(viewer))) return viewer
  return asked[0] ?? yours[0] ?? null
}
