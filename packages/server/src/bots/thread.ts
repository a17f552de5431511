import { botOfLevel, NO_GUIDE } from '@ecumene/bots'
import { perspective, seeded } from '@ecumene/kernel'
import { type Manifest, shelfOf } from '@ecumene/shelf/shelf'
import { serveJobs } from '../threads/jobs.ts'
import type { BotData, BotJob } from './jobs.ts'

await serveJobs<BotData>(async ({ shelf }) => {
  const { MANIFESTS } = (await import(shelf)) as { readonly MANIFESTS: readonly Manifest[] }
  const { ALL_GAMES, gameNamed, guideTo } = shelfOf(MANIFESTS)
  const guides = new Map(await Promise.all(ALL_GAMES.map(async ({ id }) => [id, await guideTo(id)] as const)))
  const choose = ({ game: id, seat, level, state, seed }: BotJob): string | null => {
    const game = gameNamed(id)
    if (game === null) return null
    const bot = botOfLevel(level, guides.get(id) ?? NO_GUIDE)
    return game.notation.notate(bot.choose(perspective(game, JSON.parse(state), seat), seeded(seed)))
  }
  return {
    work([game, seat, level, state, seed], during) {
      try {
        return [during(() => choose({ game, seat, level, state, seed } as BotJob))]
      } catch {
        return [null]
      }
    },
    report: () => 0,
  }
})
