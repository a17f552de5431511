import { type RefObject, useEffect } from 'react'
import { useShowing } from './use-show.ts'

/** While the others are shown, a click on the map skips. `part`: anything on the map. */
export const useSkipClick = (part: RefObject<Element | null>): void => {
  const showing = useShowing()
  const skip = showing?.skip
  const canSkip = showing?.isBehind === true && showing.stop.length === 0
  useEffect(() => {
    const stage = part.current?.closest<HTMLElement>('[data-stage]')
    if (stage == null || !canSkip || skip === undefined) return
    const click = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('button') === null) skip()
    }
    stage.addEventListener('click', click)
    return () => stage.removeEventListener('click', click)
  }, [part, canSkip, skip])
}
