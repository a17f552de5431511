import { botOfLevel, NO_GUIDE } from '@ecumene/bots'
import { briefOf, moveOf } from '@ecumene/bots/engine'
import { perspective, seeded } from '@ecumene/kernel'
import { type Manifest, shelfOf } from '@ecumene/shelf/shelf'
import { serveJobs } from '../threads/jobs.ts'
import type { BotData, BotJob, EngineTask } from './jobs.ts'

await serveJobs<BotData>(async ({ shelf }) => {
  const { MANIFESTS } = (await import(shelf)) as { readonly MANIFESTS: readonly Manifest[] }
  const { ALL_GAMES, gameNamed, guideTo } = shelfOf(MANIFESTS)
  const guides = new Map(await Promise.all(ALL_GAMES.map(async ({ id }) => [id, await guideTo(id)] as const)))
  const answerTo = (
    { game: id, seat, level, milliseconds, state, seed }: BotJob,
    task: EngineTask | null,
  ): string | null => {
    const game = gameNamed(id)
    if (game === null) return null
    const eyes = perspective(game, JSON.parse(state), seat)
    const random = seeded(seed)
    if (task?.kind === 'brief') return JSON.stringify(briefOf(eyes, random, task))
    if (task?.kind === 'judge') return moveOf(eyes, random, task.answer) === null ? null : task.answer
    return game.notation.notate(botOfLevel(level, guides.get(id) ?? NO_GUIDE, milliseconds).choose(eyes, random))
  }
  return {
    work([game, seat, level, milliseconds, state, seed, task = null], during) {
      try {
        const forEngine = task === null ? null : (JSON.parse(String(task)) as EngineTask)
        return [during(() => answerTo({ game, seat, level, milliseconds, state, seed } as BotJob, forEngine))]
      } catch {
        return [null]
      }
    },
    report: () => 0,
  }
})
