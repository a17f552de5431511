import { createHash } from 'node:crypto'
import { failed, ok, type Result } from '@ecumene/kernel'
import { type ChatLine, type Json, type Refusal, type Said, type ServerMessage, written } from '@ecumene/protocol'
import { NOT_YOUR_SEAT } from '../refusal.ts'
import type { ChatRow } from '../store/people.ts'
import type { Table } from './table.ts'
import type { World } from './world.ts'

/** Somebody who hears what is said at a table. */
export type ChatListener = { send(text: Json<ServerMessage>): void }

/** What is said at all tables. It is on disk before anyone hears it; other processes may speak in between. */
export class Chats {
  readonly #world: Pick<World, 'store' | 'now' | 'metrics'>
  /** Who listens at each table, and the first line they do not have. */
  readonly #listeners = new Map<string, Map<ChatListener, number>>()

  /** How many lines of each were of forgotten guests when they were last told. */
  readonly #forgotten = new Map<string, number>()

  constructor(world: Pick<World, 'store' | 'now' | 'metrics'>) {
    this.#world = world
  }

  async say(table: Table, guest: string, { id, seat, said }: Saying): Promise<Result<number, Refusal>> {
    // They may have sat down at another server just now.
    if (table.seatOf(guest, seat) === null) await table.elsewhere.catchUp()
    const sitter = table.seatOf(guest, seat)
    if (sitter?.kind !== 'person') return failed(NOT_YOUR_SEAT)
    const { store, now, metrics } = this.#world
    const { number } = await store.say({
      table: table.id,
      guest,
      seat,
      name: sitter.name,
      said: JSON.stringify(said),
      at: now(),
      request: id,
    })
    metrics.chatLines.add('phrase' in said ? 'phrase' : 'text')
    await this.#tell(table.id)
    return ok(number)
  }

  async lines(table: string, from: number): Promise<readonly ChatLine[]> {
    return (await this.#world.store.chat(table, from, SHOWN)).map(lineOf)
  }

  /** Subscribes a listener from line `from` on. Existing lines are sent at once, even if there are none. */
  async hear(table: string, listener: ChatListener, from: number): Promise<void> {
    const listeners = this.#listeners.get(table) ?? new Map<ChatListener, number>()
    this.#listeners.set(table, listeners)
    listeners.set(listener, from)
    if (!this.#forgotten.has(table)) await this.#countForgotten(table)
    await this.#tell(table)
    if (listeners.get(listener) === from) listener.send(messageOf(table, []))
  }

  stopHearing(table: string, listener: ChatListener): void {
    const listeners = this.#listeners.get(table)
    listeners?.delete(listener)
    if (listeners?.size !== 0) return
    this.#listeners.delete(table)
    this.#forgotten.delete(table)
  }

  /** Earlier lines were removed: everybody is sent all lines again. */
  async repeat(table: string): Promise<void> {
    const listeners = this.#listeners.get(table)
    if (listeners === undefined) return
    for (const listener of listeners.keys()) listeners.set(listener, 0)
    await this.#countForgotten(table)
    await this.#tell(table)
  }

  /** Passes on what was said, or unsaid, in other processes; `null` if that may be at any table. */
  async refresh(changed: readonly string[] | null): Promise<void> {
    for (const table of changed ?? [...this.#listeners.keys()]) {
      if (!this.#listeners.has(table)) continue
      const known = this.#forgotten.get(table)
      await ((await this.#countForgotten(table)) === known ? this.#tell(table) : this.repeat(table))
    }
  }

  async #countForgotten(table: string): Promise<number> {
    const count = await this.#world.store.forgottenLines(table)
    if (this.#listeners.has(table)) this.#forgotten.set(table, count)
    return count
  }

  async #tell(table: string): Promise<void> {
    const waiting = [...(this.#listeners.get(table)?.values() ?? [])]
    if (waiting.length === 0) return
    const lines = await this.lines(table, Math.min(...waiting))
    const last = lines.at(-1)
    // Meanwhile some have left, and some may have been told by another call.
    const listeners = this.#listeners.get(table)
    if (listeners === undefined || last === undefined) return
    for (const [listener, from] of listeners) {
      const news = lines.filter(({ number }) => number >= from)
      if (news.length === 0) continue
      listeners.set(listener, last.number + 1)
      listener.send(messageOf(table, news))
    }
  }
}

const messageOf = (table: string, lines: readonly ChatLine[]): Json<ServerMessage> =>
  written({ type: 'chat', table, lines })

type Saying = { readonly id: string; readonly seat: number; readonly said: Said }

/** Enough to mute somebody, without exposing the guest's id. */
const authorOf = (guest: string): string =>
  createHash('sha256').update(`ecumene author ${guest}`).digest('base64url').slice(0, 12)

/** How many of a table's latest lines anyone can see. */
const SHOWN = 200

/** What was said, from how it is stored; what cannot be read counts as taken back. */
export const saidIn = (kept: string | null): Said | null => {
  try {
    return kept === null ? null : (JSON.parse(kept) as Said)
  } catch {
    return null
  }
}

const lineOf = ({ number, guest, seat, name, said, at }: ChatRow): ChatLine => ({
  number,
  seat,
  author: guest === '' ? '' : authorOf(guest),
  name,
  said: saidIn(said),
  at,
})
