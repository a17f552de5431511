import type { Game } from '@ecumene/kernel'
import { type Commit, openHere } from '../store/here.ts'
import { manPost } from '../threads/post.ts'
import type { RecordedAnswer, RulesJob, RulesReport, RulesThreadData } from './jobs.ts'
import { recorderFor } from './recorder.ts'
import { refereeFor } from './referee.ts'

await manPost<RulesThreadData, RulesJob, RecordedAnswer, RulesReport>(async (data) => {
  const { ALL_GAMES } = (await import(data.shelf)) as { readonly ALL_GAMES: readonly Game[] }
  const referee = refereeFor(ALL_GAMES, data)
  let commits: Commit[] = []
  const store = openHere(data.store, (commit) => commits.push(commit))
  setInterval(referee.dropIdle, Math.min(data.idleMs, 60_000)).unref()
  return {
    work: recorderFor(referee, store),
    report() {
      const report = { held: referee.held(), commits }
      commits = []
      return report
    },
  }
})
