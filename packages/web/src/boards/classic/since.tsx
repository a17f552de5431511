import { classic } from '@ecumene/classic'
import { type ReactElement, useMemo } from 'react'
import { happenedSince } from '../desk/happened.ts'
import { Since } from '../desk/since.tsx'
import { useDesk } from './desk.ts'
import { isAgainst, isQuiet, placeOf } from './happened.ts'

/** What the others did since my last turn. */
export const ClassicSince = (): ReactElement | null => {
  const { seen, viewer, say, show } = useDesk()
  const happened = useMemo(() => happenedSince({ seen, viewer }, isQuiet), [seen, viewer])
  if (viewer === null) return null
  const lines = happened.map(({ key, seat, event }) => {
    const square = placeOf(event)
    return {
      key,
      seat,
      words: say(classic.presentation.describe.event(event)),
      isAgainst: isAgainst(event, viewer),
      show: square === null ? null : () => show(square),
    }
  })
  return <Since lines={lines} />
}
