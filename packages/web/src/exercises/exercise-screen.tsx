import { type Depth, type Exercise, type ExerciseBook, exerciseMatch, verdictOn } from '@ecumene/bots'
import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { partsOf } from '../boards/parts.ts'
import { LanguageChoice } from '../controls/preferences.tsx'
import { useWindowTitle } from '../controls/use-window-title.ts'
import type { LoadedEdition } from '../games/use-edition.ts'
import { HintRings } from '../hints/hint-rings.tsx'
import { Icon } from '../icons/icon.tsx'
import { logEntries } from '../log/log-lines.ts'
import { remembered } from '../memory/remembered.ts'
import { BoardFrame } from '../screens/board-frame.tsx'
import { useLookUp } from '../screens/use-look-up.tsx'
import { useNames } from '../seats/use-names.ts'
import { useWords } from '../words/use-words.tsx'
import { exercisesAddress } from './addresses.ts'
import { ExerciseBar, type Given } from './exercise-bar.tsx'
import { exerciseState } from './exercise-state.ts'
import { keepAnswer, placeOf } from './kept-answers.ts'
import '../lessons/lesson-screen.css'
import '../screens/table/table-screen.css'

type ExerciseScreenProps = {
  readonly edition: LoadedEdition
  readonly book: ExerciseBook
  readonly exercise: Exercise
  readonly depth: Depth
  /** From 0. */
  readonly number: number
}

/** "Find the move": a position on the game's own board. Any legal move is an answer; the position stays as it is. */
export const ExerciseScreen = ({ edition, book, exercise, depth, number }: ExerciseScreenProps): ReactElement => {
  const { rules: game } = edition
  const { seat } = exercise
  const { text } = useWords()
  const match = useMemo(() => exerciseMatch(game, book, exercise), [game, book, exercise])
  const [name] = useState(() => remembered('name') ?? '')
  const state = useMemo(() => exerciseState(match, seat, name), [match, seat, name])
  const nameOf = useNames(game, state.seats, state.seen?.view ?? null)
  const { say } = useWords(game, nameOf)
  const { openRule, openPiece, dialogs } = useLookUp(game)
  const [given, setGiven] = useState<Given | null>(null)
  const entries = useMemo(() => logEntries(game, match.history(seat)), [game, match, seat])
  const answer = (move: string): void => {
    const parsed = game.notation.parse(move)
    if (parsed === null || match.whyNot(seat, parsed) !== null) return
    const verdict = verdictOn(exercise, move)
    keepAnswer(edition.id, book, placeOf(depth, number), verdict.verdict === 'worse' ? 'wrong' : 'right')
    setGiven({ move, verdict })
  }
  const giveUp = (): void => {
    keepAnswer(edition.id, book, placeOf(depth, number), 'wrong')
    setGiven({ move: null })
  }
  const whyNot = useCallback(
    async (move: string) => {
      const parsed = game.notation.parse(move)
      const reason = parsed === null ? null : match.whyNot(seat, parsed)
      return reason === null ? null : { text: say(reason), rules: game.presentation.citations?.[reason.key] ?? [] }
    },
    [game, match, seat, say],
  )
  const title = `${text('exercises.title')} · ${say(edition.name)}`
  useWindowTitle(`${title} · Ecumene`)
  const { seen } = state
  const [best = ''] = Object.keys(exercise.worths)

  return (
    <div className="table-screen" style={seen === null ? undefined : partsOf(game.id).paint?.(seen.view)}>
      <header className="lesson-head">
        <Link className="button button--quiet" href={exercisesAddress(edition.id)}>
          <Icon name="chevron-left" size="0.8em" />
          {text('exercises.leave')}
        </Link>
        <p className="table-head__title">{say(edition.name)}</p>
        <LanguageChoice />
      </header>
      <ExerciseBar
        edition={edition}
        exercise={exercise}
        depth={depth}
        number={number}
        count={book.sets[depth].length}
        given={given}
        say={say}
        nameOf={nameOf}
        onShow={giveUp}
        onAgain={() => setGiven(null)}
      />
      <main className="table-screen__board" id="content" tabIndex={-1}>
        <h1 className="unseen">{title}</h1>
        {seen !== null && (
          <BoardFrame
            game={game}
            state={state}
            seen={seen}
            say={say}
            nameOf={nameOf}
            submit={answer}
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
      {given !== null && seen !== null && <HintRings game={game.id} move={best} view={seen.view} />}
      {dialogs}
    </div>
  )
}

const noReasons = async (): Promise<readonly never[]> => []
