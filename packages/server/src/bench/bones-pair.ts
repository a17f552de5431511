import type WebSocket from 'ws'
import { anyOf, legalIn } from './choice.ts'
import type { Listener, Pair } from './pair.ts'

/**
 * Two players of Duel at the bones, who do what those at our server do: they choose among the legal moves that they are told,
 * and begin another game when one is over. A message begins with the command that led to it, so that its sender knows it.
 */
export const bonesPair = (sockets: readonly [WebSocket, WebSocket], listener: Listener): Pair => {
  let ply = 0
  /** What each of them has sent and is not answered yet: the other may have moved on by then. */
  const waiting: [Sent | null, Sent | null] = [null, null]
  /** When the last move was made. */
  let movedAt = 0
  let next: { readonly player: number; readonly legal: string } | null = null

  const send = (player: number, what: object): void => {
    const text = JSON.stringify({ ...what, id: 'request-000001', table: 'AAAAAAAAAAAAAAAA', seat: player })
    const at = performance.now()
    const isMove = 'move' in what
    waiting[player] = { text, at, isMove }
    if (isMove) movedAt = at
    sockets[player]?.send(text)
  }
  const pair = {
    get isReady() {
      return next !== null
    },
    move() {
      if (next === null) return
      const { player, legal } = next
      next = null
      send(player, { type: 'submit', ply: ++ply, move: anyOf(legal) })
    },
  }
  for (const [player, socket] of sockets.entries()) {
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1')
      const own = waiting[player] ?? null
      const isOwn = own !== null && text.startsWith(own.text)
      if (isOwn) {
        waiting[player] = null
        if (own.isMove) listener.answered(performance.now() - own.at)
      }
      const legal = legalIn(text)
      if (legal !== '') {
        if (!isOwn && !text.startsWith(BEGINNING)) listener.heard(performance.now() - movedAt)
        next = { player, legal }
        listener.ready(pair)
      } else if (player === 0 && !text.includes('"outcome":null')) send(player, { type: 'rematch' })
    })
  }
  send(0, { type: 'rematch' })
  return pair
}

type Sent = { readonly text: string; readonly at: number; readonly isMove: boolean }

/** How a message starts that tells of a new game. */
const BEGINNING = '{"type":"rematch"'
