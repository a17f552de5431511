import type { Depth, Exercise, Verdict } from '@ecumene/bots'
import type { Seat } from '@ecumene/kernel'
import { type ReactElement, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { lineWords, percentOf } from '../analysis/point-words.ts'
import type { LoadedEdition } from '../games/use-edition.ts'
import { Account } from '../hints/account.tsx'
import { moveName, reasonLines } from '../hints/hint-words.ts'
import { Icon } from '../icons/icon.tsx'
import { Portrait } from '../seats/portrait.tsx'
import { type Say, type Speech, useWords } from '../words/use-words.tsx'
import { exerciseAddress, exercisesAddress } from './addresses.ts'
import './exercise-bar.css'
import '../lessons/lesson-bar.css'

/** An answer, and what is said to it; without a move where the answer was to be shown. */
export type Given = { readonly move: string; readonly verdict: Verdict } | { readonly move: null }

type ExerciseBarProps = {
  readonly edition: LoadedEdition
  readonly exercise: Exercise
  readonly depth: Depth
  readonly number: number
  /** How many the set has. */
  readonly count: number
  readonly given: Given | null
  /** What was seen before the answer. */
  readonly view: unknown
  readonly say: Say
  readonly nameOf: (seat: Seat) => string
  readonly onShow: () => void
  readonly onAgain: () => void
}

/** The question, and once it is answered what is said to that. Like what a lesson says, it covers nothing of the board. */
export const ExerciseBar = (props: ExerciseBarProps): ReactElement => {
  const { edition, exercise, depth, number, count, given, view, say, nameOf, onShow, onAgain } = props
  const { text } = useWords()
  const words = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a button that was pressed may go with the answer.
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus({ preventScroll: true })
  }, [given])
  return (
    <section className="lesson-bar exercise-bar" aria-label={text('exercises.title')} data-verdict={signOf(given)}>
      <div className="lesson-bar__words">
        <p className="lesson-bar__count">
          {text(`exercises.set.${depth}`)} · {text('exercises.at', { number: number + 1, count })}
          <span className="exercise-bar__seat">
            <Portrait seat={exercise.seat} kind="person" isSmall />
            <span>{nameOf(exercise.seat)}</span>
          </span>
        </p>
        <p ref={words} className="lesson-bar__text exercise-bar__said" role="status" tabIndex={-1}>
          {given !== null && given.move !== null && (
            <Icon name={given.verdict.verdict === 'worse' ? 'cancel' : 'check-mark'} size="0.9em" />
          )}
          <span>{given === null ? text('exercises.question') : saidTo(given, exercise, view, edition, say, text)}</span>
        </p>
        {given !== null && <Account lines={accountOf(exercise, edition, say, nameOf, text)} />}
      </div>
      <div className="lesson-bar__buttons">
        {given === null ? (
          <button key="show" type="button" className="button" onClick={onShow}>
            {text('exercises.show')}
          </button>
        ) : (
          <>
            <button key="again" type="button" className="button button--quiet" onClick={onAgain}>
              <Icon name="return-arrow" />
              {text('exercises.again')}
            </button>
            {number + 1 < count ? (
              <Link key="next" className="button button--do" href={exerciseAddress(edition.id, depth, number + 1)}>
                {text('exercises.next')}
                <Icon name="chevron-right" size="0.8em" />
              </Link>
            ) : (
              <Link key="leave" className="button button--do" href={exercisesAddress(edition.id)}>
                {text('exercises.leave')}
              </Link>
            )}
          </>
        )}
      </div>
    </section>
  )
}

const signOf = (given: Given | null): string | undefined => {
  if (given === null) return undefined
  return given.move === null ? 'shown' : given.verdict.verdict
}

/** What is said first: about the answer, and what is best unless that was it. */
const saidTo = (
  given: Given,
  { worths }: Exercise,
  view: unknown,
  { rules }: LoadedEdition,
  say: Say,
  text: Speech['text'],
): string => {
  const best = text('exercises.answer', { move: moveName(Object.keys(worths)[0] ?? '', view, rules, say) })
  if (given.move === null) return best
  const { verdict } = given
  switch (verdict.verdict) {
    case 'best':
      return text('exercises.best')
    case 'asGood':
      return `${text('exercises.asGood')} ${best}`
    case 'worse': {
      const { worse } = verdict
      const told = worse === null ? text('exercises.unknown') : text('exercises.worse', { percent: percentOf(worse) })
      return `${told} ${best}`
    }
  }
}

/** What the best move brings, why, and what may be expected after it. */
const accountOf = (
  { worths, reasons, line }: Exercise,
  { rules }: LoadedEdition,
  say: Say,
  nameOf: (seat: Seat) => string,
  text: Speech['text'],
): readonly string[] => [
  text('hint.expected', { percent: percentOf(Object.values(worths)[0] ?? 0) }),
  ...reasonLines(reasons, say, text),
  ...lineWords(rules, line, say, nameOf),
]
