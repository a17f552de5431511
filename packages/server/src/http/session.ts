import type { Socket } from 'node:net'
import { failed, type Result } from '@ecumene/kernel'
import { type ClientMessage, type Json, type Refusal, type SAY, type ServerMessage, written } from '@ecumene/protocol'
import type { WebSocket } from '@fastify/websocket'
import type { z } from 'zod'
import { CLOSING, NOT_FOUND, NOT_YOUR_SEAT, refusal, TOO_MANY, UNAVAILABLE } from '../refusal.ts'
import type { Patience } from '../settings.ts'
import type { Ear } from '../tables/chats.ts'
import { carryOut } from '../tables/commands.ts'
import { refusalAfter } from '../tables/refused.ts'
import { Table, viewerFor } from '../tables/table.ts'
import type { Sender, Watcher } from '../tables/watchers.ts'
import { readMessage } from './client-message.ts'
import type { Desk } from './desk.ts'
import { textFrame } from './frame.ts'
import type { Gate } from './gate.ts'

/** One socket: several tables may be followed over it. */
export class Session {
  readonly #desk: Desk
  readonly #socket: WebSocket
  readonly #connection: Socket
  readonly #gate: Gate
  readonly #address: string
  #spokeAt = performance.now()
  /** How many times in a row it was asked whether it is there, and nothing was heard. */
  #unheard = 0
  readonly #guest: string | null
  readonly #account: string
  readonly #hearing = new Set<string>()
  readonly #ear: Ear = { send: (text) => this.#send(text) }
  readonly #following = new Map<string, { readonly table: Table; readonly watcher: Watcher }>()

  #stopTurns: (() => void) | null = null
  #hasEnded = false

  constructor(desk: Desk, { socket, connection, gate, address }: Line, guest: string | null, account: string) {
    this.#desk = desk
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
    const { metrics, limits } = this.#desk
    metrics.messages.add()
    this.#spokeAt = performance.now()
    const message = this.#desk.isClosing
      ? failed({ id: null, refusal: CLOSING })
      : data.length > limits.messageBytes
        ? failed({ id: null, refusal: TOO_LARGE })
        : readMessage(data)
    if (message.ok) void this.#handle(message.value)
    else this.#refuse(message.error.id, message.error.refusal)
  }

  /** What became of a command, unless its sender has heard of it already. */
  #answer(id: string, sender: Sender | undefined, started: number, done: Result<number, Refusal>): void {
    this.#desk.metrics.commandSeconds.observe((performance.now() - started) / 1000)
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

  /** Nothing more is read from this socket for a moment, or, if that was said too often, for good. */
  stall(): void {
    if (this.#desk.stalls.take(this.#account)) this.#refuse(null, TOO_MANY)
    else {
      this.#desk.metrics.dropped.add('flood')
      this.#gate.shut()
      this.dismiss(CLOSE.TOO_MANY, TOO_MANY)
    }
  }

  /** Lets go of a connection that died in silence, and of one that is of no use. */
  beat({ idleSocketMs }: Patience): void {
    this.#unheard = this.#gate.isHeard ? 0 : this.#unheard + 1
    this.#gate.isHeard = false
    const isIdle = this.#following.size === 0 && this.#stopTurns === null
    if (this.#unheard > UNHEARD) {
      this.#desk.metrics.dropped.add('silent')
      this.#socket.terminate()
    } else if (isIdle && performance.now() - this.#spokeAt > idleSocketMs) {
      this.#desk.metrics.dropped.add('idle')
      this.dismiss(CLOSE.IDLE, NOTHING_WANTED)
    } else if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping()
  }

  end(): void {
    this.#hasEnded = true
    this.#followTurns(false)
    for (const { table, watcher } of this.#following.values()) table.unwatch(watcher)
    for (const table of this.#hearing) this.#desk.chats.deafen(table, this.#ear)
    this.#following.clear()
  }

  async #handle(message: ClientMessage): Promise<void> {
    const started = performance.now()
    const id = 'id' in message ? message.id : null
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
    return this.#desk.mayAsk(this.#account, this.#address, LARGE_ANSWER - 1)
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
    this.#send(written({ type: 'said', id: message.id, number: said.value }))
  }

  #unsubscribe(id: string): void {
    const following = this.#following.get(id)
    if (following === undefined) return
    this.#following.delete(id)
    following.table.unwatch(following.watcher)
  }

  #refuse(id: string | null, why: Refusal): void {
    this.#desk.metrics.refusals.add(why.code)
    this.#send(written({ type: 'refused', id, refusal: why }))
  }

  #send(text: Json<ServerMessage>): void {
    const socket = this.#socket
    if (socket.readyState !== socket.OPEN) return
    if (this.#connection.writableLength > this.#desk.limits.backlogBytes) {
      // Whoever does not read would have the server keep everything for it; coming back, it gets all it missed.
      this.#desk.metrics.dropped.add('slow')
      socket.close(CLOSE.TOO_SLOW, 'you read too slowly')
      return
    }
    this.#connection.write(textFrame(text))
  }
}

/** Why the server closes a socket. A client may try again after all but `BAD`. */
export const CLOSE = { RESTART: 1001, TOO_SLOW: 4001, TOO_MANY: 4002, BAD: 4003, IDLE: 4004 } as const

/** So many requests a large answer stands for: whoever opens twelve tables at once stays within the usual limit. */
const LARGE_ANSWER = 4

type Subscription = Extract<ClientMessage, { readonly type: 'subscribe' }>

type Line = { readonly socket: WebSocket; readonly connection: Socket; readonly gate: Gate; readonly address: string }

const PONG = written({ type: 'pong' })
const TOO_LARGE = refusal('tooLarge', 'this message is too large')
const NOT_FOLLOWED = refusal('nothingAsked', 'subscribe to the table first')
const TOO_MANY_TABLES = refusal('tooMany', 'you follow too many tables over this connection')
const UNHEARD = 2
const NOTHING_WANTED = refusal('nothingAsked', 'nothing is followed over this connection')
