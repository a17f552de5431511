import { DISTRICTS, RESOURCES, TERRAINS } from '@ecumene/dawn'
import { pieceAddress } from '@ecumene/kernel'
import type { ReactElement, ReactNode } from 'react'
import type { LegendEntry, LegendGroup } from '../../stage/legend.tsx'
import type { Tip } from '../../tips/tip.ts'
import type { Desk } from './desk.ts'
import { Figure } from './figure.tsx'
import { FogSign } from './fog.tsx'
import { CORNERS } from './geometry.ts'
import { Ground, GroundChip } from './ground.tsx'
import styles from './map.module.css'
import { Outlook } from './map-outlooks.tsx'
import { LitRing, SpaceMark } from './map-space.tsx'
import { DistrictMark, LairMark, ResourceMark, WonderMark } from './marks.tsx'
import { TIP_RULES } from './tip-rules.ts'

/** The key to the map of New Dawn, and to what Terra Incognita puts on it. */
export const dawnLegend = ({
  view,
  mine,
  say,
  text,
}: Pick<Desk, 'view' | 'mine' | 'say' | 'text'>): readonly LegendGroup[] => {
  const isTerra = view.modules.terra !== undefined
  const figures = [
    drawn(text('dawnBoard.capital'), <Figure kind="capital" seat={mine} />, { rules: TIP_RULES.capital }),
    drawn(text('dawnBoard.city'), <Figure kind="city" seat={mine} />, { rules: TIP_RULES.city }),
    drawn(text('dawnBoard.matureCity'), <Figure kind="matureCity" seat={mine} />, { rules: TIP_RULES.matureCity }),
    drawn(text('dawnBoard.control'), <Figure kind="control" seat={mine} />, { rules: TIP_RULES.control }),
    drawn(text('dawnBoard.reinforced'), <Figure kind="reinforced" seat={mine} />, { rules: TIP_RULES.reinforced }),
    drawn(text('dawnBoard.caravan'), <Figure kind="caravan" seat={mine} />, { rules: TIP_RULES.caravan }),
    ...(isTerra
      ? [
          drawn(text('dawnBoard.army'), <Figure kind="army" seat={mine} />, { rules: TIP_RULES.army }),
          drawn(text('dawnBoard.fort'), <Figure kind="fort" />, { rules: TIP_RULES.fort }),
          ...DISTRICTS.map(({ id }) =>
            drawn(say({ key: `district.${id}` }), <Enlarged of={<DistrictMark district={id} />} />, {
              piece: pieceAddress('district', id),
            }),
          ),
        ]
      : []),
    drawn(text('dawnBoard.legend.wonder'), <Enlarged of={<WonderMark />} />, { rules: TIP_RULES.wonder }),
    drawn(text('dawnBoard.legend.cityState'), <Figure kind="cityState" />, { rules: TIP_RULES.cityState }),
    drawn(say({ key: 'terrain.naturalWonder' }), <Figure kind="naturalWonder" />, {
      piece: pieceAddress('terrain', 'naturalWonder'),
    }),
    drawn(text('dawnBoard.legend.barbarian'), <Figure kind="barbarian" letter="A" />, { rules: TIP_RULES.barbarian }),
    drawn(text('dawnBoard.legend.lair'), <LairMark letter="A" />, { rules: TIP_RULES.lair }),
    ...RESOURCES.map((resource) =>
      drawn(say({ key: `resource.${resource}` }), <ResourceMark resource={resource} />, {
        piece: pieceAddress('resource', resource),
      }),
    ),
  ]
  const signs = [
    drawn(text('dawnBoard.legend.lit'), <Lit />),
    drawn(text('dawnBoard.legend.steps'), <Lit words="3" />),
    drawn(text('dawnBoard.legend.chance'), <Lit words="72%" />),
    ...(isTerra
      ? [
          drawn(text('dawnBoard.legend.fog'), <Unseen />, { rules: TIP_RULES.exploring }),
          drawn(text('dawnBoard.legend.explore'), <Enlarged of={<Outlook />} />, { rules: TIP_RULES.exploring }),
        ]
      : []),
  ]
  return [
    {
      title: text('dawnBoard.legend.terrains'),
      entries: TERRAINS.filter((terrain) => terrain !== 'naturalWonder').map((terrain) => ({
        name: say({ key: `terrain.${terrain}` }),
        picture: <GroundChip terrain={terrain} size="28px" />,
        tip: { piece: pieceAddress('terrain', terrain) },
      })),
    },
    { title: text('dawnBoard.legend.pieces'), entries: figures },
    { title: text('dawnBoard.legend.signs'), entries: signs },
  ]
}

const drawn = (name: string, shape: ReactElement, tip?: Tip): LegendEntry => ({
  name,
  picture: <Picture>{shape}</Picture>,
  ...(tip !== undefined && { tip }),
})

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
    <LitRing corners={CORNERS[0]} />
    {words !== undefined && <SpaceMark words={words} />}
  </g>
)
