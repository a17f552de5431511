import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Game } from '@ecumene/kernel'
import { guideTo } from '@ecumene/shelf'
import { type Measures, measuring } from './measure.ts'
import { probesFor } from './probes.ts'

export type Request =
  | { readonly kind: 'begin'; readonly game: string; readonly options: object; readonly rounds: number }
  | { readonly kind: 'step' }
  | { readonly kind: 'tell' }

export type Answer =
  | { readonly kind: 'ready'; readonly stages: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'measures'; readonly measures: Measures }

/** Something that measures one game, stage by stage. */
export type Measurement = {
  readonly stages: number
  step(): Promise<void>
  measures(): Promise<Measures>
  close(): void
}

/** Measures a game right here. */
export const measureHere = async (game: Game, options: object, rounds: number): Promise<Measurement> => {
  const { stages, step, measures } = measuring(probesFor(game, await guideTo(game.id), options), rounds)
  return { stages, step: async () => step(), measures: async () => measures(), close: () => {} }
}

/** The process that measures. Other checkouts have theirs, which is asked in the same words: see `bench --against`. */
export const MEASURER = new URL('./process.js', import.meta.url)

/**
 * Measures a game in a process of its own: the shapes and the heap of one game must not slow another's figures. The
 * process rests between stages, so that several can take turns on one core.
 */
export const measureApart = async (
  game: Game,
  options: object,
  rounds: number,
  { measurer = MEASURER, execArgv = [] }: { readonly measurer?: URL; readonly execArgv?: readonly string[] } = {},
): Promise<Measurement> => {
  const child = fork(measurer, { execArgv: [...execArgv] })
  const gone = new AbortController()
  child.once('exit', () => gone.abort(new Error(`the process that measured ${game.id} has ended`)))
  const ask = async (request: Request): Promise<Answer> => {
    child.send(request)
    const [answer] = await once(child, 'message', { signal: gone.signal })
    return answer as Answer
  }
  const ready = await ask({ kind: 'begin', game: game.id, options, rounds })
  return {
    stages: ready.kind === 'ready' ? ready.stages : 0,
    async step() {
      await ask({ kind: 'step' })
    },
    async measures() {
      const told = await ask({ kind: 'tell' })
      return told.kind === 'measures' ? told.measures : { figures: {}, calibrations: [] }
    },
    close: () => void child.kill(),
  }
}
