import type { Analysis } from '@ecumene/bots'
import type { Seat } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { SeatLines, SeatTable } from '../charts/seat-figures.tsx'
import { useWords } from '../words/use-words.tsx'
import { percentOf } from './point-words.ts'
import './chance-chart.css'

type ChanceChartProps = {
  readonly analysis: Analysis
  /** The position that is shown: so many entries of the log. */
  readonly ply: number
  readonly nameOf: (seat: Seat) => string
  readonly onPly: (ply: number) => void
}

/** The chance to win of every seat over the whole match, with marks where most was lost, each of which leads there. */
export const ChanceChart = ({ analysis, ply, nameOf, onPly }: ChanceChartProps): ReactElement => {
  const { text } = useWords()
  const { chances, turningPoints } = analysis
  const last = Math.max(1, chances.length - 1)
  const seats = analysis.seats.map((_seat, seat) => seat)
  const percentAt = (at: number, seat: Seat): string =>
    text('analysis.percent', { percent: percentOf(chances[at]?.[seat] ?? 0) })
  return (
    <figure className="charts chances" aria-label={text('analysis.chances')}>
      <div className="chances__plot">
        {[1, 0.5, 0].map((share) => (
          <span key={share} className="chances__tick" style={{ top: `${(1 - share) * 100}%` }} aria-hidden="true">
            {text('analysis.percent', { percent: percentOf(share) })}
          </span>
        ))}
        <svg viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
          <path className="charts__grid" d={`M0 0H${last}M0 .5H${last}M0 1H${last}`} />
          <path className="chances__now" d={`M${ply} 0V1`} />
          {seats.map((seat) => (
            <path key={seat} className="charts__line" data-seat={seat % 5} d={lineOf(chances, seat)} />
          ))}
        </svg>
        {turningPoints.map((point) => (
          <button
            key={point.ply}
            type="button"
            className="chances__mark"
            data-seat={point.seat % 5}
            aria-current={point.ply + 1 === ply ? 'step' : undefined}
            style={{
              left: `${((point.ply + 1) / last) * 100}%`,
              top: `${(1 - (chances[point.ply + 1]?.[point.seat] ?? 0)) * 100}%`,
            }}
            title={text('replay.jump', { ply: point.ply + 1 })}
            onClick={() => onPly(point.ply + 1)}
          >
            <span className="unseen">
              {`${text('replay.jump', { ply: point.ply + 1 })}: ${nameOf(point.seat)}, −${text('analysis.percent', { percent: percentOf(point.loss) })}`}
            </span>
          </button>
        ))}
      </div>
      <figcaption className="charts__names chances__names">
        <SeatLines seats={seats} nameOf={nameOf} figureOf={(seat) => percentAt(ply, seat)} />
      </figcaption>
      <table className="unseen">
        <caption>{text('analysis.chances')}</caption>
        <SeatTable seats={seats} nameOf={nameOf} moments={chances.length} figureAt={percentAt} />
      </table>
    </figure>
  )
}

const lineOf = (chances: Analysis['chances'], seat: Seat): string =>
  chances.map((at, index) => `${index === 0 ? 'M' : 'L'}${index} ${1 - (at[seat] ?? 0)}`).join('')
