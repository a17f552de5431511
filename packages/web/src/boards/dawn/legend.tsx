import { RESOURCES, TERRAINS } from '@ecumene/dawn'
import type { ReactElement, ReactNode } from 'react'
import type { LegendGroup } from '../../stage/legend.tsx'
import type { Desk } from './desk.ts'
import { Figure } from './figure.tsx'
import { FogSign } from './fog.tsx'
import { CORNERS } from './geometry.ts'
import { Ground, GroundChip } from './ground.tsx'
import styles from './map.module.css'
import { LitRing, SpaceMark } from './map-space.tsx'
import { DistrictMark, LairMark, ResourceMark, WonderMark } from './marks.tsx'

/** The key to the map of New Dawn, and to what Terra Incognita puts on it. */
export const dawnLegend = ({
  view,
  mine,
  say,
  text,
}: Pick<Desk, 'view' | 'mine' | 'say' | 'text'>): readonly LegendGroup[] => {
  const isTerra = view.modules.terra !== undefined
  const figures = [
    drawn(text('dawnBoard.capital'), <Figure kind="capital" seat={mine} />),
    drawn(text('dawnBoard.city'), <Figure kind="city" seat={mine} />),
    drawn(text('dawnBoard.matureCity'), <Figure kind="matureCity" seat={mine} />),
    drawn(text('dawnBoard.control'), <Figure kind="control" seat={mine} />),
    drawn(text('dawnBoard.reinforced'), <Figure kind="reinforced" seat={mine} />),
    drawn(text('dawnBoard.caravan'), <Figure kind="caravan" seat={mine} />),
    ...(isTerra
      ? [
          drawn(text('dawnBoard.army'), <Figure kind="army" seat={mine} />),
          drawn(text('dawnBoard.legend.district'), <Enlarged of={<DistrictMark />} />),
          drawn(text('dawnBoard.fort'), <Figure kind="fort" />),
        ]
      : []),
    drawn(text('dawnBoard.legend.wonder'), <Enlarged of={<WonderMark />} />),
    drawn(text('dawnBoard.legend.cityState'), <Figure kind="cityState" />),
    drawn(say({ key: 'terrain.naturalWonder' }), <Figure kind="naturalWonder" />),
    drawn(text('dawnBoard.legend.barbarian'), <Figure kind="barbarian" letter="A" />),
    drawn(text('dawnBoard.legend.lair'), <LairMark letter="A" />),
    ...RESOURCES.map((resource) => drawn(say({ key: `resource.${resource}` }), <ResourceMark resource={resource} />)),
  ]
  const signs = [
    drawn(text('dawnBoard.legend.lit'), <Lit />),
    drawn(text('dawnBoard.legend.steps'), <Lit words="3" />),
    drawn(text('dawnBoard.legend.chance'), <Lit words="72%" />),
    ...(isTerra ? [drawn(text('dawnBoard.legend.fog'), <Unseen />)] : []),
  ]
  return [
    {
      title: text('dawnBoard.legend.terrains'),
      entries: TERRAINS.filter((terrain) => terrain !== 'naturalWonder').map((terrain) => ({
        name: say({ key: `terrain.${terrain}` }),
        picture: <GroundChip terrain={terrain} size="28px" />,
      })),
    },
    { title: text('dawnBoard.legend.pieces'), entries: figures },
    { title: text('dawnBoard.legend.signs'), entries: signs },
  ]
}

const drawn = (name: string, shape: ReactElement) => ({ name, picture: <Picture>{shape}</Picture> })

const Picture = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <svg viewBox="-23 -23 46 46" width="34" height="34" aria-hidden="true" focusable="false">
    {children}
  </svg>
)

/** What is small on the map, beside a piece. */
const Enlarged = ({ of }: { readonly of: ReactElement }): ReactElement => <g transform="scale(1.6)">{of}</g>

/** The edge of the map, behind which there is more. */
const Unseen = (): ReactElement => (
  <>
    <g transform="scale(0.66)">
      <Ground terrain="grassland" />
    </g>
    <FogSign />
  </>
)

/** A space as it looks when something can be done there, with what stands on it then. */
const Lit = ({ words }: { readonly words?: string }): ReactElement => (
  <g className={styles['space']} transform="scale(0.66)" data-lit>
    <Ground terrain="grassland" />
    <LitRing corners={CORNERS.upright} />
    {words !== undefined && <SpaceMark words={words} />}
  </g>
)
