import type { Message, Outcome, Seat } from '@ecumene/kernel'
import type { TableState } from '@ecumene/protocol'
import { type ReactElement, Suspense, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { endingOf } from '../../boards/boards.ts'
import { Dialog } from '../../controls/dialog.tsx'
import { Icon } from '../../icons/icon.tsx'
import type { Table } from '../../table/table.ts'
import { word } from '../../words/keys.ts'
import { type Say, useWords } from '../../words/use-words.tsx'
import './end-dialog.css'
import { ScoreSheet } from './score-sheet.tsx'
import { verdictOf } from './verdict.ts'

type EndDialogProps = {
  readonly table: Table
  readonly state: TableState
  readonly outcome: Outcome
  readonly say: Say
  readonly nameOf: (seat: Seat) => string
  readonly replayAddress: string
  /** Opens the charts; `null` where the game measures nothing. */
  readonly onCharts: (() => void) | null
  readonly onShow: (place: number) => void
  readonly onClose: () => void
  readonly onRefused: (reason: Message) => void
}

/** How it ended: who won, in which way, by which points. */
export const EndDialog = (props: EndDialogProps): ReactElement => {
  const { table, state, outcome, say, nameOf, replayAddress, onCharts, onShow, onClose, onRefused } = props
  const { text } = useWords()
  const [, navigate] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const isMyWin = state.viewer !== null && outcome.winners.includes(state.viewer)

  const [verdict, addition] = verdictOf(state, outcome)
  const late = ranOutOfTime(state)
  const Ending = endingOf(state.game)

  const rematch = async () => {
    setBusy(true)
    const address = await table.rematch()
    setBusy(false)
    if (address.ok) navigate(address.value)
    else onRefused(address.error)
  }

  return (
    <Dialog title={say({ key: `ending.${outcome.ending}` })} onClose={onClose} className="end-dialog">
      <div className="end">
        <p className="end__verdict" data-won={isMyWin}>
          <Icon name={isMyWin || state.viewer === null ? 'laurels' : 'ancient-columns'} size="56px" />
          <span>
            {say(verdict)}
            {addition !== null && <small>{say(addition)}</small>}
          </span>
        </p>
        {late !== undefined && <p className="end__note">{say(word('clock.ranOut', { player: { seat: late } }))}</p>}
        {Ending !== null && (
          <Suspense fallback={null}>
            <Ending {...{ state, outcome, nameOf, replayAddress, onShow }} />
          </Suspense>
        )}
        {outcome.scores.length > 0 || outcome.details !== undefined ? (
          <ScoreSheet outcome={outcome} say={say} nameOf={nameOf} />
        ) : (
          <p className="end__note">{text('end.noPoints')}</p>
        )}
      </div>
      <div className="dialog__actions">
        <Link className="button button--quiet" href="/">
          {text('end.home')}
        </Link>
        {onCharts !== null && (
          <button type="button" className="button" onClick={onCharts}>
            <Icon name="chart" />
            {text('charts.title')}
          </button>
        )}
        <Link className="button" href={replayAddress}>
          <Icon name="film-strip" />
          {text('replay.open')}
        </Link>
        <button type="button" className="button" onClick={onClose}>
          {text('end.board')}
        </button>
        {state.yours.length > 0 && (
          <button type="button" className="button button--do" disabled={isBusy} onClick={rematch}>
            <Icon name="return-arrow" />
            {text(state.rematch === null ? 'end.rematch' : 'end.toRematch')}
          </button>
        )}
      </div>
    </Dialog>
  )
}

/** The players who lost on time. */
const ranOutOfTime = ({ terms, clock, seen }: TableState): Seat | undefined => {
  const isResigned = seen?.history.at(-1)?.resigned === true
  const seat = isResigned && terms.timeOut === 'resign' ? clock?.left.findIndex((left) => left <= 0) : -1
  return seat === undefined || seat === -1 ? undefined : seat
}
