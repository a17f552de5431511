import type { GameEvent } from '@ecumene/kernel'
import { type ReactElement, useMemo, useRef } from 'react'
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
  // The same for the whole game, so that lines are drawn once: each asks when it is drawn, just below, and when it is clicked.
  const latest = useRef({ seen, placeOf, show })
  latest.current = { seen, placeOf, show }
  const places = useMemo((): Places => {
    const placeAt = (ply: number, line: number): number | null => {
      const event = latest.current.seen.history[ply]?.events[line]
      return event === undefined ? null : latest.current.placeOf(event)
    }
    return {
      shows: (ply, line) => {
        if (placeAt(ply, line) === null) return null
        return () => {
          const place = placeAt(ply, line)
          if (place !== null) latest.current.show(place)
        }
      },
    }
  }, [])
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
