import { type ReactElement, type RefObject, useEffect, useState } from 'react'
import './spotlight.css'
import { type Box, boxesOf, targetsOf } from './targets.ts'

type SpotlightProps = {
  /** The element around the board, which does not scroll with it. */
  readonly within: RefObject<HTMLElement | null>
  /** What to point at, by `data-anchor`. */
  readonly points: readonly string[]
  /** The moves that are asked for: their buttons are lit too, once they are there. */
  readonly moves: readonly string[]
  /** Changes with every step. */
  readonly version: string
}

/** How often to look for the things pointed at, which may appear, move and scroll at any time. */
const LOOK_MS = 120

/** Rings around what the lesson talks about; everything else is dimmed a little. Nothing is covered or disabled. */
export const Spotlight = ({ within, points, moves, version }: SpotlightProps): ReactElement => {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step says what is pointed at.
  useEffect(() => {
    const frame = within.current
    if (frame === null) return
    const known = new Set<HTMLElement>()
    const look = () => {
      const targets = targetsOf(frame, points, moves)
      for (const [place, target] of targets.entries()) {
        // The first thing is scrolled to the middle; the button to press is scrolled into sight as soon as it appears.
        const isOnlyMove = moves.length === 1 && target.dataset['move'] !== undefined
        const isNew = !known.has(target) && (place === 0 || isOnlyMove)
        if (isNew) target.scrollIntoView({ block: place === 0 ? 'center' : 'nearest', inline: 'nearest' })
        known.add(target)
      }
      const found = boxesOf(frame, targets)
      setBoxes((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    frame.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      frame.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [within, version])
  return (
    <div className="spotlight" aria-hidden="true">
      {boxes.length > 0 && (
        <svg className="spotlight__shade" aria-hidden="true" width="100%" height="100%">
          <path fillRule="evenodd" d={`M0 0H9999V9999H0Z${boxes.map(holeOf).join('')}`} />
        </svg>
      )}
      {boxes.map(({ name, x, y, width, height }) => (
        <span key={name} className="spotlight__ring" data-ring={name} style={{ left: x, top: y, width, height }} />
      ))}
    </div>
  )
}

const holeOf = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}Z`
