import { dawn, type Event } from '@ecumene/dawn'
import type { GameEvent } from '@ecumene/kernel'
import { memo, type ReactElement, type ReactNode, useCallback, useMemo } from 'react'
import { lineOf } from '../../log/together.ts'
import { Chronicle } from '../desk/chronicle.tsx'
import { happenedSince } from '../desk/happened.ts'
import { LogLines } from '../desk/log-lines.tsx'
import { isAgainst, isQuiet, placeOf } from './happened.ts'
import { useScene } from './scene.ts'

const { describe } = dawn.presentation

type ChronicleProps = { readonly log: ReactNode }

/** What the others did since my last turn, and the log of the game. */
export const DawnChronicle = memo(({ log }: ChronicleProps): ReactElement => {
  const { seen, viewer, view, say, show } = useScene()
  const since = useMemo(() => {
    if (viewer === null) return []
    return happenedSince({ seen, viewer }, isQuiet, describe).map(({ key, seat, events }) => {
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
  const place = useCallback((event: GameEvent) => placeOf(event as Event, view), [view])
  return (
    <Chronicle since={since} isAsked={seen.asked !== null} log={<LogLines log={log} show={show} placeOf={place} />} />
  )
})
DawnChronicle.displayName = 'DawnChronicle'
