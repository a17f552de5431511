import { type ReactElement, Suspense } from 'react'
import type { BoardProps } from '../boards/board.ts'
import { boardFor } from '../boards/boards.ts'
import { type OpenPiece, OpenPieceProvider } from '../encyclopedia/open-piece.ts'
import { Log, type LogProps } from '../log/log.tsx'
import { type OpenRule, OpenRuleProvider } from '../rulebook/open-rule.ts'
import { useWords } from '../words/use-words.tsx'
import './table/table-screen.css'

type BoardFrameProps = Omit<BoardProps, 'log'> &
  Pick<LogProps, 'entries' | 'current' | 'onJump' | 'remarks'> & {
    readonly openRule: OpenRule
    readonly openPiece: OpenPiece
  }

/** The game's board with its log, and with a way to the rules and pieces that it mentions. */
export const BoardFrame = (props: BoardFrameProps): ReactElement => {
  const { entries, current, onJump, remarks, openRule, openPiece, ...board } = props
  const { game, say, nameOf } = board
  const { text } = useWords()
  const Board = boardFor(game.id)
  const log = (
    <Log
      entries={entries}
      say={say}
      nameOf={nameOf}
      current={current}
      onJump={onJump}
      remarks={remarks}
      citations={game.presentation.citations}
    />
  )
  return (
    <OpenRuleProvider value={openRule}>
      <OpenPieceProvider value={openPiece}>
        <Suspense fallback={<p className="table-screen__loading">{text('page.loading')}</p>}>
          <Board {...board} log={log} />
        </Suspense>
      </OpenPieceProvider>
    </OpenRuleProvider>
  )
}
