import { RESOURCES } from '@ecumene/classic'
import { pieceAddress, type Seat } from '@ecumene/kernel'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import { type Tip, telling } from '../../tips/tip.ts'
import { useHeld, useScene } from './scene.ts'
import { thingSign } from './signs.ts'
import styles from './stock.module.css'

/** What a player keeps: resources, the faces of own huts and villages, great people. What can be spent or placed is lit. */
export const Stock = ({ seat }: { readonly seat: Seat }): ReactElement | null => {
  const { view, say, text, movesAt } = useScene()
  const player = view.players[seat]
  if (player === undefined) return null
  const { own, people } = player
  const kinds = [...new Set(people)]
  return (
    <ul className={styles['stock']} aria-label={text('classicBoard.resources')}>
      {RESOURCES.map((resource, number) => {
        const [tokens = 0, huts = 0, villages = 0] = [player.resources, own?.huts, own?.villages].map(
          (counts) => counts?.[number] ?? 0,
        )
        const thing = `resource:${resource}`
        if (tokens + huts + villages === 0 && movesAt(thing).length === 0) return null
        const name = say({ key: `resource.${resource}` })
        const sources = [
          ...(huts > 0 ? [`${say({ key: 'marker.hut' })} ${huts}`] : []),
          ...(villages > 0 ? [`${say({ key: 'marker.village' })} ${villages}`] : []),
        ]
        return (
          <li key={resource}>
            <Kept thing={thing} tip={{ name: [`${name} ${tokens}`, ...sources].join(' · ') }}>
              <Icon name={thingSign(resource)} size="16px" />
              <span className="unseen">{name}</span> {tokens > 0 && tokens}
              {huts > 0 && <Marker kind="hut" count={huts} />}
              {villages > 0 && <Marker kind="village" count={villages} />}
            </Kept>
          </li>
        )
      })}
      {kinds.map((person) => {
        const count = people.filter((other) => other === person).length
        return (
          <li key={person}>
            <Kept thing={`person:${person}`} tip={{ piece: pieceAddress('person', person) }}>
              <Icon name={thingSign('person')} size="16px" />
              <span className={styles['name']}>{say({ key: `person.${person}` })}</span>
              {count > 1 && `×\u00a0${count}`}
            </Kept>
          </li>
        )
      })}
    </ul>
  )
}

const Marker = ({ kind, count }: { readonly kind: 'hut' | 'village'; readonly count: number }): ReactElement => (
  <span className={styles['marker']} data-marker={kind} aria-hidden="true">
    <Icon name={thingSign(kind)} size="12px" />
    {count}
  </span>
)

type KeptProps = { readonly thing: string; readonly tip: Tip; readonly children: ReactNode }

/** Lit where it can be used now, explained where it only lies there. */
const Kept = ({ thing, tip, children }: KeptProps): ReactElement => {
  const { movesAt, take, mine, viewer } = useScene()
  const isLit = viewer === mine && movesAt(thing).length > 0
  const isHeld = useHeld(thing, isLit)
  return isLit ? (
    <button
      type="button"
      className={styles['kept']}
      data-anchor={thing}
      data-lit
      aria-pressed={isHeld}
      {...telling<HTMLButtonElement>(() => tip)}
      onClick={() => take(thing)}
    >
      {children}
    </button>
  ) : (
    <Explained className={styles['kept']} tip={tip}>
      {children}
    </Explained>
  )
}
