import { PHASES } from '@ecumene/classic'
import { memo, type ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import { phaseNumber, progressOf } from './phase-progress.ts'
import styles from './phases.module.css'
import { useScene } from './scene.ts'
import { TIP_RULES } from './tip-rules.ts'

/** The five phases, where the round is, and who is done. */
export const Phases = memo((): ReactElement => {
  const { view, say, text, nameOf, room } = useScene()
  const now = phaseNumber(view)
  // Before the first round there is room to name who begins, where the table is wide.
  const isFirstNamed = view.round === 0 && room === 'wide'
  return (
    <section className={styles['phases']} aria-label={text('classicBoard.phase.title')} data-anchor="now" data-tips>
      <Explained
        className={styles['round']}
        tip={{ name: text('classicBoard.first', { player: nameOf(view.first) }), rules: TIP_RULES.phases }}
      >
        {view.round > 0 && (
          <span>
            {text('classicBoard.round')} <strong>{view.round}</strong>
          </span>
        )}
        {isFirstNamed && <span>{text('classicBoard.first', { player: nameOf(view.first) })}</span>}
        <span className={styles['first']} data-seat={view.first} aria-hidden="true" />
        {!isFirstNamed && <span className="unseen">{text('classicBoard.first', { player: nameOf(view.first) })}</span>}
      </Explained>
      <ol className={styles['steps']}>
        {now < 0 ? (
          <li className={styles['step']} aria-current="step">
            {say({ key: `phase.${view.phase}` })}
            <Players />
          </li>
        ) : (
          PHASES.map((phase, number) => (
            <li
              key={phase}
              className={styles['step']}
              data-past={number < now || undefined}
              aria-current={number === now ? 'step' : undefined}
            >
              {say({ key: `phase.${phase}` })}
              {number === now && <Players />}
            </li>
          ))
        )}
      </ol>
    </section>
  )
})
Phases.displayName = 'Phases'

/** Who is done with the phase, who is asked, who is still to come: in turn order. */
const Players = (): ReactElement => {
  const { view, seen, text, nameOf } = useScene()
  const progress = progressOf(view, seen.deciders)
  const words = {
    done: text('classicBoard.phase.done'),
    now: text('classicBoard.phase.now'),
    next: text('classicBoard.phase.next'),
  }
  const count = view.players.length
  return (
    <span className={styles['players']}>
      {view.players.map((_player, turn) => {
        const seat = (view.first + turn) % count
        const is = progress[seat] ?? 'next'
        return (
          <Explained key={seat} className={styles['player']} tip={{ name: `${nameOf(seat)}: ${words[is]}` }}>
            <span className={styles['pip']} data-seat={seat} data-is={is}>
              {is === 'done' && <Icon name="check-mark" size="9px" />}
            </span>
            <span className="unseen">
              {nameOf(seat)}: {words[is]}
            </span>
          </Explained>
        )
      })}
    </span>
  )
}
