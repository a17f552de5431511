import { randomBytes } from 'node:crypto'
import { failed, type Game, ok, type Result, readOptions, seatsWith } from '@ecumene/kernel'
import { type CREATE_TABLE, type Refusal, type TableInfo, written } from '@ecumene/protocol'
import type { z } from 'zod'
import { bucketsOf } from '../limits/bucket.ts'
import { NO_GUEST, NOT_FOUND, refusal, UNAVAILABLE } from '../refusal.ts'
import type { EntryElsewhere, KnownTable } from '../store/nodes.ts'
import type { GuestRow, SeatRow, TableRow } from '../store/store.ts'
import { begun } from './begin.ts'
import { infoOf } from './info.ts'
import { Order } from './order.ts'
import { isPassing, nullIfSpoiled, refusalAfter } from './refused.ts'
import { personOf, seated, sitDown, standUp } from './seating.ts'
import { Table, WAKE_AGAIN_MS } from './table.ts'
import { urgencyAt } from './urgency.ts'
import { withoutGuest } from './without-guest.ts'
import type { World } from './world.ts'

/** What a new table is made from, with its seats resolved to people and bots. */
type Plan = Pick<TableRow, 'game' | 'options' | 'seats' | 'isPublic' | 'terms'>

/** All tables that this process has in memory, and the way to all others. */
export class Hall {
  readonly world: World
  readonly #tables = new Map<string, Table>()
  readonly #loading = new Map<string, Promise<Table | null>>()
  readonly #opening = new Map<string, Order>()
  /** How many times in a row a table was found waiting for a bot. */
  #nudges: ReadonlyMap<string, Looked> = new Map()
  /** Tables whose bots are just being woken. */
  readonly #nudging = new Set<string>()
  /** Commands of a guest that are no moves, and that everyone at the table is told of with a whole state. */
  readonly stirs = bucketsOf(STIRS, performance.now.bind(performance))

  constructor(world: World) {
    this.world = world
  }

  get size(): number {
    return this.#tables.size
  }

  /** How tables are known here that are followed, or have not begun. */
  get comparable(): readonly KnownTable[] {
    return [...this.#tables.values()].flatMap(({ id, row, ply, isFollowed }) =>
      isFollowed || row.status === 'waiting' ? { table: id, version: row.version, ply } : [],
    )
  }

  async find(id: string): Promise<Table | null> {
    const known = this.#tables.get(id)
    if (known !== undefined) return known
    const loading = this.#loading.get(id) ?? this.#load(id)
    this.#loading.set(id, loading)
    return loading
  }

  /** A table that is in memory already. */
  known(id: string): Table | undefined {
    return this.#tables.get(id)
  }

  async create(guest: GuestRow, wish: z.output<typeof CREATE_TABLE>): Promise<Result<Table, Refusal>> {
    return this.open(guest.id, async () => {
      const seats = wish.seats.map((seat): SeatRow => (seat.kind === 'me' ? personOf(guest) : seat))
      const prepared = await this.prepare(guest, { ...wish, seats })
      if (!prepared.ok) return prepared
      await this.world.store.createTable(prepared.value)
      const table = this.keep(prepared.value)
      if (prepared.value.status === 'playing') await table.wake()
      return ok(table)
    })
  }

  /** A table that this process has just opened. */
  keep(row: TableRow): Table {
    const table = new Table(this.world, row)
    this.#put(table)
    return table
  }

