import { gameNamed } from '../games.ts'
import { engineHere } from './engine.ts'
import { measuring } from './measure.ts'
import { probesFor } from './probes.ts'
import type { Answer, Request } from './processes.ts'

/** A process that measures one game, and does nothing between two requests. */
let measurement: ReturnType<typeof measuring> | null = null

const answer = (message: Answer): void => void process.send?.(message)

process.on('message', async (request: Request) => {
  if (request.kind === 'begin') {
    measurement = measuring(probesFor(await engineHere(gameNamed(request.game)), request.options), request.rounds)
    answer({ kind: 'ready', stages: measurement.stages })
  } else if (request.kind === 'step') {
    measurement?.step()
    answer({ kind: 'done' })
  } else if (measurement !== null) answer({ kind: 'measures', measures: measurement.measures() })
})
