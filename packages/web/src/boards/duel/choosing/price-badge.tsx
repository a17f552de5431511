import type { Plan } from '@ecumene/duel'
import type { ReactElement } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { useDesk } from '../desk.ts'
import { CoinMark } from '../pieces/marks.tsx'
import { isFreeByChain, shortfall } from './plans.ts'
import styles from './price-badge.module.css'

/** A longer word is wider than a common card: there a number stands for it. */
const WORDY = 7

/** What a thing costs the viewer now: a coin, “free”, or what is missing. */
export const PriceBadge = ({ plan }: { readonly plan: Plan }): ReactElement => {
  const { text } = useDesk()
  if (!plan.affordable) {
    return (
      <span className={styles['badge']} data-kind="short" aria-hidden="true">
        <span className={styles['long']}>{text('duelBoard.short', { coins: shortfall(plan) })}</span>
        <span className={styles['brief']}>
          −{shortfall(plan)}
          <CoinMark text={plan.price} />
        </span>
      </span>
    )
  }
  if (plan.price === 0) {
    return (
      <span
        className={styles['badge']}
        data-kind="free"
        data-wordy={text('duelBoard.free').length > WORDY || undefined}
        aria-hidden="true"
      >
        {isFreeByChain(plan) && <Icon name="linked-rings" size="1.05em" />}
        <span className={styles['long']}>{text('duelBoard.free')}</span>
        <span className={styles['brief']}>0</span>
      </span>
    )
  }
  return (
    <span className={styles['badge']} data-kind="price" aria-hidden="true">
      <CoinMark text={plan.price} />
    </span>
  )
}
