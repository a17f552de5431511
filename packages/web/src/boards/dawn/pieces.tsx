import type { View } from '@ecumene/dawn'
import type { ReactElement } from 'react'
import { type IconName, iconOutline } from '../../icons/icon.tsx'
import styles from './map.module.css'
import { thingSign } from './signs.ts'

/** Everything that stands on one space, drawn round its middle. Shape and sign tell it apart, not colour alone. */
export const Pieces = ({ view, index }: { readonly view: View; readonly index: number }): ReactElement | null => {
  const space = view.spaces[index]
  if (space === undefined) return null
  const { piece, owner, mature, token, wonder, lair } = space
  const barbarians = view.barbarians.filter((barbarian) => barbarian.space === index)
  const caravans = view.players.flatMap(({ caravans: at }, seat) => (at.includes(index) ? [seat] : []))
  const armies = view.modules.terra?.players.flatMap(({ armies: at }, seat) => (at.includes(index) ? [seat] : [])) ?? []
  const district = view.modules.terra?.players.some(({ districts }) => districts.some(({ space: at }) => at === index))
  return (
    <>
      {lair !== null && barbarians.length === 0 && (
        <text className={styles['lair']} x="-17" y="13">
          {lair}
        </text>
      )}
      {(piece === 'control' || piece === 'reinforced') && (
        <g className={styles['owned']} data-seat={owner ?? undefined}>
          {piece === 'reinforced' && <circle r="15" className={styles['wall']} />}
          <circle r="10.5" />
        </g>
      )}
      {(piece === 'city' || piece === 'capital') && (
        <g className={styles['owned']} data-seat={owner ?? undefined}>
          {mature && <rect x="-18" y="-18" width="36" height="36" rx="9" className={styles['wall']} />}
          <rect x="-14.5" y="-14.5" width="29" height="29" rx="7" />
          <Sign name={thingSign(piece)} size={22} />
        </g>
      )}
      {piece === 'cityState' && (
        <g className={styles['state']} data-seat={owner ?? undefined}>
          <circle r="14" />
          <Sign name={thingSign('cityState')} size={20} />
        </g>
      )}
      {token !== null && piece === null && (
        <g className={styles['token']}>
          <circle r="11" />
          <Sign name={thingSign(token)} size={15} />
        </g>
      )}
      {district === true && (
        <g className={styles['token']} transform="translate(-14 -14)">
          <circle r="8" />
          <Sign name="ionic-column" size={11} />
        </g>
      )}
      {armies.map((seat, place) => (
        <g
          key={seat}
          className={styles['owned']}
          data-seat={seat}
          transform={`translate(${-1 + place * 10} ${barbarians.length > 0 ? -15 : 15})`}
        >
          <circle r="8.5" />
          <Sign name="crossed-swords" size={13} />
        </g>
      ))}
      {wonder !== null && (
        <g className={styles['wonder']} transform="translate(14 -14)">
          <circle r="8" />
          <Sign name="laurels" size={12} />
        </g>
      )}
      {barbarians.map(({ letter }, place) => (
        <g key={letter} className={styles['barbarian']} transform={`translate(${-15 + place * 12} 13)`}>
          <circle r="8.5" />
          <text y="4">{letter}</text>
        </g>
      ))}
      {caravans.map((seat, place) => (
        <g
          key={seat}
          className={styles['owned']}
          data-seat={seat}
          transform={`translate(${15 - place * 10} ${barbarians.length > 0 ? -2 : 11})`}
        >
          <circle r="8.5" />
          <Sign name="camel" size={13} />
        </g>
      ))}
    </>
  )
}

const Sign = ({ name, size }: { readonly name: IconName; readonly size: number }): ReactElement => (
  <path
    className={styles['sign']}
    d={iconOutline(name)}
    transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}
  />
)
