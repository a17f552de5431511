import type { Yields } from '@ecumene/classic'
import type { ReactElement } from 'react'
import { SIDE } from './geometry.ts'
import styles from './yields.module.css'

export type YieldKind = keyof Yields

/** In the order in which they are read. */
export const YIELD_KINDS: readonly YieldKind[] = ['production', 'trade', 'culture', 'coins']

/** A hammer, an arrow, a lyre, a coin: each another shape, some eight units wide round its middle. */
const SHAPES: Readonly<Record<YieldKind, string>> = {
  production: 'M-4 -4H4V-0.6H1.4V4.2H-1.4V-0.6H-4Z',
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
    d={SHAPES[kind]}
    transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}
  />
)

/** What a square gives: production from the left and trade from the right of its foot, culture and coins up its left side. */
export const YieldSigns = ({ given }: { readonly given: Yields }): ReactElement => (
  <>
    {repeat(given.production, (at) => (
      <YieldSign key={`production ${at}`} kind="production" x={6 + 8 * at} y={42.5} />
    ))}
    {repeat(given.trade, (at) => (
      <YieldSign key={`trade ${at}`} kind="trade" x={SIDE - 6 - 8.5 * at} y={42.5} />
    ))}
    {repeat(given.culture, (at) => (
      <YieldSign key={`culture ${at}`} kind="culture" x={6} y={33 - 8 * at} />
    ))}
    {repeat(given.coins, (at) => (
      <YieldSign key={`coin ${at}`} kind="coins" x={6} y={33 - 8 * (given.culture + at)} />
    ))}
  </>
)

const repeat = (count: number, draw: (at: number) => ReactElement): readonly ReactElement[] =>
  Array.from({ length: count }, (_, at) => draw(at))

type YieldNumbersProps = {
  readonly given: Yields
  /** Numbers that are added or taken away carry their sign, and those that are nothing are left out. */
  readonly isChange?: boolean
}

/** The same as numbers, two in a row, over the whole of a square. */
export const YieldNumbers = ({ given, isChange = false }: YieldNumbersProps): ReactElement => {
  const kinds = YIELD_KINDS.filter((kind) => given[kind] !== 0)
  const isSparse = kinds.length < 3
  return (
    <g className={styles['numbers']} data-change={isChange || undefined} data-sparse={isSparse || undefined}>
      {kinds.map((kind, at) => {
        const x = isSparse ? 0 : (at % 2) * 23
        const y = isSparse ? (kinds.length === 1 ? 24 : 14 + at * 20) : 14 + Math.floor(at / 2) * 20
        return (
          <g key={kind}>
            <YieldSign kind={kind} x={x + (isSparse ? 13 : 7.5)} y={y} scale={isSparse ? 1.7 : 1.15} />
            <text x={x + (isSparse ? 32 : 18)} y={y} data-yield={kind}>
              {isChange ? signed(given[kind]) : given[kind]}
            </text>
          </g>
        )
      })}
    </g>
  )
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)
