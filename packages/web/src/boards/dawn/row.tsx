import { type CardId, describeSpending, effectAtSlot } from '@ecumene/dawn'
import { pieceAddress } from '@ecumene/kernel'
import { memo, type ReactElement, useEffect, useRef } from 'react'
import { useSteady } from '../../controls/use-steady.ts'
import { Icon } from '../../icons/icon.tsx'
import { telling } from '../../tips/tip.ts'
import { FittedText } from '../fitted-text.tsx'
import { useDesk } from './desk.ts'
import { GroundChip } from './ground.tsx'
import { longestWordOf } from './longest-word.ts'
import styles from './row.module.css'
import { useScene } from './scene.ts'
import { levelOfCard, levelText, typeOfCard, typeSign } from './signs.ts'
import { terrainOfSlot } from './terrain-pattern.ts'
import { tokensOn } from './things.ts'

/** The own focus row: real cards under their slots, each with what it does, its tokens, and a light where it can be used. */
export const FocusRow = (): ReactElement => {
  const { view, mine, text, hands, room } = useDesk()
  const take = useSteady(hands.take)
  const list = useRef<HTMLOListElement>(null)
  const row = view.players[mine]?.row ?? []
  const played = view.active === mine ? row.findIndex(({ card }) => card === view.resolving?.card) : -1
  const looked = played >= 0 ? played : row.findIndex((_card, place) => hands.movesAt(`slot:${place}`).length > 0)
  const isLong = room === 'phone'
  // On a phone the row is longer than the screen: the card that is played is in sight, else the first that can be pressed.
  useEffect(() => {
    if (isLong && looked >= 0) showCard(list.current?.children[looked])
  }, [isLong, looked])
  const counted = view.resolving?.slot ?? 0
  const isResolved = (card: CardId): boolean => view.active === mine && view.resolving?.card === card
  return (
    <ol
      ref={list}
      className={styles['row']}
      data-anchor={`row:${mine}`}
      data-seat={mine}
      aria-label={text('dawnBoard.focusRow')}
    >
      {row.map(({ card, trade, slot, counts }, place) => {
        const thing = `slot:${place}`
        return (
          <li key={card} className={styles['place']} data-type={typeOfCard(card)}>
            <Slot slot={slot} counts={isResolved(card) ? counted : counts}>
              <Tokens place={place} trade={trade} />
            </Slot>
            <Card
              {...{ card, thing, take }}
              slot={isResolved(card) ? counted : counts}
              isLit={hands.movesAt(thing).length > 0}
              isResolving={isResolved(card)}
              isPressed={hands.held?.thing === thing}
              isIdle={view.active === mine && view.idle.includes(place)}
            />
          </li>
        )
      })}
    </ol>
  )
}

/** To the middle, where the row comes to rest: from its edge it would slip back out of sight. */
const showCard = (card: Element | null | undefined): void =>
  card?.scrollIntoView({ block: 'nearest', inline: 'center' })

type SlotProps = { readonly slot: number; readonly counts: number; readonly children: ReactElement }

/** A card may count as in another slot than it lies in (T-12.6): that is what it does, and how far it reaches. */
const Slot = ({ slot, counts, children }: SlotProps): ReactElement => {
  const { say } = useScene()
  const terrain = terrainOfSlot(counts)
  return (
    <span className={styles['slot']}>
      <strong>{counts === slot ? slot : `${slot} → ${counts}`}</strong>
      <GroundChip terrain={terrain} size="22px" />
      <span className="unseen">{say({ key: `terrain.${terrain}` })}</span>
      {children}
    </span>
  )
}

type CardProps = {
  readonly card: CardId
  /** The slot that it counts as. */
  readonly slot: number
  readonly thing: string
  readonly isLit: boolean
  readonly isResolving: boolean
  readonly isPressed: boolean
  /** It would do nothing if it were chosen now. */
  readonly isIdle: boolean
  readonly take: (thing: string) => void
}

const Card = memo(({ card, slot, thing, isLit, isResolving, isPressed, isIdle, take }: CardProps): ReactElement => {
  const { say, text } = useScene()
  const type = typeOfCard(card)
  const name = say({ key: `card.${card}` })
  return (
    <button
      type="button"
      className={styles['card']}
      data-anchor={thing}
      data-lit={isLit || undefined}
      data-resolving={isResolving || undefined}
      data-idle={isIdle || undefined}
      aria-pressed={isPressed}
      {...telling<HTMLButtonElement>(() => ({ piece: pieceAddress('card', card) }))}
      onClick={() => take(thing)}
    >
      <span className={styles['band']}>
        <Icon name={typeSign(type)} size="18px" />
        <span className={styles['level']}>{levelText(levelOfCard(card))}</span>
      </span>
      <span className={styles['name']} style={longestWordOf(name)}>
        {name}
      </span>
      <FittedText className={styles['effect']}>{say(effectAtSlot(card, slot))}</FittedText>
      {isIdle && <small className={styles['idle']}>{text('dawnBoard.noGain')}</small>}
    </button>
  )
})
Card.displayName = 'Card'

/** The trade tokens on a card: pieces that are clicked to spend one, with what that would change. */
const Tokens = ({ place, trade }: { readonly place: number; readonly trade: number }): ReactElement => {
  const { view, mine, say, text, hands, room } = useDesk()
  const button = useRef<HTMLButtonElement>(null)
  const thing = tokensOn(place)
  const spending = view.spending?.seat === mine && view.spending.place === place ? view.spending : null
  const isLit = spending !== null && hands.movesAt(thing).length > 0
  // On a phone the row is longer than the screen.
  useEffect(() => {
    if (isLit && room === 'phone') showCard(button.current?.closest('li'))
  }, [isLit, room])
  const states = spending?.cityStates ?? 0
  const pieces = (
    <>
      {Array.from({ length: states }, (_unused, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
        <span key={`state ${number}`} data-there="cityState" aria-hidden="true">
          <Icon name="greek-temple" size="10px" />
        </span>
      ))}
      {[0, 1, 2].map((token) => (
        <span key={token} data-there={token < trade || undefined} aria-hidden="true" />
      ))}
      {trade > 0 && <span className="unseen">{text('dawnBoard.trade', { count: trade })}</span>}
    </>
  )
  if (!isLit || spending === null) return <span className={styles['trade']}>{pieces}</span>
  const words = say(describeSpending(spending))
  return (
    <button
      ref={button}
      type="button"
      className={styles['trade']}
      data-anchor={thing}
      data-lit
      aria-label={`${say({ key: 'move.spend' })}. ${words}`}
      onClick={() => hands.take(thing)}
    >
      {pieces}
      <small aria-hidden="true">
        {spending.now} → {spending.after}
      </small>
    </button>
  )
}
