import { greedyBot } from '@ecumene/bots'
import { Match, type MatchRecord, type Perspective, perspective, type Random, type Seat } from '@ecumene/kernel'
import { gameNamed, guideTo } from '@ecumene/shelf'
import { movesIn } from '../../src/hands/hands.ts'

/** A match that is played elsewhere, followed by its log. */
export class Followed {
  readonly match: Match

  constructor(record: MatchRecord) {
    const game = gameNamed(record.game)
    if (game === null) throw new Error(`there is no game ${record.game}`)
    const replayed = Match.replay(game, { ...record, log: [] })
    if (!replayed.ok) throw new Error(replayed.error.message)
    this.match = replayed.value
  }

  follow(log: MatchRecord['log']): void {
    for (const entry of log.slice(this.match.ply)) {
      if (!('move' in entry)) throw new Error('only moves are followed')
      const played = this.match.submit(entry.seat, entry.move)
      if (!played.ok) throw new Error(`${entry.move}: ${played.error.key}`)
    }
  }

  /** How many events so far satisfy the predicate. */
  count(isMeant: (event: { readonly kind: string; readonly seat?: number }) => boolean): number {
    return this.match.history(null).flatMap(({ events }) => events.filter(isMeant)).length
  }
}

/** What the greedy bot does in this seat, if every choice on the board counts as one move. */
export const greedyDeed = async (
  match: Match,
  seat: Seat,
  random: Random,
  deedsOf: (legal: readonly string[], view: unknown) => readonly string[],
): Promise<string> => {
  const { game } = match
  const legal = match.legal(seat).map((move) => game.notation.notate(move))
  const deeds = deedsOf(legal, match.view(seat))
  const asDeeds: Perspective<unknown, unknown, unknown> = {
    ...perspective(game, match.state(), seat),
    legal: () => [...deeds],
    suggest: () => null,
    game: {
      ...game,
      apply: (state: unknown, mover: Seat, deed: unknown) => {
        for (const [place, notation] of movesIn(String(deed)).entries()) {
          const move = game.notation.parse(notation)
          // In a sampled world a course may end early.
          if (move === null || (place > 0 && !game.legal(state, mover).includes(move))) return
          game.apply(state, mover, move)
        }
      },
    },
  }
  return String(greedyBot(await guideTo(game.id)).choose(asDeeds, random))
}
