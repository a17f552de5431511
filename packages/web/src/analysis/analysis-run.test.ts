import { importMatch } from '@ecumene/kernel'
import { ALL_GAMES } from '@ecumene/shelf'
import { expect, test } from 'vitest'
import { matchOf } from '../table/testing.ts'
import { runAnalysis } from './analysis-run.ts'

const ANALYSIS = { version: 1, iterations: 1, chances: [], seats: [], turningPoints: [] }

const begun = () => {
  const match = matchOf('duel')
  match.resign(0)
  const heard: unknown[] = []
  const worker = {
    isEnded: false,
    sent: '',
    onmessage: null as Worker['onmessage'],
    onerror: null as Worker['onerror'],
    postMessage(file: string) {
      worker.sent = file
    },
    terminate() {
      worker.isEnded = true
    },
    say: (data: unknown) => worker.onmessage?.call(worker as never, { data } as MessageEvent),
  }
  const stop = runAnalysis(
    match,
    {
      share: (share) => heard.push(share),
      done: (analysis) => heard.push(analysis),
      failed: () => heard.push('failed'),
    },
    () => worker,
  )
  return { match, worker, heard, stop }
}

test('the thread gets the match, tells how far it is, and ends with the analysis', () => {
  const { match, worker, heard } = begun()
  const read = importMatch(ALL_GAMES, worker.sent)
  expect(read.ok && read.value.record()).toEqual(match.record())
  worker.say({ type: 'share', share: 0.5 })
  worker.say({ type: 'done', analysis: ANALYSIS })
  expect(heard).toEqual([0.5, ANALYSIS])
  expect(worker.isEnded).toBe(true)
})

test('it is stopped at any time, and nothing is heard of it then', () => {
  const { worker, heard, stop } = begun()
  worker.say({ type: 'share', share: 0.1 })
  stop()
  worker.say({ type: 'done', analysis: ANALYSIS })
  expect(heard).toEqual([0.1])
  expect(worker.isEnded).toBe(true)
})

test('a thread that breaks says so', () => {
  const { worker, heard } = begun()
  worker.onerror?.call(worker as never, {} as ErrorEvent)
  expect(heard).toEqual(['failed'])
  expect(worker.isEnded).toBe(true)
})

test('a match that goes on is not analysed', () => {
  const none = { share: () => undefined, done: () => undefined, failed: () => undefined }
  expect(() => runAnalysis(matchOf('duel'), none)).toThrow('only a finished match')
})
