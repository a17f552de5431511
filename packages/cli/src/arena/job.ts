import type { Guide } from '@ecumene/bots'
import type { Game } from '@ecumene/kernel'
import { type Played, play } from '../play.ts'
import { type Player, playerNamed } from '../player.ts'
import { faultIn, type GameFault, type Seating } from '../tally.ts'
import type { Work } from '../work.ts'
import { keepMatch } from './kept.ts'

/**
 * Games between bots in many seatings. Every deal is played once in each of them before the next; game `i` follows from
 * the seed and `i` alone.
 */
export type ArenaJob = {
  readonly kind: 'arena'
  readonly game: string
  readonly options: object
  readonly seed: string
  readonly bots: readonly string[]
  readonly seatings: readonly Seating[]
  /** What a program may take for a decision. */
  readonly milliseconds: number
  /** Where match files go, if anywhere. */
  readonly folder: string | null
}

/** What came of the game of this number. */
export type ArenaGame = Pick<Played, 'outcome' | 'first' | 'decisions' | 'turns'> & {
  readonly game: number
  readonly fault?: GameFault
}

export const arenaWork = (game: Game, guide: Guide, job: ArenaJob): Work<readonly ArenaGame[]> => {
  const { bots, seatings, options, seed, milliseconds, folder } = job
  const players = bots.map((name) => playerNamed(name, guide, milliseconds))
  const playNumber = async (number: number): Promise<ArenaGame> => {
    const seating = seatings[number % seatings.length] ?? []
    const deal = `${seed}#${Math.floor(number / seatings.length)}`
    const { fault, ...played } = await play(
      game,
      options,
      seating.map((bot) => players[bot] as Player),
      deal,
      folder === null ? {} : { onRecord: (record) => keepMatch(folder, number, game, record) },
    )
    if (fault === undefined) return { game: number, ...played }
    const names = seating.map((bot) => bots[bot] ?? '')
    return { game: number, ...played, fault: faultIn(fault, names, number, deal) }
  }
  return {
    async part(from, to) {
      const games: ArenaGame[] = []
      for (let number = from; number < to; number++) games.push(await playNumber(number))
      return games
    },
    close: async () => void (await Promise.all(players.map((player) => player.close?.()))),
  }
}
