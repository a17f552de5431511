import type { Game, Seat } from '../game.ts'
import type { Seed } from '../values/random.ts'
import type { Message, Words } from '../words/words.ts'
import { Match } from './match.ts'

/** A game taught by playing it: a fixed deal, scripted replies, and a few words at every step. */
export type Lesson = {
  readonly game: string
  /** Kept with a learner's progress; a lesson whose script changes gets a new one. */
  readonly id: string
  readonly seats: number
  readonly options: object
  readonly seed: Seed
  /** Where the learner sits. */
  readonly seat: Seat
  /** Under `lesson.` and the step's id: what is said; with `.otherwise`: what is said to another legal move. */
  readonly words: Words
  readonly steps: readonly LessonStep[]
}

export type LessonStep = {
  readonly id: string
  /** Moves made automatically before the step is shown, each by whoever must decide. */
  readonly before?: readonly string[]
  /** What to look at, by the names that the board gives to its parts. */
  readonly points?: readonly string[]
  /** The moves to choose from; or `any` legal move; or nothing, if the step is only to be read. */
  readonly expects?: readonly string[] | 'any'
  /** What fills the placeholders of its words. */
  readonly args?: NonNullable<Message['args']>
  /** Where the rulebook says more. */
  readonly rules?: readonly string[]
}

/** How far a learner has got: `step` is the number of the step shown, `made` the moves the learner has made. */
export type Progress = { readonly lesson: string; readonly step: number; readonly made: readonly string[] }

export const firstStep = (lesson: Lesson): Progress => ({ lesson: lesson.id, step: 0, made: [] })

/** After the last step. */
export const isFinished = (lesson: Lesson, { step }: Progress): boolean => step >= lesson.steps.length

/**
 * The match as it stands at this point of the lesson; `shown` is how many of the step's own moves have been made
 * already. `null` where it cannot be played: progress in another lesson, or under other rules.
 */
export const lessonMatch = (game: Game, lesson: Lesson, progress: Progress, shown = Infinity): Match | null => {
  if (progress.lesson !== lesson.id || game.id !== lesson.game) return null
  const created = Match.create(game, { seats: lesson.seats, options: lesson.options, seed: lesson.seed })
  if (!created.ok) return null
  const match = created.value
  const play = (move: string, seat: Seat | undefined): boolean => seat !== undefined && match.submit(seat, move).ok
  let made = 0
  for (const [index, step] of lesson.steps.slice(0, progress.step + 1).entries()) {
    const isCurrent = index === progress.step
    for (const move of (step.before ?? []).slice(0, isCurrent ? shown : undefined)) {
      if (!play(move, match.deciders()[0])) return null
    }
    if (isCurrent || step.expects === undefined) continue
    const move = progress.made[made++]
    if (move === undefined || !suits(step, move) || !play(move, lesson.seat)) return null
  }
  return made === progress.made.length ? match : null
}

/** Whether a move is what the step asks for. Whether it is legal is for the match to say. */
export const suits = ({ expects }: LessonStep, move: string): boolean =>
  expects === 'any' || expects?.includes(move) === true

/** The next step, after the move that was asked for, or after reading. */
export const stepOn = (progress: Progress, move: string | null): Progress => ({
  ...progress,
  step: progress.step + 1,
  made: move === null ? progress.made : [...progress.made, move],
})

/** The step before, with the learner's move taken back. */
export const stepBack = (lesson: Lesson, progress: Progress): Progress => {
  const step = Math.max(0, progress.step - 1)
  const wasMade = progress.step > 0 && lesson.steps[step]?.expects !== undefined
  return { ...progress, step, made: wasMade ? progress.made.slice(0, -1) : progress.made }
}
