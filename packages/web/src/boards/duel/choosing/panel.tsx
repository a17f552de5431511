import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { hasCities, useDesk } from '../desk.ts'
import { LastMoveLine } from '../motion/last-move-line.tsx'
import { CardActions, hasActions } from './actions.tsx'
import { Explanation } from './explain.tsx'
import styles from './panel.module.css'
import { isStarter, Starter } from './starter.tsx'

/** Explains the selected thing and holds its actions. */
export const Selected = (): ReactElement => {
  const desk = useDesk()
  const { selection, text } = desk
  if (selection === null) {
    return (
      <div className={styles['nothing']}>
        {isStarter(desk) ? <Starter /> : <Hint />}
        {!hasCities(desk.room) && <LastMoveLine />}
      </div>
    )
  }
  return (
    <div className={styles['selected']}>
      <button
        type="button"
        className={styles['close']}
        aria-label={text('duelBoard.close')}
        title={text('duelBoard.close')}
        onClick={() => desk.select(null)}
      >
        <Icon name="cancel" size="14px" />
      </button>
      <Explanation selection={selection} />
      {isStarter(desk) && <Starter />}
      {selection.kind === 'card' && !isStarter(desk) && hasActions(desk, selection.card) && (
        <CardActions card={selection.card} />
      )}
    </div>
  )
}

/** What to do when nothing is selected: choose, or wait. */
export const Hint = (): ReactElement => {
  const { view, viewer, isAsked, isOver, text } = useDesk()
  const waits = !isAsked && viewer !== null && !isOver && view.asked !== null
  return (
    <p className={styles['hint']}>
      {waits && <strong>{text('duelBoard.waitingFor', { player: { seat: view.asked.seat } })}. </strong>}
      {text(isAsked && view.asked?.kind === 'play' ? 'duelBoard.selectHint' : 'duelBoard.inspectHint')}
    </p>
  )
}

/** The side panel of wide screens: what is selected, and the log under it. */
export const Panel = ({ log }: { readonly log: ReactNode }): ReactElement => {
  const { text } = useDesk()
  return (
    <aside className={styles['panel']} aria-label={text('duelBoard.panel')}>
      <div className={styles['thing']}>
        <Selected />
      </div>
      <section className={styles['log']} aria-label={text('duelBoard.log')}>
        <h2>{text('duelBoard.log')}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <div className={styles['lines']} tabIndex={0}>
          {log}
        </div>
      </section>
    </aside>
  )
}
