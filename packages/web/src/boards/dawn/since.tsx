import { dawn } from '@ecumene/dawn'
import { type ReactElement, useMemo } from 'react'
import { happenedSince } from '../desk/happened.ts'
import { Since } from '../desk/since.tsx'
import { useDesk } from './desk.ts'
import { isAgainst, isQuiet, placeOf } from './happened.ts'

/** What the others did since my last turn. */
export const DawnSince = (): ReactElement | null => {
  const { seen, viewer, view, say, show } = useDesk()
  const happened = useMemo(() => happenedSince({ seen, viewer }, isQuiet), [seen, viewer])
  if (viewer === null) return null
  const lines = happened.map(({ key, seat, event }) => {
    const space = placeOf(event, view)
    return {
      key,
      seat,
      words: say(dawn.presentation.describe.event(event)),
      isAgainst: isAgainst(event, viewer),
      show: space === null ? null : () => show(space),
    }
  })
  return <Since lines={lines} />
}
