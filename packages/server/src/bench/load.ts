import type { Socket } from 'node:net'
import WebSocket from 'ws'
import { bonesPair } from './bones-pair.ts'
import { duelPair } from './duel-pair.ts'
import { type Round, roundOf } from './latencies.ts'
import type { Listener, Pair } from './pair.ts'
import { guestCookie, openTable } from './setup.ts'

/** What a round of load has found: how long answers took, and how long until the other player saw a move. */
export type Load = {
  readonly answered: Round
  readonly heard: Round
  /** Of what was measured: moves, bytes that came, and processor time of the load itself. */
  readonly used: { readonly moves: number; readonly bytes: number; readonly loadMs: number }
}

/** One round of load, as the parent asks for it. */
export type LoadOrder = {
  readonly subject: 'bones' | 'ours'
  /** The nodes. The two players of a table are at two of them, where that is possible. */
  readonly urls: readonly string[]
  readonly clients: number
  readonly warmUpMs: number
  readonly measureMs: number
  /** Moves a second over all tables; `null` for as fast as the answers come. */
  readonly pace: number | null
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

const run = async (order: LoadOrder): Promise<Load> => {
  let latencies: number[] = []
  let heard: number[] = []
  const sockets: WebSocket[] = []
  /** Pairs that could move, oldest first: the pace takes from here. */
  const idle: Pair[] = []
  const listener: Listener = {
    answered: (milliseconds) => void latencies.push(milliseconds),
    heard: (milliseconds) => void heard.push(milliseconds),
    ready: (pair) => {
      if (order.pace === null) pair.move()
      else idle.push(pair)
    },
  }
  const pairs = await openPairs(order, sockets, listener)
  for (const pair of pairs) if (pair.isReady) listener.ready(pair)
  const pacing = order.pace === null ? null : pace(order.pace, idle)

  await sleep(order.warmUpMs)
  // Resource usage of the servers is sampled now and again at the end.
  process.send?.('begun')
  latencies = []
  heard = []
  const before = { processor: process.cpuUsage(), bytes: bytesTo(sockets) }
  const started = performance.now()
  await sleep(order.measureMs)
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(before.processor)
  const bytes = bytesTo(sockets) - before.bytes
  const found: Load = {
    answered: roundOf(latencies, seconds),
    heard: roundOf(heard, seconds),
    used: { moves: latencies.length, bytes, loadMs: (user + system) / 1000 },
  }

  if (pacing !== null) clearInterval(pacing)
  for (const socket of sockets) socket.terminate()
  return found
}

/** What the connections under the sockets have counted, framing included. The library does not show them. */
const bytesTo = (sockets: readonly WebSocket[]): number =>
  sockets.reduce((sum, socket) => sum + ((socket as unknown as { _socket?: Socket })._socket?.bytesRead ?? 0), 0)

/** Sends the moves that are due by the clock. A table that is not ready waits for the next tick. */
const pace = (perSecond: number, idle: Pair[]): NodeJS.Timeout => {
  const started = performance.now()
  let sent = 0
  return setInterval(() => {
    const due = ((performance.now() - started) / 1000) * perSecond
    // What could not be sent in time is not made up for in a burst.
    if (due - sent > perSecond / 20) sent = due - perSecond / 20
    while (sent < due && idle.length > 0) {
      idle.shift()?.move()
      sent++
    }
  }, 1)
}

const openPairs = async (order: LoadOrder, sockets: WebSocket[], listener: Listener): Promise<readonly Pair[]> => {
  const urlOf = (number: number): string => order.urls[number % order.urls.length] ?? ''
  const open = async (number: number, query: string, cookie?: string): Promise<WebSocket> => {
    const address = `${urlOf(number).replace('http', 'ws')}/api/socket`
    const socket = new WebSocket(address + query, cookie === undefined ? {} : { headers: { cookie } })
    sockets.push(socket)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return socket
  }
  const pairs: Pair[] = []
  for (let number = 0; number < order.clients / 2; number++) {
    if (order.subject === 'bones') {
      const room = `?room=${number}`
      pairs.push(bonesPair([await open(number, room), await open(number, room)], listener))
      continue
    }
    const cookies = [
      await guestCookie(urlOf(number), `A${number}`),
      await guestCookie(urlOf(number + 1), `B${number}`),
    ] as const
    const table = await openTable([urlOf(number), urlOf(number + 1)], cookies)
    const sockets = [await open(number, '', cookies[0]), await open(number + 1, '', cookies[1])] as const
    pairs.push(duelPair(sockets, table, listener))
  }
  return pairs
}

process.on('message', (order: LoadOrder | 'stop') => {
  if (order === 'stop') process.exit(0)
  run(order).then(
    (round) => process.send?.(round),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(1))
