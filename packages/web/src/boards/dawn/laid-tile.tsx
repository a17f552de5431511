import { spacesPrinted } from '@ecumene/dawn'
import type { PointerEvent, ReactElement } from 'react'
import { useRef } from 'react'
import type { Point } from '../../stage/geometry.ts'
import { Figure } from './figure.tsx'
import { isFortTile } from './fort.ts'
import { CORNERS, middleOf, type Orientation } from './geometry.ts'
import { Ground } from './ground.tsx'
import styles from './laid-tile.module.css'
import { nearestPlace } from './lay.ts'
import { pointOnMap } from './point-on-map.ts'
import { Print } from './tile-picture.tsx'
import type { Laying } from './use-laying.ts'

type LaidTileProps = { readonly laying: Laying; readonly orientation: Orientation; readonly seat: number }

/** What moves less than this, in units of the drawing, is a click. */
const TREMBLE = 8

/**
 * The tile as it would lie. It is dragged from place to place; a click or the wheel turns it (`data-drags`: the map leaves it to
 * its own hands). Those who do not see it have buttons: the places on the map, and the menu beside the tile.
 */
export const LaidTile = ({ laying, orientation, seat }: LaidTileProps): ReactElement | null => {
  const grip = useRef<{ readonly start: Point; readonly away: Point; hasMoved: boolean } | null>(null)
  const { shown, isHeld, isDragged } = laying
  if (shown === null) return null

  const down = (event: PointerEvent<SVGGElement>) => {
    const start = pointOnMap(event.currentTarget, event)
    if (event.button !== 0 || start === null) return
    const middle = middleOf(shown.placement, orientation)
    grip.current = { start, away: { x: middle.x - start.x, y: middle.y - start.y }, hasMoved: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent<SVGGElement>) => {
    const at = pointOnMap(event.currentTarget, event)
    const { current } = grip
    if (current === null || at === null) return
    current.hasMoved ||= Math.hypot(at.x - current.start.x, at.y - current.start.y) > TREMBLE
    if (!current.hasMoved) return
    const { away } = current
    laying.drag(nearestPlace(laying.places, { x: at.x + away.x, y: at.y + away.y }, orientation))
  }
  const up = () => {
    const { current } = grip
    grip.current = null
    if (current?.hasMoved === true) laying.drop()
    else if (current !== null) laying.turn(1)
  }
  const cut = () => {
    grip.current = null
    laying.drag(null)
  }
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing that is dragged; it takes no focus
    <g
      className={styles['tile']}
      data-seat={seat}
      data-anchor="laid"
      data-drags={isHeld || isDragged || undefined}
      aria-hidden="true"
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={cut}
      onWheel={(event) => laying.turn(event.deltaY < 0 ? -1 : 1)}
    >
      {spacesPrinted(shown.placement).map(({ terrain, icon, ...hex }) => {
        const { x, y } = middleOf(hex, orientation)
        return (
          <g key={`${hex.q} ${hex.r}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <Ground terrain={terrain} orientation={orientation} />
            {icon !== null && terrain !== 'naturalWonder' && <Print icon={icon} />}
            {isFortTile(shown.placement.tile) && <Figure kind="fort" />}
            <polygon className={styles['edge']} points={CORNERS[orientation]} />
          </g>
        )
      })}
    </g>
  )
}
