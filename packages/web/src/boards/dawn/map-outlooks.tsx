import type { ReactElement } from 'react'
import { telling } from '../../tips/tip.ts'
import { useDesk } from './desk.ts'
import { Sign } from './figure.tsx'
import type { Orientation } from './geometry.ts'
import styles from './map-outlooks.module.css'
import { outlooksOf } from './outlooks.ts'
import { outlookAt } from './things.ts'

/** Where a figure could explore now: a telescope in the fog at the edge of its space. */
export const MapOutlooks = ({ orientation }: { readonly orientation: Orientation }): ReactElement | null => {
  const { view, hands, isAsked, moveText, noteOn } = useDesk()
  if (!isAsked) return null
  return (
    <>
      {outlooksOf(view, orientation).map(({ space, x, y }) => {
        const thing = outlookAt(space)
        const [move, ...others] = hands.movesAt(thing)
        if (move === undefined) return null
        const name = moveText(move)
        const only = others.length === 0 ? move : null
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot be part of a drawing
          <g
            key={space}
            role="button"
            tabIndex={0}
            aria-label={name}
            aria-pressed={hands.held?.thing === thing}
            data-anchor={thing}
            data-lit
            className={styles['outlook']}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            {...telling<SVGGElement>(() => ({ name, lines: [{ words: noteOn(move) ?? '' }] }))}
            onClick={() => hands.take(thing)}
            onPointerEnter={() => hands.consider(only)}
            onPointerLeave={() => hands.consider(null)}
            onFocus={() => hands.consider(only)}
            onBlur={() => hands.consider(null)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              hands.take(thing)
            }}
          >
            <circle className={styles['grip']} r="14" />
            <Outlook />
          </g>
        )
      })}
    </>
  )
}

/** The sign itself. */
export const Outlook = (): ReactElement => (
  <g className={styles['sign']}>
    <circle r="10" />
    <Sign name="telescope" size={13} />
  </g>
)
