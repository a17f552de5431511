import {
  firstStep,
  isFinished,
  type Lesson,
  type LessonStep,
  lessonMatch,
  type Match,
  type Progress,
  stepBack,
  stepOn,
  suits,
} from '@ecumene/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { LoadedEdition } from '../games/use-edition.ts'
import { keepProgress, keptProgress } from './kept-progress.ts'

/** A walk through a lesson. */
export type Course = {
  readonly match: Match
  readonly number: number
  /** The step that is shown; `null` after the last one. */
  readonly step: LessonStep | null
  /** The opponent has answered, and the learner may act. */
  readonly isReady: boolean
  /** The learner has made a legal move that this step does not ask for. Nothing has changed. */
  readonly isAstray: boolean
  readonly next: () => void
  readonly back: (() => void) | null
  readonly again: () => void
  readonly submit: (move: string) => void
  /** The moves that are asked for and legal; all that are legal where any will do. */
  readonly wanted: readonly string[]
  /** Makes the first of them. */
  readonly showMe: () => void
}

/** How long a reply of the opponent is shown before the next. */
const REPLY_MS = 900
/** More moves than this are not a reply but a jump ahead: they are made at once. */
const MOST_SHOWN = 3

export const useCourse = (edition: LoadedEdition, lesson: Lesson): Course => {
  const { rules: game } = edition
  const [progress, setProgress] = useState<Progress>(() => keptProgress(edition, lesson))
  const [shown, setShown] = useState(Infinity)
  const [astrayAt, setAstray] = useState<number | null>(null)
  const match = useMemo(() => {
    const reached = lessonMatch(game, lesson, progress, shown)
    // The lesson is tested to the end, and kept progress was tried before it was accepted.
    if (reached === null) throw new Error(`step ${progress.step} of ${lesson.id} cannot be reached`)
    return reached
  }, [game, lesson, progress, shown])
  const step = lesson.steps[progress.step] ?? null
  const replies = step?.before?.length ?? 0
  const isReady = shown >= replies
  const wanted = useMemo(() => {
    const legal = step?.expects === undefined || !isReady ? [] : match.legal(lesson.seat).map(game.notation.notate)
    return legal.filter((move) => step !== null && suits(step, move))
  }, [game, lesson, match, step, isReady])

  useEffect(() => keepProgress(edition, progress), [edition, progress])
  useEffect(() => {
    if (isReady) return
    const timer = setTimeout(() => setShown(shown + 1), REPLY_MS)
    return () => clearTimeout(timer)
  }, [isReady, shown])

  const go = (to: Progress): void => {
    const coming = lesson.steps[to.step]?.before?.length ?? 0
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const isReply = to.step === progress.step + 1 && coming <= MOST_SHOWN && !isStill
    setShown(isReply ? 0 : Infinity)
    setAstray(null)
    setProgress(to)
  }

  const submit = (move: string): void => {
    if (step === null || !isReady) return
    const parsed = game.notation.parse(move)
    if (parsed === null || match.whyNot(lesson.seat, parsed) !== null) return
    if (suits(step, move)) go(stepOn(progress, move))
    else setAstray(progress.step)
  }

  return {
    match,
    number: progress.step,
    step,
    isReady,
    isAstray: astrayAt === progress.step,
    next: () => {
      if (isReady && !isFinished(lesson, progress) && step?.expects === undefined) go(stepOn(progress, null))
    },
    back: progress.step === 0 ? null : () => go(stepBack(lesson, progress)),
    again: () => go(firstStep(lesson)),
    submit,
    wanted,
    showMe: () => {
      const [move] = wanted
      if (move !== undefined) submit(move)
    },
  }
}
