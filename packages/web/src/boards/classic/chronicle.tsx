import { classic, type Event } from '@ecumene/classic'
import type { GameEvent } from '@ecumene/kernel'
import { memo, type ReactElement, type ReactNode, useMemo } from 'react'
import { Chronicle, type SinceLine } from '../desk/chronicle.tsx'
import { LogLines } from '../desk/log-lines.tsx'
import { isAgainst, placeOf, toldSince } from './happened.ts'
import { useScene } from './scene.ts'

const place = (event: GameEvent): number | null => placeOf(event as Event)

/** What the others did since my last turn. */
export const useClassicSince = (): readonly SinceLine[] => {
  const { seen, viewer, say, show } = useScene()
  return useMemo(() => {
    if (viewer === null) return []
    return toldSince(seen, viewer).map(({ key, seat, event }) => {
      const square = placeOf(event)
      return {
        key,
        // Whoever passes lets another's deed happen.
        seat: 'seat' in event ? event.seat : seat,
        words: say(classic.presentation.describe.event(event)),
        isAgainst: isAgainst(event, viewer),
        show: square === null ? null : () => show(square),
      }
    })
  }, [seen, viewer, say, show])
}

type ChronicleProps = { readonly since: readonly SinceLine[]; readonly log: ReactNode }

/** What is new, and the log of the game. */
export const ClassicChronicle = memo(({ since, log }: ChronicleProps): ReactElement => {
  const { seen, show } = useScene()
  return (
    <Chronicle since={since} isAsked={seen.asked !== null} log={<LogLines log={log} show={show} placeOf={place} />} />
  )
})
ClassicChronicle.displayName = 'ClassicChronicle'
