import { Match, type Seen, seen, type Viewer } from '@ecumene/kernel'
import { type ClientMessage, type ServerMessage, type TableState, UNTIMED } from '@ecumene/protocol'
import { gameNamed } from '@ecumene/shelf'
import type { SocketLike } from './live-socket.ts'
import type { LocalGame, LocalSeat, LocalStore } from './local-game.ts'

/** Things that tests of tables need. */

export const matchOf = (game: string, seats = 2, options: object = {}): Match => {
  const rules = gameNamed(game)
  if (rules === null) throw new Error(`no game ${game}`)
  const match = Match.create(rules, { seats, options, seed: 'test' })
  if (!match.ok) throw new Error(match.error)
  return match.value
}

export const localGame = (game: string, seats: readonly LocalSeat[], more: Partial<LocalGame> = {}): LocalGame => ({
  id: 'one',
  game,
  seats,
  options: {},
  seed: 'test',
  handover: 'secrets',
  createdAt: 1,
  changedAt: 1,
  match: null,
  moves: 0,
  isOver: false,
  ...more,
})

export const memoryStore = (): LocalStore & { readonly kept: Map<string, LocalGame> } => {
  const kept = new Map<string, LocalGame>()
  return {
    kept,
    get: async (id) => kept.get(id) ?? null,
    put: async (game) => void kept.set(game.id, game),
    replace: async (game, since) => {
      if (kept.get(game.id)?.changedAt !== since) return false
      kept.set(game.id, game)
      return true
    },
    list: async () => [...kept.values()],
    remove: async (id) => void kept.delete(id),
  }
}

/** A table as a server would describe it to a viewer. */
export const stateOf = (match: Match, viewer: Viewer, from = 0, more: Partial<TableState> = {}): TableState => ({
  id: 'table-number-one',
  game: match.game.id,
  options: {},
  seats: Array.from({ length: match.seats }, (_unused, seat) => ({
    kind: 'person' as const,
    name: `P${seat}`,
    here: true,
  })),
  isPublic: false,
  status: match.outcome() === null ? 'playing' : 'over',
  yours: viewer === null ? [] : [viewer],
  createdAt: 1,
  rematch: null,
  viewer,
  seen: seen(match, viewer, from) as Seen,
  takeback: null,
  ...UNTIMED,
  ...more,
})

/** A socket whose other end is the test. */
export class FakeSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null
  onmessage: SocketLike['onmessage'] = null
  onclose: SocketLike['onclose'] = null
  readonly sent: ClientMessage[] = []
  isClosed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.isClosed = true
  }

  open(): void {
    this.onopen?.()
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  fall(code = 1006): void {
    this.onclose?.({ code })
  }
}
