import { randomBytes } from 'node:crypto'
import { hireCrew, type JobLost } from '../threads/crew.ts'
import { scriptBeside } from '../threads/script.ts'
import type { BotData, BotJob } from './jobs.ts'

/** The bots, thinking in threads of their own so that nobody waits for them but their opponents. */
export type Bots = {
  /** A move in notation, or `null` where the bot has failed or thought for too long. */
  choose(job: Omit<BotJob, 'seed'>): Promise<string | null>
  close(): Promise<void>
}

export type BotSettings = BotData & {
  readonly threads: number
  readonly limitMs: number
  readonly onLost: (why: JobLost) => void
}

export const openBots = async ({ threads, limitMs, onLost, ...data }: BotSettings): Promise<Bots> => {
  const crew = await hireCrew({
    script: scriptBeside(import.meta.url, 'thread'),
    equip: () => ({ data, transfer: [] }),
    threads,
    assign: 'free',
    patienceMs: limitMs,
    limitMs,
    onLost,
  })
  return {
    async choose(job) {
      try {
        const { game, seat, level, state } = job
        const [move] = await crew.run('', [game, seat, level, state, randomBytes(16).toString('hex')])
        return typeof move === 'string' ? move : null
      } catch {
        return null
      }
    },
    close: () => crew.close(),
  }
}
