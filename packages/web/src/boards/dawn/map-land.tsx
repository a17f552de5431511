import type { View } from '@ecumene/dawn'
import { memo, type ReactElement } from 'react'
import type { Orientation } from '../../stage/geometry.ts'
import { placeOf } from './geometry.ts'
import { Ground } from './ground.tsx'
import styles from './map.module.css'
import { Pieces } from './pieces.tsx'
import { Territory } from './territory.tsx'

type MapLandProps = { readonly view: View; readonly orientation: Orientation }

/** What lies on the table, to be looked at: land, whose land it is, pieces. Drawn anew only when the match moves on. */
export const MapLand = memo(
  ({ view, orientation }: MapLandProps): ReactElement => (
    <>
      {view.spaces.map((space) => (
        <g key={`${space.q} ${space.r}`} transform={placeOf(space, orientation)}>
          <Ground terrain={space.terrain} orientation={orientation} />
        </g>
      ))}
      <Territory spaces={view.spaces} orientation={orientation} />
      {view.spaces.map((space, index) => (
        <g key={`${space.q} ${space.r}`} transform={placeOf(space, orientation)}>
          <g data-pieces={index} className={styles['pieces']}>
            <Pieces view={view} index={index} />
          </g>
        </g>
      ))}
    </>
  ),
)
MapLand.displayName = 'MapLand'
