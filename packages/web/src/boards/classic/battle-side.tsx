import type { BattleView } from '@ecumene/classic'
import { type ReactElement, useMemo } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Portrait } from '../../seats/portrait.tsx'
import { doingOf, isCounted } from './battle-doing.ts'
import { fallenIn, type ReportedUnit, type Side } from './battle-report.ts'
import styles from './battle-side.module.css'
import { leaderOf, sumOf } from './battle-sum.ts'
import { bonusWords } from './bonus-words.ts'
import { useDesk } from './desk.ts'
import { likenessOf } from './ruler-portrait.tsx'
import { thingSign, unitSign } from './signs.ts'

type SideProps = { readonly battle: BattleView; readonly side: Side }

/** One side: who it is, what it holds and has lost, and what it would have if the battle ended now. */
export const BattleSide = ({ battle, side }: SideProps): ReactElement => {
  const { text, nameOf, view, props, room } = useDesk()
  const { clash } = view
  const number = side === 'attacker' ? 0 : 1
  const seat = battle[side]
  const does = doingOf(battle, side, view.asked)
  const size = battle.hands[number]?.size ?? 0
  const isUnderWay = isCounted(battle, view)
  const made = clash === null ? null : bonusWords(clash.sources[number], clash.sources[1 - number] ?? [], text)
  return (
    <div
      className={styles['side']}
      data-seat={seat ?? undefined}
      data-turn={does !== null || undefined}
      data-side={side}
    >
      {seat === null ? (
        <span className={styles['barbarians']}>
          <Icon name={thingSign('village')} size="20px" />
        </span>
      ) : (
        <Portrait seat={seat} kind={props.state.seats[seat]?.kind ?? 'open'}>
          {likenessOf(view, seat)}
        </Portrait>
      )}
      <p className={styles['who']}>
        <strong>{seat === null ? text('classicBoard.barbarians') : nameOf(seat)}</strong>
        <span>
          {text(`classicBoard.${side}`)}
          {does !== null && <em>{text(does)}</em>}
        </span>
      </p>
      {clash !== null && (
        <p className={styles['facts']}>
          <span>
            {text('classicBoard.bonus', { count: clash.bonus[number] })}
            {made !== null && ` (${made})`}
          </span>
          <span>{text('classicBoard.battle.draws', { count: clash.hands[number] })}</span>
        </p>
      )}
      {isUnderWay && (
        <>
          <p className={styles['facts']}>
            <span>{text('classicBoard.hand', { count: size })}</span>
            {room === 'phone' && <Fallen side={side} count={battle.killed[number] ?? 0} />}
          </p>
          <Sum battle={battle} side={side} />
        </>
      )}
    </div>
  )
}

const Fallen = ({ side, count }: { readonly side: Side; readonly count: number }): ReactElement => {
  const { text, seen } = useDesk()
  const { history } = seen
  const fallen = useMemo(() => fallenIn(history)?.[side] ?? [], [history, side])
  return (
    <span className={styles['fallen']}>
      {text('classicBoard.killed', { count })}
      <Units units={fallen} />
    </span>
  )
}

/** C-29.2: the sum as it grows with every card, and on a phone what it is made of: beside the fronts of a wide table that has lines. */
const Sum = ({ battle, side }: SideProps): ReactElement => {
  const { text, room } = useDesk()
  const { units, bonus, total } = sumOf(battle, side)
  return (
    <p className={styles['sum']} data-leads={leaderOf(battle) === side || undefined}>
      <span className={styles['label']}>{text('classicBoard.battle.total')}</span>
      {room === 'phone' && (
        <span className={styles['terms']}>
          <Units units={units} />
          <span className={styles['bonus']}>
            <Icon name="crossed-swords" size="14px" />
            <span>{text('classicBoard.battle.bonus')}</span> {bonus}
          </span>
        </span>
      )}
      <b key={total}>{total}</b>
    </p>
  )
}

const Units = ({ units }: { readonly units: readonly ReportedUnit[] }): ReactElement => {
  const { say, text } = useDesk()
  return (
    <>
      {units.map(({ unit, strength }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two units may be alike
        <span key={index} className={styles['unit']} data-unit={unit}>
          <Icon name={unitSign(unit)} size="15px" />
          <span aria-hidden="true">{strength}</span>
          <span className="unseen">{text('classicBoard.unit', { unit: say({ key: `unit.${unit}` }), strength })}</span>
        </span>
      ))}
    </>
  )
}
