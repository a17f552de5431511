import type { Outcome, Seat } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { type Say, useWords } from '../../words/use-words.tsx'
import './score-sheet.css'
import { sheetOf } from './sheet.ts'

type ScoreSheetProps = {
  readonly outcome: Outcome
  readonly say: Say
  readonly nameOf: (seat: Seat) => string
}

/** The points of everyone, category by category, and their sum. */
export const ScoreSheet = ({ outcome, say, nameOf }: ScoreSheetProps): ReactElement => {
  const { text } = useWords()
  const { rows, totals } = sheetOf(outcome)
  return (
    <table className="sheet">
      <caption className="unseen">{text('end.sheet')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('end.category')}</th>
          {totals.map((_total, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
            <th key={seat} scope="col" data-winner={outcome.winners.includes(seat)}>
              {outcome.winners.includes(seat) && <Icon name="laurel-crown" />}
              {nameOf(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ category, points }) => (
          <tr key={category}>
            <th scope="row">{say({ key: `category.${category}` })}</th>
            {points.map((count, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
              <td key={seat} data-zero={count === 0}>
                {count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text('end.total')}</th>
          {totals.map((total, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
            <td key={seat} data-winner={outcome.winners.includes(seat)}>
              {total}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
