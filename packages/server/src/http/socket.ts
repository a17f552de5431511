import type { Socket } from 'node:net'
import { failed, ok, type Result } from '@ecumene/kernel'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import {
  type ChatMessage,
  CLIENT_MESSAGE,
  type ClientMessage,
  type Refusal,
  type SAY,
  type Submit,
  submitOf,
} from '../protocol/index.ts'
import { BAD_COOKIE, CLOSING, NOT_FOUND, NOT_YOUR_SEAT, refusal, TOO_MANY, UNAVAILABLE } from '../refusal.ts'
import type { Ear } from '../tables/chats.ts'
import { carryOut } from '../tables/commands.ts'
import { refusalAfter } from '../tables/refused.ts'
import { Table, viewerFor } from '../tables/table.ts'
import type { Sender, Watcher } from '../tables/watchers.ts'
import type { Desk } from './desk.ts'
import { textFrame } from './frame.ts'
import { isOwnOrigin } from './origin.ts'
import { problemOf } from './reading.ts'

/** Why the server closes a socket. A client may try again after all but `BAD`. */
export const CLOSE = { RESTART: 1001, TOO_SLOW: 4001, TOO_MANY: 4002, BAD: 4003 } as const

/** The open sockets. */
export type Sockets = { count(): number; subscriptions(): number; closeAll(): void }

export const addSockets = async (app: FastifyInstance, desk: Desk): Promise<Sockets> => {
  const open = new Set<Session>()
  const perAccount = new Map<string, number>()
  const maxPayload = desk.limits.messageBytes * HARD_FACTOR
  // Messages are framed here, and are never compressed: they are small, and there are many.
  await app.register(websocket, { options: { maxPayload, perMessageDeflate: false } })
  app.get(
    '/api/socket',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        if (!isOwnOrigin(request)) await reply.code(403).send()
      },
    },
    (socket, request) => {
      const id = desk.visitors.idOf(request)
      const account = desk.visitors.accountOf(request)
      const sockets = (perAccount.get(account) ?? 0) + 1
      const session = new Session(desk, { socket, connection: request.raw.socket }, id.ok ? id.value : null, account)
      if (!id.ok) {
        session.dismiss(CLOSE.BAD, BAD_COOKIE)
        return
      }
      if (sockets > desk.limits.socketsPerGuest) {
        session.dismiss(CLOSE.TOO_MANY, TOO_MANY_SOCKETS)
        return
      }
      open.add(session)
      perAccount.set(account, sockets)
      const leave = id.value === null ? null : desk.hall.world.presence.came(id.value)
      const letGo = id.value === null ? null : desk.passes.hold(id.value, () => session.dismiss(CLOSE.BAD, BAD_COOKIE))
      socket.on('message', (data: Buffer) => session.receive(data))
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(session)
        const left = (perAccount.get(account) ?? 1) - 1
        if (left === 0) perAccount.delete(account)
        else perAccount.set(account, left)
        leave?.()
        letGo?.()
        session.end()
      })
    },
  )
  return {
    count: () => open.size,
    subscriptions: () => [...open].reduce((sum, session) => sum + session.subscriptions, 0),
    closeAll: () => {
      for (const session of open) session.dismiss(CLOSE.RESTART, CLOSING)
    },
  }
}

/** A message above the limit is refused in words; one so many times above it ends the socket before it is read. */
const HARD_FACTOR = 4
const TOO_MANY_SOCKETS = refusal('tooMany', 'you have too many connections open')

/** One socket: several tables may be followed over it. */
class Session {
  readonly #desk: Desk
  readonly #socket: WebSocket
  readonly #connection: Socket
  readonly #guest: string | null
  readonly #account: string
  readonly #hearing = new Set<string>()
  readonly #ear: Ear = { send: (text) => this.#send(text) }
  readonly #following = new Map<string, { readonly table: Table; readonly watcher: Watcher }>()

  #stopTurns: (() => void) | null = null
  #hasEnded = false

  constructor(desk: Desk, { socket, connection }: Line, guest: string | null, account: string) {
    this.#desk = desk
    this.#socket = socket
    this.#connection = connection
    this.#guest = guest
    this.#account = account
  }

  get subscriptions(): number {
    return this.#following.size
  }

