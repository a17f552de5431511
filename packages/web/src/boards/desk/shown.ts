import { type RefObject, useCallback, useEffect, useState } from 'react'

export type Shown = {
  /** The places that somebody asked to be shown. */
  readonly shown: readonly number[]
  /** Lights places and brings the last of them into sight. */
  readonly show: (...places: readonly number[]) => void
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
  const [shownAt, setShown] = useState<{ readonly places: readonly number[]; readonly ply: number } | null>(null)
  const show = useCallback(
    (...places: readonly number[]) => {
      const last = places.at(-1)
      if (last === undefined) return
      setShown({ places, ply })
      const thing = board.current?.querySelector(`[data-anchor="${CSS.escape(thingAt(last))}"]`)
      thing?.scrollIntoView({ block: 'center', inline: 'center' })
    },
    [board, ply, thingAt],
  )
  useEffect(() => {
    if (wanted !== null) show(wanted.place)
  }, [wanted, show])
  return { shown: shownAt?.ply === ply ? shownAt.places : NOWHERE, show }
}

const NOWHERE: readonly number[] = []
