import type WebSocket from 'ws'
import { anyOf, between, legalIn } from './choice.ts'
import type { Listener, Pair } from './pair.ts'

/**
 * Two players of Duel at our server, playing game after game by random legal moves.
 */
export const duelPair = (sockets: readonly [WebSocket, WebSocket], table: string, listener: Listener): Pair => {
  const sentAt = new Map<string, number>()
  let requests = 0
  let at = { table, seats: [0, 1] }
  let next: { readonly player: number; readonly ply: string; readonly legal: string } | null = null
  /** Where the last move was made: the same state may come again when the other player sits down. */
  let moved = -1
  let last = { player: -1, at: 0 }
  /** Who has asked for another game. */
  let asked = new Set<number>()
  /** The table of the next game, and the request that completes it. */
  let opening: { readonly request: string; readonly table: string } | null = null

  const send = (player: number, message: object): void => sockets[player]?.send(JSON.stringify(message))
  const request = (): string => `request-${++requests}`
  const pair = {
    get isReady() {
      return next !== null
    },
    move() {
      if (next === null) return
      const { player, ply, legal } = next
      next = null
      moved = Number(ply)
      const id = request()
      last = { player, at: performance.now() }
      sentAt.set(id, last.at)
      const seat = at.seats[player]
      send(player, { type: 'submit', id, table: at.table, seat, ply: moved, move: anyOf(legal) })
    },
  }
  const done = (text: string): void => {
    const id = between(text, '"id":"', '"')
    if (id === opening?.request) moveOn(opening.table)
    const since = sentAt.get(id)
    if (since === undefined) return
    sentAt.delete(id)
    listener.answered(performance.now() - since)
  }
  const subscribe = (player: number): void =>
    send(player, { type: 'subscribe', table: at.table, seat: at.seats[player], have: 0, changes: true })

  /** The game is over: both ask for another one, and follow it as soon as it exists. */
  const again = (player: number, text: string): void => {
    const opened = between(text, '"rematch":', ',')
    if (opened === 'null') {
      if (player === 0 && !asked.has(0)) ask(0)
    } else if (player === 1 && !asked.has(1)) {
      opening = { request: ask(1), table: opened.slice(1, -1) }
    }
  }
  const ask = (player: number): string => {
    asked.add(player)
    const id = request()
    send(player, { type: 'rematch', id, table: at.table, seat: at.seats[player] })
    return id
  }
  const moveOn = (next: string): void => {
    for (const each of [0, 1]) send(each, { type: 'unsubscribe', table: at.table })
    at = { table: next, seats: at.seats.map((seat) => 1 - seat) }
    asked = new Set()
    moved = -1
    opening = null
    subscribe(0)
    subscribe(1)
  }

  for (const [player, socket] of sockets.entries()) {
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1')
      if (text.startsWith('{"type":"done"')) return done(text)
      if (text.startsWith('{"type":"presence"')) return
      if (text.startsWith('{"type":"change"')) {
        if (text.startsWith('{"type":"change","id"')) done(text)
      } else if (text.startsWith('{"type":"refused","id":null')) {
        // Another node has opened the table, and this one does not know yet who sits there.
        setTimeout(subscribe, AGAIN_MS, player)
        return
      } else if (!text.startsWith('{"type":"state"')) throw new Error(`the server said: ${text.slice(0, 300)}`)
      if (!text.includes(at.table)) return
      const legal = legalIn(text)
      if (legal !== '') {
        const ply = between(text, '"seen":{"ply":', ',')
        if (Number(ply) <= moved || next?.ply === ply) return
        if (moved !== -1 && last.player !== player) listener.heard(performance.now() - last.at)
        next = { player, ply, legal }
        listener.ready(pair)
      } else if (text.includes('"status":"over"')) again(player, text)
    })
  }
  subscribe(0)
  subscribe(1)
  return pair
}

const AGAIN_MS = 50
