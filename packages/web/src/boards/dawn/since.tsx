import { dawn } from '@ecumene/dawn'
import { memo, type ReactElement, useMemo } from 'react'
import { happenedSince } from '../desk/happened.ts'
import { Since } from '../desk/since.tsx'
import { isAgainst, isQuiet, placeOf } from './happened.ts'
import { useScene } from './scene.ts'
import { toldAsOne } from './told-as-one.ts'

/** What the others did since my last turn. */
export const DawnSince = memo((): ReactElement | null => {
  const { seen, viewer, view, say, show } = useScene()
  const happened = useMemo(() => happenedSince({ seen, viewer }, isQuiet, toldAsOne), [seen, viewer])
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
})
DawnSince.displayName = 'DawnSince'
