import type { UnitType } from '@ecumene/classic'
import type { ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { unitSign } from './signs.ts'
import styles from './unit-card.module.css'

type UnitCardProps = {
  readonly unit: UnitType
  readonly strength: number
  readonly wounds?: number
  readonly name: string
}

/** A unit as a card: its kind by sign and colour, its strength, and a mark for every wound. */
export const UnitCard = ({ unit, strength, wounds = 0, name }: UnitCardProps): ReactElement => (
  <span className={styles['card']} data-unit={unit}>
    <Icon name={unitSign(unit)} size="26px" />
    <strong>{strength}</strong>
    <span className={styles['name']}>{name}</span>
    {wounds > 0 && (
      <span className={styles['wounds']} aria-hidden="true">
        {Array.from({ length: wounds }, (_, wound) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one wound is like another
          <Icon key={wound} name="water-drop" size="11px" />
        ))}
      </span>
    )}
  </span>
)
