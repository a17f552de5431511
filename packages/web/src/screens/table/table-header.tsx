import type { Game, Seen } from '@ecumene/kernel'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'wouter'
import { ClockLine } from '../../clock/clock-line.tsx'
import { Icon } from '../../icons/icon.tsx'
import type { Snapshot } from '../../table/table.ts'
import { type Say, useWords } from '../../words/use-words.tsx'
import type { TurnLine } from './turn-line.ts'
import { UndoButton } from './undo-button.tsx'

type TableHeaderProps = {
  readonly title: string
  readonly game: Game
  readonly turn: TurnLine
  readonly say: Say
  readonly seen: Seen
  readonly snapshot: Snapshot
  readonly onUndo: (kept: number) => void
  readonly onTakeback: (kept: number) => void
  readonly onMenu: () => void
  readonly onResult: (() => void) | null
  /** What stands beside the menu. */
  readonly children?: ReactNode
}

/** The name of the game, whose turn it is and what is asked, and the few things that are always at hand. */
export const TableHeader = (props: TableHeaderProps): ReactElement => {
  const { title, game, turn, say, seen, snapshot, onUndo, onTakeback, onMenu, onResult, children } = props
  const { text } = useWords()
  const { last, turn: turnStart } = seen.undo
  const isWatching = snapshot.state.viewer === null && snapshot.handover === null
  return (
    <header className="table-head">
      <Link className="button button--quiet button--icon table-head__back" href="/" title={text('page.home')}>
        <Icon name="chevron-left" size="0.9em" />
        <span className="unseen">{text('page.home')}</span>
      </Link>
      <p className="table-head__title">
        {title}
        {isWatching && (
          <span className="table-head__watching">
            <Icon name="surrounded-eye" /> {text('table.spectator')}
          </span>
        )}
      </p>
      <p className="table-head__turn" data-yours={turn.isYours} data-testid="turn">
        <strong>{say(turn.whose)}</strong>
        {turn.asked !== null && (
          <>
            <span className="table-head__dash"> — </span>
            <span className="table-head__asked">{say(turn.asked)}</span>
          </>
        )}
        {snapshot.state.clock !== null && (
          <span className="table-head__clock">
            <ClockLine table={snapshot.state} clock={snapshot.state.clock} say={say} />
          </span>
        )}
      </p>
      <div className="table-head__tools">
        {onResult !== null && (
          <button type="button" className="button button--do" onClick={onResult}>
            <Icon name="laurels-trophy" />
            {text('table.result')}
          </button>
        )}
        {onResult === null && !isWatching && (
          <UndoButton snapshot={snapshot} seen={seen} game={game} say={say} onUndo={onUndo} onTakeback={onTakeback} />
        )}
        {last !== null && turnStart !== null && turnStart < last && (
          <button
            type="button"
            className="button table-head__undo"
            disabled={snapshot.busy}
            title={text('table.restartTurn')}
            onClick={() => onUndo(turnStart)}
          >
            <Icon name="backward-time" />
            <span className="table-head__word">{text('table.restartTurn')}</span>
          </button>
        )}
        {children}
        <button type="button" className="button button--icon" title={text('table.menu')} onClick={onMenu}>
          <Icon name="hamburger-menu" size="0.9em" />
          <span className="unseen">{text('table.menu')}</span>
        </button>
      </div>
    </header>
  )
}