  receive(data: Buffer): void {
    const { metrics, limits } = this.#desk
    metrics.messages.add()
    const message = this.#desk.isClosing
      ? failed({ id: null, refusal: CLOSING })
      : data.length > limits.messageBytes
        ? failed({ id: null, refusal: TOO_LARGE })
        : readMessage(data)
    if (message.ok) this.#take(message.value)
    else this.#refuse(message.error.id, message.error.refusal)
  }

  #take(message: ClientMessage): void {
    const started = performance.now()
    const id = 'id' in message ? message.id : null
    if (!this.#desk.requests.take(this.#account)) this.#refuse(id, TOO_MANY)
    else if (message.type !== 'submit' || !this.#submit(message, started)) void this.#handle(message, id, started)
  }

  /** Most moves are made at a table that is followed, by whose turn it is. */
  #submit(message: Submit, started: number): boolean {
    const following = this.#following.get(message.table)
    if (following === undefined) return false
    const sender: Sender = { watcher: following.watcher, id: message.id, isAnswered: false }
    return following.table.submit(this.#guest, message, sender, (done) =>
      this.#answer(message.id, sender, started, done),
    )
  }

  /** What became of a command, unless its sender has heard of it already. */
  #answer(id: string, sender: Sender | undefined, started: number, done: Result<number, Refusal>): void {
    this.#desk.metrics.commandSeconds.observe((performance.now() - started) / 1000)
    if (!done.ok) this.#refuse(id, done.error)
    else if (sender?.isAnswered !== true) {
      this.#send(`{"type":"done","id":${JSON.stringify(id)},"ply":${done.value}}`)
    }
  }

  /** Says why, and closes. */
  dismiss(code: number, why: Refusal): void {
    this.#refuse(null, why)
    this.#socket.close(code, why.message)
  }

  end(): void {
    this.#hasEnded = true
    this.#followTurns(false)
    for (const { table, watcher } of this.#following.values()) table.unwatch(watcher)
    for (const table of this.#hearing) this.#desk.chats.deafen(table, this.#ear)
    this.#following.clear()
  }

  async #handle(message: ClientMessage, id: string | null, started: number): Promise<void> {
    const { hall } = this.#desk
    if (message.type === 'ping') return this.#send(PONG)
    if (message.type === 'turns') return this.#followTurns(message.follow)
    const table = this.#following.get(message.table)?.table ?? (await hall.find(message.table).catch(refusalAfter))
    if (table === null) return this.#refuse(id, NOT_FOUND)
    if (!(table instanceof Table)) return this.#refuse(id, table)
    switch (message.type) {
      case 'subscribe':
        return this.#subscribe(table, message)
      case 'unsubscribe':
        this.#desk.chats.deafen(table.id, this.#ear)
        return this.#unsubscribe(table.id)
      case 'hear':
        return this.#hear(table.id, message.from)
      case 'say':
        return this.#say(table, message)
      case 'why': {
        const reason = await table.why(this.#guest, message.seat, message.move)
        if (reason.ok) return this.#send(JSON.stringify({ type: 'reason', id, reason: reason.value }))
        return this.#refuse(id, reason.error)
      }
      case 'whyNots': {
        if (!this.#pay()) return this.#refuse(id, TOO_MANY)
        const reasons = await table.whyNots(this.#guest, message.seat)
        if (reasons.ok) return this.#send(JSON.stringify({ type: 'reasons', id, reasons: reasons.value }))
        return this.#refuse(id, reasons.error)
      }
      default: {
        const watcher = this.#following.get(table.id)?.watcher
        const sender: Sender | undefined =
          watcher === undefined ? undefined : { watcher, id: message.id, isAnswered: false }
        const done = await carryOut(hall, table, this.#guest, message, sender)
        this.#answer(message.id, sender, started, done)
      }
    }
  }

  async #subscribe(table: Table, { seat, have, changes = false }: Subscription): Promise<void> {
    // The socket may have closed while the table was being found: nobody would ever unsubscribe.
    if (this.#hasEnded) return
    if (!this.#pay()) return this.#refuse(null, TOO_MANY)
    const isNew = !this.#following.has(table.id)
    if (isNew && this.#following.size >= this.#desk.limits.subscriptionsPerSocket) {
      return this.#refuse(null, TOO_MANY_TABLES)
    }
    const viewer = viewerFor(table, this.#guest, seat)
    if (!viewer.ok) return this.#refuse(null, viewer.error)
    this.#unsubscribe(table.id)
    const watcher: Watcher = {
      guest: this.#guest,
      viewer: viewer.value,
      changes,
      send: (text) => this.#send(text),
    }
    this.#following.set(table.id, { table, watcher })
    const watched = await table.watch(watcher, have)
    if (!watched.ok) {
      if (this.#following.get(table.id)?.watcher === watcher) this.#following.delete(table.id)
      return this.#refuse(null, watched.error)
    }
    // The socket may have closed, or asked for another seat, while the match was being loaded.
    if (this.#following.get(table.id)?.watcher !== watcher) table.unwatch(watcher)
  }

  /** For what is asked in a few bytes and answered in many thousands, or after much thought. */
  #pay(): boolean {
    return this.#desk.requests.take(this.#account, LARGE_ANSWER - 1)
  }

  #followTurns(isWanted: boolean): void {
    this.#stopTurns?.()
    this.#stopTurns = null
    if (!isWanted || this.#guest === null) return
    this.#stopTurns = this.#desk.hall.world.presence.follow(this.#guest, (text) => this.#send(text))
  }

  /** Whoever follows a table may hear what is said there, until they leave it. */
  async #hear(table: string, from: number): Promise<void> {
    if (!this.#following.has(table)) return this.#refuse(null, NOT_FOLLOWED)
    if (!this.#pay()) return this.#refuse(null, TOO_MANY)
    this.#hearing.add(table)
    await this.#desk.chats.hear(table, this.#ear, from).catch(() => this.#refuse(null, UNAVAILABLE))
  }

  async #say(table: Table, message: z.infer<typeof SAY>): Promise<void> {
    const { chatter, chats } = this.#desk
    if (this.#guest === null) return this.#refuse(message.id, NOT_YOUR_SEAT)
    if (!chatter.take(this.#guest)) return this.#refuse(message.id, TOO_MANY)
    const said = await chats.say(table, this.#guest, message).catch(() => failed(UNAVAILABLE))
    if (!said.ok) return this.#refuse(message.id, said.error)
    this.#send(JSON.stringify({ type: 'said', id: message.id, number: said.value } satisfies ChatMessage))
  }

  #unsubscribe(id: string): void {
    const following = this.#following.get(id)
    if (following === undefined) return
    this.#following.delete(id)
    following.table.unwatch(following.watcher)
  }

  #refuse(id: string | null, why: Refusal): void {
    this.#desk.metrics.refusals.add(why.code)
    this.#send(JSON.stringify({ type: 'refused', id, refusal: why }))
  }

  #send(text: string): void {
    const socket = this.#socket
    if (socket.readyState !== socket.OPEN) return
    if (this.#connection.writableLength > this.#desk.limits.backlogBytes) {
      // Whoever does not read would have the server keep everything for it; coming back, it gets all it missed.
      this.#desk.metrics.dropped.add('slow')
      socket.close(CLOSE.TOO_SLOW, 'you read too slowly')
      setTimeout(() => socket.terminate(), SLOW_CLOSE_MS).unref()
      return
    }
    this.#connection.write(textFrame(text))
  }
}

/** So many requests a large answer stands for: whoever opens twelve tables at once stays within the usual limit. */
const LARGE_ANSWER = 4

type Subscription = Extract<ClientMessage, { readonly type: 'subscribe' }>

type Line = { readonly socket: WebSocket; readonly connection: Socket }

const PONG = JSON.stringify({ type: 'pong' })
const TOO_LARGE = refusal('tooLarge', 'this message is too large')
const NOT_FOLLOWED = refusal('nothingAsked', 'subscribe to the table first')
const TOO_MANY_TABLES = refusal('tooMany', 'you follow too many tables over this connection')
const SLOW_CLOSE_MS = 1000

type Unreadable = { readonly id: string | null; readonly refusal: Refusal }

const readMessage = (data: Buffer): Result<ClientMessage, Unreadable> => {
  let value: unknown
  try {
    value = JSON.parse(data.toString('utf8'))
  } catch {
    return failed({ id: null, refusal: refusal('malformed', 'this is not JSON') })
  }
  const submit = submitOf(value)
  if (submit !== null) return ok(submit)
  const parsed = CLIENT_MESSAGE.safeParse(value)
  if (parsed.success) return ok(parsed.data)
  const id = (value as { readonly id?: unknown } | null)?.id
  const problem = refusal('malformed', problemOf(parsed.error))
  return failed({ id: typeof id === 'string' ? id.slice(0, 40) : null, refusal: problem })
}
