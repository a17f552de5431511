import { below } from '@ecumene/kernel'
import type { Bot } from './bot.ts'

/** Chooses uniformly among the legal moves; where offers can be made, a suggestion counts as one more move. */
export const randomBot: Bot = {
  name: 'random',
  choose(perspective, random) {
    const moves = perspective.legal(scratch as never[])
    if (perspective.game.openMoves === undefined) return moves[below(random, moves.length)] as never
    const chosen = below(random, moves.length + 1)
    if (chosen < moves.length) return moves[chosen] as never
    // Sampling is expensive: a suggestion is asked for only when it would be taken.
    return perspective.suggest(random) ?? (moves[below(random, moves.length)] as never)
  },
}

/** Reused between calls: a bot decides in one go, so nobody else is using it. */
const scratch: unknown[] = []
