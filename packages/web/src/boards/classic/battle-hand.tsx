import type { BattleView } from '@ecumene/classic'
import type { ReactElement } from 'react'
import { cardThing } from './battle-card.ts'
import { isBefore } from './battle-doing.ts'
import styles from './battle-hand.module.css'
import type { Side } from './battle-report.ts'
import { useDesk } from './desk.ts'
import { UnitCard } from './unit-card.tsx'

type HandProps = {
  readonly battle: BattleView
  readonly near: Side
  /** The card that the pointer or the focus rests on. */
  readonly onEyed: (thing: string | null) => void
}

/** The hand of the side that sits below; backs where the viewer may not see it. */
export const BattleHand = ({ battle, near, onEyed }: HandProps): ReactElement | null => {
  const { hands, say, text } = useDesk()
  const hand = battle.hands[near === 'attacker' ? 0 : 1]
  if (isBefore(battle)) return null
  return (
    <ul className={styles['hand']} aria-label={text('classicBoard.hand', { count: hand?.size ?? 0 })}>
      {hand?.cards == null
        ? Array.from({ length: hand?.size ?? 0 }, (_, card) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one back is like another
            <li key={card} className={styles['back']} aria-hidden="true" />
          ))
        : hand.cards.map((card) => {
            const thing = cardThing(card)
            const isLit = hands.movesAt(thing).length > 0
            return (
              <li key={thing}>
                <button
                  type="button"
                  className={styles['own']}
                  data-anchor={thing}
                  data-lit={isLit || undefined}
                  disabled={!isLit}
                  aria-pressed={hands.held?.thing === thing}
                  onClick={() => hands.take(thing)}
                  onPointerEnter={() => onEyed(thing)}
                  onPointerLeave={() => onEyed(null)}
                  onFocus={() => onEyed(thing)}
                  onBlur={() => onEyed(null)}
                >
                  <UnitCard unit={card.unit} strength={card.inPlay} name={say({ key: `unit.${card.unit}` })} />
                  {card.count > 1 && <span className={styles['count']}>×{card.count}</span>}
                </button>
              </li>
            )
          })}
    </ul>
  )
}
