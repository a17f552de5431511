import type { Analysis } from '@ecumene/bots'
import type { Game, Seat } from '@ecumene/kernel'
import type { ReactElement } from 'react'
import { ChanceChart } from '../../analysis/chance-chart.tsx'
import { percentOf, pointLines } from '../../analysis/point-words.ts'
import type { AnalysisStage } from '../../analysis/use-analysis.ts'
import { Icon } from '../../icons/icon.tsx'
import { type Say, useWords } from '../../words/use-words.tsx'
import './analysis-panel.css'

type AnalysisPanelProps = {
  readonly now: AnalysisStage
  readonly game: Game
  readonly ply: number
  readonly say: Say
  readonly nameOf: (seat: Seat) => string
  readonly onPly: (ply: number) => void
  readonly onCancel: () => void
}

/** Under the slider: how far the analysis is, and then what it has found. */
export const AnalysisPanel = ({ now, onCancel, ...rest }: AnalysisPanelProps): ReactElement | null => {
  const { text } = useWords()
  switch (now.stage) {
    case 'none':
      return null
    case 'failed':
      return (
        <p className="analysis" role="alert">
          {text('analysis.failed')}
        </p>
      )
    case 'running':
      return (
        <section className="analysis analysis--running" aria-label={text('analysis.title')}>
          <label className="analysis__progress">
            <span>{text('analysis.running', { percent: percentOf(now.share) })}</span>
            <progress max={1} value={now.share} />
          </label>
          <button type="button" className="button" onClick={onCancel}>
            {text('page.cancel')}
          </button>
        </section>
      )
    case 'done':
      return (
        <section className="analysis" aria-label={text('analysis.title')}>
          <ChanceChart analysis={now.analysis} ply={rest.ply} nameOf={rest.nameOf} onPly={rest.onPly} />
          <PointPane analysis={now.analysis} {...rest} />
        </section>
      )
  }
}

type PointPaneProps = Omit<AnalysisPanelProps, 'now' | 'onCancel'> & { readonly analysis: Analysis }

/** The turning point that is shown, in words, and a way to the one before and the next. */
const PointPane = ({ analysis: { turningPoints }, game, ply, say, nameOf, onPly }: PointPaneProps): ReactElement => {
  const { text } = useWords()
  const count = turningPoints.length
  const index = turningPoints.findIndex((point) => point.ply + 1 === ply)
  const point = turningPoints[index]
  const previous = turningPoints.findLast((other) => other.ply + 1 < ply)
  const next = turningPoints.find((other) => other.ply + 1 > ply)
  const [headline, ...told] = point === undefined ? [] : pointLines(game, point, say, nameOf)
  return (
    <div className="analysis__pane">
      {count > 0 && (
        <div className="analysis__ways">
          <Way label={text('analysis.previous')} icon="chevron-left" to={previous?.ply} onPly={onPly} />
          <p role="status">
            {headline === undefined ? (
              text('analysis.points', { count })
            ) : (
              <>
                <span className="analysis__number">{text('analysis.point', { number: index + 1, count })}</span>{' '}
                {headline}
              </>
            )}
          </p>
          <Way label={text('analysis.next')} icon="chevron-right" to={next?.ply} onPly={onPly} />
        </div>
      )}
      <div className="analysis__said" role="status">
        {count === 0 && <p>{text('analysis.points', { count })}</p>}
        {point === undefined && <p className="analysis__about">{text('analysis.about')}</p>}
        {told.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}

type WayProps = {
  readonly label: string
  readonly icon: 'chevron-left' | 'chevron-right'
  /** The entry of the log that it leads to; none, and it leads nowhere. */
  readonly to: number | undefined
  readonly onPly: (ply: number) => void
}

const Way = ({ label, icon, to, onPly }: WayProps): ReactElement => (
  <button
    type="button"
    className="button button--icon button--quiet"
    title={label}
    aria-disabled={to === undefined}
    onClick={() => to !== undefined && onPly(to + 1)}
  >
    <Icon name={icon} size="0.9em" />
    <span className="unseen">{label}</span>
  </button>
)
