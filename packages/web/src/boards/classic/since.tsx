import { classic } from '@ecumene/classic'
import { memo, type ReactElement, useMemo } from 'react'
import { Since } from '../desk/since.tsx'
import { isAgainst, placeOf, toldSince } from './happened.ts'
import { useScene } from './scene.ts'

/** What the others did since my last turn. */
export const ClassicSince = memo((): ReactElement | null => {
  const { seen, viewer, say, show } = useScene()
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
})
ClassicSince.displayName = 'ClassicSince'
