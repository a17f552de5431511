import type { ReactElement } from 'react'
import styles from './compass.module.css'
import { useDesk } from './desk.ts'
import type { Orientation } from './geometry.ts'

/** Where north is on the map as it lies: directions are told in words of the compass. */
export const Compass = ({ orientation }: { readonly orientation: Orientation }): ReactElement => {
  const { text } = useDesk()
  return (
    <svg
      className={styles['compass']}
      viewBox="-20 -20 40 40"
      aria-hidden="true"
      focusable="false"
      data-compass={orientation}
    >
      <g transform={`rotate(${orientation})`}>
        <path d="M0 -1L5 12L0 9Z" data-half="east" />
        <path d="M0 -1L-5 12L0 9Z" />
        <text y="-7" transform={`rotate(${-orientation} 0 -11)`}>
          {text('dawnBoard.north')}
        </text>
      </g>
    </svg>
  )
}
