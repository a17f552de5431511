import { type Cost, describePlanLine, type Plan } from '@ecumene/duel'
import type { ReactElement } from 'react'
import { useDesk } from '../desk.ts'
import { PlanMarks } from '../pieces/cost.tsx'
import { CoinMark } from '../pieces/marks.tsx'
import styles from './plan.module.css'
import { priceText } from './price-text.ts'

/** A price and how it comes about, line by line, before the player commits. */
export const PlanTable = ({ cost, plan }: { readonly cost: Cost; readonly plan: Plan }): ReactElement => {
  const desk = useDesk()
  return (
    <div className={styles['plan']} data-plan data-short={!plan.affordable || undefined}>
      <p className={styles['head']}>
        <span>{desk.text('duelBoard.yourPrice')}</span>
        <strong>{priceText(desk, plan)}</strong>
        <span className={styles['have']}>{desk.text('duelBoard.youHave', { coins: plan.coins })}</span>
      </p>
      {plan.lines.length > 0 && (
        <>
          <PlanMarks cost={plan.lines.some((line) => line.kind === 'chain') ? {} : cost} plan={plan} />
          <ul>
            {plan.lines.map((line) => {
              const coins = line.kind === 'coins' ? line.coins : line.kind === 'bought' ? line.units * line.each : 0
              return (
                <li key={JSON.stringify(line)}>
                  <span>{desk.say(describePlanLine(line))}</span>
                  {coins > 0 && <CoinMark text={coins} />}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}
