import type { GameEvent, HistoryItem, Viewer } from '@ecumene/kernel'
import type { TableState } from '@ecumene/protocol'
import { editionAt } from '@ecumene/shelf/covers'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { markOf } from '../../analysis/point-words.ts'
import { useAnalysis } from '../../analysis/use-analysis.ts'
import { partsOf } from '../../boards/parts.ts'
import { Icon } from '../../icons/icon.tsx'
import { logEntries } from '../../log/log-lines.ts'
import type { Film } from '../../replay/film.ts'
import { useNames } from '../../seats/use-names.ts'
import { useAtlas } from '../../words/use-atlas.ts'
import { useWords } from '../../words/use-words.tsx'
import { BoardFrame } from '../board-frame.tsx'
import { useLookUp } from '../use-look-up.tsx'
import { AnalyseButton } from './analyse-button.tsx'
import { AnalysisPanel } from './analysis-panel.tsx'
import { ContinueHere } from './continue-here.tsx'
import { FilmBar } from './film-bar.tsx'
import './replay-screen.css'
import { SaveButton } from './save-button.tsx'
import { ViewerChoice } from './viewer-choice.tsx'
import '../table/table-screen.css'

type ReplayScreenProps = {
  readonly film: Film
  /** Where the replay starts: in the address, so that a moment can be sent to a friend. */
  readonly ply: number
  /** The address of the replay without the ply. */
  readonly address: string
  /** The table it is a replay of. */
  readonly tableAddress: string
}

/** A match played again: any position, from any point of view that is allowed, on the game's own board. */
export const ReplayScreen = ({ film, ply: first, address, tableAddress }: ReplayScreenProps): ReactElement => {
  const { game } = film
  const { text } = useWords()
  const [ply, setPly] = useState(() => Math.min(first, film.length))
  const [viewer, setViewer] = useState<Viewer>(null)
  const { openRule, openPiece, dialogs } = useLookUp(game)
  const [still, setStill] = useState<TableState | null>(null)
  // The log tells of places that the map has only later.
  const [lastView, setLastView] = useState<unknown>(null)
  const nameOf = useNames(game, film.seats, still?.seen?.view ?? null)
  const { say } = useWords(game, nameOf, useAtlas(game, lastView))
  const analysis = useAnalysis(film.match)
  const [isAnalysisShown, showAnalysis] = useState(true)
  const [history, setHistory] = useState<readonly HistoryItem<GameEvent>[]>([])

  useEffect(() => {
    let isWanted = true
    void film.at(ply, viewer).then((state) => isWanted && setStill(state))
    return () => {
      isWanted = false
    }
  }, [film, ply, viewer])
  useEffect(() => {
    let isWanted = true
    void film.at(film.length, null).then(({ seen }) => isWanted && setLastView(seen?.view ?? null))
    return () => {
      isWanted = false
    }
  }, [film])
  useEffect(() => {
    let isWanted = true
    void film.history(viewer).then((items) => isWanted && setHistory(items))
    return () => {
      isWanted = false
    }
  }, [film, viewer])
  useEffect(() => {
    // The address names the ply; the browser's history keeps only the replay, not every step of it.
    window.history.replaceState(window.history.state, '', `${address}/${ply}`)
  }, [address, ply])

  const entries = useMemo(() => logEntries(game, history), [game, history])
  const remarks = useMemo(
    () =>
      analysis.now.stage === 'done' && isAnalysisShown
        ? new Map(analysis.now.analysis.turningPoints.map((point) => [point.ply, markOf(game, point)]))
        : undefined,
    [analysis.now, isAnalysisShown, game],
  )
  const last = entries[ply - 1]
  const spoken = last === undefined ? text('replay.start') : last.lines.map(say).join(' ')
  return (
    <div className="table-screen" style={still?.seen == null ? undefined : partsOf(game.id).paint?.(still.seen.view)}>
      <header className="replay-head">
        <Link className="button button--quiet button--icon" href={tableAddress} title={text('replay.toTable')}>
          <Icon name="chevron-left" size="0.9em" />
          <span className="unseen">{text('replay.toTable')}</span>
        </Link>
        <p className="table-head__title">
          {say(editionAt({ game: game.id, options: film.options })?.name ?? { key: 'game' })}
        </p>
        <ViewerChoice film={film} viewer={viewer} nameOf={nameOf} onChange={setViewer} />
        {film.match !== null && (
          <AnalyseButton now={analysis.now} isShown={isAnalysisShown} onStart={analysis.start} onShow={showAnalysis} />
        )}
        <div className="replay-head__tools">
          <SaveButton film={film} />
          <ContinueHere film={film} ply={ply} viewer={viewer} />
        </div>
      </header>
      <div>
        <FilmBar length={film.length} ply={ply} onPly={setPly} />
        {isAnalysisShown && (
          <AnalysisPanel
            now={analysis.now}
            game={game}
            ply={ply}
            say={say}
            nameOf={nameOf}
            onPly={setPly}
            onCancel={analysis.cancel}
          />
        )}
      </div>
      <main className="table-screen__board" id="content" tabIndex={-1}>
        <h1 className="unseen">{text('replay.title')}</h1>
        {still?.seen != null && (
          <BoardFrame
            game={game}
            state={still}
            seen={still.seen}
            say={say}
            nameOf={nameOf}
            submit={nothing}
            whyNot={noReason}
            whyNots={noReasons}
            busy={false}
            entries={entries}
            current={ply - 1}
            onJump={(at) => setPly(at + 1)}
            remarks={remarks}
            openRule={openRule}
            openPiece={openPiece}
          />
        )}
      </main>
      <p className="unseen" role="status" data-testid="replay-line">
        {spoken}
      </p>
      {dialogs}
    </div>
  )
}

const nothing = (): void => undefined
const noReason = async (): Promise<null> => null
const noReasons = async (): Promise<readonly never[]> => []
