import type { Analysis } from '@ecumene/bots'
import { exportMatch, type Match } from '@ecumene/kernel'
import type { AnalysisOut } from './analysis-worker.ts'

type Heard = {
  /** How much of it is done, from 0 to 1. */
  share(share: number): void
  done(analysis: Analysis): void
  failed(): void
}

type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

/** Analyses a finished match in a thread of its own. Returns what stops it; nothing is heard of it after that. */
export const runAnalysis = (match: Match, heard: Heard, start: () => WorkerLike = startWorker): (() => void) => {
  if (match.outcome() === null) throw new Error('only a finished match can be analysed')
  const worker = start()
  const stop = (): void => {
    worker.onmessage = null
    worker.onerror = null
    worker.terminate()
  }
  worker.onmessage = ({ data }: MessageEvent<AnalysisOut>) => {
    if (data.type === 'share') return heard.share(data.share)
    stop()
    heard.done(data.analysis)
  }
  worker.onerror = () => {
    stop()
    heard.failed()
  }
  worker.postMessage(exportMatch(match))
  return stop
}

const startWorker = (): Worker =>
  new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module', name: 'analysis' })
