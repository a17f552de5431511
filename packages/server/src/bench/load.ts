import WebSocket from 'ws'
import { duelPair } from './duel-pair.ts'
import { type Round, roundOf } from './latencies.ts'
import { echoPair, type Listener, type Pair, roomPair } from './pair.ts'
import { guestCookie, openTable } from './setup.ts'

/** One round of load, as the parent asks for it. */
export type LoadOrder = {
  readonly subject: 'echo' | 'room' | 'bones' | 'ours'
  readonly url: string
  readonly clients: number
  readonly warmUpMs: number
  readonly measureMs: number
  /** Moves a second over all tables; `null` for as fast as the answers come. */
  readonly pace: number | null
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

const run = async (order: LoadOrder): Promise<Round> => {
  let latencies: number[] = []
  const sockets: WebSocket[] = []
  /** Pairs that could move, oldest first: the pace takes from here. */
  const idle: Pair[] = []
  const listener: Listener = {
    answered: (milliseconds) => void latencies.push(milliseconds),
    ready: (pair) => {
      if (order.pace === null) pair.move()
      else idle.push(pair)
    },
  }
  const pairs = await openPairs(order, sockets, listener)
  for (const pair of pairs) if (pair.isReady) listener.ready(pair)
  const pacing = order.pace === null ? null : pace(order.pace, idle)

  await sleep(order.warmUpMs)
  latencies = []
  const started = performance.now()
  await sleep(order.measureMs)
  const round = roundOf(latencies, (performance.now() - started) / 1000)

  if (pacing !== null) clearInterval(pacing)
  for (const socket of sockets) socket.terminate()
  return round
}

/** Sends as many moves as are due, whenever the clock allows; a table that is not ready waits for the next. */
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
  const address = `${order.url.replace('http', 'ws')}/api/socket`
  const open = async (query: string, cookie?: string): Promise<WebSocket> => {
    const socket = new WebSocket(address + query, cookie === undefined ? {} : { headers: { cookie } })
    sockets.push(socket)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return socket
  }
  const pairs: Pair[] = []
  for (let number = 0; number < order.clients / 2; number++) {
    switch (order.subject) {
      case 'echo':
        pairs.push(echoPair(await open(''), listener), echoPair(await open(''), listener))
        break
      case 'room':
      case 'bones':
        pairs.push(roomPair([await open(`?room=${number}`), await open(`?room=${number}`)], listener))
        break
      case 'ours': {
        const cookies = [
          await guestCookie(order.url, `A${number}`),
          await guestCookie(order.url, `B${number}`),
        ] as const
        const table = await openTable(order.url, cookies)
        pairs.push(duelPair([await open('', cookies[0]), await open('', cookies[1])], table, listener))
      }
    }
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
