import { dawn, type Event } from '@ecumene/dawn'
import type { GameEvent } from '@ecumene/kernel'
import { memo, type ReactElement, type ReactNode, useCallback, useMemo } from 'react'
import { lineOf } from '../../log/together.ts'
import { Chronicle, type SinceLine } from '../desk/chronicle.tsx'
import { happenedSince } from '../desk/happened.ts'
import { LogLines } from '../desk/log-lines.tsx'
import { broughtByDial, isAgainst, isQuiet, placeOf } from './happened.ts'
import { useScene } from './scene.ts'

const { describe } = dawn.presentation

/** What the others did since my last turn. */
export const useDawnSince = (): readonly SinceLine[] => {
  const { seen, viewer, view, say, show } = useScene()
  return useMemo(() => {
    if (viewer === null) return []
    return happenedSince({ seen, viewer }, isQuiet, describe, broughtByDial).map(({ key, seat, events }) => {
      const spaces = events.flatMap((event) => placeOf(event, view) ?? [])
      return {
        key,
        seat,
        words: say(lineOf(describe, events)),
        isAgainst: events.some((event) => isAgainst(event, viewer)),
        show: spaces.length === 0 ? null : () => show(...spaces),
      }
    })
  }, [seen, viewer, view, say, show])
}

type ChronicleProps = { readonly since: readonly SinceLine[]; readonly log: ReactNode }

/** What is new, and the log of the game. */
export const DawnChronicle = memo(({ since, log }: ChronicleProps): ReactElement => {
  const { seen, view, show } = useScene()
  const place = useCallback((event: GameEvent) => placeOf(event as Event, view), [view])
  return (
    <Chronicle since={since} isAsked={seen.asked !== null} log={<LogLines log={log} show={show} placeOf={place} />} />
  )
})
DawnChronicle.displayName = 'DawnChronicle'
