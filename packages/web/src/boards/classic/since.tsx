import { classic } from '@ecumene/classic'
import { type ReactElement, useMemo } from 'react'
import { Since } from '../desk/since.tsx'
import { useDesk } from './desk.ts'
import { isAgainst, placeOf, toldSince } from './happened.ts'

/** What the others did since my last turn. */
export const ClassicSince = (): ReactElement | null => {
  const { seen, viewer, say, show } = useDesk()
  const happened = useMemo(() => toldSince(seen, viewer), [seen, viewer])
  if (viewer === null) return null
  const lines = happened.map(({ key, seat, event }) => {
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
  return <Since lines={lines} />
}
