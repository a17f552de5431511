import type { BattleView } from '@ecumene/classic'
import { type ReactElement, useMemo } from 'react'
import { Icon } from '../../icons/icon.tsx'
import styles from './battle-ledger.module.css'
import { fallenIn, type Side } from './battle-report.ts'
import { sumOf } from './battle-sum.ts'
import { bonusWords } from './bonus-words.ts'
import { useDesk } from './desk.ts'
import { unitSign } from './signs.ts'
import { UnitCard } from './unit-card.tsx'

type LedgerProps = { readonly battle: BattleView; readonly sides: readonly Side[] }

/** Beside the fronts of a wide table: what the sum of each side is made of, line by line, and who has fallen (C-29.2). The sum itself stands at the side’s name. */
export const BattleLedger = ({ battle, sides }: LedgerProps): ReactElement => (
  <div className={styles['ledger']} data-ledger>
    {sides.map((side) => (
      <Account key={side} battle={battle} side={side} />
    ))}
  </div>
)

const Account = ({ battle, side }: { readonly battle: BattleView; readonly side: Side }): ReactElement => {
  const { say, text, seen } = useDesk()
  const { units, bonus } = sumOf(battle, side)
  const { history } = seen
  const number = side === 'attacker' ? 0 : 1
  const made = bonusWords(battle.sources?.[number] ?? [], battle.sources?.[1 - number] ?? [], text)
  const fallen = useMemo(() => fallenIn(history)?.[side] ?? [], [history, side])
  return (
    <section className={styles['account']} data-seat={battle[side] ?? undefined} data-side={side}>
      <dl className={styles['lines']}>
        {units.map(({ unit, strength }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two units may be alike
          <div key={index} data-unit={unit}>
            <dt>
              <Icon name={unitSign(unit)} size="16px" />
              <span>{say({ key: `unit.${unit}` })}</span>
            </dt>
            <dd>{strength}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Icon name="crossed-swords" size="16px" />
            <span>{text('classicBoard.battle.bonus')}</span>
            {made !== null && <small>{made}</small>}
          </dt>
          <dd>{bonus}</dd>
        </div>
      </dl>
      {fallen.length > 0 && (
        <div className={styles['fallen']}>
          <span>{text('classicBoard.killed', { count: fallen.length })}</span>
          <ul>
            {fallen.map(({ unit, strength }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two units may be alike
              <li key={index}>
                <UnitCard unit={unit} strength={strength} name={say({ key: `unit.${unit}` })} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
