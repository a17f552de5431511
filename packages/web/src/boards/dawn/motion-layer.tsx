import type { Event, View } from '@ecumene/dawn'
import { type ReactElement, useLayoutEffect, useMemo, useRef } from 'react'
import { isStill } from '../../controls/media.ts'
import { useShowing } from '../../pace/use-show.ts'
import { useSkipClick } from '../../pace/use-skip-click.ts'
import { middleOf, type Orientation } from './geometry.ts'
import styles from './motion-layer.module.css'
import { perform } from './perform.ts'
import { Pieces } from './pieces.tsx'
import { aloneIn, type Cue, cuesOf, walksIn } from './timeline.ts'

/** Lies over the map: draws what is on its way or has gone, and sets the table in motion. A click on the map skips. */
export const MotionLayer = ({ orientation }: { readonly orientation: Orientation }): ReactElement => {
  const showing = useShowing()
  const layer = useRef<SVGGElement>(null)
  const { number, before, frame, events, beatMs = 0 } = showing ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its number, and is performed once
  const step = useMemo(() => {
    if (before == null || frame === undefined || beatMs === 0 || events === undefined) return null
    const [was, is] = [before.seen.view as View, frame.seen.view as View]
    const cues = cuesOf(events as readonly Event[], was, is)
    return { was, is, cues, walks: walksIn(cues) }
  }, [number])
  const middle = (space: number) => middleOf(step?.is.spaces[space] ?? { q: 0, r: 0 }, orientation)
  const placed = (space: number): string => {
    const { x, y } = middle(space)
    return `translate(${x.toFixed(1)} ${y.toFixed(1)})`
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is performed once
  useLayoutEffect(() => {
    const board = layer.current?.closest('[data-room]')
    if (board == null || step === null) return
    const { was, is, cues, walks } = step
    const place = cues.find((cue) => cue.place !== null)?.place
    board
      .querySelector(`[data-space="${place}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    return perform(cues, walks, { board, before: was, after: is, beatMs, middle, isStill: isStill() })
  }, [step])

  useSkipClick(layer)

  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing that nobody can reach
    <g ref={layer} key={number} className={styles['layer']} aria-hidden="true">
      {step !== null && !isStill() && (
        <>
          {goneIn(step.cues).map((space) => (
            <g key={space} transform={placed(space)}>
              <g data-gone={space} className={styles['gone']}>
                <Pieces view={step.was} index={space} />
              </g>
            </g>
          ))}
          {step.walks.map(({ figure, path }, index) => (
            <g key={`${figure} ${path.join()}`} transform={placed(path[0] ?? 0)}>
              <g data-walk={index} className={styles['gone']}>
                <Pieces view={aloneIn(step.is, figure)} index={0} />
              </g>
            </g>
          ))}
          {step.cues.map(({ event }) =>
            event.kind === 'attackDeclared' ? (
              <line
                key={event.from}
                data-strike
                className={styles['strike']}
                pathLength={1}
                {...ends(middle(event.from), middle(event.space))}
              />
            ) : null,
          )}
        </>
      )}
    </g>
  )
}

/** The spaces from which something goes, or on which it becomes something else. */
const goneIn = (cues: readonly Cue[]): readonly number[] => [
  ...new Set(
    cues.flatMap(({ motion, place }) => ((motion === 'fall' || motion === 'turn') && place !== null ? [place] : [])),
  ),
]

const ends = (from: { readonly x: number; readonly y: number }, to: { readonly x: number; readonly y: number }) => ({
  x1: from.x,
  y1: from.y,
  x2: to.x,
  y2: to.y,
})
