import { type RefObject, useCallback, useEffect, useState } from 'react'

export type Shown = {
  /** A place that somebody asked to be shown. */
  readonly shown: number | null
  /** Lights a place and brings it into sight. */
  readonly show: (place: number) => void
}

type ShownOptions = {
  readonly board: RefObject<HTMLElement | null>
  readonly ply: number
  /** A place that the screen wants to be shown; another object asks again. */
  readonly wanted: { readonly place: number } | null
  /** The thing of the table that a place is. */
  readonly thingAt: (place: number) => string
}

/** Places of the map that are pointed at from outside it, until the next move. */
export const useShown = ({ board, ply, wanted, thingAt }: ShownOptions): Shown => {
  const [shownAt, setShown] = useState<{ readonly place: number; readonly ply: number } | null>(null)
  const show = useCallback(
    (place: number) => {
      setShown({ place, ply })
      const thing = board.current?.querySelector(`[data-anchor="${CSS.escape(thingAt(place))}"]`)
      thing?.scrollIntoView({ block: 'center', inline: 'center' })
    },
    [board, ply, thingAt],
  )
  useEffect(() => {
    if (wanted !== null) show(wanted.place)
  }, [wanted, show])
  return { shown: shownAt?.ply === ply ? shownAt.place : null, show }
}
