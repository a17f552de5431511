import { randomBytes } from 'node:crypto'
import { type JobLost, openPool, PoolClosed } from '../threads/pool.ts'
import { scriptBeside } from '../threads/script.ts'
import type { Waiting } from './fair-queue.ts'
import { shareFairly } from './fair-threads.ts'
import type { BotData, BotJob } from './jobs.ts'

/** The bots, thinking in threads of their own so that nobody waits for them but their opponents. */
export type Bots = {
  /** Thinks when its turn comes. */
  choose(job: Omit<BotJob, 'seed'>, waiting: Waiting): Promise<Chosen>
  close(): Promise<void>
}

/** A move in notation, or `null` where the bot has failed or thought for too long. `unwanted`: nobody wanted it to think. */
export type Chosen = { readonly move: string | null } | 'unwanted'

export type BotSettings = BotData & {
  readonly threads: number
  readonly limitMs: number
  readonly onLost: (why: JobLost) => void
}

export const openBots = async ({ threads, limitMs, onLost, ...data }: BotSettings): Promise<Bots> => {
  const pool = await openPool({
    script: scriptBeside(import.meta.url, 'thread'),
    equip: () => ({ data, transfer: [] }),
    threads,
    assign: 'free',
    patienceMs: limitMs,
    limitMs,
    onLost,
  })
  const share = shareFairly(threads)
  const think = async ({ game, seat, level, state }: Omit<BotJob, 'seed'>): Promise<Chosen> => {
    try {
      const [move] = await pool.run('', [game, seat, level, state, randomBytes(16).toString('hex')])
      return { move: typeof move === 'string' ? move : null }
    } catch (error) {
      return error instanceof PoolClosed ? 'unwanted' : { move: null }
    }
  }
  return {
    choose: async (job, waiting) => (await share(waiting, () => think(job))) ?? 'unwanted',
    close: () => pool.close(),
  }
}
