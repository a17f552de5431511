import type { SlotView } from '@ecumene/duel'
import { type CSSProperties, type KeyboardEvent, type ReactElement, useRef, useState } from 'react'
import { planOfCard } from '../choosing/plans.ts'
import { PriceBadge } from '../choosing/price-badge.tsx'
import { priceText } from '../choosing/price-text.ts'
import { cardName, type Desk, useDesk } from '../desk.ts'
import { cardMove } from '../moves.ts'
import { CardBack, CardFace } from '../pieces/card.tsx'
import { cardFace } from '../pieces/pieces.ts'
import { extentOf, firstFocus, isArrow, neighbourOf, spotOf } from './positions.ts'
import styles from './structure.module.css'

/**
 * The cards of the Age. One stop for Tab; arrow keys walk over the cards, Enter selects. Under something that covers
 * them they are there to be seen and nothing else.
 */
export const Structure = ({ isCovered }: { readonly isCovered: boolean }): ReactElement => {
  const desk = useDesk()
  const { view, text } = desk
  const { rows, columns } = extentOf(view.age)
  const [focus, setFocus] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const tabStop = focus !== null && view.structure[focus] != null ? focus : firstFocus(view.structure)

  const walk = (event: KeyboardEvent, from: number): void => {
    if (!isArrow(event.key)) return
    const to = neighbourOf(view.structure, from, event.key)
    event.preventDefault()
    if (to === null) return
    setFocus(to)
    list.current?.querySelector<HTMLElement>(`[data-slot="${to}"]`)?.focus()
  }

  return (
    <div className={styles['structure']} inert={isCovered}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={list}
        role="group"
        aria-label={text('duelBoard.structure')}
        className={styles['cards']}
        data-anchor="structure"
        data-age={view.age}
        style={{ '--rows': rows, '--columns': columns } as CSSProperties}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Whoever comes back wants the cards that can be taken, not the covered one looked at before.
          if (!currentTarget.contains(relatedTarget) && focus !== null && view.structure[focus]?.open !== true) {
            setFocus(null)
          }
        }}
      >
        {view.structure.map((slot, index) =>
          slot === null ? null : (
            <Slot
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
              key={`${view.age}-${index}`}
              slot={slot}
              index={index}
              isTabStop={tabStop === index}
              onFocus={() => setFocus(index)}
              onKeyDown={(event) => walk(event, index)}
            />
          ),
        )}
      </div>
    </div>
  )
}

type SlotProps = {
  readonly slot: SlotView
  readonly index: number
  readonly isTabStop: boolean
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const Slot = ({ slot, index, isTabStop, onFocus, onKeyDown }: SlotProps): ReactElement => {
  const desk = useDesk()
  const { row, column } = spotOf(slot)
  const { card } = slot
  const [wasHidden] = useState(card === null)
  const turned = wasHidden && card !== null
  const selected =
    card === null
      ? desk.selection?.kind === 'faceDown' && desk.selection.slot === index
      : desk.selection?.kind === 'card' && desk.selection.card === card
  const plan = card === null || !slot.open ? null : planOfCard(desk, card)
  const canBuild = card !== null && desk.isLegal(cardMove('build', card))
  const canUse = card !== null && desk.isLegal(cardMove('discard', card))
  const toggle = () => {
    if (selected) desk.select(null)
    else desk.select(card === null ? { kind: 'faceDown', slot: index } : { kind: 'card', card })
  }
  return (
    <button
      type="button"
      className={styles['slot']}
      style={{ '--row': row, '--column': column } as CSSProperties}
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={selected}
      data-slot={index}
      data-card={card ?? undefined}
      data-anchor={card === null ? `slot:${index}` : `card:${card}`}
      data-open={slot.open || undefined}
      data-lit={canBuild ? 'build' : canUse ? 'use' : undefined}
      data-turned={turned || undefined}
      data-why={card !== null && desk.isAsked && !canBuild ? cardMove('build', card) : undefined}
      onClick={toggle}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <span className="unseen">{labelOf(desk, slot)}</span>
      {card === null ? (
        <CardBack deck={slot.back} />
      ) : (
        <CardFace
          card={card}
          name={cardName(desk, card)}
          covered={!slot.open}
          badge={plan === null ? null : <PriceBadge plan={plan} />}
        />
      )}
    </button>
  )
}

const labelOf = (desk: Desk, slot: SlotView): string => {
  const { text } = desk
  if (slot.card === null) return text('duelBoard.faceDown', { deck: { key: `deck.${slot.back}` } })
  const name = text('duelBoard.cardLabel', {
    card: { key: `card.${slot.card}` },
    type: { key: `type.${cardFace(slot.card).colour}` },
  })
  if (!slot.open) return `${name}, ${text('duelBoard.coveredMark')}`
  const plan = planOfCard(desk, slot.card)
  return plan === null ? name : `${name}, ${priceText(desk, plan)}`
}
