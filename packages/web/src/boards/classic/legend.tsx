import { RESOURCES, TERRAINS } from '@ecumene/classic'
import { pieceAddress } from '@ecumene/kernel'
import type { ReactElement, ReactNode } from 'react'
import type { LegendEntry, LegendGroup } from '../../stage/legend.tsx'
import type { Tip } from '../../tips/tip.ts'
import overlay from './city-overlay.module.css'
import type { Desk } from './desk.ts'
import { SIDE } from './geometry.ts'
import { Ground } from './ground.tsx'
import styles from './map.module.css'
import { Back } from './map-land.tsx'
import marks from './map-marks.module.css'
import { Badge } from './map-marks.tsx'
import { Built, City, Disaster, Party, ResourceMark, Token } from './pieces.tsx'
import { thingSign } from './signs.ts'
import { TIP_RULES } from './tip-rules.ts'
import type { ClassicWordKey } from './words/en.ts'
import { YIELD_KINDS, YieldSign } from './yields.tsx'

/** The key to the map of Classic: what is drawn on it, and what each thing does when somebody asks. */
export const classicLegend = ({ mine, say, text }: Pick<Desk, 'mine' | 'say' | 'text'>): readonly LegendGroup[] => {
  const about = (key: ClassicWordKey, rules?: readonly string[]): Tip => ({
    lines: [{ words: text(key), ...(rules !== undefined && { rules }) }],
  })
  const known = (kind: string, id: string): Tip => ({ piece: pieceAddress(kind, id) })
  return [
    {
      title: text('classicBoard.key.land'),
      entries: [
        ...TERRAINS.map((terrain) =>
          drawn(
            say({ key: `terrain.${terrain}` }),
            <Ground terrain={terrain} />,
            terrain === 'water'
              ? about('classicBoard.key.water', TIP_RULES.water)
              : about('classicBoard.key.terrain', TIP_RULES.land),
          ),
        ),
        drawn(
          text('classicBoard.hidden'),
          <g transform={`scale(${1 / TILE})`}>
            <Back place="" />
          </g>,
          about('classicBoard.key.hidden', TIP_RULES.hidden),
        ),
        ...YIELD_KINDS.map((kind) => {
          const icon = kind === 'coins' ? 'coin' : kind
          return drawn(
            say({ key: `icon.${icon}` }),
            <YieldSign kind={kind} x={SIDE / 2} y={SIDE / 2} scale={3} />,
            about(YIELDS[kind], TIP_RULES[icon]),
          )
        }),
        ...RESOURCES.filter((resource) => !UNPRINTED.has(resource)).map((resource) =>
          drawn(
            say({ key: `resource.${resource}` }),
            <ResourceMark resource={resource} place="translate(24 24) scale(2.2)" />,
            known('resource', resource),
          ),
        ),
      ],
    },
    {
      title: text('classicBoard.key.pieces'),
      entries: [
        drawn(text('classicBoard.key.city'), <City isWalled={false} isCapital={false} seat={mine} />, {
          ...about('classicBoard.key.city.about', TIP_RULES.city),
        }),
        drawn(
          text('classicBoard.key.capital'),
          <City isWalled={false} isCapital seat={mine} />,
          about('classicBoard.key.capital.about', TIP_RULES.city),
        ),
        drawn(
          text('classicBoard.key.walls'),
          <City isWalled isCapital={false} seat={mine} />,
          known('building', 'city-walls'),
        ),
        ...(['army', 'scout'] as const).map((figure) =>
          drawn(
            say({ key: `figure.${figure}` }),
            <Party
              armies={figure === 'army' ? 1 : 0}
              scouts={figure === 'scout' ? 1 : 0}
              seat={mine}
              isFree
              isUnderWay={false}
            />,
            known('figure', figure),
          ),
        ),
        ...(['hut', 'village'] as const).map((token) =>
          drawn(say({ key: `marker.${token}` }), <Token token={token} />, known('marker', token)),
        ),
        drawn(
          text('classicBoard.key.building'),
          <Built sign={thingSign('market')} kind="building" />,
          about('classicBoard.key.building.about', TIP_RULES.outskirts),
        ),
        drawn(
          text('classicBoard.key.wonder'),
          <Built sign={thingSign('wonder')} kind="wonder" />,
          about('classicBoard.key.wonder.about', TIP_RULES.outskirts),
        ),
        drawn(
          text('classicBoard.map.person'),
          <Built sign={thingSign('person')} kind="person" />,
          about('classicBoard.key.person.about', TIP_RULES.outskirts),
        ),
        drawn(say({ key: 'marker.disaster' }), <Disaster />, about('classicBoard.key.disaster', TIP_RULES.disaster)),
        drawn(
          text('classicBoard.key.outskirts'),
          <Border seat={mine} />,
          about('classicBoard.key.outskirts.about', TIP_RULES.outskirts),
        ),
        drawn(
          text('classicBoard.key.blockade'),
          <path className={overlay['cross']} d="M8 8L40 40M40 8L8 40" />,
          about('classicBoard.key.blockade.about', ['C-33.1', 'C-33.2']),
        ),
      ],
    },
    {
      title: text('classicBoard.key.signs'),
      entries: [
        drawn(text('classicBoard.key.lit'), <Lit />, about('classicBoard.key.lit.about')),
        drawn(
          text('classicBoard.key.steps'),
          <Lit words="2" />,
          about('classicBoard.key.steps.about', TIP_RULES.speed),
        ),
        drawn(
          text('classicBoard.key.reveal'),
          <Badge sign="surrounded-eye" is="reveal" />,
          about('classicBoard.key.reveal.about', TIP_RULES.hidden),
        ),
        drawn(
          text('classicBoard.key.battle'),
          <Badge sign="crossed-swords" is="battle" />,
          about('classicBoard.key.battle.about', ['C-24.2', 'C-23.5']),
        ),
      ],
    },
  ]
}

/** Squares along the edge of a tile. */
const TILE = 4

/** Found under huts and villages, never printed on a square. */
const UNPRINTED: ReadonlySet<string> = new Set(['spy', 'uranium'])

const YIELDS = {
  trade: 'classicBoard.key.trade',
  production: 'classicBoard.key.production',
  culture: 'classicBoard.key.culture',
  coins: 'classicBoard.key.coin',
} as const satisfies Readonly<Record<(typeof YIELD_KINDS)[number], ClassicWordKey>>

const drawn = (name: string, shape: ReactElement, tip: Tip): LegendEntry => ({
  name,
  picture: <Picture>{shape}</Picture>,
  tip,
})

const Picture = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <svg viewBox={`0 0 ${SIDE} ${SIDE}`} width="34" height="34" aria-hidden="true" focusable="false">
    {children}
  </svg>
)

/** The edge of the land that belongs to a city. */
const Border = ({ seat }: { readonly seat: number }): ReactElement => (
  <g data-seat={seat}>
    <rect className={styles['tint']} width={SIDE} height={SIDE} />
    <path className={styles['border']} d={`M2 ${SIDE}V2H${SIDE}`} />
  </g>
)

/** A square as it looks when something can be done there, with what stands on it then. */
const Lit = ({ words }: { readonly words?: string }): ReactElement => (
  <g className={styles['square']} data-lit>
    <Ground terrain="grassland" />
    <rect className={styles['rim']} x="2" y="2" width={SIDE - 4} height={SIDE - 4} />
    {words !== undefined && (
      <text className={marks['steps']} x={SIDE / 2} y="30">
        {words}
      </text>
    )}
  </g>
)
