import { type Depth, type Exercise, type ExerciseBook, exerciseMatch, verdictOn } from '@ecumene/bots'
import { type ReactElement, useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { LoadedEdition } from '../games/use-edition.ts'
import { HintRings } from '../hints/hint-rings.tsx'
import { Icon } from '../icons/icon.tsx'
import { remembered } from '../memory/remembered.ts'
import { StudyScreen } from '../screens/study/study-screen.tsx'
import { studyState } from '../screens/study/study-state.ts'
import { useStudy } from '../screens/study/use-study.ts'
import { useWords } from '../words/use-words.tsx'
import { exercisesAddress } from './addresses.ts'
import { ExerciseBar, type Given } from './exercise-bar.tsx'
import { keepAnswer, placeOf } from './kept-answers.ts'

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
  const state = useMemo(() => studyState({ id: 'exercise', match, seat, name, level: 'hard' }), [match, seat, name])
  const study = useStudy(edition, match, seat, state)
  const [given, setGiven] = useState<Given | null>(null)
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
  const [best = ''] = Object.keys(exercise.worths)
  return (
    <StudyScreen
      study={study}
      title={text('exercises.title')}
      leave={
        <Link className="button button--quiet" href={exercisesAddress(edition.id)}>
          <Icon name="chevron-left" size="0.8em" />
          {text('exercises.leave')}
        </Link>
      }
      bars={
        <ExerciseBar
          edition={edition}
          exercise={exercise}
          depth={depth}
          number={number}
          count={book.sets[depth].length}
          given={given}
          view={state.seen.view}
          say={study.say}
          nameOf={study.nameOf}
          onShow={giveUp}
          onAgain={() => setGiven(null)}
        />
      }
      submit={answer}
      whyNot={study.whyNot}
    >
      {given !== null && <HintRings game={game.id} move={best} view={state.seen.view} />}
    </StudyScreen>
  )
}
