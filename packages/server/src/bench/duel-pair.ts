import type { Line } from './line.ts'
import type { Listener, Pair } from './pair.ts'

/**
 * Two players of Duel at our server, playing game after game by random legal moves. What the load needs of a message
 * it cuts out of the text: reading all of it would measure the load and not the server.
 */
export const duelPair = (lines: readonly [Line, Line], table: string, listener: Listener): Pair => {
  let requests = 0
  /** The move that is under way. */
  let sent: { readonly id: string; readonly at: number } | null = null
  let at = { table, seats: [0, 1] }
  let next: { readonly player: number; readonly ply: string; readonly legal: string } | null = null
  /** Where the last move was made: the same state may come again when the other player sits down. */
  let moved = -1
  /** Who has asked for another game. */
  let asked = new Set<number>()
  /** The table of the next game, and the request that completes it. */
  let opening: { readonly request: string; readonly table: string } | null = null

  const send = (player: number, message: object): void => lines[player]?.send(JSON.stringify(message))
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
      const place = `"table":"${at.table}","seat":${at.seats[player]},"ply":${ply}`
      const text = `{"type":"submit","id":"${id}",${place},"move":"${anyOf(legal)}"}`
      sent = { id, at: performance.now() }
      lines[player]?.send(text)
    },
  }
  const done = (text: string): void => {
    const id = between(text, '"id":"', '"')
    if (id === opening?.request) moveOn(opening.table)
    if (id !== sent?.id) return
    listener.answered(performance.now() - sent.at)
    sent = null
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

  for (const [player, line] of lines.entries()) {
    line.onText((text) => {
      if (text.startsWith('{"type":"done"')) return done(text)
      if (text.startsWith('{"type":"change"')) {
        if (text.startsWith('{"type":"change","id"')) done(text)
      } else if (!text.startsWith('{"type":"state"')) throw new Error(`the server said: ${text.slice(0, 300)}`)
      if (!text.includes(at.table)) return
      const legal = between(text, '"legal":[', ']')
      if (legal !== '') {
        const ply = between(text, '"seen":{"ply":', ',')
        if (Number(ply) <= moved || next?.ply === ply) return
        next = { player, ply, legal }
        listener.ready(pair)
      } else if (text.includes('"status":"over"')) again(player, text)
    })
  }
  subscribe(0)
  subscribe(1)
  return pair
}

const between = (text: string, before: string, after: string): string => {
  const from = text.indexOf(before)
  if (from === -1) return ''
  const start = from + before.length
  return text.slice(start, text.indexOf(after, start))
}

/** One of a list of quoted moves; one behind a long one is a little likelier. */
const anyOf = (list: string): string => {
  const before = list.indexOf('","', Math.floor(Math.random() * list.length))
  const start = before === -1 ? 1 : before + 3
  return list.slice(start, list.indexOf('"', start))
}
