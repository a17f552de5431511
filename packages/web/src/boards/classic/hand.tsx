import { CARD_NAMES, CULTURE_EVENTS, ERAS, STRENGTHS, strengthAt, UNIT_TYPES, type UnitType } from '@ecumene/classic'
import { pieceAddress } from '@ecumene/kernel'
import { memo, type ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import { telling } from '../../tips/tip.ts'
import styles from './hand.module.css'
import { useHeld, useScene } from './scene.ts'
import { unitSign } from './signs.ts'
import { Stock } from './stock.tsx'

/** Standing forces and culture events, as cards; on a wide table what is kept lies beside them. */
export const Hand = memo((): ReactElement | null => {
  const { text, room, mine } = useScene()
  return (
    <section className={styles['hand']} data-tips>
      <div className={styles['part']}>
        <h3>{text('classicBoard.forces')}</h3>
        <Forces />
      </div>
      <div className={styles['part']}>
        <h3>{text('classicBoard.events')}</h3>
        <Events />
      </div>
      {room === 'wide' && (
        <div className={styles['part']}>
          <h3>{text('classicBoard.kept')}</h3>
          <Stock seat={mine} />
        </div>
      )}
    </section>
  )
})
Hand.displayName = 'Hand'

const Forces = (): ReactElement | null => {
  const { view, mine, say, text } = useScene()
  const player = view.players[mine]
  if (player === undefined) return null
  const { own, ranks, unitCounts } = player
  const cards =
    own === null
      ? UNIT_TYPES.map((type) => ({ type, strength: null, count: unitCounts[type] }))
      : CARD_NAMES.map((_name, card) => {
          const number = Math.floor(card / STRENGTHS)
          return {
            type: UNIT_TYPES[number] as UnitType,
            strength: strengthAt(number, printedOn(card), ranks[number] ?? 1),
            count: own.units[card] ?? 0,
          }
        })
  return (
    <ul className={styles['forces']}>
      {cards.map(({ type, strength, count }) => {
        const unit = say({ key: `unit.${type}` })
        const name = strength === null ? unit : text('classicBoard.unit', { unit, strength })
        return count === 0 ? null : (
          <li key={`${type} ${strength}`}>
            <Explained className={styles['unit']} tip={{ piece: pieceAddress('unit', type), name }}>
              <Icon name={unitSign(type)} size="20px" />
              <span className="unseen">{name}</span>
              <span aria-hidden="true">{strength}</span>
              {count > 1 && <small>×{count}</small>}
            </Explained>
          </li>
        )
      })}
    </ul>
  )
}

/** The number on a unit card: the last part of `infantry-2`. */
const printedOn = (card: number): number => Number(CARD_NAMES[card]?.split('-').at(-1))

const Events = (): ReactElement | null => {
  const { view, mine, say } = useScene()
  const player = view.players[mine]
  if (player === undefined) return null
  const { own, handBacks } = player
  if (own === null) {
    return (
      <ul className={styles['events']}>
        {ERAS.map((era) =>
          handBacks[era] === 0 ? null : (
            <li key={era}>
              <span className={styles['event']} data-era={era}>
                {say({ key: `era.${era}` })} × {handBacks[era]}
              </span>
            </li>
          ),
        )}
      </ul>
    )
  }
  const kinds = [...new Set(own.hand)]
  return (
    <ul className={styles['events']}>
      {kinds.map((id) => (
        <li key={id}>
          <EventCard id={id} count={own.hand.filter((other) => other === id).length} />
        </li>
      ))}
    </ul>
  )
}

const EventCard = ({ id, count }: { readonly id: string; readonly count: number }): ReactElement => {
  const { movesAt, take, say } = useScene()
  const thing = `culture:${id}`
  const era = CULTURE_EVENTS.find((event) => event.id === id)?.era
  const isLit = movesAt(thing).length > 0
  const isHeld = useHeld(thing, isLit)
  return (
    <button
      type="button"
      className={styles['event']}
      tabIndex={isLit ? 0 : -1}
      data-era={era === undefined ? undefined : ERAS[era]}
      data-anchor={thing}
      data-lit={isLit || undefined}
      aria-pressed={isHeld}
      aria-haspopup={isLit ? undefined : 'dialog'}
      {...telling<HTMLButtonElement>(() => ({ piece: pieceAddress('culture', id) }), isLit ? 'too' : 'only')}
      {...(isLit && { onClick: () => take(thing) })}
    >
      <Icon name="lyre" size="14px" />
      <span>
        {say({ key: `culture.${id}` })}
        {count > 1 && `\u00a0×\u00a0${count}`}
      </span>
    </button>
  )
}
