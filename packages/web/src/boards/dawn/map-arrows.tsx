import type { ReactElement } from 'react'
import { arrowsOf } from './arrows.ts'
import { useDesk } from './desk.ts'
import { ARROW, angleOf } from './direction-picture.tsx'
import { middleOf, type Orientation } from './geometry.ts'
import styles from './map-arrows.module.css'

const SCALE = { space: 1.25, map: 2.4 } as const

/** Directions as arrows on the map. The same is chosen by buttons beside it, which keyboard and readers use. */
export const MapArrows = ({ orientation }: { readonly orientation: Orientation }): ReactElement => {
  const { view, seen, hands, busy } = useDesk()
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: none of them takes the focus
    <g aria-hidden="true">
      {arrowsOf(view, seen.legal, hands.held?.thing ?? null).map(({ move, at, direction, size }) => {
        const { x, y } = middleOf(at, orientation)
        const turn = angleOf(direction, orientation)
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: see above
          <g
            key={move}
            className={styles['arrow']}
            data-arrow={move}
            data-considered={hands.considered === move || undefined}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${SCALE[size]})`}
            onClick={() => !busy && hands.choose(move, `deed:${move}`)}
            onPointerEnter={() => hands.consider(move)}
            onPointerLeave={() => hands.consider(null)}
          >
            <circle cx="38" r="13" />
            <path d={ARROW} />
          </g>
        )
      })}
    </g>
  )
}
