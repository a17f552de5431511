import type { Game } from '@ecumene/kernel'
import { storeOver } from '../store/client.ts'
import { manPost } from '../threads/post.ts'
import type { RecordedAnswer, RulesJob, RulesReport, RulesThreadData } from './jobs.ts'
import { recorderFor } from './recorder.ts'
import { refereeFor } from './referee.ts'

await manPost<RulesThreadData, RulesJob, RecordedAnswer, RulesReport>(async (data) => {
  const { ALL_GAMES } = (await import(data.shelf)) as { readonly ALL_GAMES: readonly Game[] }
  const referee = refereeFor(ALL_GAMES, data)
  setInterval(referee.dropIdle, Math.min(data.idleMs, 60_000)).unref()
  return {
    work: recorderFor(referee, storeOver(data.line)),
    report: () => ({ held: referee.held() }),
  }
})
