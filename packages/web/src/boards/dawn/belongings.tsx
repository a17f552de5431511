import { ALL_WONDERS, RESOURCES } from '@ecumene/dawn'
import { pieceAddress, type Seat } from '@ecumene/kernel'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import { telling } from '../../tips/tip.ts'
import { useFitted } from '../fitted-text.tsx'
import styles from './belongings.module.css'
import { type Desk, useDesk } from './desk.ts'
import { thingSign, typeSign } from './signs.ts'

/** Everything that a player has which is neither on the map nor in the row. */
export const Belongings = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const desk = useDesk()
  const { text } = desk
  const box = useRef<HTMLDivElement>(null)
  const [spendable, things] = [spendableOf(desk, seat), thingsOf(desk, seat)]
  useFitted(box, [...spendable, ...things].map(({ key, count = 1 }) => `${key} ${count}`).join())
  return (
    <div ref={box} className={styles['belongings']} data-belongings>
      <ul className={styles['counts']}>
        {leftOf(desk, seat).map(([sign, name, count]) => (
          <li key={name}>
            <Explained tip={{ name }}>
              <Icon name={sign} size="14px" />
              <span className="unseen">{name}</span> {count}
            </Explained>
          </li>
        ))}
      </ul>
      <div className={styles['heap']}>
        <ul aria-label={text('dawnBoard.resources')}>
          {spendable.map((thing) => (
            <li key={thing.key}>
              <Spendable seat={seat} thing={thing}>
                <Icon name={thing.sign} size="16px" />
                <span className={thing.count === undefined ? styles['words'] : 'unseen'}>{thing.name}</span>{' '}
                {thing.count}
              </Spendable>
            </li>
          ))}
        </ul>
        <ul aria-label={text('dawnBoard.things')}>
          {things.map(({ key, sign, name, piece, type }) => (
            <li key={key} data-type={type}>
              <Explained className={styles['chip']} tip={{ piece }}>
                <Icon name={sign} size="16px" /> <span className={styles['words']}>{name}</span>
              </Explained>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

type Belonging = { readonly key: string; readonly sign: IconName; readonly name: string; readonly count?: number }
type Thing = Belonging & {
  readonly piece: string
  /** That of a wonder: some goals count wonders of a type. */
  readonly type?: string
}

/** Resources, and the natural wonders that count as such. Their keys are the things that are clicked. */
const spendableOf = ({ view, say }: Desk, seat: Seat): readonly Belonging[] => {
  const player = view.players[seat]
  if (player === undefined) return []
  return [
    ...RESOURCES.map((resource, number) => ({
      key: `resource:${number}`,
      sign: thingSign(resource),
      name: say({ key: `resource.${resource}` }),
      count: player.resources[resource],
    })).filter(({ count }) => count > 0),
    ...player.naturalWonders.map(({ id }) => ({
      key: `natural:${id}`,
      sign: thingSign('naturalWonder'),
      name: say({ key: `natural.${id}` }),
    })),
  ]
}

const thingsOf = ({ view, say, text }: Desk, seat: Seat): readonly Thing[] => {
  const player = view.players[seat]
  if (player === undefined) return []
  const government = view.modules.terra?.players[seat]?.government
  return [
    ...player.wonders.map((id) => {
      const type = ALL_WONDERS.find((wonder) => wonder.id === id)?.type ?? ''
      const piece = pieceAddress('wonder', id)
      return { key: `wonder ${id}`, sign: typeSign(type), type, name: say({ key: `wonder.${id}` }), piece }
    }),
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
    ...(government == null
      ? []
      : [
          {
            key: `government ${government.id}`,
            sign: 'capitol' as const,
            name: say({ key: `government.${government.id}` }),
            piece: pieceAddress('government', government.id),
          },
        ]),
  ]
}

/** What is left to place. */
const leftOf = ({ view, text }: Desk, seat: Seat): readonly (readonly [IconName, string, number])[] => {
  const player = view.players[seat]
  if (player === undefined) return []
  const part = view.modules.terra?.players[seat]
  return [
    ['village', text('dawnBoard.citiesLeft'), player.unusedCities],
    ['flying-flag', text('dawnBoard.tokensLeft'), player.unusedControls],
    ['camel', text('dawnBoard.caravansOnCard'), player.caravansOnCard],
    ...(part === undefined ? [] : [['crossed-swords', text('dawnBoard.armiesOnCard'), part.armiesOnCard] as const]),
  ]
}

type SpendableProps = { readonly seat: Seat; readonly thing: Belonging; readonly children: ReactNode }

/** A thing of one's own that can be spent is clicked where it lies. */
const Spendable = ({ seat, thing: { key, name }, children }: SpendableProps): ReactElement => {
  const { hands, mine } = useDesk()
  return seat === mine && hands.movesAt(key).length > 0 ? (
    <button
      type="button"
      className={styles['chip']}
      data-anchor={key}
      data-lit
      aria-pressed={hands.held?.thing === key}
      {...telling<HTMLButtonElement>(() => ({ name }))}
      onClick={() => hands.take(key)}
    >
      {children}
    </button>
  ) : (
    <Explained className={styles['chip']} tip={{ name }}>
      {children}
    </Explained>
  )
}
