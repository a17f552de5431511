import { RESOURCES } from '@ecumene/dawn'
import { pieceAddress, type Seat } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import { telling } from '../../tips/tip.ts'
import { useDesk } from './desk.ts'
import { LeaderHead } from './leader-head.tsx'
import styles from './mine.module.css'
import { thingSign } from './signs.ts'

/** What lies in front of me beside my row: who I am, and everything I have. */
export const Mine = (): ReactElement => {
  const { mine } = useDesk()
  return (
    <section className={styles['mine']} data-anchor={`player:${mine}`} data-seat={mine} data-tips>
      <LeaderHead seat={mine} />
      <Belongings seat={mine} />
    </section>
  )
}

type Thing = { readonly key: string; readonly sign: IconName; readonly name: string; readonly piece: string }

/** Everything that a player has which is neither on the map nor in the row. */
export const Belongings = ({ seat }: { readonly seat: Seat }): ReactElement | null => {
  const { view, say, text, hands, mine } = useDesk()
  const player = view.players[seat]
  if (player === undefined) return null
  const part = view.modules.terra?.players[seat]
  const things: readonly Thing[] = [
    ...player.wonders.map((id) => ({
      key: `wonder ${id}`,
      sign: 'laurels' as const,
      name: say({ key: `wonder.${id}` }),
      piece: pieceAddress('wonder', id),
    })),
    ...player.conquered.map((id) => ({
      key: `conquered ${id}`,
      sign: thingSign('cityState'),
      name: text('dawnBoard.conquered', { name: say({ key: `cityState.${id}` }) }),
      piece: pieceAddress('cityState', id),
    })),
    ...player.envoys.map((id) => ({
      key: `envoy ${id}`,
      sign: 'scroll-quill' as const,
      name: say({ key: `cityState.${id}` }),
      piece: pieceAddress('cityState', id),
    })),
    ...player.treaties.map(({ giver, treaty }) => ({
      key: `treaty ${treaty} ${giver}`,
      sign: 'shaking-hands' as const,
      name: text('dawnBoard.of', { thing: say({ key: `treaty.${treaty}` }), player: { seat: giver } }),
      piece: pieceAddress('treaty', treaty),
    })),
    ...(part?.government == null
      ? []
      : [
          {
            key: 'government',
            sign: 'capitol' as const,
            name: say({ key: `government.${part.government.id}` }),
            piece: pieceAddress('government', part.government.id),
          },
        ]),
  ]
  /** A thing of one's own that can be spent is clicked where it lies. */
  const spent = (thing: string, name: string, face: ReactElement): ReactElement =>
    seat === mine && hands.movesAt(thing).length > 0 ? (
      <button
        type="button"
        className={styles['chip']}
        data-anchor={thing}
        data-lit
        aria-pressed={hands.held?.thing === thing}
        {...telling<HTMLButtonElement>(() => ({ name }))}
        onClick={() => hands.take(thing)}
      >
        {face}
      </button>
    ) : (
      <Explained className={styles['chip']} tip={{ name }}>
        {face}
      </Explained>
    )
  const counts: readonly (readonly [sign: IconName, name: string, count: number])[] = [
    ['village', text('dawnBoard.citiesLeft'), player.unusedCities],
    ['flying-flag', text('dawnBoard.tokensLeft'), player.unusedControls],
    ['camel', text('dawnBoard.caravansOnCard'), player.caravansOnCard],
    ...(part === undefined ? [] : [['crossed-swords', text('dawnBoard.armiesOnCard'), part.armiesOnCard] as const]),
  ]
  return (
    <div className={styles['belongings']}>
      <ul className={styles['chips']} aria-label={text('dawnBoard.resources')}>
        {RESOURCES.map((resource, number) => {
          const count = player.resources[resource]
          const name = say({ key: `resource.${resource}` })
          return count === 0 ? null : (
            <li key={resource}>
              {spent(
                `resource:${number}`,
                name,
                <>
                  <Icon name={thingSign(resource)} size="16px" />
                  <span className="unseen">{name}</span> {count}
                </>,
              )}
            </li>
          )
        })}
        {player.naturalWonders.map(({ id }) => (
          <li key={id}>
            {spent(
              `natural:${id}`,
              say({ key: `natural.${id}` }),
              <>
                <Icon name={thingSign('naturalWonder')} size="16px" /> {say({ key: `natural.${id}` })}
              </>,
            )}
          </li>
        ))}
      </ul>
      <ul className={styles['chips']} aria-label={text('dawnBoard.things')}>
        {things.map(({ key, sign, name, piece }) => (
          <li key={key}>
            <Explained className={styles['chip']} tip={{ piece }}>
              <Icon name={sign} size="14px" /> <span className={styles['words']}>{name}</span>
            </Explained>
          </li>
        ))}
      </ul>
      <ul className={styles['counts']}>
        {counts.map(([sign, name, count]) => (
          <li key={name}>
            <Explained tip={{ name }}>
              <Icon name={sign} size="14px" />
              <span className="unseen">{name}</span> {count}
            </Explained>
          </li>
        ))}
      </ul>
    </div>
  )
}