  /** A guest's tables are opened one by one, so that each is counted before the next. */
  open<Value>(
    guest: string,
    act: (guest: GuestRow) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>> {
    const order = this.#opening.get(guest) ?? new Order()
    this.#opening.set(guest, order)
    const { store, limits } = this.world
    const { tablesPerGuest } = limits
    return order
      .run(async () => {
        const [who, opened] = await Promise.all([store.guest(guest), store.openTables(guest)])
        if (who === null) return failed(NO_GUEST)
        if (opened < tablesPerGuest) return act(who)
        return failed(refusal('tooMany', `you have ${tablesPerGuest} tables open already`))
      })
      .finally(() => {
        if (order.isEmpty) this.#opening.delete(guest)
      })
  }

  /** Checks a plan and deals the match. Nothing is kept yet. */
  async prepare(guest: GuestRow, plan: Plan): Promise<Result<TableRow, Refusal>> {
    const { game: id, options, seats, isPublic, terms } = plan
    const game = this.world.games.find((candidate) => candidate.id === id)
    if (game === undefined) return failed(refusal('badOptions', `unknown game "${id}"`))
    const checked = check(game, options, seats.length)
    if (!checked.ok) return checked
    const seed = randomBytes(16).toString('hex')
    const job = { kind: 'deal', game: id, options: checked.value, seats: seats.length, seed } as const
    const dealt = await this.world.rules.run(job).catch(() => null)
    if (dealt?.kind === 'refused') return failed(refusal(dealt.code, dealt.message))
    if (dealt?.kind !== 'dealt') return failed(UNAVAILABLE)
    const now = this.world.now()
    const { asked } = dealt
    const sitting = seated(seats, asked)
    return ok({
      id: randomBytes(12).toString('base64url'),
      version: 0,
      game: id,
      rules: game.rules,
      options: checked.value as Readonly<Record<string, unknown>>,
      ...sitting,
      seed,
      deal: dealt.deal,
      isPublic,
      creator: guest.id,
      createdAt: now,
      rematch: null,
      takeback: null,
      closing: null,
      terms,
      asked,
      ...(sitting.status === 'playing' ? begun({ terms, asked }, seats, now) : NOT_BEGUN),
    })
  }

  join(table: Table, guest: GuestRow, seat: number | undefined): Promise<Result<null, Refusal>> {
    return table.inOrder(async () => {
      const wasPlaying = table.row.status !== 'waiting'
      const changed = await table.change((row) => {
        const sat = sitDown(row, guest, seat)
        if (!sat.ok || sat.value.status !== 'playing') return sat
        return ok({ ...sat.value, ...begun(row, sat.value.seats ?? row.seats, this.world.now()) })
      })
      if (!changed.ok) return changed
      await table.announce()
      const { status, asked } = changed.value
      if (status === 'playing' && !wasPlaying) {
        this.world.hooks.turnsBegan(changed.value, 0, asked ?? [])
      }
      // Nobody may be watching, but a bot may have to begin.
      if (changed.value.waitsForBot) await table.look(null, 0)
      return ok(null)
    })
  }

  leave(table: Table, guest: string): Promise<Result<null, Refusal>> {
    return table.inOrder(async () => {
      const changed = await table.change((row) => standUp(row, guest))
      if (!changed.ok) return changed
      const { seats, version } = changed.value
      const isDeserted = !seats.some((seat) => seat.kind === 'person')
      if (isDeserted && (await this.world.store.removeTable(table.id, version))) this.#close(table.id)
      else await table.announce()
      return ok(null)
    })
  }

  /** Removes a guest who wants to be forgotten from a table, whatever its state. */
  leaveForGood(table: Table, guest: string): Promise<Result<null, Refusal>> {
    return table.inOrder(async () => {
      const changed = await table.change((row) => ok(withoutGuest(row, guest, this.world.now())))
      if (!changed.ok) return changed
      const { status, seats, version, waitsForBot } = changed.value
      const isDeserted = status === 'waiting' && !seats.some((seat) => seat.kind === 'person')
      if (isDeserted && (await this.world.store.removeTable(table.id, version))) this.#close(table.id)
      else await table.announce()
      if (waitsForBot) await table.look(null, 0)
      return ok(null)
    })
  }

  async list(guest: string | null, limit: number): Promise<readonly TableInfo[]> {
    const rows = await this.world.store.publicTables(limit)
    const isAt = await this.whoIsAt(rows.map(({ id }) => id))
    return rows.map((row) => infoOf(row, guest, isAt(row.id)))
  }

  /** Wakes a table at which a bot may have to move. */
  async wake(id: string): Promise<void> {
    await (await this.find(id))?.wake()
  }

  /**
   * Bots whose turn it was when a server stopped: after a start, and when another server has gone. What is in memory may be older
   * than what that server wrote last.
   */
  async wakeBots(): Promise<void> {
    try {
      for (const id of await this.world.store.tablesWaitingForBot())
        await (this.#tables.get(id)?.nudge() ?? this.wake(id)).catch(nullIfSpoiled)
    } catch (error) {
      // The heir is told only once.
      if (isPassing(refusalAfter(error))) setTimeout(() => void this.wakeBots(), WAKE_AGAIN_MS).unref()
    }
  }

  /**
   * Wakes bots that have not moved since the last time this was asked, and less and less often those that still do not: whatever
   * was missed while servers and databases came and went, nobody's game stands still for ever.
   */
  async nudgeBots(): Promise<void> {
    const { store } = this.world
    const before = this.#nudges
    const now = new Map<string, Looked>()
    this.#nudges = now
    for (const id of await store.tablesWaitingForBot()) {
      const ply = await store.ply(id)
      const last = before.get(id)
      // A table that goes on has been helped: it may need help again later.
      const times = last?.ply === ply ? last.times + 1 : 1
      now.set(id, { ply, times })
      // Nobody waits for it: a table that hangs must not keep the others from being seen to.
      if (isPowerOfTwo(times) && times > 1) void this.#nudge(id)
    }
  }

  async #nudge(id: string): Promise<void> {
    if (this.#nudging.has(id)) return this.world.log.warn({ table: id }, 'a table whose bot is to be woken hangs')
    this.#nudging.add(id)
    try {
      const table = await this.find(id).catch(nullIfSpoiled)
      if (table !== null && urgencyAt(table) !== 'never') await table.nudge()
    } catch {
      // The store or the rules have failed: its next time will come.
    } finally {
      this.#nudging.delete(id)
    }
  }

  /** Passes on what other processes did to tables that are watched here; `null` if it may be any of them. */
  async refresh(changed: readonly string[] | null): Promise<void> {
    const concerned =
      changed === null ? [...this.#tables.values()] : changed.flatMap((id) => this.#tables.get(id) ?? [])
    const hearing = concerned.map(async (table) => {
      if (table.isIdle(Number.POSITIVE_INFINITY)) return this.#drop(table.id)
      await table.elsewhere.hear()
      if (table.elsewhere.isRemoved) this.#close(table.id)
    })
    await Promise.all(hearing)
    const attending = await this.#elsewhereAt(concerned.map(({ id }) => id))
    for (const table of concerned) table.setElsewhere(attending.get(table.id) ?? [])
  }

  /** Goes on with matches by entries of other processes; returns the tables that are not open here. */
  follow(entries: readonly EntryElsewhere[]): readonly string[] {
    const byTable = new Map<string, EntryElsewhere[]>()
    for (const entry of entries) {
      const known = byTable.get(entry.table)
      if (known === undefined) byTable.set(entry.table, [entry])
      else known.push(entry)
    }
    const unknown: string[] = []
    for (const [id, news] of byTable) {
      const table = this.#tables.get(id)
      if (table?.isIdle(Number.POSITIVE_INFINITY) === true) this.#drop(id)
      if (this.#tables.has(id)) void table?.elsewhere.follow(news).catch(() => {})
      else unknown.push(id)
    }
    return unknown
  }

  /** Who is at these tables, here or at another server. */
  async whoIsAt(tables: readonly string[]): Promise<(table: string) => (guest: string) => boolean> {
    const elsewhere = await this.#elsewhereAt(tables.filter((id) => !this.#tables.has(id)))
    return (id) => this.#tables.get(id)?.watchers.isHere ?? ((guest) => elsewhere.get(id)?.includes(guest) === true)
  }

  async #elsewhereAt(tables: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const guests = new Map<string, string[]>()
    if (tables.length === 0 || !this.world.neighbours.areThere) return guests
    for (const { table, guest } of await this.world.store.attending(tables)) {
      const known = guests.get(table)
      if (known === undefined) guests.set(table, [guest])
      else known.push(guest)
    }
    return guests
  }

  /** Drops tables from memory that nobody has used for a while, and removes those that nobody filled. */
  async tidy({ idleMs, waitingMs }: { readonly idleMs: number; readonly waitingMs: number }): Promise<void> {
    const now = this.world.now()
    this.stirs.sweep()
    for (const [id, table] of this.#tables) {
      if (!table.isIdle(now - idleMs)) continue
      this.#drop(id)
      void table.forget().catch(() => {})
    }
    for (const id of await this.world.store.removeWaiting(now - waitingMs)) this.#close(id)
  }

  /** Resolves when all tables are idle. */
  async settled(): Promise<void> {
    await Promise.all([...this.#tables.values()].map((table) => table.settled()))
  }

  async #load(id: string): Promise<Table | null> {
    try {
      const row = await this.world.store.table(id)
      if (row === null) return null
      const table = new Table(this.world, row)
      // The rules threads may remember it from before another process continued it.
      void table.forget().catch(() => {})
      this.#put(table)
      return table
    } finally {
      this.#loading.delete(id)
    }
  }

  /** Other servers tell this one what happens at the tables that it has open. */
  #put(table: Table): void {
    this.#tables.set(table.id, table)
    this.world.presence.attends({ guest: '', table: table.id }, true)
  }

  #drop(id: string): void {
    this.#tables.delete(id)
    this.world.presence.attends({ guest: '', table: id }, false)
  }

  #close(id: string): void {
    const table = this.#tables.get(id)
    this.#drop(id)
    table?.watchers.sendAll(written({ type: 'refused', id: null, refusal: NOT_FOUND }))
  }
}

/** Faster than anybody takes moves back, even against bots, who agree at once. */
const STIRS = { burst: 30, perSecond: 2 }

const isPowerOfTwo = (times: number): boolean => (times & (times - 1)) === 0

/** At which ply a bot had to move when this was looked at last, and how often it was the same. */
type Looked = { readonly ply: number; readonly times: number }

const NOT_BEGUN = { begunAt: null, clock: null, due: null }

const check = (game: Game, options: object, seats: number): Result<object, Refusal> => {
  const read = readOptions(game.options, options)
  if (!read.ok) return failed(refusal('badOptions', read.error))
  const { min, max } = seatsWith(game, read.value)
  if (seats >= min && seats <= max) return read
  return failed(refusal('badOptions', `${game.id} is for ${min === max ? min : `${min} to ${max}`} players`))
}
