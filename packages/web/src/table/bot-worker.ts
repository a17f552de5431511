import { botOfLevel, type Level } from '@ecumene/bots'
import { perspective, type Seat, seeded } from '@ecumene/kernel'
import { guideTo } from '@ecumene/shelf/covers'
import { loadGame } from '../games/games.ts'

/** Thinks in a worker of its own, so that the player never waits for a bot to get an answer. */
export type Thought = {
  readonly id: number
  readonly game: string
  readonly state: unknown
  readonly seat: Seat
  readonly level: Level
  readonly seed: string
}

export type ThoughtOut = { readonly id: number; readonly move: string }

self.onmessage = async ({ data }: MessageEvent<Thought>) => {
  const game = await loadGame(data.game)
  if (game === null) throw new Error(`no game "${data.game}"`)
  // The bot looks through its seat's perspective, so it cannot peek at what the state holds.
  const move = botOfLevel(data.level, await guideTo(data.game)).choose(
    perspective(game, data.state, data.seat),
    seeded(data.seed),
  )
  const answer: ThoughtOut = { id: data.id, move: game.notation.notate(move) }
  self.postMessage(answer)
}
