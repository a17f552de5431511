import { botOfLevel } from '@ecumene/bots'
import { type Game, perspective, seeded } from '@ecumene/kernel'
import { manPost } from '../threads/post.ts'
import type { BotData, BotJob } from './jobs.ts'

await manPost<BotData>(async ({ shelf }) => {
  const { ALL_GAMES } = (await import(shelf)) as { readonly ALL_GAMES: readonly Game[] }
  const choose = ({ game: id, seat, level, state, seed }: BotJob): string | null => {
    const game = ALL_GAMES.find((candidate) => candidate.id === id)
    if (game === undefined) return null
    return game.notation.notate(botOfLevel[level].choose(perspective(game, JSON.parse(state), seat), seeded(seed)))
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
