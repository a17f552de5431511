import { type Lesson, type Message, type Seat, translator } from '@ecumene/kernel'
import { type ReactElement, useEffect, useMemo, useRef } from 'react'
import type { LoadedEdition } from '../games/use-edition.ts'
import { Icon } from '../icons/icon.tsx'
import { useWords } from '../words/use-words.tsx'
import './lesson-bar.css'
import { LessonEnd } from './lesson-end.tsx'
import type { Course } from './use-course.ts'

type LessonBarProps = {
  readonly edition: LoadedEdition
  readonly lesson: Lesson
  readonly course: Course
  readonly nameOf: (seat: Seat) => string
  /** Says the moves of the game, as its board does. */
  readonly sayMove: (message: Message) => string
  readonly onRule: (id: string) => void
}

/** What the lesson says. It has a place of its own above the board, so it never covers what it talks about. */
export const LessonBar = ({ edition, lesson, course, nameOf, sayMove, onRule }: LessonBarProps): ReactElement => {
  const { text, language } = useWords()
  const { step, number, isReady, isAstray } = course
  const { say } = useMemo(() => translator(lesson.words, language, nameOf), [lesson, language, nameOf])
  const words = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a button that was pressed may go with its step.
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus({ preventScroll: true })
  }, [number])
  const count = lesson.steps.length
  const key = `lesson.${step?.id ?? 'done'}`
  const spoken = isReady ? say(withArgs(key, step?.args)) : text('learn.reply')
  return (
    <section
      className="lesson-bar"
      aria-label={text('learn.title')}
      data-step={step?.id ?? 'done'}
      data-ready={isReady}
    >
      <div className="lesson-bar__words">
        <p className="lesson-bar__count">
          {step === null ? say({ key: 'lesson.title' }) : text('learn.step', { step: number + 1, count })}
          <span className="lesson-bar__rules">
            {isReady &&
              step?.rules?.map((id) => (
                <button key={id} type="button" title={text('learn.rule', { id })} onClick={() => onRule(id)}>
                  <span className="unseen">{text('learn.rule', { id })}</span>
                  <span aria-hidden="true">{id}</span>
                </button>
              ))}
          </span>
        </p>
        <p ref={words} className="lesson-bar__text" role="status" tabIndex={-1}>
          {spoken}
        </p>
        <p className="lesson-bar__answer" role="status">
          {isAstray && step !== null && <Astray {...{ edition, lesson, course, say, sayMove }} />}
        </p>
      </div>
      <div className="lesson-bar__buttons">
        {course.back !== null && (
          <button type="button" className="button button--quiet" onClick={course.back}>
            <Icon name="chevron-left" size="0.8em" />
            {text('learn.back')}
          </button>
        )}
        {step === null ? (
          <LessonEnd edition={edition} lesson={lesson} course={course} />
        ) : step.expects === undefined ? (
          <button key="next" type="button" className="button button--do" aria-disabled={!isReady} onClick={course.next}>
            {text('learn.next')}
            <Icon name="chevron-right" size="0.8em" />
          </button>
        ) : (
          <button key="show" type="button" className="button" aria-disabled={!isReady} onClick={course.showMe}>
            {text('learn.showMe')}
          </button>
        )}
      </div>
    </section>
  )
}

type AstrayProps = Pick<LessonBarProps, 'edition' | 'lesson' | 'course' | 'sayMove'> & {
  readonly say: (message: Message) => string
}

/** A kind answer to a move that would be fine in a game: the lesson's own words, or what to do instead. */
const Astray = ({ edition: { rules: game }, lesson, course: { step }, say, sayMove }: AstrayProps): ReactElement => {
  const { text } = useWords()
  const key = `lesson.${step?.id ?? ''}.otherwise`
  if (Object.hasOwn(lesson.words.en, key)) return <>{say(withArgs(key, step?.args))}</>
  const wanted = Array.isArray(step?.expects) ? (step.expects as readonly string[]) : []
  const moves = wanted.flatMap((move) => {
    const parsed = game.notation.parse(move)
    return parsed === null ? [] : [sayMove(game.presentation.describe.move(parsed))]
  })
  // Any of them will do.
  return <>{text('learn.otherwise', { moves: { oneOf: moves } })}</>
}

const withArgs = (key: string, args: Message['args']): Message => (args === undefined ? { key } : { key, args })
