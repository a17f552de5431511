import type { OfferView } from '@ecumene/classic'
import type { ReactElement } from 'react'
import { DeedButton } from '../../hands/deed-button.tsx'
import { Icon } from '../../icons/icon.tsx'
import { seatName } from '../../seats/names.ts'
import { useWords } from '../../words/use-words.tsx'
import { useDesk } from './desk.ts'
import type { Fate } from './offer-fates.ts'
import { answersIn, type Counts, countsOf } from './offering.ts'
import { offerMessage } from './pointing.ts'
import { tradableName, tradableSign } from './tradable.ts'
import styles from './trading.module.css'

type OfferCardProps = {
  readonly offer: OfferView
  readonly fate: Fate
  /** Answers with an offer turned round; `null` where it is not the viewer's to answer. */
  readonly onCounter: (() => void) | null
  /** Puts what was declined on the scales again; `null` where nothing can be offered any more. */
  readonly onChange?: (() => void) | null
}

const FATE_WORDS = {
  open: 'classicBoard.offer.open',
  accepted: 'classicBoard.offer.accepted',
  declined: 'classicBoard.offer.declined',
  withdrawn: 'classicBoard.offer.withdrawn',
  lapsed: 'classicBoard.offer.lapsed',
} as const

const BOT_WORDS = {
  accepted: 'classicBoard.offer.agrees',
  declined: 'classicBoard.offer.thanks',
} as const

const DEED_WORDS = {
  accept: 'classicBoard.offer.accept',
  decline: 'classicBoard.offer.decline',
  withdraw: 'classicBoard.offer.withdraw',
} as const

/** An offer with both its sides and what can be done about it, or what became of it. */
export const OfferCard = ({ offer, fate, onCounter, onChange = null }: OfferCardProps): ReactElement => {
  const { say, text, hands, busy, props } = useDesk()
  const { text: pageText } = useWords()
  const nameOf = (seat: number) => seatName(props.state.seats, seat, pageText)
  const { number, from, to, give, want } = offer
  const thing = `offer:${number}`
  const moves = fate === 'open' ? answersIn(hands.movesAt(thing)) : []
  const isBot = props.state.seats[to]?.kind === 'bot'
  // People at the table have words of their own.
  const answer =
    isBot && (fate === 'accepted' || fate === 'declined') ? text(BOT_WORDS[fate], { player: { seat: to } }) : null
  const isHopeless = onCounter !== null && !moves.some(({ kind }) => kind === 'accept')
  // Whoever can only take it back waits like everybody else.
  const isWaiting = moves.every(({ kind }) => kind === 'withdraw')
  return (
    <li
      className={styles['offer']}
      data-anchor={fate === 'open' ? thing : undefined}
      data-lit={moves.length > 0 || undefined}
      data-fate={fate}
    >
      <p className="unseen">{say(offerMessage(offer))}</p>
      <div className={styles['sides']} aria-hidden="true">
        <Side seat={from} name={nameOf(from)} counts={countsOf(give)} />
        <Icon name="trade" size="16px" />
        <Side seat={to} name={nameOf(to)} counts={countsOf(want)} />
      </div>
      {(isWaiting || isHopeless) && (
        <p className={styles['fate']}>
          {isHopeless ? say({ key: 'reason.youLack' }) : (answer ?? text(FATE_WORDS[fate]))}
        </p>
      )}
      {(moves.length > 0 || onCounter !== null || onChange !== null) && (
        <div className={styles['answers']}>
          {moves.map(({ notation: move, kind }) => (
            <DeedButton key={move} {...{ hands, move, thing, busy }} words={text(DEED_WORDS[kind])} note={null} />
          ))}
          {onCounter !== null && (
            <button type="button" className="button" onClick={onCounter}>
              {text('classicBoard.offer.counter')}
            </button>
          )}
          {onChange !== null && (
            <button type="button" className="button" onClick={onChange}>
              {text('classicBoard.offer.change')}
            </button>
          )}
        </div>
      )}
    </li>
  )
}

type SideProps = { readonly seat: number; readonly name: string; readonly counts: Counts }

const Side = ({ seat, name, counts }: SideProps): ReactElement => {
  const { say } = useDesk()
  return (
    <div className={styles['side']} data-seat={seat}>
      <strong>{name}</strong>
      {counts.size === 0 && <span>{say({ key: 'bundle.nothing' })}</span>}
      {[...counts].map(([id, count]) => (
        <span key={id}>
          {count} <Icon name={tradableSign(id)} size="14px" /> {tradableName(id, say)}
        </span>
      ))}
    </div>
  )
}
