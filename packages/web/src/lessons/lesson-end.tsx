import type { Lesson } from '@ecumene/kernel'
import { type ReactElement, useState } from 'react'
import { useLocation } from 'wouter'
import type { LoadedEdition } from '../games/use-edition.ts'
import { Icon } from '../icons/icon.tsx'
import { remembered } from '../memory/remembered.ts'
import { useLevel } from '../screens/home/level-choice.tsx'
import { usePlayNow } from '../screens/home/play-now.ts'
import { keepLocalMatch } from '../table/local-store.ts'
import { useWords } from '../words/use-words.tsx'
import type { Course } from './use-course.ts'

type LessonEndProps = { readonly edition: LoadedEdition; readonly lesson: Lesson; readonly course: Course }

/** After a lesson: play this game on against a bot, start a new one, or take the lesson again. */
export const LessonEnd = ({ edition, lesson, course }: LessonEndProps): ReactElement => {
  const { text } = useWords()
  const [level] = useLevel()
  const [, navigate] = useLocation()
  const playNow = usePlayNow(edition, level)
  const [isBusy, setBusy] = useState(false)
  const playOn = async () => {
    setBusy(true)
    const me = { kind: 'person', name: remembered('name') ?? '' } as const
    const seats = Array.from({ length: lesson.seats }, (_unused, seat) =>
      seat === lesson.seat ? me : ({ kind: 'bot', level } as const),
    )
    navigate(await keepLocalMatch(course.match, seats))
  }
  return (
    <>
      <button type="button" className="button button--quiet" onClick={course.again}>
        <Icon name="return-arrow" />
        {text('learn.again')}
      </button>
      <button type="button" className="button" disabled={isBusy} onClick={playNow}>
        {text('create.title')}
      </button>
      <button type="button" className="button button--do" disabled={isBusy} onClick={() => void playOn()}>
        <Icon name="chess-pawn" />
        {text('learn.playOn')}
      </button>
    </>
  )
}
