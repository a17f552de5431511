import type { ChildProcess } from 'node:child_process'
import { type FloodRatios, measureFloods } from './attack.ts'
import { answerOf, startChild, stop } from './child.ts'
import { median, type Round } from './latencies.ts'
import type { LoadOrder } from './load.ts'
import { type MemoryUse, measureMemory } from './memory.ts'
import type { SubjectMessage } from './subject.ts'

export type BenchOptions = {
  readonly clients: number
  readonly rounds: number
  readonly seconds: number
  /** Moves a second of the paced rounds. */
  readonly pace: number
  /** Idle connections and tables to measure memory with; 0 leaves that out. */
  readonly idle: number
  readonly onProgress?: (what: string) => void
}

export const BENCH_DEFAULTS: BenchOptions = { clients: 100, rounds: 5, seconds: 3, pace: 1000, idle: 1000 }

/** Medians over the rounds; ratios are taken within each round, where the machine was the same for both. */
export type ServerBench = {
  readonly closed: { readonly echo: Round; readonly room: Round; readonly bones: Round; readonly ours: Round }
  readonly paced: { readonly echo: Round; readonly bones: Round; readonly ours: Round }
  /** Moves per second, to those of the bare room. */
  readonly throughputRatio: { readonly bones: number; readonly ours: number }
  /** Paced p99, to that of the bare echo. */
  readonly latencyRatio: { readonly bones: number; readonly ours: number }
  readonly floods: FloodRatios
  readonly memory: MemoryUse | null
}

/** Measures the server beside what the platform can do at most. Everything runs on this machine, and ends. */
export const benchServer = async (options: BenchOptions = BENCH_DEFAULTS): Promise<ServerBench> => {
  const children: ChildProcess[] = []
  try {
    return await measure(options, children)
  } finally {
    await Promise.all(children.map(stop))
  }
}

const measure = async (options: BenchOptions, children: ChildProcess[]): Promise<ServerBench> => {
  const start = async (script: string): Promise<string> => {
    const child = startChild(script)
    children.push(child)
    return (await answerOf<Extract<SubjectMessage, { url: string }>>(child)).url
  }
  const urls = {
    echo: await start('subject-echo'),
    room: await start('subject-room'),
    bones: await start('subject-bones'),
    ours: await start('subject-ours'),
  }
  const load = startChild('load')
  children.push(load)
  const round = async (subject: LoadOrder['subject'], pace: number | null): Promise<Round> => {
    options.onProgress?.(`${subject}, ${pace === null ? 'as fast as answers come' : `${pace} moves/s`}`)
    const { clients, seconds } = options
    const order: LoadOrder = { subject, url: urls[subject], clients, warmUpMs: 1000, measureMs: seconds * 1000, pace }
    load.send(order)
    return answerOf<Round>(load)
  }

  const closed: ServerBench['closed'][] = []
  const paced: ServerBench['paced'][] = []
  for (let number = 0; number < options.rounds; number++) {
    closed.push({
      echo: await round('echo', null),
      room: await round('room', null),
      bones: await round('bones', null),
      ours: await round('ours', null),
    })
    paced.push({
      bones: await round('bones', options.pace),
      echo: await round('echo', options.pace),
      ours: await round('ours', options.pace),
    })
  }
  options.onProgress?.('floods')
  const floods = await measureFloods(await start('subject-strict'), options.seconds * 1000)
  options.onProgress?.('memory')
  const memory =
    options.idle === 0 ? null : await measureMemory(options.idle, () => startChild('subject-ours', ['--expose-gc']))
  return {
    closed: {
      echo: middle(closed.map(({ echo }) => echo)),
      room: middle(closed.map(({ room }) => room)),
      bones: middle(closed.map(({ bones }) => bones)),
      ours: middle(closed.map(({ ours }) => ours)),
    },
    paced: {
      echo: middle(paced.map(({ echo }) => echo)),
      bones: middle(paced.map(({ bones }) => bones)),
      ours: middle(paced.map(({ ours }) => ours)),
    },
    throughputRatio: {
      bones: median(closed.map(({ bones, room }) => bones.perSecond / room.perSecond)),
      ours: median(closed.map(({ ours, room }) => ours.perSecond / room.perSecond)),
    },
    latencyRatio: {
      bones: median(paced.map(({ bones, echo }) => bones.p99 / echo.p99)),
      ours: median(paced.map(({ ours, echo }) => ours.p99 / echo.p99)),
    },
    floods,
    memory,
  }
}

const middle = (rounds: readonly Round[]): Round => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99)),
})
