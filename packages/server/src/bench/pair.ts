import type WebSocket from 'ws'

/** Players at one table, as a load sees them: one of them is to move, and it is told when the move was answered. */
export type Pair = {
  /** Is there a move to be made? */
  readonly isReady: boolean
  move(): void
}

export type Listener = {
  /** A move was acknowledged this long after it was sent. */
  answered(milliseconds: number): void
  /** The other player saw a move this long after it was sent. */
  heard(milliseconds: number): void
  ready(pair: Pair): void
}

/** The bones: whoever receives the other's move is next. The relayed text may carry more. */
export const bonesPair = (sockets: readonly [WebSocket, WebSocket], listener: Listener): Pair => {
  const sentAt = [0, 0]
  let turn = 0
  const pair = {
    isReady: true,
    move() {
      pair.isReady = false
      sentAt[turn] = performance.now()
      sockets[turn]?.send(textOf(turn))
    },
  }
  for (const [seat, socket] of sockets.entries()) {
    const own = textOf(seat)
    socket.on('message', (data: Buffer) => {
      if (data.toString('latin1').startsWith(own)) {
        listener.answered(performance.now() - (sentAt[seat] ?? 0))
        return
      }
      listener.heard(performance.now() - (sentAt[1 - seat] ?? 0))
      turn = seat
      pair.isReady = true
      listener.ready(pair)
    })
  }
  return pair
}

/** As long as a move at a real table. */
const textOf = (seat: number): string => TEXTS[seat] as string

const TEXTS = [0, 1].map((seat) =>
  JSON.stringify({
    type: 'submit',
    id: 'request-000001',
    table: 'AAAAAAAAAAAAAAAA',
    seat,
    ply: 10,
    move: 'build lumber-yard',
  }),
)
