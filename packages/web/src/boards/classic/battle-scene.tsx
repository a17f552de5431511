import type { Event } from '@ecumene/classic'
import { type ReactElement, useMemo, useState } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { BattleField } from './battle-field.tsx'
import { BEGINS, lastBattle } from './battle-report.ts'
import { BattleResult } from './battle-result.tsx'
import styles from './battle-scene.module.css'
import { useDesk } from './desk.ts'
import { squareName } from './pointing.ts'
import { unitSign } from './signs.ts'
import { thingsOf } from './things.ts'

/**
 * The battle, while there is one, over the map or, on a phone, over everything; folded it lets the map be looked at. How it
 * ended stays until it is seen; who goes on without looking is not kept from it.
 */
export const BattleScene = (): ReactElement | null => {
  const { view, seen, text, room, isAsked } = useDesk()
  const { battle } = view
  const { history } = seen
  const report = useMemo(() => lastBattle(history), [history])
  // What was decided before the page was opened is told by the log.
  const [known, setKnown] = useState(() => (battle === null ? (report?.ply ?? -1) : -1))
  const [turned, setTurned] = useState<{ readonly at: string; readonly isFolded: boolean } | null>(null)
  const isDecided = report !== null && (battle === null || isAfter(history, report.ply))
  const shown = isDecided && report.ply > known ? report : null
  if (battle === null) {
    return shown === null ? null : (
      <div className={styles['layer']} data-over={room}>
        <BattleResult key={shown.ply} report={shown} onSeen={() => setKnown(shown.ply)} />
      </div>
    )
  }
  const square = squareName(battle.square)
  const began = history.findLastIndex(({ events }) => events.some(({ kind }) => BEGINS.has(kind)))
  // C-24.3: lone scouts are killed without a battle; what is asked is about the map.
  if (history[began]?.events.some(({ kind }) => kind === 'scoutsKilled')) return null
  // What a village brings is placed on the map.
  const isOnMap =
    isAsked && seen.legal.some((move) => thingsOf(move, view).some((thing) => thing.startsWith('square:')))
  // Of the next battle, and at the next question, nobody has looked away yet.
  const at = `${began} ${isOnMap}`
  const isFolded = turned?.at === at ? turned.isFolded : isOnMap
  return (
    <div className={styles['layer']} data-over={room} data-folded={isFolded || undefined}>
      <section className={styles['scene']} aria-labelledby="battle" data-battle={square}>
        <header className={styles['head']}>
          <Icon name="crossed-swords" size="22px" />
          <h2 id="battle">{text('classicBoard.battle', { square })}</h2>
          <Trumps />
          <button
            type="button"
            className={styles['fold']}
            aria-expanded={!isFolded}
            onClick={() => setTurned({ at, isFolded: !isFolded })}
          >
            {text(isFolded ? 'classicBoard.battle.unfold' : 'classicBoard.battle.fold')}
          </button>
        </header>
        {!isFolded &&
          (shown === null ? <BattleField battle={battle} /> : <BattleResult report={shown} onSeen={null} />)}
      </section>
    </div>
  )
}

/** Was the last battle that was decided the one that is still going on? */
const isAfter = (
  history: readonly { readonly ply: number; readonly events: readonly Event[] }[],
  decided: number,
): boolean => {
  const last = history.findLast(({ events }) => events.some(({ kind }) => BEGINS.has(kind)))
  return last === undefined || decided >= last.ply
}

const TRUMPS = ['infantry', 'mounted', 'artillery', 'infantry'] as const

/** C-28.15: infantry → mounted → artillery → infantry. */
const Trumps = (): ReactElement => {
  const { say, text } = useDesk()
  return (
    <p className={styles['trumps']}>
      {text('classicBoard.battle.trumps')}
      {TRUMPS.map((unit, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first comes last again
        <span key={index}>
          {index > 0 && <Icon name="chevron-right" size="14px" />}
          <span className={styles['trump']} data-unit={unit}>
            <Icon name={unitSign(unit)} size="16px" />
            {say({ key: `unit.${unit}` })}
          </span>
        </span>
      ))}
    </p>
  )
}
