import { writeFileSync } from 'node:fs'
import { fitBatch, type Lesson, modelWith, packModel, TAUGHT_TO_BOTS } from '@ecumene/bots/training'
import { below, seeded } from '@ecumene/kernel'
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
  about: `Lets a model learn a game. In every generation it plays against itself, with a search that is better than the model
alone, and learns what that search preferred and how the games ended. Now and then it plays mirrored deals against the best
model so far, and takes its place if it wins more than half. The course is kept in --directory after every generation:
the same command goes on where it was interrupted, and the same seed gives the same model on any number of threads.
With --write, the best model is written as a module for the repository.`,
  operands: [{ name: 'GAME', help: LEARNABLE }],
  flags: {
    generations: wholeNumber({ min: 0, max: 100_000, default: 60, help: 'generations in all' }),
    games: wholeNumber({ min: 1, max: 1_000_000, default: 500, help: 'games of a generation' }),
    iterations: wholeNumber({ min: 8, max: 100_000, default: 100, help: 'iterations of a decision' }),
    hidden: wholeNumber({ min: 16, max: 512, default: 64, help: 'units of the hidden layer, a multiple of 16' }),
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
    const taught = TAUGHT_TO_BOTS[game.id]
    if (taught === undefined) throw new UsageError(`GAME cannot be "${game.id}"; allowed: ${LEARNABLE}`)
    if (values.hidden % 16 !== 0) throw new UsageError(`--hidden must be a multiple of 16, not "${values.hidden}"`)
    const options = limitedOptions(game, values.options)
    const { games, iterations, gate, deals, seed } = values
    const known = values.further ? await taught.known() : null
    const hidden = known?.shape.hidden ?? values.hidden
    const further = String(values.further)
    const begun = {
      game: game.id,
      games,
      iterations,
      hidden,
      gate,
      deals,
      seed,
      further,
      options: JSON.stringify(options),
    }
    const { inputs, outputs } = taught.encoder
    const shape = { inputs, outputs, hidden, second: hidden / 2 }
    const course = keptCourse(values.directory) ?? beginCourse(shape, begun, known)
    const other = Object.entries(begun).find(([name, value]) => course.begun[name] !== value)
    if (other !== undefined) {
      throw new UsageError(
        `--${other[0]} is ${other[1]}, but the course in ${values.directory} was begun with ${course.begun[other[0]]}`,
      )
    }
    const pool = await openPool(values.threads)
    const job: Omit<LearnJob, 'model' | 'seed'> = { kind: 'learn', game: game.id, options, iterations }
    try {
      while (course.generation < values.generations) {
        await learn(course, pool, job, values, io)
        if (course.generation % gate === 0) await passGate(course, pool, job, values, io)
        keepCourse(values.directory, course)
      }
    } finally {
      await pool.close()
    }
    if (values.write !== null) writeFileSync(values.write, moduleOf(game.id, course, values.threads))
    return 0
  },
})

/** Lessons of so many generations are learned from. */
const REMEMBERED = 10
const BATCH = 256
/** How often a lesson is looked at on average in the generation that it is from. */
const LOOKS = 3

const learn = async (
  course: Course,
  pool: Pool,
  job: Omit<LearnJob, 'model' | 'seed'>,
  { games, seed }: { readonly games: number; readonly seed: string },
  io: Io,
): Promise<void> => {
  const { shape, weights, momentum } = course
  const progress = showProgress(io, `games of generation ${course.generation + 1}`, games)
  const parts: { readonly from: number; readonly lessons: readonly Lesson[] }[] = []
  await pool.run({
    job: { ...job, seed: `${seed}/${course.generation}`, model: { shape, weights } } satisfies LearnJob,
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
  course.lessons = [...course.lessons, ...fresh].slice(-REMEMBERED * fresh.length)
  const random = seeded(`${seed}/${course.generation} fit`)
  const model = modelWith(shape, weights)
  const gradient = new Float32Array(weights.length)
  const steps = Math.ceil((LOOKS * fresh.length) / BATCH)
  let [value, prior] = [0, 0]
  for (let step = 0; step < steps; step++) {
    const batch = Array.from({ length: BATCH }, () => course.lessons[below(random, course.lessons.length)] as Lesson)
    const loss = fitBatch(model, batch, momentum, rateOf(course), gradient)
    value += loss.value / steps
    prior += loss.prior / steps
  }
  course.generation++
  io.out(
    `generation ${course.generation}: ${fresh.length} lessons, value ${value.toFixed(4)}, priors ${prior.toFixed(4)}\n`,
  )
}

/** Large steps at first, small ones later; a model that knows something already would forget it by large ones. */
const rateOf = ({ generation, before }: Course): number =>
  Math.max(2e-4, (before.length === 0 ? 2e-3 : 6e-4) / (1 + generation / 15))

const passGate = async (
  course: Course,
  pool: Pool,
  { game, options, iterations }: Omit<LearnJob, 'model' | 'seed'>,
  { seed, deals }: { readonly seed: string; readonly deals: number },
  io: Io,
): Promise<void> => {
  const { shape, weights, champion } = course
  const job: GateJob = {
    kind: 'gate',
    game,
    options,
    iterations,
    seed: `${seed}/${course.generation} gate`,
    models: [
      { shape, weights },
      { shape, weights: champion },
    ],
  }
  let [score, games] = [0, 0]
  await pool.run({
    job,
    games: deals,
    range: rangeFor(deals, pool.threads),
    each(part) {
      score += part.score
      games += part.games
      return true
    },
  })
  const [low, high] = wilson(score, games)
  const isBetter = score > games / 2
  io.out(
    `against the best so far, of generation ${course.crowned}: ${percent(score / games)} (${percent(low)} – ${percent(high)})${isBetter ? ', takes its place' : ''}\n`,
  )
  if (!isBetter) return
  champion.set(weights)
  course.crowned = course.generation
}

/** The best model as a module. */
const moduleOf = (game: string, { shape, champion, crowned, begun, before }: Course, threads: number): string => {
  const { games, iterations, hidden, gate, deals, seed } = begun
  const start = before.length === 0 ? `--hidden ${hidden}` : '--further'
  const made = `ecumene train ${game} --generations ${crowned} --games ${games} --iterations ${iterations} ${start} --gate ${gate} --deals ${deals} --seed ${seed} --threads ${threads}`
  const packed = packModel(modelWith(shape, champion), [...before, made])
  return `import type { PackedModel } from '../packed.ts'

/** Written by \`ecumene train\`; how strong it is stands in docs/bots.md. */
export const ${game}Model: PackedModel = ${JSON.stringify(packed, null, 2)}
`
}
