import { writeFileSync } from 'node:fs'
import { TAUGHT_TO_BOTS, type Teaching } from '@ecumene/bots/training'
import { seeded } from '@ecumene/kernel'
import { text, toggle, UsageError, wholeNumber } from '../arguments.ts'
import { command } from '../command.ts'
import { optionsFlag, seedFlag, threadsFlag } from '../flags.ts'
import { gameNamed, limitedOptions } from '../games.ts'
import { wilson } from '../interval.ts'
import type { Io } from '../io.ts'
import { openPool, type Pool, rangeFor } from '../pool.ts'
import { showProgress } from '../progress.ts'
import { percent } from '../table.ts'
import { beginCourse, type Course, keepCourse, keptCourse } from './course.ts'
import type { GateJob, LearnJob } from './jobs.ts'

const LEARNABLE = Object.keys(TAUGHT_TO_BOTS).join(', ')

export const train = command({
  name: 'train',
  purpose: 'let a bot learn a game by playing against itself',
  about: `Lets a model learn a game. In every generation it plays against itself, in Duel with a search that is better than the
model alone, in New Dawn as two players whose weights were changed to opposite sides, and learns from what that search preferred and how the
games ended. Now and then it plays mirrored deals against the best model so far, and takes its place if it wins more than half. The course is kept in --directory after every generation:
the same command goes on where it was interrupted, and the same seed gives the same model on any number of threads.
With --write, the best model is written as a module for the repository.`,
  operands: [{ name: 'GAME', help: LEARNABLE }],
  flags: {
    generations: wholeNumber({ min: 0, max: 100_000, default: 60, help: 'generations in all' }),
    games: wholeNumber({
      min: 1,
      max: 1_000_000,
      default: 500,
      help: 'games of a generation; in New Dawn deals, each played twice',
    }),
    iterations: wholeNumber({
      min: 1,
      max: 100_000,
      default: 100,
      help: 'iterations of a decision; in New Dawn how many lines a plan follows',
    }),
    hidden: wholeNumber({
      min: 16,
      max: 512,
      default: 64,
      help: 'units of the hidden layer, a multiple of 16; in New Dawn there is none',
    }),
    gate: wholeNumber({ min: 1, max: 1000, default: 5, help: 'generations between two matches with the best model' }),
    deals: wholeNumber({ min: 1, max: 10_000, default: 50, help: 'deals of such a match, each played twice' }),
    further: toggle('begin with what the bots of the game know, in a model of that size'),
    seed: seedFlag,
    threads: threadsFlag,
    options: optionsFlag,
    directory: text({ default: '.cache/train', placeholder: 'DIR', help: 'where the course is kept' }),
    write: text({ default: null, placeholder: 'FILE', help: 'write the best model to this module' }),
  },
  examples: ['duel --threads 2', 'duel --generations 0 --write packages/bots/src/learned/weights/duel-model.ts'],
  async run(values, [id = ''], io) {
    const game = gameNamed(id)
    const teaching = TAUGHT_TO_BOTS[game.id]
    if (teaching === undefined) throw new UsageError(`GAME cannot be "${game.id}"; allowed: ${LEARNABLE}`)
    if (values.hidden % 16 !== 0) throw new UsageError(`--hidden must be a multiple of 16, not "${values.hidden}"`)
    const options = limitedOptions(game, values.options)
    const { games, iterations, gate, deals, seed } = values
    const known = values.further ? await teaching.known() : null
    const hidden = known?.hidden ?? values.hidden
    const further = String(values.further)
    const settings = { game: game.id, games, iterations, hidden, gate, deals, seed, further }
    const begun = { ...settings, options: JSON.stringify(options) }
    const course = keptCourse(values.directory) ?? beginCourse(teaching, hidden, begun, known)
    const other = Object.entries(begun).find(([name, value]) => course.begun[name] !== value)
    if (other !== undefined) {
      throw new UsageError(
        `--${other[0]} is ${other[1]}, but the course in ${values.directory} was begun with ${course.begun[other[0]]}`,
      )
    }
    const pool = await openPool(values.threads)
    const job: Omit<LearnJob, 'learner' | 'seed'> = { kind: 'learn', game: game.id, options, iterations }
    try {
      while (course.generation < values.generations) {
        await learn(course, teaching, pool, job, values, io)
        if (course.generation % gate === 0) await passGate(course, pool, job, values, io)
        keepCourse(values.directory, course)
      }
    } finally {
      await pool.close()
    }
    if (values.write !== null) writeFileSync(values.write, moduleOf(game.id, teaching, course, values))
    return 0
  },
})

