import type { SquareView, Yields } from '@ecumene/classic'
import { memo, type ReactElement, useMemo } from 'react'
import type { Orientation, Point } from '../../stage/geometry.ts'
import { shifted } from '../../stage/shifted.ts'
import { cornerOf, SIDE } from './geometry.ts'
import styles from './yields.module.css'
import { YIELD_KINDS, YIELD_SHAPES, type YieldKind } from './yields.tsx'

type MapYieldsProps = { readonly squares: readonly SquareView[]; readonly orientation: Orientation }

/** What the squares of the map give, all signs of a kind in one piece: hundreds that were each moved would be painted slowly. */
export const MapYields = ({ squares, orientation }: MapYieldsProps): ReactElement => {
  const given = squares.map(({ square, production, trade, culture, coin, owner }) =>
    [square, production, trade, culture, coin, owner !== null].join(' '),
  )
  // A view comes anew with every move, but few of them change what a square gives.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `given` says all of it
  const signs = useMemo(
    () =>
      squares.flatMap((at) => {
        const corner = cornerOf(at.square, orientation)
        return signsOf({ ...at, coins: at.coin }).map(({ kind, x, y, scale }) => ({
          kind,
          isOwned: at.owner !== null,
          path: shifted(YIELD_SHAPES[kind], { x: corner.x + x, y: corner.y + y }, scale),
        }))
      }),
    [given.join(), orientation],
  )
  return (
    <>
      {[false, true].flatMap((isOwned) =>
        YIELD_KINDS.map((kind) => {
          const paths = signs.flatMap((sign) => (sign.kind === kind && sign.isOwned === isOwned ? sign.path : []))
          return <Signs key={`${kind} ${isOwned}`} kind={kind} isOwned={isOwned} path={paths.join('')} />
        }),
      )}
    </>
  )
}

type SignsProps = { readonly kind: YieldKind; readonly isOwned: boolean; readonly path: string }

/** Land that no city works is quieter, so that one sees what is made where. */
const Signs = memo(
  ({ kind, isOwned, path }: SignsProps): ReactElement => (
    <path className={styles['signs']} data-yield={kind} data-owned={isOwned || undefined} d={path} />
  ),
)
Signs.displayName = 'Signs'

type Sign = Point & { readonly kind: YieldKind; readonly scale: number }

/**
 * The signs of a square, from its corner: production from the left and trade from the right of its foot, culture and coins up its left
 * side; as large as there is room for.
 */
export const signsOf = ({ production, trade, culture, coins }: Yields): readonly Sign[] => {
  const foot = production + trade > 3 ? 1.15 : 1.45
  const side = culture + coins > 2 ? 1 : 1.15
  const along = (kind: YieldKind, x: number): Sign => ({ kind, x, y: 47 - 5 * foot, scale: foot })
  const up = (kind: YieldKind, at: number): Sign => ({
    kind,
    x: 5.4 * side,
    y: 39 - 8.5 * foot - 8 * side * at,
    scale: side,
  })
  return [
    ...repeat(production, (at) => along('production', (6 + 8 * at) * foot)),
    ...repeat(trade, (at) => along('trade', SIDE - (5.5 + 8.5 * at) * foot)),
    ...repeat(culture, (at) => up('culture', at)),
    ...repeat(coins, (at) => up('coins', culture + at)),
  ]
}

const repeat = <Sign,>(count: number, sign: (at: number) => Sign): readonly Sign[] =>
  Array.from({ length: count }, (_, at) => sign(at))
