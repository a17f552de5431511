import type { Event, View } from '@ecumene/dawn'
import type { Seen, Viewer } from '@ecumene/kernel'

/**
 * Where several place trade tokens at the same time, the view, which is the same for all, names one of them: to its viewer the question
 * is put to the viewer.
 */
export const ownQuestion = (seen: Seen<View, Event>, viewer: Viewer): Seen<View, Event> => {
  const { view } = seen
  if (viewer === null || seen.asked === null || view.asked === null || view.asked.seat === viewer) return seen
  return { ...seen, view: { ...view, asked: { ...view.asked, seat: viewer } } }
}