const learn = async (
  course: Course,
  teaching: Teaching,
  pool: Pool,
  job: Omit<LearnJob, 'learner' | 'seed'>,
  { games, seed }: { readonly games: number; readonly seed: string },
  io: Io,
): Promise<void> => {
  const { weights, hidden, momentum, generation } = course
  const progress = showProgress(io, `games of generation ${generation + 1}`, games)
  const parts: { readonly from: number; readonly lessons: readonly unknown[] }[] = []
  await pool.run({
    job: { ...job, seed: `${seed}/${generation}`, learner: { weights, hidden, generation } } satisfies LearnJob,
    games,
    range: rangeFor(games, pool.threads),
    each(lessons, from, to) {
      parts.push({ from, lessons })
      progress.advance(to - from)
      return true
    },
  })
  progress.end()
  // In the order of the games, whichever thread was done first.
  const fresh = parts.sort((one, other) => one.from - other.from).flatMap(({ lessons }) => lessons)
  course.lessons = [...course.lessons, ...fresh].slice(-teaching.remembered * fresh.length)
  const taught = teaching.learn(weights, hidden, course.lessons, {
    fresh: fresh.length,
    generation,
    isFurther: course.before.length > 0,
    momentum,
    random: seeded(`${seed}/${generation} fit`),
  })
  course.generation++
  const losses = Object.entries(taught)
    .map(([name, loss]) => `, ${name} ${loss.toFixed(4)}`)
    .join('')
  io.out(`generation ${course.generation}: ${fresh.length} lessons${losses}\n`)
}

const passGate = async (
  course: Course,
  pool: Pool,
  { game, options, iterations }: Omit<LearnJob, 'learner' | 'seed'>,
  { seed, deals }: { readonly seed: string; readonly deals: number },
  io: Io,
): Promise<void> => {
  const { hidden, weights, champion, generation, crowned } = course
  const job: GateJob = {
    kind: 'gate',
    game,
    options,
    iterations,
    seed: `${seed}/${course.generation} gate`,
    learners: [
      { weights, hidden, generation },
      { weights: champion, hidden, generation: crowned },
    ],
  }
  let score = 0
  const turns: number[] = []
  await pool.run({
    job,
    games: deals,
    range: rangeFor(deals, pool.threads),
    each(part) {
      score += part.score
      turns.push(...part.turns)
      return true
    },
  })
  const games = turns.length
  const [low, high] = wilson(score, games)
  const isBetter = score > games / 2
  const takesItsPlace = isBetter ? ', takes its place' : ''
  io.out(
    `against the best so far, of generation ${course.crowned}: ${percent(score / games)} (${percent(low)} – ${percent(high)}); ${lengthsOf(turns)}${takesItsPlace}\n`,
  )
  if (!isBetter) return
  champion.set(weights)
  course.crowned = course.generation
}

/** How long games took, and how many of them came to an end. */
const lengthsOf = (turns: readonly number[]): string => {
  const median = turns.toSorted((one, other) => one - other)[Math.floor(turns.length / 2)] ?? 0
  const ended = turns.filter(Number.isFinite).length
  return `${Number.isFinite(median) ? `${median} turns in the median, ` : ''}${percent(ended / turns.length)} came to an end`
}

/** The best model as a module. */
const moduleOf = (
  game: string,
  teaching: Teaching,
  { hidden, champion, crowned, begun, before }: Course,
  { threads, options }: { readonly threads: number; readonly options: object | null },
): string => {
  const { games, iterations, gate, deals, seed } = begun
  const start = before.length === 0 ? `--hidden ${hidden}` : '--further'
  const made = `ecumene train ${game} --generations ${crowned} --games ${games} --iterations ${iterations} ${start} --gate ${gate} --deals ${deals} --seed ${seed} --threads ${threads}${options === null ? '' : ` --options '${JSON.stringify(options)}'`}`
  return teaching.module(champion, hidden, [...before, made])
}
