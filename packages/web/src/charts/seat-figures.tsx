import type { Seat } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { useWords } from '../words/use-words.tsx'
import { momentsOf } from './chart-shape.ts'
import './measure-charts.css'

type FigureAt = (moment: number, seat: Seat) => string | number

type SeatsProps = { readonly seats: readonly Seat[]; readonly nameOf: (seat: Seat) => string }

/** Whose line is which, each with the figure of one moment. */
export const SeatLines = ({
  seats,
  nameOf,
  figureOf,
}: SeatsProps & { readonly figureOf: (seat: Seat) => string | number }): ReactElement => (
  <>
    {seats.map((seat) => (
      <span key={seat} className="charts__name" data-seat={seat % 5}>
        <svg viewBox="0 0 28 8" aria-hidden="true">
          <path className="charts__line" data-seat={seat % 5} d="M0 4H28" />
        </svg>
        {nameOf(seat)}: {figureOf(seat)}
      </span>
    ))}
  </>
)

/** The figures of a chart: a row for every moment that can be told apart, a column for every seat. */
export const SeatTable = ({
  seats,
  nameOf,
  moments,
  figureAt,
}: SeatsProps & { readonly moments: number; readonly figureAt: FigureAt }): ReactElement => {
  const { text } = useWords()
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{text('replay.move')}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {nameOf(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {momentsOf(moments).map((moment) => (
          <tr key={moment}>
            <th scope="row">{moment}</th>
            {seats.map((seat) => (
              <td key={seat}>{figureAt(moment, seat)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  )
}
