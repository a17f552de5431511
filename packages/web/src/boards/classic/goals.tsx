import { COINS_TO_WIN, VICTORIES, type Victory } from '@ecumene/classic'
import { type CSSProperties, memo, type ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { Explained } from '../../tips/explained.tsx'
import { distanceOf } from './goal-distances.ts'
import styles from './goals.module.css'
import { useScene } from './scene.ts'
import { GOAL_SIGNS } from './signs.ts'
import { TIP_RULES } from './tip-rules.ts'

/** The four ways to win, with everybody’s distance. */
export const Goals = memo((): ReactElement => {
  const { say, text } = useScene()
  const asks: Readonly<Record<Victory, string>> = {
    culture: text('classicBoard.goal.culture'),
    economic: text('classicBoard.goal.economic', { count: COINS_TO_WIN }),
    technology: text('classicBoard.goal.technology'),
    military: text('classicBoard.goal.military'),
  }
  return (
    <section className={styles['goals']} aria-label={text('classicBoard.goal.title')} data-anchor="goals" data-tips>
      {VICTORIES.map((victory) => {
        const name = say({ key: `ending.${victory}` })
        return (
          <article key={victory} className={styles['goal']} data-anchor={`goal:${victory}`}>
            <Explained
              className={styles['name']}
              tip={{ name, lines: [{ words: asks[victory] }], rules: TIP_RULES[`ending.${victory}`] }}
            >
              <Icon name={GOAL_SIGNS[victory]} size="16px" />
              <strong>{name}</strong>
            </Explained>
            <Bars victory={victory} />
          </article>
        )
      })}
    </section>
  )
})
Goals.displayName = 'Goals'

const Bars = ({ victory }: { readonly victory: Victory }): ReactElement => {
  const { view, text, nameOf } = useScene()
  return (
    <ul className={styles['bars']}>
      {view.players.map((_player, seat) => {
        const distance = distanceOf(view, seat, victory)
        const { have, need } = distance ?? { have: 0, need: 0 }
        const share = { '--share': need === 0 ? 0 : have / need } as CSSProperties
        const left = need - have
        const words =
          distance === null
            ? '–'
            : victory === 'military'
              ? text('classicBoard.goal.away', { count: left })
              : `${have}/${need}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <li key={seat} data-seat={seat}>
            <Explained tip={{ name: nameOf(seat), lines: [{ words }] }}>
              <span className={styles['bar']} style={share} />
              <span className="unseen">
                {nameOf(seat)}: {words}
              </span>
              <span className={styles['number']} aria-hidden="true">
                {distance === null ? '–' : `${have}/${need}`}
              </span>
            </Explained>
          </li>
        )
      })}
    </ul>
  )
}
