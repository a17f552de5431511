import type { ReactElement } from 'react'
import { useDesk } from '../desk.ts'
import { totalOf } from './grouping.ts'
import styles from './score.module.css'

/** The score sheet as it would be if points were counted now. */
export const ScoreTable = (): ReactElement => {
  const { view, top, bottom, nameOf, say, text } = useDesk()
  const sides = [bottom, top] as const
  return (
    <table className={styles['score']}>
      <caption>{text('duelBoard.points')}</caption>
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col" data-seat={side}>
              {nameOf(side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.keys(view.cities[0].score).map((category) => (
          <tr key={category}>
            <th scope="row">{say({ key: `category.${category}` })}</th>
            {sides.map((side) => (
              <td key={side}>{view.cities[side].score[category]}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text('duelBoard.pointsTotal')}</th>
          {sides.map((side) => (
            <td key={side}>{totalOf(view.cities[side])}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
