import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { type Known, type Momentum, momentumFor, type Teaching } from '@ecumene/bots/training'
import { seeded } from '@ecumene/kernel'

/** How far a training has come: all that is needed to go on with it. */
export type Course = {
  /** What it was begun with; to go on with other settings would not be repeatable. */
  readonly begun: Readonly<Record<string, string | number>>
  readonly hidden: number
  /** The commands that made the model it was begun with; none for a fresh one. */
  readonly before: readonly string[]
  /** Generations that are done. */
  generation: number
  /** The model that learns, and the best so far. */
  readonly weights: Float32Array
  readonly champion: Float32Array
  /** The generation that the best one is from. */
  crowned: number
  readonly momentum: Momentum
  lessons: unknown[]
}

const FILE = 'course.bin'

export const beginCourse = (
  teaching: Teaching,
  hidden: number,
  begun: Course['begun'],
  known: Known | null,
): Course => {
  const weights = known?.weights ?? teaching.fresh(hidden, seeded(`${begun['seed']} fresh`))
  return {
    begun,
    hidden,
    before: known?.made ?? [],
    generation: 0,
    weights,
    champion: weights.slice(),
    crowned: 0,
    momentum: momentumFor(weights.length),
    lessons: [],
  }
}

/** The course that was kept in a folder, or `null`. */
export const keptCourse = (directory: string): Course | null => {
  const file = join(directory, FILE)
  return existsSync(file) ? (deserialize(readFileSync(file)) as Course) : null
}

/** Keeps a course; whoever is interrupted finds the one before. */
export const keepCourse = (directory: string, course: Course): void => {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, FILE)
  writeFileSync(`${file}.new`, serialize(course))
  renameSync(`${file}.new`, file)
}
