import type { Change, Site, Way } from '@ecumene/classic'
import type { ReactElement } from 'react'
import type { IconName } from '../../icons/icon.tsx'
import { SIDE } from './geometry.ts'
import styles from './map-marks.module.css'
import { ResourceMark, Sign } from './pieces.tsx'
import { YieldNumbers } from './yields.tsx'

type MapMarksProps = {
  /** The way that ends here, of whoever is taken. */
  readonly way: Way | null
  /** Nothing lies here that a number would cover. */
  readonly isBare: boolean
  /** Figures under way may stop here. */
  readonly isStop: boolean
  /** What a city would have here, if that is to be shown. */
  readonly site: Site | null
  /** What a building would change here. */
  readonly change: Change | null
}

/** What a press on a square would bring, on the square itself. */
export const MapMarks = ({ way, isBare, isStop, site, change }: MapMarksProps): ReactElement => (
  <>
    {site !== null && <SitePlate site={site} />}
    {change !== null && changesAnything(change) && (
      <g className={styles['plate']}>
        <rect x="4" y="4" width={SIDE - 8} height={SIDE - 8} rx="4" />
        <YieldNumbers given={change} lost={drawn(change.loses)} isChange />
      </g>
    )}
    {way !== null && <End way={way} isBare={isBare} />}
    {isStop && (
      <g transform="translate(22 22) scale(0.62)">
        <Badge sign="check-mark" is="stop" />
      </g>
    )}
  </>
)

/** What the squares around a site give, and at the right edge the resources among them and how many of them are water. */
const SitePlate = ({ site }: { readonly site: Site }): ReactElement => (
  <g className={styles['plate']}>
    <rect x="2.5" y="2.5" width={SIDE - 5} height={SIDE - 5} rx="4" />
    <g transform="translate(-4.5 0)">
      <YieldNumbers given={site} />
    </g>
    {site.resources.map((resource, at) => (
      <ResourceMark key={resource} resource={resource} place={`translate(40 ${8.5 + at * 9.5}) scale(0.6)`} />
    ))}
    {site.coasts > 0 && (
      <>
        <path className={styles['waves']} d="M35.5 36q1.5 -2 3 0t3 0t3 0" />
        <text className={styles['coasts']} x="40" y="41.5">
          {site.coasts}
        </text>
      </>
    )}
  </g>
)

const drawn = (loses: Change['loses']) =>
  loses === null ? null : (place: string) => <ResourceMark resource={loses} place={place} />

const changesAnything = ({ trade, production, culture, coins, loses }: Change): boolean =>
  trade !== 0 || production !== 0 || culture !== 0 || coins !== 0 || loses !== null

const SIGNS: Readonly<Record<Exclude<Way['ends'], 'stop'>, IconName>> = {
  reveal: 'surrounded-eye',
  hut: 'open-treasure-chest',
  battle: 'crossed-swords',
}

/** How far it is, and by a sign what is met there. */
const End = ({ way: { ends, path }, isBare }: Pick<MapMarksProps, 'isBare'> & { readonly way: Way }): ReactElement => (
  <>
    {ends !== 'stop' && <Badge sign={SIGNS[ends]} is={ends} />}
    {path.length > 0 && (
      <text
        className={styles['steps']}
        x={isBare && ends === 'stop' ? SIDE / 2 : SIDE - 9}
        y={isBare && ends === 'stop' ? 20 : 12}
        data-aside={!isBare || ends !== 'stop' || undefined}
      >
        {path.length}
      </text>
    )}
  </>
)

export const Badge = ({ sign, is }: { readonly sign: IconName; readonly is: Way['ends'] }): ReactElement => (
  <g className={styles['badge']} data-ends={is} transform={`translate(${SIDE / 2} ${SIDE / 2})`}>
    <circle r="14" />
    <Sign name={sign} size={19} />
  </g>
)
