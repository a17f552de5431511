import type { Lesson } from '@ecumene/kernel'
import { type ReactElement, useCallback, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { partsOf } from '../boards/parts.ts'
import { LanguageChoice } from '../controls/preferences.tsx'
import { useWindowTitle } from '../controls/use-window-title.ts'
import type { LoadedEdition } from '../games/use-edition.ts'
import { Icon } from '../icons/icon.tsx'
import { logEntries } from '../log/log-lines.ts'
import { remembered } from '../memory/remembered.ts'
import { BoardFrame } from '../screens/board-frame.tsx'
import { useLookUp } from '../screens/use-look-up.tsx'
import { useNames } from '../seats/use-names.ts'
import { useWords } from '../words/use-words.tsx'
import { LessonBar } from './lesson-bar.tsx'
import './lesson-screen.css'
import { lessonState } from './lesson-state.ts'
import { Spotlight } from './spotlight.tsx'
import { useCourse } from './use-course.ts'
import '../screens/table/table-screen.css'

type LessonScreenProps = { readonly edition: LoadedEdition; readonly lesson: Lesson }

/** A lesson at the table: the game's own board, a bar that explains, and a spotlight on what it talks about. */
export const LessonScreen = ({ edition, lesson }: LessonScreenProps): ReactElement => {
  const { rules: game } = edition
  const { text } = useWords()
  const course = useCourse(edition, lesson)
  const { match, step, isReady } = course
  const [name] = useState(() => remembered('name') ?? '')
  const state = useMemo(() => lessonState(lesson, match, step, isReady, name), [lesson, match, step, isReady, name])
  const nameOf = useNames(game, state.seats, state.seen?.view ?? null)
  const { say } = useWords(game, nameOf)
  const { openRule, openPiece, dialogs } = useLookUp(game)
  const frame = useRef<HTMLDivElement>(null)
  const { seen } = state
  const entries = useMemo(() => logEntries(game, match.history(lesson.seat)), [game, match, lesson.seat])
  const whyNot = useCallback(
    async (move: string) => {
      if (step?.expects === undefined)
        return { text: text(step === null ? 'learn.over' : 'learn.readFirst'), rules: [] }
      const parsed = game.notation.parse(move)
      const reason = parsed === null ? null : match.whyNot(lesson.seat, parsed)
      return reason === null ? null : { text: say(reason), rules: game.presentation.citations?.[reason.key] ?? [] }
    },
    [step, game, match, lesson.seat, say, text],
  )
  const title = `${text('learn.title')} · ${say(edition.name)}`
  useWindowTitle(`${title} · Ecumene`)

  return (
    <div className="table-screen lesson-screen" style={seen === null ? undefined : partsOf(game.id).paint?.(seen.view)}>
      <header className="lesson-head">
        <Link className="button button--quiet lesson-head__leave" href="/">
          <Icon name="cancel" size="0.7em" />
          {text('learn.leave')}
        </Link>
        <p className="table-head__title">{say(edition.name)}</p>
        <LanguageChoice />
      </header>
      <LessonBar edition={edition} lesson={lesson} course={course} nameOf={nameOf} onRule={openRule} />
      <div className="lesson-screen__frame" ref={frame}>
        <main className="table-screen__board" id="content" tabIndex={-1}>
          <h1 className="unseen">{title}</h1>
          {seen !== null && (
            <BoardFrame
              game={game}
              state={state}
              seen={seen}
              say={say}
              nameOf={nameOf}
              submit={course.submit}
              whyNot={whyNot}
              whyNots={noReasons}
              busy={false}
              isTaught
              entries={entries}
              openRule={openRule}
              openPiece={openPiece}
            />
          )}
        </main>
        <Spotlight
          within={frame}
          points={isReady ? (step?.points ?? []) : []}
          moves={isReady && Array.isArray(step?.expects) ? (step.expects as readonly string[]) : []}
          version={`${course.number} ${isReady}`}
        />
      </div>
      {dialogs}
    </div>
  )
}

const noReasons = async (): Promise<readonly never[]> => []
