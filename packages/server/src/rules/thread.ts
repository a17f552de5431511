import type { Game } from '@ecumene/kernel'
import { manPost } from '../threads/post.ts'
import type { RulesAnswer, RulesData, RulesJob } from './jobs.ts'
import { refereeFor } from './referee.ts'

await manPost<RulesData, RulesJob, RulesAnswer>(async (data) => {
  const { ALL_GAMES } = (await import(data.shelf)) as { readonly ALL_GAMES: readonly Game[] }
  const referee = refereeFor(ALL_GAMES, data)
  setInterval(referee.dropIdle, Math.min(data.idleMs, 60_000)).unref()
  return referee
})
