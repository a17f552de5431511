import { type Account, describeBlockades, describeEntry, type Entry, sumOf, type View } from '@ecumene/classic'
import { type Message, pieceAddress } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import type { TipLine } from '../../tips/tip.ts'
import styles from './city-panel.module.css'
import { useScene } from './scene.ts'
import { iconSign, thingSign } from './signs.ts'
import { TIP_RULES } from './tip-rules.ts'

const SUMS = [
  ['production', 'classicBoard.city.production'],
  ['trade', 'classicBoard.city.trade'],
  ['culture', 'classicBoard.city.culture'],
] as const

/** What a city makes, each sum with where it comes from, and what it is kept from. */
export const CityAccount = ({ account }: { readonly account: Account }): ReactElement => {
  const { view, say, text } = useScene()
  const line = (entry: Entry): TipLine => {
    const thing = thingOn(view, entry)
    const words = say(describeEntry(entry))
    return { words: `${thing === null ? words : `${say(thing)} (${words})`}: ${signed(entry.count)}` }
  }
  return (
    <>
      <ul className={styles['sums']} data-tips>
        {SUMS.map(([icon, key]) => (
          <li key={icon} data-icon={icon}>
            <Explained tip={{ name: text(key), lines: account[icon].map(line), rules: TIP_RULES[icon] }}>
              <Icon name={iconSign(icon) ?? 'stone-block'} size="17px" />
              <span className="unseen">{text(key)}</span>
              <strong>{sumOf(account[icon])}</strong>
            </Explained>
          </li>
        ))}
        {account.resources.map((resource) => (
          <li key={resource}>
            <Explained tip={{ piece: pieceAddress('resource', resource) }}>
              <Icon name={thingSign(resource)} size="17px" />
              <span className="unseen">{say({ key: `resource.${resource}` })}</span>
            </Explained>
          </li>
        ))}
      </ul>
      {account.blockaded.length > 0 && (
        <p className={styles['blockade']}>{describeBlockades(account).map(say).join(', ')}</p>
      )}
    </>
  )
}

/** What gives on a square: what is built there, or the land. */
const thingOn = ({ squares }: View, { source, square }: Entry): Message | null => {
  const at = source === 'square' ? squares.find((other) => other.square === square) : undefined
  if (at === undefined) return null
  if (at.building !== null) return { key: `building.${at.building}` }
  if (at.wonder !== null) return { key: `wonder.${at.wonder}` }
  if (at.person !== null) return { key: `person.${at.person}` }
  return at.terrain === null ? null : { key: `terrain.${at.terrain}` }
}

const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`)
