import { randomBytes } from 'node:crypto'
import { EngineFault, type EnginePatience, type GameBegins, type Program } from '@ecumene/bots/engine'
import { type JobLost, openPool, PoolClosed, type ThreadPool } from '../threads/pool.ts'
import { scriptBeside } from '../threads/script.ts'
import type { EngineSetting } from './engine-settings.ts'
import { openEngines } from './engines.ts'
import type { Waiting } from './fair-queue.ts'
import { shareFairly } from './fair-threads.ts'
import type { BotData, BotJob, EngineTask } from './jobs.ts'

/** The bots think in threads of their own, so that only their opponents wait for them. */
export type Bots = {
  /** Thinks when its turn in the queue comes, if it is still wanted then. */
  choose(decision: Decision, waiting: Waiting, mayThink: () => Promise<boolean>): Promise<Chosen>
  close(): Promise<void>
}

/** What is to be decided, and at what kind of table. */
export type Decision = Omit<BotJob, 'seed'> & {
  readonly ply: number
  readonly setting: Pick<GameBegins, 'rules' | 'options' | 'seats'>
}

/**
 * A move in notation, or `null` if the bot failed or took too long. `unwanted`: nobody needed it any more.
 * `elsewhere`: another server does.
 */
export type Chosen = { readonly move: string | null } | 'unwanted' | 'elsewhere'

export type BotSettings = BotData & {
  readonly threads: number
  readonly limitMs: number
  readonly onThought: () => void
  readonly onLost: (why: JobLost) => void
  readonly engines: readonly EngineSetting[]
  readonly enginePatience: EnginePatience
  readonly onEngineFault: (fault: TableFault) => void
}

/** Reports a program's fault at a table; our own bot decided instead. */
export type TableFault = {
  readonly engine: string
  readonly game: string
  readonly table: string
  readonly ply: number
  readonly what: string
}

/** The threads start when a bot is first asked: each loads all games, and many a server has no bot to think of for long. */
export const openBots = (settings: BotSettings): Bots => {
  const { threads, limitMs, onThought, onLost, engines: named, enginePatience, onEngineFault, ...data } = settings
  let opening: Promise<ThreadPool> | null = null
  let isClosed = false
  const openThreads = async (): Promise<ThreadPool> => {
    if (isClosed) throw new PoolClosed('the server is closing')
    opening ??= openPool({
      script: scriptBeside(import.meta.url, 'thread'),
      equip: () => ({ data, transfer: [] }),
      threads,
      assign: 'free',
      patienceMs: limitMs,
      limitMs,
      onLost,
    }).catch((error) => {
      // The next decision tries again.
      opening = null
      throw error
    })
    return opening
  }
  const engines = openEngines(named, enginePatience)
  const share = shareFairly(threads)
  // Programs have a queue of their own, so a silent one holds up none of our bots.
  const shareEngines = shareFairly(threads)

  const answerTo = async ({ game, seat, level, milliseconds, state }: Decision, ...task: readonly EngineTask[]) => {
    const more = task.map((of) => JSON.stringify(of))
    const pool = await openThreads()
    const seed = randomBytes(16).toString('hex')
    const [answer] = await pool.run('', [game, seat, level, milliseconds, state, seed, ...more])
    return typeof answer === 'string' ? answer : null
  }
  const think = async (decision: Decision): Promise<Chosen> => {
    onThought()
    try {
      return { move: await answerTo(decision) }
    } catch (error) {
      return error instanceof PoolClosed ? 'unwanted' : { move: null }
    }
  }
  /** `null`: it has failed. */
  const askProgram = async (program: Program, decision: Decision, table: string): Promise<Chosen | null> => {
    const { game, seat, milliseconds, setting, ply } = decision
    onThought()
    try {
      const move = await engines.ask(program, {
        table: { type: 'game', game, seat, ...setting },
        milliseconds,
        brief: async (world) => (await answerTo(decision, { kind: 'brief', milliseconds, world })) ?? '',
        judge: async (answer) => (await answerTo(decision, { kind: 'judge', answer })) !== null,
      })
      return { move }
    } catch (error) {
      if (error instanceof PoolClosed) return 'unwanted'
      if (error instanceof EngineFault) onEngineFault({ engine: program.name, game, table, ply, what: error.message })
      return null
    }
  }

  return {
    async choose(decision, waiting, mayThink) {
      const ifAllowed = async <Answer>(act: () => Promise<Answer>): Promise<Answer | 'elsewhere'> =>
        (await mayThink()) ? act() : 'elsewhere'
      const program = engines.playing(decision.game, decision.level)
      if (program === null) return (await share(waiting, () => ifAllowed(() => think(decision)))) ?? 'unwanted'
      const asked = await shareEngines(waiting, async () => ({
        chosen: await ifAllowed(() => askProgram(program, decision, waiting.table)),
      }))
      if (asked === null) return 'unwanted'
      return asked.chosen ?? (await share(waiting, () => think(decision))) ?? 'unwanted'
    },
    async close() {
      isClosed = true
      const pool = await opening?.catch(() => null)
      await Promise.all([engines.close(), pool?.close()])
    },
  }
}
