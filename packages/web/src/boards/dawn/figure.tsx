import type { ReactElement } from 'react'
import { type IconName, iconOutline } from '../../icons/icon.tsx'
import { pathOf, SILHOUETTES, type Silhouette } from '../../stage/silhouettes.ts'
import styles from './map.module.css'

const PATHS = Object.fromEntries(
  Object.entries(SILHOUETTES).map(([name, outline]) => [name, pathOf(outline)]),
) as Readonly<Record<Silhouette, string>>

type FigureProps = {
  readonly kind: Silhouette
  /** Whose it is; what belongs to nobody is of stone. */
  readonly seat?: number | null
  /** The letter of barbarians. */
  readonly letter?: string
}

/** One piece, drawn round the middle of its space: its outline tells what it is, its colour whose. */
export const Figure = ({ kind, seat = null, letter }: FigureProps): ReactElement => (
  <g className={styles['figure']} data-figure={kind} data-seat={seat ?? undefined}>
    <path className={styles['body']} d={PATHS[kind]} />
    {INSIDES[kind] !== undefined && <path className={styles['inside']} d={INSIDES[kind]} />}
    {letter !== undefined && <text y="6">{letter}</text>}
  </g>
)

/** Doors, windows and columns: for those who come near. */
const INSIDES: Readonly<Partial<Record<Silhouette, string>>> = {
  reinforced: 'M-6.5 -2a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0z',
  city: 'M-3.5 12V3h7V12z',
  matureCity: 'M-2.5 -5v-5h5v5zM-3 13V5H3v8zM-14.5 8v-4.5h4.5V8zM10 8v-4.5h4.5V8z',
  cityState: 'M-8 8V-2h3V8zM-1.5 8V-2h3V8zM5 8V-2h3V8z',
  fort: 'M-4 16V7a4 4 0 0 1 8 0v9z',
  naturalWonder: 'M-10 6L-3 -6L1 0L4 -4L10 6z',
}

/** A sign on a piece or a token. */
export const Sign = ({ name, size }: { readonly name: IconName; readonly size: number }): ReactElement => (
  <path
    className={styles['sign']}
    d={iconOutline(name)}
    transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}
  />
)
