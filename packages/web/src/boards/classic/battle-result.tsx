import { classic } from '@ecumene/classic'
import type { CSSProperties, ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Abilities } from './battle-abilities.tsx'
import { loserOf, type Report, type Side } from './battle-report.ts'
import styles from './battle-result.module.css'
import { useDesk } from './desk.ts'
import { squareName } from './pointing.ts'
import { unitSign } from './signs.ts'
import { UnitCard } from './unit-card.tsx'

type ResultProps = {
  readonly report: Report
  /** `null` while the battle goes on: loot is still to be taken. */
  readonly onSeen: (() => void) | null
}

/** How a battle ended: both sums, line by line, what was lost, and what was taken. */
export const BattleResult = ({ report, onSeen }: ResultProps): ReactElement => {
  const { text, nameOf, say, view } = useDesk()
  const winner = report[report.winner].seat
  const loser = loserOf(report, view.squares.find(({ square }) => square === report.square)?.city != null)
  const title =
    winner === null
      ? text('classicBoard.battle.barbariansWin')
      : text('classicBoard.battle.wins', { player: nameOf(winner) })
  const content = (
    <>
      <h3 className={styles['title']}>{title}</h3>
      <div className={styles['sums']}>
        <Sum report={report} side="attacker" />
        <Sum report={report} side="defender" />
      </div>
      {report.attacker.total === report.defender.total && (
        <p className={styles['tie']}>{text('classicBoard.battle.tie')}</p>
      )}
      {report.after.length + (loser === null ? 0 : 1) > 0 && (
        <ul className={styles['after']}>
          {loser !== null && (
            <li>{text('classicBoard.battle.figures', { player: nameOf(loser), square: squareName(report.square) })}</li>
          )}
          {report.after.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not change places
            <li key={index}>{say(classic.presentation.describe.event(event))}</li>
          ))}
        </ul>
      )}
    </>
  )
  if (onSeen === null) {
    return (
      <div className={styles['result']}>
        {content}
        <Abilities />
      </div>
    )
  }
  return (
    <section className={`${styles['result']} ${styles['alone']}`} aria-labelledby="battle-result" data-battle-report>
      <h2 id="battle-result">{text('classicBoard.battle', { square: squareName(report.square) })}</h2>
      {content}
      <button type="button" className="button button--do" onClick={onSeen}>
        {text('classicBoard.battle.seen')}
      </button>
    </section>
  )
}

/** One line comes after the other. */
const inLine = (line: number): CSSProperties => ({ '--line': line }) as CSSProperties

/** C-29.2: the survivors and the bonus make the sum; the fallen stand beside it. */
const Sum = ({ report, side }: { readonly report: Report; readonly side: Side }): ReactElement => {
  const { text, nameOf, say } = useDesk()
  const { seat, survivors, fallen, bonus, total } = report[side]
  return (
    <section className={styles['sum']} data-seat={seat ?? undefined} data-won={report.winner === side || undefined}>
      <h4>
        {seat === null ? text('classicBoard.barbarians') : nameOf(seat)}
        <small>{text(`classicBoard.${side}`)}</small>
      </h4>
      <dl>
        {survivors.map(({ unit, strength }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two units may be alike
          <div key={index} style={inLine(index)}>
            <dt>
              <Icon name={unitSign(unit)} size="18px" />
              {say({ key: `unit.${unit}` })}
            </dt>
            <dd>{strength}</dd>
          </div>
        ))}
        {bonus > 0 && (
          <div style={inLine(survivors.length)}>
            <dt>
              <Icon name="crossed-swords" size="18px" />
              {text('classicBoard.battle.bonus')}
            </dt>
            <dd>{bonus}</dd>
          </div>
        )}
        <div className={styles['total']} style={inLine(survivors.length + 1)}>
          <dt>{text('classicBoard.battle.total')}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      {fallen.length > 0 && (
        <>
          <p>{text('classicBoard.killed', { count: fallen.length })}</p>
          <ul className={styles['fallen']}>
            {fallen.map(({ unit, strength }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two units may be alike
              <li key={index}>
                <UnitCard unit={unit} strength={strength} name={say({ key: `unit.${unit}` })} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
