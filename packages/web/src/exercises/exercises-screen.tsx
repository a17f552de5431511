import { DEPTHS, type Depth, type ExerciseBook } from '@ecumene/bots'
import { coverNamed, type Edition, EXERCISED, editionNamed } from '@ecumene/shelf/covers'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useWindowTitle } from '../controls/use-window-title.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import { NotFound } from '../screens/not-found.tsx'
import { TopBar } from '../screens/top-bar.tsx'
import { useWords } from '../words/use-words.tsx'
import { exerciseAddress, exercisesAddress } from './addresses.ts'
import './exercises-screen.css'
import { type Answer, type Answers, keptAnswers, placeOf } from './kept-answers.ts'
import { useExercises } from './use-exercises.ts'

/** All exercises of an edition, with what was solved of them, and a way to those of the other editions. */
export const ExercisesScreen = ({ editionId }: { readonly editionId: string | undefined }): ReactElement => {
  const { text } = useWords()
  const edition = editionId === undefined ? EXERCISED[0] : editionNamed(editionId)
  const book = useExercises(edition?.id ?? '')
  const title = text('exercises.title')
  useWindowTitle(`${title} · Ecumene`)
  if (edition == null || book === null) return <NotFound />
  return (
    <>
      <TopBar />
      <main className="exercises" id="content" tabIndex={-1}>
        <h1>{title}</h1>
        <p className="exercises__about">{text('exercises.about')}</p>
        <nav className="exercises__games" aria-label={text('exercises.game')}>
          {EXERCISED.map((each) => (
            <GameLink key={each.id} edition={each} isOpen={each.id === edition.id} />
          ))}
        </nav>
        {book === 'loading' ? <p>{text('page.loading')}</p> : <Sets edition={edition} book={book} />}
      </main>
    </>
  )
}

const GameLink = ({ edition, isOpen }: { readonly edition: Edition; readonly isOpen: boolean }): ReactElement => {
  const { say } = useWords(coverNamed(edition.game))
  return (
    <Link className="button" href={exercisesAddress(edition.id)} aria-current={isOpen ? 'page' : undefined}>
      {say(edition.name)}
    </Link>
  )
}

type SetsProps = { readonly edition: Edition; readonly book: ExerciseBook }

const Sets = ({ edition, book }: SetsProps): ReactElement => {
  const answers = keptAnswers(edition.id, book)
  const filled = DEPTHS.filter((depth) => book.sets[depth].length > 0)
  return (
    <div className="exercises__sets">
      {filled.map((depth) => (
        <ExerciseSet
          key={depth}
          editionId={edition.id}
          depth={depth}
          count={book.sets[depth].length}
          answers={answers}
        />
      ))}
    </div>
  )
}

type ExerciseSetProps = {
  readonly editionId: string
  readonly depth: Depth
  readonly count: number
  readonly answers: Answers
}

const ExerciseSet = ({ editionId, depth, count, answers }: ExerciseSetProps): ReactElement => {
  const { text } = useWords()
  const given = Array.from({ length: count }, (_unused, number) => answers[placeOf(depth, number)] ?? 'open')
  const found = given.filter((answer) => answer === 'right').length
  return (
    <section className="panel" aria-labelledby={`set-${depth}`}>
      <h2 id={`set-${depth}`}>{text(`exercises.set.${depth}`)}</h2>
      <p className="panel__quiet">{text(`exercises.set.${depth}.about`)}</p>
      <ol className="exercises__list">
        {given.map((answer, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an exercise is its number.
          <li key={number}>
            <Link className="exercises__one" data-answer={answer} href={exerciseAddress(editionId, depth, number)}>
              <span aria-hidden="true">{number + 1}</span>
              {answer !== 'open' && <Icon name={SIGNS[answer]} size="0.8em" />}
              <span className="unseen">
                {text('exercises.number', { number: number + 1 })}: {text(`exercises.${answer}`)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p>{text('exercises.found', { number: found, count })}</p>
    </section>
  )
}

const SIGNS: Readonly<Record<Answer, IconName>> = { right: 'check-mark', wrong: 'cancel' }
