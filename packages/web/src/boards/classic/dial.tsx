import type { ReactElement } from 'react'
import { Icon, type IconName } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import styles from './mine.module.css'

type DialProps = {
  readonly sign: IconName
  readonly name: string
  readonly value: number
  /** What the dial goes up to; `null` for a heap without an end. */
  readonly most: number | null
  readonly rules: readonly string[]
}

const AROUND = 2 * Math.PI * 20

/** A number on a dial: the ring fills up to the most that it can show. */
export const Dial = ({ sign, name, value, most, rules }: DialProps): ReactElement => (
  <Explained className={styles['dial']} tip={{ name: most === null ? name : `${name}: ${value}/${most}`, rules }}>
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle className={styles['ring']} cx="24" cy="24" r="20" />
      {most !== null && (
        <circle
          className={styles['turned']}
          cx="24"
          cy="24"
          r="20"
          pathLength={AROUND}
          strokeDasharray={`${AROUND * Math.min(1, value / most)} ${AROUND}`}
        />
      )}
    </svg>
    <span className={styles['value']}>
      <Icon name={sign} size="13px" />
      <strong>{value}</strong>
    </span>
    <span className={styles['name']}>{name}</span>
  </Explained>
)
