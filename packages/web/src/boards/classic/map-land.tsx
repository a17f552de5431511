import type { SquareView, View } from '@ecumene/classic'
import { layoutFor } from '@ecumene/classic'
import { memo, type ReactElement } from 'react'
import type { Orientation } from '../../stage/geometry.ts'
import { arrowOf, borderOf, cornerOf, edgeNames, outlineAt, SIDE, tileCorners } from './geometry.ts'
import styles from './map.module.css'
import { MapGround } from './map-ground.tsx'
import { MapYields } from './map-yields.tsx'
import { Pieces } from './pieces.tsx'
import { afootOn } from './pointing.ts'
import type { Walking } from './walks.ts'

type MapLandProps = {
  readonly view: View
  readonly orientation: Orientation
  /** Figures that have come to where the view has them, but are still seen on their way. */
  readonly walking: Walking | null
}

/** What lies on the table, to be looked at: land, tiles face down, whose land it is, pieces. Drawn anew when the match moves on only. */
export const MapLand = memo(({ view, orientation, walking }: MapLandProps): ReactElement => {
  const seats = view.players.length
  const { squares, places } = layoutFor(seats)
  const placed = (square: number): string => {
    const { x, y } = cornerOf(square, orientation)
    return `translate(${x} ${y})`
  }
  const capitals = new Set(view.players.map(({ cities }) => cities[0]))
  return (
    <>
      {edgeNames(squares, orientation).map(({ name, x, y }) => (
        <text key={name} className={styles['edge']} x={x} y={y}>
          {name}
        </text>
      ))}
      <MapGround squares={view.squares} orientation={orientation} />
      {tileCorners(seats).map((square, place) => {
        const tile = view.tiles[place]
        const isHidden = tile?.tile == null
        // Home tiles lie open from the start: nobody came to them from anywhere.
        const isFound = !isHidden && (places[place]?.rotation ?? 0) < 0
        return (
          <g key={square}>
            {isHidden && <Back place={placed(square)} />}
            <rect
              className={styles['tile']}
              data-hidden={isHidden || undefined}
              {...cornerOf(square, orientation)}
              width={4 * SIDE}
              height={4 * SIDE}
            />
            {isFound && <path className={styles['arrow']} d={arrowOf(square, tile?.turns ?? 0, orientation)} />}
          </g>
        )
      })}
      {view.players.map((_player, seat) => {
        const owned = view.squares.filter(({ owner }) => owner === seat).map(({ square }) => square)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat
          <g key={seat} data-seat={seat}>
            <path className={styles['tint']} d={owned.map((square) => outlineAt(square, orientation)).join('')} />
            <path className={styles['border']} d={borderOf(owned, orientation)} />
          </g>
        )
      })}
      <MapYields squares={view.squares} orientation={orientation} />
      {view.squares.filter(isTaken(view, walking)).map((at) => (
        <g key={at.square} transform={placed(at.square)}>
          <Pieces
            at={at}
            afoot={afootOn(view, at.square)}
            isUnderWay={view.afoot === null && view.marching === at.square}
            isCapital={capitals.has(at.square)}
            awaited={walking?.path.at(-1) === at.square ? walking : null}
          />
        </g>
      ))}
    </>
  )
})
MapLand.displayName = 'MapLand'

/** Does anything lie or stand there? Most squares have nothing to draw. */
const isTaken =
  (view: View, walking: Walking | null) =>
  ({ square, city, building, wonder, person, token, resource, disaster, holder }: SquareView): boolean =>
    [city, building, wonder, person, token, resource, holder, afootOn(view, square)].some((thing) => thing !== null) ||
    disaster ||
    walking?.path.at(-1) === square

/** A tile face down: one thing, not sixteen squares. */
export const Back = ({ place }: { readonly place: string }): ReactElement => (
  <g transform={place} className={styles['back']}>
    <rect x="2" y="2" width={4 * SIDE - 4} height={4 * SIDE - 4} rx="7" />
    <circle cx={2 * SIDE} cy={2 * SIDE} r="40" />
    <path d={COMPASS} transform={`translate(${2 * SIDE} ${2 * SIDE})`} />
  </g>
)

/** A rose of eight points. */
const COMPASS =
  'M0 -58L8 -8L58 0L8 8L0 58L-8 8L-58 0L-8 -8ZM26 -26L14 -5L5 -14ZM26 26L5 14L14 5ZM-26 26L-14 5L-5 14ZM-26 -26L-5 -14L-14 -5Z'
