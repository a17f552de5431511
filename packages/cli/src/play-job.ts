import type { Guide } from '@ecumene/bots'
import type { Game } from '@ecumene/kernel'
import { play } from './play.ts'
import { playerNamed } from './player.ts'
import { count, faultIn, newTally, type Tally } from './tally.ts'
import type { Work } from './work.ts'

/** Games between bots that keep their seats; game `i` follows from the seed and `i` alone. */
export type PlayJob = {
  readonly kind: 'play'
  readonly game: string
  readonly options: object
  readonly seed: string
  /** By seat. */
  readonly bots: readonly string[]
  /** What a program may take for a decision. */
  readonly milliseconds: number
}

export const playWork = (game: Game, guide: Guide, { bots, options, seed, milliseconds }: PlayJob): Work<Tally> => {
  const players = bots.map((name) => playerNamed(name, guide, milliseconds))
  const seating = bots.map((_bot, seat) => seat)
  return {
    async part(from, to) {
      const tally = newTally(bots.length)
      for (let index = from; index < to; index++) {
        const deal = `${seed}#${index}`
        const played = await play(game, options, players, deal)
        count(tally, played, seating)
        if (played.fault !== undefined) tally.faults.push(faultIn(played.fault, bots, index, deal))
      }
      return tally
    },
    close: async () => void (await Promise.all(players.map((player) => player.close?.()))),
  }
}
