import WebSocket from 'ws'
import { type Round, roundOf } from './latencies.ts'
import { guestCookie } from './setup.ts'

/** Guests who keep to every limit, and how long the server takes to answer them. */
export type Honest = { measure(milliseconds: number): Promise<Round>; close(): void }

export const openHonest = async (url: string, guests: number): Promise<Honest> => {
  const sockets: WebSocket[] = []
  let latencies: number[] = []
  for (let number = 0; number < guests; number++) {
    const cookie = await guestCookie(url, `Honest ${number}`)
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie } })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    sockets.push(socket)
  }
  const askedAt = new Map<WebSocket, number>()
  for (const socket of sockets) {
    socket.on('message', () => {
      const asked = askedAt.get(socket)
      if (asked !== undefined) latencies.push(performance.now() - asked)
      askedAt.delete(socket)
    })
  }
  // One after another, so that guests do not slow each other down.
  let next = 0
  const asking = setInterval(() => {
    const socket = sockets[next++ % sockets.length]
    if (socket === undefined || socket.readyState !== socket.OPEN || askedAt.has(socket)) return
    askedAt.set(socket, performance.now())
    socket.send('{"type":"ping"}')
  }, EVERY_MS / guests)
  return {
    async measure(milliseconds) {
      latencies = []
      const started = performance.now()
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      // Those still waiting have waited at least this long.
      const waiting = [...askedAt.values()].map((asked) => performance.now() - asked)
      return roundOf([...latencies, ...waiting], (performance.now() - started) / 1000)
    },
    close() {
      clearInterval(asking)
      for (const socket of sockets) socket.terminate()
    },
  }
}

/** How often each of them asks: below the limit. */
const EVERY_MS = 60
