import type { Lesson } from '@ecumene/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Hinting, type HintSource, type ToldHint, useHint } from '../hints/use-hint.ts'
import { standingOf } from '../table/standing.ts'
import { startBots } from '../table/table-worker.ts'
import { openThinker } from '../table/thinker.ts'
import type { Course } from './use-course.ts'

/**
 * Hints in a lesson, until it is over. Where it asks for one move, that is the hint, and the bot says what speaks for it;
 * where there is a choice, the hint is what the bot would choose.
 */
export const useLessonHint = (lesson: Lesson, { match, step, wanted }: Course): Hinting | null => {
  const [thinker] = useState(() => openThinker(startBots))
  useEffect(() => thinker.close, [thinker])
  const ask = useCallback(async (): Promise<ToldHint | null> => {
    const think = (about: string | null) =>
      thinker.think({ ...standingOf(match, lesson.seat, lesson.seed), asked: 'hint', about, game: lesson.game })
    const [first, ...others] = wanted
    if (first === undefined) return null
    const own = others.length === 0 ? null : await think(null)
    if (own !== null && wanted.includes(own.move)) return own
    // Whatever becomes of the bot: what the lesson wants is known.
    const taught = await think(first).catch(() => ({ move: first, expected: null, other: null, reasons: [] }))
    return { ...taught, isTaught: true }
  }, [thinker, lesson, match, wanted])
  const source = useMemo(
    (): HintSource | null => (step === null ? null : { decision: match, isAsked: wanted.length > 0, ask }),
    [step, match, wanted, ask],
  )
  return useHint(source)
}
