import type { GameEvent } from '@ecumene/kernel'
import { type ReactElement, useMemo } from 'react'
import { type Places, PlacesProvider } from '../../log/places.ts'
import { useWords } from '../../words/use-words.tsx'
import type { Desk } from './desk.ts'
import styles from './log-part.module.css'

type LogPartProps = {
  readonly desk: Desk
  /** The place at which something happened; `null` where it happened nowhere on the map. */
  readonly placeOf: (event: GameEvent) => number | null
}

/** What happened, the newest last; a line that has a place shows it. */
export const LogPart = ({ desk: { seen, show, props }, placeOf }: LogPartProps): ReactElement => {
  const { text } = useWords()
  const places = useMemo(
    (): Places => ({
      shows: (ply, line) => {
        const event = seen.history[ply]?.events[line]
        const place = event === undefined ? null : placeOf(event)
        return place === null ? null : () => show(place)
      },
    }),
    [seen.history, placeOf, show],
  )
  return (
    <section className={styles['log']} aria-labelledby="log">
      <h2 id="log">{text('log.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className={styles['lines']} tabIndex={0}>
        <PlacesProvider value={places}>{props.log}</PlacesProvider>
      </div>
    </section>
  )
}
