import type { PlayJob } from './play-job.ts'
import { type Pool, rangeFor } from './pool.ts'
import { add, newTally, type Tally } from './tally.ts'

/** Plays all games of a job on a pool and adds them up; `onGames` is told how many more are done. */
export const playSeries = async (
  pool: Pool,
  job: PlayJob,
  games: number,
  onGames: (more: number) => void,
): Promise<Tally> => {
  const tally = newTally(job.bots.length)
  await pool.run({
    job,
    games,
    range: rangeFor(games, pool.threads),
    each(part) {
      add(tally, part)
      onGames(part.games)
      return true
    },
  })
  return tally
}
