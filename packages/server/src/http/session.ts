import type { Socket } from 'node:net'
import { failed, type Result } from '@ecumene/kernel'
import { type ClientMessage, type Json, type Refusal, type SAY, type ServerMessage, written } from '@ecumene/protocol'
import type { WebSocket } from '@fastify/websocket'
import type { z } from 'zod'
import { CLOSING, NOT_FOUND, NOT_YOUR_SEAT, refusal, TOO_MANY, UNAVAILABLE } from '../refusal.ts'
import type { Patience } from '../settings.ts'
import type { ChatListener } from '../tables/chats.ts'
import { carryOut } from '../tables/commands.ts'
import { refusalAfter } from '../tables/refused.ts'
import { Table, viewerFor } from '../tables/table.ts'
import type { Sender, Watcher } from '../tables/watchers.ts'
import { readMessage } from './client-message.ts'
import type { Context } from './context.ts'
import type { Gate } from './gate.ts'

/** One socket: several tables may be followed over it. */
export class Session {
  readonly #context: Context
  readonly #socket: WebSocket
  readonly #connection: Socket
  readonly #gate: Gate
  readonly #address: string
  #spokeAt = performance.now()
  /** How many pings in a row went unanswered. */
  #unheard = 0
  readonly #guest: string | null
  readonly #account: string
  readonly #hearing = new Set<string>()
  /** Subscriptions in progress: later requests wait for them. */
  readonly #arrivals = new Map<string, Promise<void>>()
  readonly #listener: ChatListener = { send: (text) => this.#send(text) }
  readonly #following = new Map<string, { readonly table: Table; readonly watcher: Watcher }>()

  #stopTurns: (() => void) | null = null
  #hasEnded = false

  constructor(
    context: Context,
    { socket, connection, gate, address }: SocketParts,
    guest: string | null,
    account: string,
  ) {
    this.#context = context
    this.#socket = socket
    this.#connection = connection
    this.#gate = gate
    this.#address = address
    this.#guest = guest
    this.#account = account
  }

  get subscriptions(): number {
    return this.#following.size
  }

  receive(data: Buffer): void {
    const { metrics, limits } = this.#context
    metrics.messages.add()
    this.#spokeAt = performance.now()
    const message =
      this.#context.isClosing || this.#context.isCutOff()
        ? failed({ id: null, refusal: CLOSING })
        : data.length > limits.messageBytes
          ? failed({ id: null, refusal: TOO_LARGE })
          : readMessage(data)
    if (message.ok) void this.#handle(message.value)
    else this.#refuse(message.error.id, message.error.refusal)
  }

