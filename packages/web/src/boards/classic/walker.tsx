import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { useSkipClick } from '../../pace/use-skip-click.ts'
import type { Orientation } from '../../stage/geometry.ts'
import { strideThrough } from '../../stage/walks.ts'
import { cornerOf } from './geometry.ts'
import { Party } from './pieces.tsx'
import styles from './walker.module.css'
import { arrivalOf, type Walking } from './walks.ts'

type WalkerProps = {
  readonly walking: Walking | null
  readonly orientation: Orientation
  readonly onArrival: (who: Walking) => void
}

/** Lies over the map: figures on their way from square to square. A click on the map skips. */
export const Walker = ({ walking, orientation, onArrival }: WalkerProps): ReactElement => {
  const layer = useRef<SVGGElement>(null)
  const figures = useRef<SVGGElement>(null)
  useSkipClick(layer)
  useLayoutEffect(() => {
    if (walking === null || figures.current === null) return
    const { path, startedAt } = walking
    const frames = strideThrough(
      path.map((square) => cornerOf(square, orientation)),
      { x: 0, y: 0 },
    )
    const motion = figures.current.animate(frames, { duration: arrivalOf(walking) - startedAt, fill: 'both' })
    // Whoever goes on is already on the way.
    motion.currentTime = performance.now() - startedAt
    motion.onfinish = () => onArrival(walking)
    return () => motion.cancel()
  }, [walking, orientation, onArrival])
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing that nobody can reach
    <g ref={layer} className={styles['layer']} aria-hidden="true">
      {walking !== null && (
        <g ref={figures} data-walk={walking.seat}>
          <Party {...walking} isFree isUnderWay />
        </g>
      )}
    </g>
  )
}
