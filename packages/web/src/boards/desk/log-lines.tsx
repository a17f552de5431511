import type { GameEvent } from '@ecumene/kernel'
import { type ReactElement, type ReactNode, useMemo, useRef } from 'react'
import { type Places, PlacesProvider } from '../../log/places.ts'
import type { Shown } from './shown.ts'

type LogLinesProps = {
  readonly log: ReactNode
  readonly show: Shown['show']
  /** The place at which something happened; `null` where it happened nowhere on the map. */
  readonly placeOf: (event: GameEvent) => number | null
}

/** Everything that happened, the newest last; a line that has a place shows it. */
export const LogLines = ({ log, show, placeOf }: LogLinesProps): ReactElement => {
  // The same for the whole game, so that lines are drawn once: each asks when it is drawn, just below, and when it is clicked.
  const latest = useRef({ placeOf, show })
  latest.current = { placeOf, show }
  const places = useMemo((): Places => {
    const placesOf = (events: readonly GameEvent[]): readonly number[] =>
      events.flatMap((event) => latest.current.placeOf(event) ?? [])
    return {
      shows: (events) => (placesOf(events).length === 0 ? null : () => latest.current.show(...placesOf(events))),
    }
  }, [])
  return <PlacesProvider value={places}>{log}</PlacesProvider>
}
