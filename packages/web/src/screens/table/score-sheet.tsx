import { type Outcome, type Seat, sheetOf } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { type Say, useWords } from '../../words/use-words.tsx'
import { finishOrder } from './finish-order.ts'
import './score-sheet.css'

type ScoreSheetProps = {
  readonly outcome: Outcome
  readonly say: Say
  readonly nameOf: (seat: Seat) => string
}

/**
 * How everyone did: the game's own details, and points by category, with their sum where that decides. The
 * columns are in the order in which the players finished: on a phone the last of them are off the screen.
 */
export const ScoreSheet = ({ outcome, say, nameOf }: ScoreSheetProps): ReactElement => {
  const { text } = useWords()
  const { rows, totals } = sheetOf(outcome)
  const order = finishOrder(outcome)
  return (
    // Whatever scrolls must scroll by keyboard too.
    <section
      className="sheet-frame"
      aria-label={text('end.sheet')}
      tabIndex={outcome.places.length > 2 ? 0 : undefined}
    >
      <table className="sheet">
        <caption className="unseen">{text('end.sheet')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('end.category')}</th>
            {order.map((seat) => (
              <th key={seat} scope="col" data-winner={outcome.winners.includes(seat)}>
                {outcome.winners.includes(seat) && <Icon name="laurel-crown" />}
                {nameOf(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outcome.details?.map(({ label, cells }) => (
            <tr key={say(label)}>
              <th scope="row">{say(label)}</th>
              {order.map((seat) => {
                const cell = cells[seat] ?? null
                return (
                  <td key={seat} data-told data-zero={cell === null}>
                    {cell === null ? '–' : say(cell)}
                  </td>
                )
              })}
            </tr>
          ))}
          {rows.map(({ category, points }) => (
            <tr key={category}>
              <th scope="row">{say({ key: `category.${category}` })}</th>
              {order.map((seat) => (
                <td key={seat} data-zero={points[seat] === 0}>
                  {points[seat]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals !== null && (
          <tfoot>
            <tr>
              <th scope="row">{text('end.total')}</th>
              {order.map((seat) => (
                <td key={seat} data-winner={outcome.winners.includes(seat)}>
                  {totals[seat]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}
