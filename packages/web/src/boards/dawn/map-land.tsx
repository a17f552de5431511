import type { View } from '@ecumene/dawn'
import { memo, type ReactElement } from 'react'
import { Fog } from './fog.tsx'
import { type Orientation, placeOf } from './geometry.ts'
import styles from './map.module.css'
import { MapGround } from './map-ground.tsx'
import { Pieces } from './pieces.tsx'
import { isSameLand, isSameSpace } from './same-space.ts'
import { Territory } from './territory.tsx'

type MapLandProps = { readonly view: View; readonly orientation: Orientation }

/** What lies on the table, to be looked at: land, whose land it is, pieces. Drawn anew only where the match moves on. */
export const MapLand = memo(
  ({ view, orientation }: MapLandProps): ReactElement => (
    <>
      <MapGround spaces={view.spaces} orientation={orientation} />
      <Fog view={view} orientation={orientation} />
      <OwnedLand spaces={view.spaces} orientation={orientation} />
      {view.spaces.map(({ q, r }, index) => (
        <Standing key={`${q} ${r}`} view={view} index={index} orientation={orientation} />
      ))}
    </>
  ),
)
MapLand.displayName = 'MapLand'

const OwnedLand = memo(
  Territory,
  (before, now) => before.orientation === now.orientation && isSameLand(before.spaces, now.spaces),
)

type StandingProps = MapLandProps & { readonly index: number }

const Standing = memo(
  ({ view, index, orientation }: StandingProps): ReactElement => (
    <g transform={placeOf(view.spaces[index] ?? { q: 0, r: 0 }, orientation)}>
      <g data-pieces={index} className={styles['pieces']}>
        <Pieces view={view} index={index} />
      </g>
    </g>
  ),
  (before, now) =>
    before.orientation === now.orientation &&
    before.index === now.index &&
    isSameSpace(before.view, now.view, now.index),
)
Standing.displayName = 'Standing'
