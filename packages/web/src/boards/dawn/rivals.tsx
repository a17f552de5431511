import { RESOURCES } from '@ecumene/dawn'
import { pieceAddress, type Seat } from '@ecumene/kernel'
import { memo, type ReactElement, useState } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import { Belongings } from './belongings.tsx'
import { LeaderHead } from './leader-head.tsx'
import styles from './rivals.module.css'
import { useScene } from './scene.ts'
import { levelOfCard, levelText, typeOfCard, typeSign } from './signs.ts'

/** Everybody else, in the order of play after me: row, tech dial, what they have, how near they are. */
export const Rivals = memo((): ReactElement => {
  const { view, mine } = useScene()
  const count = view.players.length
  const seats = Array.from({ length: count - 1 }, (_, place) => (mine + 1 + place) % count)
  return (
    <div className={styles['rivals']} data-beside>
      {seats.map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
    </div>
  )
})
Rivals.displayName = 'Rivals'

const Rival = ({ seat }: { readonly seat: Seat }): ReactElement | null => {
  const { view, say, text, nameOf, room } = useScene()
  const [isOpen, setOpen] = useState(() => room === 'wide' && hasRoomFor(view.players.length))
  const player = view.players[seat]
  if (player === undefined) return null
  const resources =
    RESOURCES.reduce((sum, resource) => sum + player.resources[resource], 0) + player.naturalWonders.length
  const counts = [
    ['bubbling-flask', text('dawnBoard.tech'), player.tech],
    ['village', text('dawnBoard.matureCities'), player.matureCities],
    ['laurels', text('dawnBoard.wonders'), player.wonders.length],
    ['cut-diamond', text('dawnBoard.resources'), resources],
  ] as const
  return (
    <article className={styles['rival']} data-seat={seat} data-anchor={`player:${seat}`} data-tips>
      <div className={styles['top']}>
        <LeaderHead seat={seat} />
        <ul className={styles['counts']}>
          {counts.map(([sign, name, number]) => (
            <li key={name}>
              <Explained tip={{ name }}>
                <Icon name={sign} size="15px" />
                <span className="unseen">{name}</span> {number}
              </Explained>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isOpen}
          aria-label={text('dawnBoard.more', { player: nameOf(seat) })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'minus' : 'plus'} size="14px" />
        </button>
      </div>
      <ol className={styles['row']} data-anchor={`row:${seat}`} aria-label={text('dawnBoard.focusRow')}>
        {player.row.map(({ card, trade, slot }) => (
          <li key={card} data-type={typeOfCard(card)}>
            <Explained className={styles['card']} tip={{ piece: pieceAddress('card', card) }}>
              <small>{slot}</small>
              <Icon name={typeSign(typeOfCard(card))} size="15px" />
              <span aria-hidden="true">{levelText(levelOfCard(card))}</span>
              <span className="unseen">{say({ key: `card.${card}` })}</span>
              {trade > 0 && (
                <span className={styles['trade']}>
                  <span aria-hidden="true">{trade}</span>
                  <span className="unseen">{text('dawnBoard.trade', { count: trade })}</span>
                </span>
              )}
            </Explained>
          </li>
        ))}
      </ol>
      {isOpen && (
        <div className={styles['belongings']}>
          <Belongings seat={seat} />
        </div>
      )}
    </article>
  )
}

/** In a high window what three rivals have lies open below their rows. */
const hasRoomFor = (players: number): boolean => players < 5 && window.innerHeight >= HIGH

/** See rivals.module.css. */
const HIGH = 860
