import { createHash } from 'node:crypto'
import { failed, ok, type Result } from '@ecumene/kernel'
import { type ChatLine, type Json, type Refusal, type Said, type ServerMessage, written } from '@ecumene/protocol'
import { NOT_YOUR_SEAT } from '../refusal.ts'
import type { ChatRow } from '../store/people.ts'
import type { Table } from './table.ts'
import type { World } from './world.ts'

/** Somebody who hears what is said at a table. */
export type Ear = { send(text: Json<ServerMessage>): void }

/** What is said at all tables. It is on disk before anyone hears it; other processes may speak in between. */
export class Chats {
  readonly #world: Pick<World, 'store' | 'now' | 'metrics'>
  /** Who listens at each table, and the first line they do not have. */
  readonly #ears = new Map<string, Map<Ear, number>>()

  constructor(world: Pick<World, 'store' | 'now' | 'metrics'>) {
    this.#world = world
  }

  async say(table: Table, guest: string, { id, seat, said }: Saying): Promise<Result<number, Refusal>> {
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

  /** From now on the ear hears everything from line `from` on; at once it is told what there is, be it nothing. */
  async hear(table: string, ear: Ear, from: number): Promise<void> {
    const ears = this.#ears.get(table) ?? new Map<Ear, number>()
    this.#ears.set(table, ears)
    ears.set(ear, from)
    await this.#tell(table)
    if (ears.get(ear) === from) ear.send(messageOf(table, []))
  }

  deafen(table: string, ear: Ear): void {
    const ears = this.#ears.get(table)
    ears?.delete(ear)
    if (ears?.size === 0) this.#ears.delete(table)
  }

  /** Something was taken out of the past: everybody is told all of it again. */
  async repeat(table: string): Promise<void> {
    const ears = this.#ears.get(table)
    for (const ear of ears?.keys() ?? []) ears?.set(ear, 0)
    await this.#tell(table)
  }

  /** Passes on what was said in other processes. */
  async refresh(): Promise<void> {
    for (const table of [...this.#ears.keys()]) await this.#tell(table)
  }

  async #tell(table: string): Promise<void> {
    const waiting = [...(this.#ears.get(table)?.values() ?? [])]
    if (waiting.length === 0) return
    const lines = await this.lines(table, Math.min(...waiting))
    const last = lines.at(-1)
    // Meanwhile some have left, and some may have been told by another call.
    const ears = this.#ears.get(table)
    if (ears === undefined || last === undefined) return
    for (const [ear, from] of ears) {
      const news = lines.filter(({ number }) => number >= from)
      if (news.length === 0) continue
      ears.set(ear, last.number + 1)
      ear.send(messageOf(table, news))
    }
  }
}

const messageOf = (table: string, lines: readonly ChatLine[]): Json<ServerMessage> =>
  written({ type: 'chat', table, lines })

type Saying = { readonly id: string; readonly seat: number; readonly said: Said }

/** Enough to mute somebody for good, and not the id itself. */
const authorOf = (guest: string): string =>
  createHash('sha256').update(`ecumene author ${guest}`).digest('base64url').slice(0, 12)

/** The latest lines of a table that anyone gets to see. */
const SHOWN = 200

/** What was said, as it is kept; what cannot be read is as good as taken back. */
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
