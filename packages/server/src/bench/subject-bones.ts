import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import { COMMAND } from '@ecumene/protocol'
import websocket, { type WebSocket } from '@fastify/websocket'
import fastify from 'fastify'
import { scriptBeside, startThread } from '../threads/script.ts'
import type { Answered } from './bones-rules.ts'
import { standAsSubject } from './subject.ts'

/**
 * A bare room with the least that a move of ours needs: rules in a thread of their own, a store in another that has
 * each entry on disk before anybody hears of it, and a message of the usual size for both players. A game that is over is
 * followed by another on one command. No guests, seats, clocks, limits or bots: the difference to our server is what those cost.
 */
const rooms = new Map<string, Set<WebSocket>>()
const underWay = new Map<number, Round>()
type Round = { readonly players: ReadonlySet<WebSocket>; texts: readonly string[] | null; isWritten: boolean }

const folder = mkdtempSync(join(tmpdir(), 'ecumene-bones-'))
const { port1, port2 } = new MessageChannel()
const rules = startThread(scriptBeside(import.meta.url, 'bones-rules'), port1, [port1])
const { BENCH_DATABASE } = process.env
const store =
  BENCH_DATABASE === undefined
    ? startThread(scriptBeside(import.meta.url, 'bones-store'), { line: port2, folder }, [port2])
    : startThread(scriptBeside(import.meta.url, 'bones-database'), { line: port2, database: BENCH_DATABASE }, [port2])

const finish = (ticket: number, { players, texts, isWritten }: Round): void => {
  if (texts === null || !isWritten) return
  underWay.delete(ticket)
  let seat = 0
  for (const player of players) player.send(texts[seat++] ?? '')
}
rules.on('message', (answers: readonly Answered[]) => {
  for (const [ticket, ...texts] of answers) {
    const round = underWay.get(ticket)
    if (round === undefined) continue
    round.texts = texts
    finish(ticket, round)
  }
})
store.on('message', (written: readonly number[]) => {
  for (const ticket of written) {
    const round = underWay.get(ticket)
    if (round === undefined) continue
    round.isWritten = true
    finish(ticket, round)
  }
})

let tickets = 0
let outbox: (string | number)[] = []
const flush = (): void => {
  rules.postMessage(outbox)
  outbox = []
}

const app = fastify()
await app.register(websocket, { options: { perMessageDeflate: false } })
app.get('/api/socket', { websocket: true }, (socket, request) => {
  const { room } = request.query as { readonly room: string }
  const players = rooms.get(room) ?? new Set()
  rooms.set(room, players.add(socket))
  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8')
    if (!COMMAND.safeParse(JSON.parse(text)).success) return
    tickets++
    underWay.set(tickets, { players, texts: null, isWritten: false })
    if (outbox.length === 0) setImmediate(flush)
    outbox.push(tickets, room, text)
  })
  socket.on('close', () => players.delete(socket))
})
await app.listen({ port: 0, host: '127.0.0.1' })
const [address] = app.addresses()
standAsSubject(`http://127.0.0.1:${typeof address === 'object' ? address.port : 0}`, async () => {
  await app.close()
  await Promise.all([rules.terminate(), store.terminate()])
  rmSync(folder, { recursive: true, force: true })
})
