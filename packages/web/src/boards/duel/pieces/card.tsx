import type { CardId, Deck } from '@ecumene/duel'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import styles from './card.module.css'
import { CostMarks } from './cost.tsx'
import { EffectIcons } from './effect-icons.tsx'
import { longestWord } from './name-fit.ts'
import { CARD_PICTURES, CHAIN_PICTURES, COLOUR_PICTURES } from './pictures.ts'
import { cardFace, numeralOf } from './pieces.ts'

type CardFaceProps = {
  readonly card: CardId
  readonly name: string
  /** Lies under another card. */
  readonly covered?: boolean
  /** What it costs the viewer, in the lower corner. */
  readonly badge?: ReactNode
}

/**
 * The face of a card, as large as `--card-w` and `--card-h`. Effect and name stand at the top, where the next row of
 * the structure leaves them in sight; the cost runs down the left side.
 */
export const CardFace = ({ card, name, covered = false, badge }: CardFaceProps): ReactElement => {
  const { colour, cost, effects, gives, accepts } = cardFace(card)
  return (
    <span className={styles['card']} data-colour={colour} data-covered={covered || undefined} aria-hidden="true">
      <span className={styles['band']}>
        <span className={styles['sign']}>
          <Icon name={COLOUR_PICTURES[colour]} size="100%" />
        </span>
        <EffectIcons effects={effects} />
        {gives !== undefined && (
          <span className={styles['gives']}>
            <Icon name={CHAIN_PICTURES[gives]} size="100%" />
          </span>
        )}
      </span>
      <span className={styles['name']} style={{ '--longest': longestWord(name) } as CSSProperties}>
        {name}
      </span>
      <span className={styles['body']}>
        <span className={styles['cost']}>
          <CostMarks cost={cost} />
          {accepts !== undefined && (
            <span className={styles['accepts']}>
              <Icon name={CHAIN_PICTURES[accepts]} size="100%" />
            </span>
          )}
        </span>
        <span className={styles['picture']}>
          <Icon name={CARD_PICTURES[card]} size="100%" />
        </span>
        {badge}
      </span>
    </span>
  )
}

/** The back of a card: the Age, or the hands of a Guild. */
export const CardBack = ({ deck }: { readonly deck: Deck }): ReactElement => (
  <span className={styles['back']} data-deck={deck} aria-hidden="true">
    <span className={styles['numeral']}>
      {deck === 'guild' ? <Icon name={COLOUR_PICTURES.purple} size="1.3em" /> : numeralOf(deck)}
    </span>
  </span>
)
