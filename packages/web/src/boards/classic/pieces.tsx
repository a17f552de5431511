import type { AfootView, SquareView } from '@ecumene/classic'
import { memo, type ReactElement } from 'react'
import { type IconName, iconOutline } from '../../icons/icon.tsx'
import { pathOf, SILHOUETTES } from '../../stage/silhouettes.ts'
import styles from './map.module.css'
import { thingSign } from './signs.ts'

/** Whose figures are still on their way here, and are drawn there. */
export type Awaited = { readonly seat: number; readonly isJoining: boolean }

type PiecesProps = {
  readonly at: SquareView
  readonly afoot: AfootView | null
  /** Do figures that stand here go on in a moment? */
  readonly isUnderWay: boolean
  /** Is it the centre of a capital? */
  readonly isCapital: boolean
  readonly awaited?: Awaited | null
}

/**
 * Everything on one square. What is built stands in the middle, the resource at the top left, what the square gives at its foot
 * and left side; figures stand at the right, where what is built makes room for them, or in the middle, where nothing is. Nothing
 * reaches the edge, where a lit square has its frame. The
 * shape tells it apart, not colour alone.
 */
export const Pieces = memo(({ at, afoot, isUnderWay, isCapital, awaited = null }: PiecesProps): ReactElement => {
  const { owner, city, building, wonder, person, token, resource, disaster, holder, armies, scouts } = at
  const isFree = city === null && building === null && wonder === null && person === null && token === null
  const isAside = armies + scouts > 0 || afoot !== null
  return (
    <>
      {disaster && <Disaster />}
      {resource !== null && <ResourceMark resource={resource} place="translate(9.5 9.5)" />}
      {token !== null && <Token token={token} />}
      {city !== null && <City isWalled={city === 'walled'} isCapital={isCapital} seat={owner} isAside={isAside} />}
      {building !== null && <Built sign={thingSign(building)} kind="building" isAside={isAside} />}
      {wonder !== null && <Built sign={thingSign('wonder')} kind="wonder" isAside={isAside} />}
      {person !== null && <Built sign={thingSign('person')} kind="person" isAside={isAside} />}
      {(awaited === null || awaited.isJoining || awaited.seat !== holder) && (
        <Party armies={armies} scouts={scouts} seat={holder} isFree={isFree} isUnderWay={isUnderWay} />
      )}
      {afoot !== null && awaited === null && <Party {...afoot} isFree={isFree && holder === null} isUnderWay />}
    </>
  )
})
Pieces.displayName = 'Pieces'

/** What the land brings forth. */
export const ResourceMark = ({
  resource,
  place,
}: {
  readonly resource: string
  readonly place: string
}): ReactElement => (
  <g className={styles['resource']} data-resource={resource} transform={place}>
    <circle r="7.6" />
    <Sign name={thingSign(resource)} size={12} />
  </g>
)

/** A hut or a village. */
export const Token = ({ token }: { readonly token: 'hut' | 'village' }): ReactElement => (
  <g className={styles['token']} data-token={token} transform="translate(24 20)">
    <circle r="13" />
    <Sign name={thingSign(token)} size={19} />
  </g>
)

export const Disaster = (): ReactElement => <path className={styles['disaster']} d="M14 11 34 31 M34 11 14 31" />

const PATHS = {
  army: pathOf(SILHOUETTES.reinforced),
  scout: pathOf(SILHOUETTES.scout),
  city: pathOf(SILHOUETTES.city),
  capital: pathOf(SILHOUETTES.matureCity),
  walls: pathOf(SILHOUETTES.fort),
} as const

/** What stands at the left, smaller, to make room for figures. */
type Aside = { readonly isAside?: boolean }

type CityProps = Aside & { readonly isWalled: boolean; readonly isCapital: boolean; readonly seat: number | null }

/** A house; a capital has a tower, and walls stand behind it. */
export const City = ({ isWalled, isCapital, seat, isAside = false }: CityProps): ReactElement => (
  <g
    className={styles['figure']}
    data-seat={seat ?? undefined}
    transform={isAside ? 'translate(17.5 27) scale(0.78)' : 'translate(24 24)'}
  >
    {isWalled && <path className={styles['walls']} d={PATHS.walls} transform="scale(1.28)" />}
    <g transform={isWalled ? 'translate(0 3) scale(0.86)' : 'scale(1.1)'}>
      <path className={styles['body']} d={isCapital ? PATHS.capital : PATHS.city} />
      <path
        className={styles['inside']}
        d={isCapital ? 'M-2.5 -5v-5h5v5zM-3 13V5H3v8zM-14.5 8v-4.5h4.5V8zM10 8v-4.5h4.5V8z' : 'M-3.5 12V3h7V12z'}
      />
    </g>
  </g>
)

type PartyProps = {
  readonly armies: number
  readonly scouts: number
  readonly seat: number | null
  readonly isFree: boolean
  readonly isUnderWay: boolean
}

/** The figures of one player. */
export const Party = ({ armies, scouts, seat, isFree, isUnderWay }: PartyProps): ReactElement => {
  const isMixed = armies > 0 && scouts > 0
  const [army, scout] = isFree
    ? [
        `translate(${isMixed ? 16 : 24} 20) scale(0.86)`,
        `translate(${isMixed ? 35 : 24} 20) scale(${isMixed ? 0.78 : 0.9})`,
      ]
    : ['translate(36 13.5) scale(0.57)', `translate(36.5 ${isMixed ? 31 : 14.5}) scale(${isMixed ? 0.54 : 0.6})`]
  return (
    <>
      {armies > 0 && <Figures kind="army" count={armies} seat={seat} place={army} isUnderWay={isUnderWay} />}
      {scouts > 0 && <Figures kind="scout" count={scouts} seat={seat} place={scout} isUnderWay={isUnderWay} />}
    </>
  )
}

type BuiltProps = Aside & { readonly sign: IconName; readonly kind: 'building' | 'wonder' | 'person' }

export const Built = ({ sign, kind, isAside = false }: BuiltProps): ReactElement => (
  <g
    className={kind === 'wonder' ? styles['wonder'] : styles['built']}
    data-built={kind}
    transform={isAside ? 'translate(15 16) scale(0.78)' : 'translate(24 20)'}
  >
    {kind === 'building' ? <rect x="-13" y="-13" width="26" height="26" rx="4" /> : <circle r="14" />}
    <Sign name={sign} size={21} />
  </g>
)

type FiguresProps = {
  readonly kind: 'army' | 'scout'
  readonly count: number
  readonly seat: number | null
  readonly place: string
  readonly isUnderWay: boolean
}

/** An army is a shield, a scout a pawn; several have their number on them. */
const Figures = ({ kind, count, seat, place, isUnderWay }: FiguresProps): ReactElement => (
  <g
    className={styles['figure']}
    data-figure={kind}
    data-seat={seat ?? undefined}
    data-moving={isUnderWay || undefined}
    transform={place}
  >
    <path className={styles['body']} d={PATHS[kind]} />
    {kind === 'army' && count === 1 ? (
      <g className={styles['inside']}>
        <Sign name="crossed-swords" size={19} />
      </g>
    ) : (
      count > 1 && (
        <text className={styles['count']} y={kind === 'army' ? 7 : 13}>
          {count}
        </text>
      )
    )}
  </g>
)

type SignProps = { readonly name: IconName; readonly size: number }

export const Sign = ({ name, size }: SignProps): ReactElement => (
  <path
    className={styles['sign']}
    d={iconOutline(name)}
    transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}
  />
)
