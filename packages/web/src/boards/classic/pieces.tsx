import type { AfootView, SquareView } from '@ecumene/classic'
import type { ReactElement } from 'react'
import { type IconName, iconOutline } from '../../icons/icon.tsx'
import styles from './map.module.css'
import { thingSign } from './signs.ts'

type PiecesProps = {
  readonly at: SquareView
  readonly afoot: AfootView | null
  /** Do figures that stand here go on in a moment? */
  readonly isUnderWay: boolean
}

/** Everything on one square; figures afoot lie above those that stand there. Shape and sign tell it apart, not colour alone. */
export const Pieces = ({ at, afoot, isUnderWay }: PiecesProps): ReactElement => {
  const { owner, city, building, wonder, person, token, resource, disaster, holder, armies, scouts } = at
  return (
    <>
      {resource !== null && (
        <g className={styles['resource']} transform="translate(39 9)">
          <circle r="7" />
          <Sign name={thingSign(resource)} size={11} />
        </g>
      )}
      {token !== null && (
        <g className={styles['token']} data-token={token} transform="translate(24 26)">
          <circle r="12" />
          <Sign name={thingSign(token)} size={17} />
        </g>
      )}
      {city !== null && (
        <g className={styles['owned']} data-seat={owner ?? undefined} transform="translate(24 25)">
          {city === 'walled' && <rect x="-19" y="-19" width="38" height="38" rx="3" className={styles['wall']} />}
          <rect x="-15" y="-15" width="30" height="30" rx="6" />
          <Sign name={city === 'walled' ? 'white-tower' : 'village'} size={23} />
        </g>
      )}
      {building !== null && <Built sign={thingSign(building)} kind="building" />}
      {wonder !== null && <Built sign={thingSign('wonder')} kind="wonder" />}
      {person !== null && <Built sign={thingSign('person')} kind="person" />}
      {disaster && <path className={styles['disaster']} d="M14 15 34 35 M34 15 14 35" />}
      <Party armies={armies} scouts={scouts} seat={holder} y={LOW} isUnderWay={isUnderWay} />
      {afoot !== null && <Party {...afoot} y={holder === null ? LOW : HIGH} isUnderWay />}
    </>
  )
}

const LOW = 37
const HIGH = 12

type PartyProps = {
  readonly armies: number
  readonly scouts: number
  readonly seat: number | null
  readonly y: number
  readonly isUnderWay: boolean
}

/** The figures of one player. */
const Party = ({ armies, scouts, seat, y, isUnderWay }: PartyProps): ReactElement => (
  <>
    {armies > 0 && <Figures sign="army" count={armies} seat={seat} x={12} y={y} isUnderWay={isUnderWay} />}
    {scouts > 0 && <Figures sign="scout" count={scouts} seat={seat} x={36} y={y} isUnderWay={isUnderWay} />}
  </>
)

type BuiltProps = { readonly sign: IconName; readonly kind: 'building' | 'wonder' | 'person' }

const Built = ({ sign, kind }: BuiltProps): ReactElement => (
  <g className={kind === 'wonder' ? styles['wonder'] : styles['built']} transform="translate(24 22)">
    {kind === 'building' ? <rect x="-12" y="-12" width="24" height="24" rx="3" /> : <circle r="13" />}
    <Sign name={sign} size={18} />
  </g>
)

type FiguresProps = {
  readonly sign: 'army' | 'scout'
  readonly count: number
  readonly seat: number | null
  readonly x: number
  readonly y: number
  readonly isUnderWay: boolean
}

const Figures = ({ sign, count, seat, x, y, isUnderWay }: FiguresProps): ReactElement => (
  <g
    className={styles['owned']}
    data-seat={seat ?? undefined}
    data-moving={isUnderWay || undefined}
    transform={`translate(${x} ${y})`}
  >
    <circle r="9.5" />
    {count > 1 ? <Sign name={thingSign(sign)} size={10} x={-3.5} /> : <Sign name={thingSign(sign)} size={14} />}
    {count > 1 && (
      <text className={styles['count']} x="4.5" y="4">
        {count}
      </text>
    )}
  </g>
)

type SignProps = { readonly name: IconName; readonly size: number; readonly x?: number }

const Sign = ({ name, size, x = 0 }: SignProps): ReactElement => (
  <path
    className={styles['sign']}
    d={iconOutline(name)}
    transform={`translate(${x - size / 2} ${-size / 2}) scale(${size / 512})`}
  />
)
