import type { Yields } from '@ecumene/classic'
import type { ReactElement } from 'react'
import type { Point } from '../../stage/geometry.ts'
import styles from './yields.module.css'

export type YieldKind = keyof Yields

/** In the order in which they are read. */
export const YIELD_KINDS: readonly YieldKind[] = ['production', 'trade', 'culture', 'coins']

/** A hammer, an arrow, a lyre, a coin: each another shape, some eight units wide round its middle. */
export const YIELD_SHAPES: Readonly<Record<YieldKind, string>> = {
  production: 'M-2.9 -4.6L0.6 -4.4L4.6 -1.2L3.4 1.6L1.5 0.1L-2.7 4.8L-4.8 2.9L-0.6 -1.7L-3.9 -2.3Z',
  trade: 'M-4.2 -1.5H0V-4.2L4.4 0L0 4.2V1.5H-4.2Z',
  culture: 'M-4 -4.2H-1.5V0.4A1.5 1.5 0 0 0 1.5 0.4V-4.2H4V0.4A4 4 0 0 1 1.2 4.2H-1.2A4 4 0 0 1 -4 0.4Z',
  coins: 'M-4.1 0A4.1 4.1 0 1 1 4.1 0A4.1 4.1 0 1 1 -4.1 0ZM-1.3 0A1.3 1.3 0 1 0 1.3 0A1.3 1.3 0 1 0 -1.3 0Z',
}

type YieldSignProps = { readonly kind: YieldKind; readonly x: number; readonly y: number; readonly scale?: number }

/** One sign, round a point. */
export const YieldSign = ({ kind, x, y, scale = 1 }: YieldSignProps): ReactElement => (
  <path
    className={styles['sign']}
    data-yield={kind}
    d={YIELD_SHAPES[kind]}
    transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}
  />
)

type YieldNumbersProps = {
  readonly given: Yields
  /** Numbers that are added or taken away carry their sign, and those that are nothing are left out. */
  readonly isChange?: boolean
  /** Draws what is taken away as a whole, in a place. */
  readonly lost?: ((place: string) => ReactElement) | null
}

/** The same as numbers, two in a row, over the whole of a square. */
export const YieldNumbers = ({ given, isChange = false, lost = null }: YieldNumbersProps): ReactElement => {
  const kinds = YIELD_KINDS.filter((kind) => given[kind] !== 0)
  const count = kinds.length + (lost === null ? 0 : 1)
  const placeOf = (at: number): Point =>
    count < 4
      ? { x: 13, y: 24 + (at - (count - 1) / 2) * (count === 3 ? 14 : 20) }
      : { x: 7.5 + (at % 2) * 22, y: 14 + Math.floor(at / 2) * 20 }
  const aside = count < 4 ? 19 : 10.5
  const scale = count < 3 ? 1.7 : 1.25
  const last = placeOf(kinds.length)
  return (
    <g className={styles['numbers']} data-change={isChange || undefined} data-count={count}>
      {kinds.map((kind, at) => {
        const { x, y } = placeOf(at)
        return (
          <g key={kind}>
            <YieldSign {...{ kind, x, y, scale }} />
            <text x={x + aside} y={y} data-yield={kind}>
              {isChange ? signed(given[kind]) : given[kind]}
            </text>
          </g>
        )
      })}
      {lost !== null && (
        <>
          {lost(`translate(${last.x} ${last.y}) scale(${scale / 1.4})`)}
          <text x={last.x + aside} y={last.y}>
            {signed(-1)}
          </text>
        </>
      )}
    </g>
  )
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)
