import type { MeasureHistory, Seat } from '@ecumene/kernel'
import { type ReactElement, useState } from 'react'
import { Choice } from '../controls/choice.tsx'
import { type Say, useWords } from '../words/use-words.tsx'
import { CHART, chartShape } from './chart-shape.ts'
import './measure-charts.css'
import { SeatLines, SeatTable } from './seat-figures.tsx'

type MeasureChartsProps = {
  readonly measured: MeasureHistory
  readonly say: Say
  readonly nameOf: (seat: Seat) => string
}

/** How the game went: one measure at a time, as a line chart and as a table. */
export const MeasureCharts = ({ measured, say, nameOf }: MeasureChartsProps): ReactElement => {
  const { text } = useWords()
  const measures = Object.keys(measured[0] ?? {})
  const [measure, setMeasure] = useState(measures[0] ?? '')
  const seats = (measured[0]?.[measure] ?? []).map((_count, seat) => seat)
  const series = seats.map((seat) => measured.map((at) => at[measure]?.[seat] ?? 0))
  const { lines, ends, ticks } = chartShape(series)
  const title = say({ key: `measure.${measure}` })
  return (
    <figure className="charts">
      <MeasureChoice measures={measures} measure={measure} say={say} onChange={setMeasure} />
      <svg className="charts__chart" viewBox={`0 0 ${CHART.width} ${CHART.height}`} aria-hidden="true">
        {ticks.map(({ y, value }) => (
          <g key={value}>
            <line className="charts__grid" x1={CHART.left} x2={CHART.width - CHART.right} y1={y} y2={y} />
            <text className="charts__tick" x={CHART.left - 8} y={y + 4}>
              {value}
            </text>
          </g>
        ))}
        {lines.map((line, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
          <path key={seat} className="charts__line" data-seat={seat % 5} d={line} />
        ))}
        {ends.map(({ x, y }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index.
          <circle key={seat} className="charts__end" data-seat={seat % 5} cx={x} cy={y} r="5" />
        ))}
      </svg>
      <figcaption className="charts__names">
        <SeatLines seats={seats} nameOf={nameOf} figureOf={(seat) => series[seat]?.at(-1) ?? 0} />
      </figcaption>
      <details className="charts__table">
        <summary>{text('charts.table')}</summary>
        <table className="sheet">
          <caption className="unseen">{title}</caption>
          <SeatTable
            seats={seats}
            nameOf={nameOf}
            moments={measured.length}
            figureAt={(move, seat) => series[seat]?.[move] ?? 0}
          />
        </table>
      </details>
    </figure>
  )
}

type MeasureChoiceProps = {
  readonly measures: readonly string[]
  readonly measure: string
  readonly say: Say
  readonly onChange: (measure: string) => void
}

/** A bar has room for a few short words; longer lists get a select. */
const MOST_IN_A_BAR = 4

const MeasureChoice = ({ measures, measure, say, onChange }: MeasureChoiceProps): ReactElement => {
  const { text } = useWords()
  const options = measures.map((value) => ({ value, text: say({ key: `measure.${value}` }) }))
  if (options.length <= MOST_IN_A_BAR) {
    return <Choice label={text('charts.measure')} value={measure} options={options} onChange={onChange} />
  }
  return (
    <label className="field">
      <span className="unseen">{text('charts.measure')}</span>
      <select className="input" value={measure} onChange={({ target }) => onChange(target.value)}>
        {options.map(({ value, text: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
