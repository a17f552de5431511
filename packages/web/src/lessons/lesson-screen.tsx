import type { Lesson } from '@ecumene/kernel'
import { type ReactElement, useCallback, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { WhyNot } from '../boards/board.ts'
import type { LoadedEdition } from '../games/use-edition.ts'
import { HintBar } from '../hints/hint-bar.tsx'
import { HintButton } from '../hints/hint-button.tsx'
import { HintRings } from '../hints/hint-rings.tsx'
import { Icon } from '../icons/icon.tsx'
import { remembered } from '../memory/remembered.ts'
import { StudyScreen } from '../screens/study/study-screen.tsx'
import { useStudy } from '../screens/study/use-study.ts'
import { useWords } from '../words/use-words.tsx'
import { LessonBar } from './lesson-bar.tsx'
import { lessonState } from './lesson-state.ts'
import { Spotlight } from './spotlight.tsx'
import { useCourse } from './use-course.ts'
import { useLessonHint } from './use-lesson-hint.ts'

type LessonScreenProps = { readonly edition: LoadedEdition; readonly lesson: Lesson }

/** A lesson at the table: the game's own board, a bar that explains, and a spotlight on what it talks about. */
export const LessonScreen = ({ edition, lesson }: LessonScreenProps): ReactElement => {
  const { rules: game } = edition
  const { text } = useWords()
  const course = useCourse(edition, lesson)
  const { match, step, isReady, submit } = course
  const [name] = useState(() => remembered('name') ?? '')
  const state = useMemo(() => lessonState(lesson, match, step, isReady, name), [lesson, match, step, isReady, name])
  const study = useStudy(edition, match, lesson.seat, state)
  const { say, nameOf, openRule, whyNot: refusal } = study
  const hinting = useLessonHint(lesson, course)
  const frame = useRef<HTMLDivElement>(null)
  const whyNot = useCallback<WhyNot>(
    async (move) => {
      if (step?.expects !== undefined) return refusal(move)
      return { text: text(step === null ? 'learn.over' : 'learn.readFirst'), rules: [] }
    },
    [step, refusal, text],
  )
  return (
    <StudyScreen
      study={study}
      title={text('learn.title')}
      leave={
        <Link className="button button--quiet" href="/">
          <Icon name="cancel" size="0.7em" />
          {text('learn.leave')}
        </Link>
      }
      tools={hinting !== null && <HintButton hinting={hinting} />}
      bars={
        <>
          <LessonBar {...{ edition, lesson, course, nameOf }} sayMove={say} onRule={openRule} />
          {hinting !== null && (
            <HintBar {...{ hinting, game, say, submit }} view={study.state.seen.view} busy={false} />
          )}
        </>
      }
      submit={submit}
      whyNot={whyNot}
      frame={frame}
    >
      <Spotlight
        within={frame}
        points={isReady ? (step?.points ?? []) : []}
        moves={isReady && Array.isArray(step?.expects) ? (step.expects as readonly string[]) : []}
        version={`${course.number} ${isReady}`}
      />
      {hinting?.hint != null && <HintRings game={game.id} move={hinting.hint.move} view={state.seen.view} />}
    </StudyScreen>
  )
}
