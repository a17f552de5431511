import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import WebSocket from 'ws'
import { answerOf, stop } from './child.ts'
import { guestCookie, playedTable } from './setup.ts'
import type { SubjectMessage } from './subject.ts'

/** Bytes that one more idle thing costs the whole process, threads included. */
export type MemoryUse = { readonly perConnection: number; readonly perTable: number }

/** Measures in a server of its own, which collects garbage when asked. */
export const measureMemory = async (count: number, start: () => ChildProcess): Promise<MemoryUse> => {
  const child = start()
  try {
    const { url } = await answerOf<Extract<SubjectMessage, { url: string }>>(child)
    const memory = async (): Promise<number> => {
      // Let everything settle before measuring.
      await new Promise((resolve) => setTimeout(resolve, 500))
      child.send('memory')
      return (await answerOf<Extract<SubjectMessage, { memory: number }>>(child)).memory
    }
    const cookie = await guestCookie(url, 'Idle')
    // The first of each kind pays for compiling shared code.
    const warmUp = Math.min(count, MOST_WARM_UP)
    for (let number = 0; number < warmUp; number++) await playedTable(url, cookie, MOVES)
    const watched = await playedTable(url, cookie, MOVES)
    const first = await connect(url, cookie, watched, warmUp)

    const before = await memory()
    const sockets = await connect(url, cookie, watched, count)
    const connected = await memory()
    for (const socket of [...first, ...sockets]) socket.terminate()

    const empty = await memory()
    for (let number = 0; number < count; number++) await playedTable(url, cookie, MOVES)
    const laid = await memory()
    return {
      perConnection: Math.max(0, connected - before) / count,
      perTable: Math.max(0, laid - empty) / count,
    }
  } finally {
    await stop(child)
  }
}

const MOST_WARM_UP = 100
/** Moves made at each table before it is left alone. */
const MOVES = 10

const connect = async (url: string, cookie: string, table: string, count: number): Promise<readonly WebSocket[]> => {
  const sockets: WebSocket[] = []
  for (let number = 0; number < count; number++) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie } })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    socket.send(JSON.stringify({ type: 'subscribe', table, seat: null, have: 0 }))
    await once(socket, 'message')
    sockets.push(socket)
  }
  return sockets
}
