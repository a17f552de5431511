import { CARD_NAMES, CULTURE_EVENTS, ERAS, STRENGTHS, strengthAt, UNIT_TYPES, type UnitType } from '@ecumene/classic'
import { pieceAddress } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import { telling } from '../../tips/tip.ts'
import { useDesk } from './desk.ts'
import styles from './hand.module.css'
import { unitSign } from './signs.ts'
import { Stock } from './stock.tsx'

/** Standing forces and culture events, as cards; on a wide table what is kept lies beside them. */
export const Hand = (): ReactElement | null => {
  const { text, room, mine } = useDesk()
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
}

const Forces = (): ReactElement | null => {
  const { view, mine, say, text } = useDesk()
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
  const { view, mine, say } = useDesk()
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
  const { hands, say } = useDesk()
  const thing = `culture:${id}`
  const era = CULTURE_EVENTS.find((event) => event.id === id)?.era
  const isLit = hands.movesAt(thing).length > 0
  return (
    <button
      type="button"
      className={styles['event']}
      tabIndex={isLit ? 0 : -1}
      data-era={era === undefined ? undefined : ERAS[era]}
      data-anchor={thing}
      data-lit={isLit || undefined}
      aria-pressed={isLit ? hands.held?.thing === thing : undefined}
      aria-haspopup={isLit ? undefined : 'dialog'}
      {...telling<HTMLButtonElement>(() => ({ piece: pieceAddress('culture', id) }), isLit ? 'too' : 'only')}
      {...(isLit && { onClick: () => hands.take(thing) })}
    >
      <Icon name="lyre" size="14px" />
      <span>
        {say({ key: `culture.${id}` })}
        {count > 1 && `\u00a0×\u00a0${count}`}
      </span>
    </button>
  )
}
