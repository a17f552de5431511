import type { Seen, Viewer } from '@ecumene/kernel'
import { type ServerMessage, withChanges } from '@ecumene/protocol'

export type Told<View> = { readonly viewer: Viewer; readonly ply: number; readonly view: View | null }

/** The table after a message: a whole state, or changes applied to the view before. */
export const toldBy = <View>(message: ServerMessage, before: View | null): Told<View> | null => {
  if (message.type === 'state') {
    const seen = message.state.seen as Seen<View> | null
    return { viewer: message.state.viewer, ply: seen?.ply ?? 0, view: seen?.view ?? null }
  }
  if (message.type !== 'change') return null
  return { viewer: message.viewer, ply: message.seen.ply, view: withChanges(before, message.view) }
}

/** The events that a message brings. */
export const eventsIn = <Event>(message: ServerMessage): readonly Event[] => {
  const seen = message.type === 'state' ? message.state.seen : message.type === 'change' ? message.seen : null
  return (seen?.history ?? []).flatMap(({ events }) => events as readonly Event[])
}
