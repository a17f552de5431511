import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Game } from '@ecumene/kernel'
import { engineHere } from './engine.ts'
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
  const { stages, step, measures } = measuring(probesFor(await engineHere(game), options), rounds)
  return { stages, step: async () => step(), measures: async () => measures(), close: () => {} }
}

/**
 * Measures a game in a process of its own: the shapes and the heap of one game must not slow another's figures. The
 * process rests between stages, so that several can take turns on one core.
 */
export const measureApart = async (game: Game, options: object, rounds: number): Promise<Measurement> => {
  const { ask, close } = conversation<Request, Answer>(new URL('./process.js', import.meta.url), game.id)
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
    close,
  }
}

/** A process that answers one request after the other. */
export const conversation = <Asked extends object, Answered>(
  script: URL,
  subject: string,
  execArgv: readonly string[] = [],
) => {
  const child = fork(script, { execArgv: [...execArgv] })
  const gone = new AbortController()
  child.once('exit', () => gone.abort(new Error(`the process that measured ${subject} has ended`)))
  return {
    ask: async (request: Asked): Promise<Answered> => {
      child.send(request)
      const [answer] = await once(child, 'message', { signal: gone.signal })
      return answer as Answered
    },
    close: () => void child.kill(),
  }
}
