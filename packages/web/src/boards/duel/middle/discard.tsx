import type { ReactElement } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { cardName, hasCities, useDesk } from '../desk.ts'
import { CardFace } from '../pieces/card.tsx'
import styles from './discard.module.css'

/** The discard pile, face up: public at any time. */
export const DiscardPile = ({ onOpen }: { readonly onOpen: () => void }): ReactElement => {
  const desk = useDesk()
  const { discard } = desk.view
  const last = desk.lastMove?.piece ?? null
  const top = discard.find((card) => last === `card:${card}`) ?? discard.at(-1)
  const label = desk.text('duelBoard.groupCount', {
    type: desk.text('duelBoard.discardPile'),
    count: discard.length,
  })
  return (
    <button type="button" className={styles['pile']} data-anchor="discard" onClick={onOpen}>
      <span className="unseen">{label}</span>
      <span className={styles['stack']} aria-hidden="true" data-count={Math.min(3, discard.length)}>
        {hasCities(desk.room) ? (
          top !== undefined && <CardFace card={top} name={cardName(desk, top)} />
        ) : (
          <Icon name="card-discard" size="22px" />
        )}
      </span>
      <span className={styles['label']} aria-hidden="true">
        <span>{desk.text('duelBoard.discardPile')}</span>
        <span className={styles['count']}>{discard.length}</span>
      </span>
    </button>
  )
}
