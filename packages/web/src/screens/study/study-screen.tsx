import type { ReactElement, ReactNode, RefObject } from 'react'
import type { WhyNot } from '../../boards/board.ts'
import { partsOf } from '../../boards/parts.ts'
import { LanguageChoice } from '../../controls/preferences.tsx'
import { useWindowTitle } from '../../controls/use-window-title.ts'
import { BoardFrame } from '../board-frame.tsx'
import './study-screen.css'
import '../table/table-screen.css'
import type { Study } from './use-study.ts'

type StudyScreenProps = {
  readonly study: Study
  /** What is studied: a lesson, exercises. */
  readonly title: string
  /** The way out. */
  readonly leave: ReactNode
  /** What stands beside the choice of language. */
  readonly tools?: ReactNode
  /** What is said, above the board. */
  readonly bars: ReactNode
  readonly submit: (move: string) => void
  readonly whyNot: WhyNot
  /** The element around the board, which does not scroll with it. */
  readonly frame?: RefObject<HTMLDivElement | null>
  /** What is drawn over the board. */
  readonly children: ReactNode
}

/** A position of one seat on the game's own board, where nothing happens but what that seat does. */
export const StudyScreen = (props: StudyScreenProps): ReactElement => {
  const { study, title, leave, tools, bars, submit, whyNot, frame, children } = props
  const { edition, state, say, nameOf, entries, openRule, openPiece, dialogs } = study
  const { rules: game } = edition
  const { seen } = state
  const name = say(edition.name)
  useWindowTitle(`${title} · ${name} · Ecumene`)
  return (
    <div className="table-screen" style={partsOf(game.id).paint?.(seen.view)}>
      <header className="study-head">
        {leave}
        <p className="table-head__title">{name}</p>
        {tools}
        <LanguageChoice />
      </header>
      <div>{bars}</div>
      <div className="study-frame" ref={frame}>
        <main className="table-screen__board" id="content" tabIndex={-1}>
          <h1 className="unseen">
            {title} · {name}
          </h1>
          <BoardFrame
            game={game}
            state={state}
            seen={seen}
            say={say}
            nameOf={nameOf}
            submit={submit}
            whyNot={whyNot}
            whyNots={noReasons}
            busy={false}
            isTaught
            entries={entries}
            openRule={openRule}
            openPiece={openPiece}
          />
        </main>
        {children}
      </div>
      {dialogs}
    </div>
  )
}

const noReasons = async (): Promise<readonly never[]> => []
