import { type Manifest, shelfOf } from '@ecumene/shelf/shelf'
import { storeOver } from '../store/client.ts'
import { scribeOver } from '../store/scribe.ts'
import { serveJobs } from '../threads/jobs.ts'
import { clerkFor } from './clerk.ts'
import type { RulesThreadData } from './jobs.ts'
import { packAnswer, unpackJob } from './parcels.ts'
import { refereeFor } from './referee.ts'

await serveJobs<RulesThreadData>(async (data) => {
  const { MANIFESTS } = (await import(data.shelf)) as { readonly MANIFESTS: readonly Manifest[] }
  const { ALL_GAMES } = shelfOf(MANIFESTS)
  const referee = refereeFor(ALL_GAMES, data)
  setInterval(referee.dropIdle, Math.min(data.idleMs, 60_000)).unref()
  const clerk = clerkFor(referee, storeOver(data.store), scribeOver(data.store))
  return {
    work(job, during) {
      const answer = clerk(unpackJob(job), during)
      return answer instanceof Promise ? answer.then(packAnswer) : packAnswer(answer)
    },
    report: referee.held,
  }
})
