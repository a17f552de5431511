import { greedyBot } from '@ecumene/bots'
import { dawn, type View } from '@ecumene/dawn'
import { Match, type MatchRecord, type Perspective, perspective, type Random, type Seat } from '@ecumene/kernel'
import { guideTo } from '@ecumene/shelf'
import { thingsOf } from '../../src/boards/dawn/things.ts'
import { deedsOf } from '../../src/boards/dawn/ways.ts'
import { movesIn } from '../../src/hands/hands.ts'

/** What is done on the board: a move or a course, and the things at which it is made. None: it has a button. */
export type Deed = { readonly moves: string; readonly things: readonly string[] }

/** A match of New Dawn that is played elsewhere, followed by its log. */
export class Followed {
  readonly match: Match

  constructor(record: MatchRecord) {
    const replayed = Match.replay(dawn, { ...record, log: [] })
    if (!replayed.ok) throw new Error(replayed.error.message)
    this.match = replayed.value as unknown as Match
  }

  follow(log: MatchRecord['log']): void {
    for (const entry of log.slice(this.match.ply)) {
      if (!('move' in entry)) throw new Error('only moves are followed')
      const played = this.match.submit(entry.seat, entry.move)
      if (!played.ok) throw new Error(`${entry.move}: ${played.error.key}`)
    }
  }

  /** The turns of a seat so far. */
  turnsOf(seat: Seat): number {
    return this.match
      .history(null)
      .flatMap(({ events }) => events)
      .filter((event) => event.kind === 'turnBegan' && 'seat' in event && event.seat === seat).length
  }
}

/** What the greedy bot does in this seat, if whatever the board makes of one choice is one move. */
export const greedyDeed = async (match: Match, seat: Seat, random: Random): Promise<Deed> => {
  const view = match.view(seat) as View
  const { game } = match
  const legal = match.legal(seat).map((move) => game.notation.notate(move))
  const real = perspective(game, match.state(), seat)
  const asDeeds: Perspective<unknown, string, unknown> = {
    ...real,
    legal: () => [...deedsOf(legal, view.ways)],
    suggest: () => null,
    game: {
      ...game,
      apply: (state: unknown, mover: Seat, deed: string) => {
        for (const notation of movesIn(deed)) {
          const move = game.notation.parse(notation)
          // What a sampled world brings may end a course.
          if (move === null || !game.legal(state, mover).includes(move)) return
          game.apply(state, mover, move)
        }
      },
    } as unknown as Perspective<unknown, string, unknown>['game'],
  }
  const moves = greedyBot(await guideTo(game.id)).choose(asDeeds, random)
  return { moves, things: thingsOf(moves, view.asked?.kind ?? null, view.spending?.place ?? null) }
}