  /** Answers a command, unless its sender has been told already. */
  #answer(id: string, sender: Sender | undefined, started: number, done: Result<number, Refusal>): void {
    this.#context.metrics.commandSeconds.observe((performance.now() - started) / 1000)
    if (!done.ok) this.#refuse(id, done.error)
    else if (sender?.isAnswered !== true) {
      this.#send(written({ type: 'done', id, ply: done.value }))
    }
  }

  /** Says why, and closes. */
  dismiss(code: number, why: Refusal): void {
    this.#refuse(null, why)
    this.#socket.close(code, why.message)
  }

  /** Too much was sent: reading pauses, and stops for good if that happens too often. */
  stall(): void {
    if (this.#context.stalls.take(this.#account)) this.#refuse(null, TOO_MANY)
    else {
      this.#context.metrics.dropped.add('flood')
      this.#gate.shut()
      this.dismiss(CLOSE.TOO_MANY, TOO_MANY)
    }
  }

  /** Drops a connection that died silently, and one that nobody uses. */
  beat({ idleSocketMs }: Patience): void {
    this.#unheard = this.#gate.isHeard ? 0 : this.#unheard + 1
    this.#gate.isHeard = false
    const isIdle = this.#following.size === 0 && this.#stopTurns === null
    if (this.#unheard > UNHEARD) {
      this.#context.metrics.dropped.add('silent')
      this.#socket.terminate()
    } else if (isIdle && performance.now() - this.#spokeAt > idleSocketMs) {
      this.#context.metrics.dropped.add('idle')
      this.dismiss(CLOSE.IDLE, NOTHING_WANTED)
    } else if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping()
  }

  end(): void {
    this.#hasEnded = true
    this.#followTurns(false)
    for (const { table, watcher } of this.#following.values()) table.unwatch(watcher)
    for (const table of this.#hearing) this.#context.chats.stopHearing(table, this.#listener)
    this.#following.clear()
  }

  async #handle(message: ClientMessage): Promise<void> {
    const started = performance.now()
    const id = 'id' in message ? message.id : null
    const { hall } = this.#context
    if (message.type === 'ping') return this.#send(PONG)
    if (message.type === 'turns') return this.#followTurns(message.follow)
    const table = this.#following.get(message.table)?.table ?? (await hall.find(message.table).catch(refusalAfter))
    if (table === null) return this.#refuse(id, NOT_FOUND)
    if (!(table instanceof Table)) return this.#refuse(id, table)
    switch (message.type) {
      case 'subscribe':
        return this.#subscribe(table, message)
      case 'unsubscribe':
        this.#context.chats.stopHearing(table.id, this.#listener)
        return this.#unsubscribe(table.id)
      case 'hear':
        return this.#hear(table.id, message.from)
      case 'say':
        return this.#say(table, message)
      case 'why': {
        const reason = await table.why(this.#guest, message.seat, message.move)
        if (reason.ok) return this.#send(written({ type: 'reason', id: message.id, reason: reason.value }))
        return this.#refuse(id, reason.error)
      }
      case 'whyNots': {
        if (!this.#pay()) return this.#refuse(id, TOO_MANY)
        const reasons = await table.whyNots(this.#guest, message.seat)
        if (reasons.ok) return this.#send(written({ type: 'reasons', id: message.id, reasons: reasons.value }))
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
    const arrival = table.elsewhere.catchUp()
    this.#arrivals.set(table.id, arrival)
    await arrival
    if (this.#arrivals.get(table.id) === arrival) this.#arrivals.delete(table.id)
    // The socket may have closed while the table was being loaded: nobody would ever unsubscribe.
    if (this.#hasEnded) return
    if (!this.#pay()) return this.#refuse(null, TOO_MANY)
    const isNew = !this.#following.has(table.id)
    if (isNew && this.#following.size >= this.#context.limits.subscriptionsPerSocket) {
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

  /** Charges extra for what is cheap to ask and expensive to answer. */
  #pay(): boolean {
    return this.#context.mayAsk(this.#account, this.#address, LARGE_ANSWER - 1)
  }

  #followTurns(isWanted: boolean): void {
    this.#stopTurns?.()
    this.#stopTurns = null
    if (!isWanted || this.#guest === null) return
    this.#stopTurns = this.#context.hall.world.presence.follow(this.#guest, (text) => this.#send(text))
  }

  /** Whoever follows a table may hear what is said there, until they leave it. */
  async #hear(table: string, from: number): Promise<void> {
    await this.#arrivals.get(table)
    if (!this.#following.has(table)) return this.#refuse(null, NOT_FOLLOWED)
    if (!this.#pay()) return this.#refuse(null, TOO_MANY)
    this.#hearing.add(table)
    await this.#context.chats.hear(table, this.#listener, from).catch(() => this.#refuse(null, UNAVAILABLE))
  }

  async #say(table: Table, message: z.infer<typeof SAY>): Promise<void> {
    const { chatter, chats } = this.#context
    if (this.#guest === null) return this.#refuse(message.id, NOT_YOUR_SEAT)
    if (!chatter.take(this.#guest)) return this.#refuse(message.id, TOO_MANY)
    const said = await chats.say(table, this.#guest, message).catch(() => failed(UNAVAILABLE))
    if (!said.ok) return this.#refuse(message.id, said.error)
    this.#send(written({ type: 'said', id: message.id, number: said.value }))
  }

  #unsubscribe(id: string): void {
    const following = this.#following.get(id)
    if (following === undefined) return
    this.#following.delete(id)
    following.table.unwatch(following.watcher)
  }

  #refuse(id: string | null, why: Refusal): void {
    this.#context.metrics.refusals.add(why.code)
    this.#send(written({ type: 'refused', id, refusal: why }))
  }

  #send(text: Json<ServerMessage>): void {
    const socket = this.#socket
    if (socket.readyState !== socket.OPEN) return
    if (this.#connection.writableLength > this.#context.limits.backlogBytes) {
      // Buffering for a client that does not read would grow without limit; when it reconnects, it gets all it missed.
      this.#context.metrics.dropped.add('slow')
      socket.close(CLOSE.TOO_SLOW, 'you read too slowly')
      return
    }
    socket.send(text)
  }
}

/** Why the server closes a socket. A client may try again after all but `BAD`. */
export const CLOSE = { RESTART: 1001, TOO_SLOW: 4001, TOO_MANY: 4002, BAD: 4003, IDLE: 4004 } as const

/** How many requests a large answer counts for: opening twelve tables at once stays within the usual limit. */
const LARGE_ANSWER = 4

type Subscription = Extract<ClientMessage, { readonly type: 'subscribe' }>

type SocketParts = {
  readonly socket: WebSocket
  readonly connection: Socket
  readonly gate: Gate
  readonly address: string
}

const PONG = written({ type: 'pong' })
const TOO_LARGE = refusal('tooLarge', 'this message is too large')
const NOT_FOLLOWED = refusal('nothingAsked', 'subscribe to the table first')
const TOO_MANY_TABLES = refusal('tooMany', 'you follow too many tables over this connection')
const UNHEARD = 2
const NOTHING_WANTED = refusal('nothingAsked', 'nothing is followed over this connection')
