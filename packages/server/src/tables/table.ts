import { failed, type Message, ok, type Result, type Viewer, type WhyNot } from '@ecumene/kernel'
import type { Json, Refusal, StateMessage } from '@ecumene/protocol'
import { NOT_FOUND, NOT_STARTED, NOT_YOUR_SEAT, UNAVAILABLE } from '../refusal.ts'
import type { AtTable, MatchRequest, RecordedAnswer, Sheet, Sight, Wanted, WholeSheet } from '../rules/jobs.ts'
import { type SeatRow, StoreError, type TableChange, type TableRow } from '../store/store.ts'
import { JobLost, PoolClosed } from '../threads/pool.ts'
import { Attendance } from './attendance.ts'
import { BotsAtTable } from './bots-at-table.ts'
import { Elsewhere } from './elsewhere.ts'
import { botSeats, seatsOf } from './info.ts'
import { Order } from './order.ts'
import { isPassing, isSpoiled, type Refused, refusalAfter, refusalOf, refusedOf, SET_ASIDE } from './refused.ts'
import { tellTurns } from './turns.ts'
import { type Sender, type Watcher, Watchers } from './watchers.ts'
import type { World } from './world.ts'

/**
 * One table in the memory of this process. Everything that happens at it happens in order, one thing after another;
 * tables do not wait for each other. Nothing here is the truth: that is in the store, and another process may be ahead.
 */
export class Table {
  readonly id: string
  readonly watchers: Watchers
  readonly elsewhere: Elsewhere
  readonly world: World
  #row: TableRow
  /** Version of the match as last seen. */
  #ply = 0
  readonly #order = new Order()
  readonly #bots: BotsAtTable
  readonly #attendance = new Attendance(() => this.watchers.tellPresence(this.#row))
  #usedAt: number
  /** Rules that did not answer in time are not asked again before this. */
  #asideUntil = 0
  /** Seats that were asked when the match was last seen. */
  #asked: readonly number[] | null = null
  /** When the last move was made, if this process has seen it. */
  #movedAt: number | null = null

  constructor(world: World, row: TableRow) {
    this.world = world
    this.watchers = new Watchers(world.now, (guest, isHere) => world.presence.attends({ guest, table: row.id }, isHere))
    this.elsewhere = new Elsewhere(this)
    this.#bots = new BotsAtTable(this)
    this.id = row.id
    this.#row = row
    this.#usedAt = world.now()
  }

  get row(): TableRow {
    return this.#row
  }

  get ply(): number {
    return this.#ply
  }

  /** Is the match known here as it was at `ply`? Not before anybody has looked at it, nor if it is frozen. */
  get isFollowed(): boolean {
    return this.#asked !== null && this.watchers.frozen === null
  }

  /** Nobody watches it, and nothing has happened at it for a while. */
  isIdle(since: number): boolean {
    return this.watchers.size === 0 && this.#order.isEmpty && !this.#bots.areThinking && this.#usedAt < since
  }

  seatOf(guest: string | null, seat: number): SeatRow | null {
    const found = this.#row.seats[seat]
    return found?.kind === 'person' && found.guest === guest ? found : null
  }

  /** Does something at this table after everything asked before. Failures of store and rules become refusals. */
  inOrder<Value>(act: () => Promise<Result<Value, Refusal>>): Promise<Result<Value, Refusal>> {
    this.#usedAt = this.world.now()
    return this.#order.run(() => this.#judged(act).catch((error: unknown) => failed(this.#fault(error))))
  }

  /** A refused command is judged again if another process has changed the table without this one knowing. */
  async #judged<Value>(act: () => Promise<Result<Value, Refusal>>): Promise<Result<Value, Refusal>> {
    const judged = await act()
    return judged.ok || !this.world.neighbours.areThere || !(await this.elsewhere.refresh()) ? judged : act()
  }

  /** Resolves when everything asked so far is done. */
  settled(): Promise<unknown> {
    return this.#order.settled()
  }

  /** Asks the rules, and returns a refusal as a value. */
  ask(job: MatchRequest, wanted = this.watchers.wanted, request: string | null = null): Promise<RecordedAnswer> {
    if (this.world.now() < this.#asideUntil) return Promise.resolve(SET_ASIDE)
    return this.world.rules.ask(job, this.#at(wanted, request))
  }

  #at(viewers: readonly Wanted[], request: string | null): AtTable {
    const { status, waitsForBot, version, terms, clock } = this.#row
    return {
      table: this.id,
      viewers,
      bots: botSeats(this.#row),
      request,
      row: { status, waitsForBot, version },
      now: this.world.now(),
      time: clock === null ? null : { terms, clock },
    }
  }

  /**
   * Asks the rules for a change and makes it durable; only then does anybody hear of it. `request` names the request,
   * so that sending it again is safe: if it stands already, its answer is given again. Whoever changes a match comes
   * this way: players over socket and HTTP, bots, clocks.
   */
  async play(job: MatchRequest, request: string | null, by: By, sender?: Sender): Promise<Result<number, Refused>> {
    for (let tries = 1; ; tries++) {
      const answer = await this.ask(job, this.watchers.wanted, request)
      if (answer.kind === 'recorded') return ok(this.#recorded(answer, by, sender))
      if (answer.kind === 'stands') return ok(answer.ply)
      // Nothing was written. Show what another process did, then judge again.
      if (tries === MAX_ATTEMPTS || !(await this.#isBehind(answer))) return failed(refusedOf(answer))
    }
  }

  /** Was this judged by an outdated position? If so, the current one is known afterwards. */
  async #isBehind(answer: RecordedAnswer): Promise<boolean> {
    if (answer.kind === 'overtaken') {
      await this.elsewhere.refresh()
      return true
    }
    return answer.kind === 'refused' && answer.code === 'stale' && (await this.elsewhere.refresh())
  }

  /** It is on disk: now announce it. Returns the version it led to. */
  #recorded(answer: Recorded, by: By, sender: Sender | undefined): number {
    const { status, waitsForBot, time } = answer.row
    if (status !== undefined || waitsForBot !== undefined || time !== undefined) {
      const row = this.#row
      this.#row = {
        ...row,
        status: status ?? row.status,
        waitsForBot: waitsForBot ?? row.waitsForBot,
        ...time,
        version: row.version + 1,
      }
      if (status !== undefined) this.watchers.touch()
    }
    this.world.metrics.moves.add(by)
    this.#movedAt = this.world.now()
    this.publish(answer.sight, sender)
    this.world.hooks.turnsBegan(this.#row, answer.sight.ply, answer.row.began)
    return answer.sight.ply
  }

  /** Tells everyone who watches, and makes bots think when it is their turn. */
  publish(sight: Sight, sender?: Sender): void {
    this.#see(sight)
    this.watchers.tell(this.#row, sight.ply, sight.sheets, sender)
    this.#bots.look(sight)
    this.#tellTurns()
  }

  #tellTurns(): void {
    if (this.world.presence.hasFollowers) void tellTurns(this).catch(() => {})
  }

  get asked(): readonly number[] {
    return this.#asked ?? []
  }

  get movedAt(): number | null {
    return this.#movedAt
  }

  #see({ ply, deciders }: Sight): void {
    this.#ply = ply
    this.#asked = deciders
  }

  /** Which seats are asked something. */
  async askedNow(): Promise<readonly number[]> {
    await this.look(null, this.#ply)
    return this.asked
  }

  /** The seats of bots have changed: those to move think about the position again. */
  rethink(): void {
    this.#bots.rethink()
  }

  /** Tells everyone about a change of the table that is no change of the match. */
  async announce(): Promise<void> {
    this.watchers.touch()
    if (this.#row.status === 'waiting') {
      this.watchers.tell(this.#row, 0, [])
      this.#tellTurns()
      return
    }
    this.#show(await this.ask({ kind: 'look' }, this.#whole(this.#ply)))
  }

  /** Others have gone on with the match by these entries. `isAll`: nothing else at the table has changed. */
  async follow(entries: readonly string[], isAll: boolean): Promise<void> {
    this.#movedAt = null
    if (!isAll) this.watchers.touch()
    const since = this.#ply
    this.#show(await this.ask({ kind: 'follow', since, entries }, isAll ? this.watchers.wanted : this.#whole(since)))
  }

  /** Sends all watchers a whole state; they have the history up to a ply. */
  #whole(have: number): readonly Wanted[] {
    return this.watchers.wanted.map(({ viewer }) => ({ viewer, have }))
  }

  #show(answer: RecordedAnswer): void {
    if (answer.kind === 'frozen') {
      this.watchers.tell(this.#row, answer.frozen.entries, this.#freeze(answer))
      this.#tellTurns()
    }
    if (answer.kind === 'seen') this.publish(answer.sight)
  }

  /** What one viewer sees now; `null` before the game begins. */
  async look(viewer: Viewer, have: number): Promise<Result<WholeSheet | undefined, Refused>> {
    if (this.#row.status === 'waiting') return ok(undefined)
    const answer = await this.ask({ kind: 'look' }, [{ viewer, have }])
    if (answer.kind === 'frozen') return ok(this.#freeze(answer).find(isWhole))
    if (answer.kind !== 'seen') return failed(refusedOf(answer))
    this.#see(answer.sight)
    this.#bots.look(answer.sight)
    return ok(answer.sight.sheets.find(isWhole))
  }

  /** The match cannot be played on; returns what can be shown of it. */
  #freeze({ frozen, sight }: Extract<RecordedAnswer, { kind: 'frozen' }>): readonly Sheet[] {
    if (this.watchers.frozen === null) {
      this.world.metrics.frozen.add()
      this.world.log.warn({ table: this.id, ...frozen }, 'the rules cannot follow a match; it is frozen')
    }
    this.watchers.frozen = frozen
    this.#ply = frozen.entries
    return sight?.sheets ?? []
  }

  /** The whole table as one viewer sees it, as a `state` message. */
  stateFor(guest: string | null, viewer: Viewer, have: number): Promise<Result<Json<StateMessage>, Refusal>> {
    return this.inOrder(async () => {
      const sheet = await this.look(viewer, have)
      if (!sheet.ok) return failed(refusalOf(sheet.error))
      return ok(this.watchers.stateFor(this.#row, this.#ply, guest, viewer, sheet.value))
    })
  }

  /** Begins to follow the table: the watcher gets the state now, and every change from then on. */
  watch(watcher: Watcher, have: number): Promise<Result<null, Refusal>> {
    return this.inOrder(async () => {
      const sheet = await this.look(watcher.viewer, have)
      if (!sheet.ok) return failed(refusalOf(sheet.error))
      const isNews = this.#arrives(watcher)
      this.watchers.welcome(watcher, this.#row, this.#ply, sheet.value)
      if (isNews) this.#attendance.came()
      if (this.#bots.areWaiting) await this.look(null, this.#ply)
      return ok(null)
    })
  }

  unwatch(watcher: Watcher): void {
    if (this.watchers.remove(watcher) && this.#arrives(watcher)) this.#attendance.left()
  }

  /** Would the others see a seated player come or go with this watcher? */
  #arrives({ guest }: Watcher): boolean {
    return guest !== null && !this.watchers.isHere(guest) && seatsOf(this.#row, guest).length > 0
  }

  why(guest: string | null, seat: number, move: string): Promise<Result<Message | null, Refusal>> {
    return this.inOrder(async () => {
      if (guest === null || this.seatOf(guest, seat) === null) return failed(NOT_YOUR_SEAT)
      if (this.#row.status === 'waiting') return failed(NOT_STARTED)
      const answer = await this.ask({ kind: 'why', seat, move })
      return answer.kind === 'reason' ? ok(answer.reason) : failed(refusalOf(refusedOf(answer)))
    })
  }

  /** The match file, or what the public saw at an earlier moment, as JSON text. */
  text(job: Extract<MatchRequest, { kind: 'file' | 'lookBack' }>): Promise<Result<string, Refusal>> {
    return this.inOrder(async () => {
      if (this.#row.status === 'waiting') return failed(NOT_STARTED)
      const answer = await this.ask(job, [])
      return answer.kind === 'text' ? ok(answer.text) : failed(refusalOf(refusedOf(answer)))
    })
  }

  whyNots(guest: string | null, seat: number): Promise<Result<readonly WhyNot[], Refusal>> {
    return this.inOrder(async () => {
      if (guest === null || this.seatOf(guest, seat) === null) return failed(NOT_YOUR_SEAT)
      if (this.#row.status === 'waiting') return failed(NOT_STARTED)
      const answer = await this.ask({ kind: 'whyNots', seat })
      return answer.kind === 'reasons' ? ok(answer.reasons) : failed(refusalOf(refusedOf(answer)))
    })
  }

  /** Changes the row as `decide` says; it is asked again if another process was faster. */
  async change(decide: (row: TableRow) => Result<TableChange, Refusal>): Promise<Result<TableRow, Refusal>> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const decided = decide(this.#row)
      if (!decided.ok) return decided
      const { version } = this.#row
      if (await this.world.store.updateTable(this.id, version, decided.value)) {
        this.#row = { ...this.#row, ...decided.value, version: version + 1 }
        this.watchers.touch()
        return ok(this.#row)
      }
      await this.elsewhere.refresh()
      if (this.elsewhere.isRemoved) return failed(NOT_FOUND)
    }
    return failed(UNAVAILABLE)
  }

  /** Who is at this table at other servers. */
  setElsewhere(guests: readonly string[]): void {
    const { came, left } = this.watchers.setElsewhere(new Set(guests))
    if (came) this.#attendance.came()
    else if (left) this.#attendance.left()
    // Bots may have been waiting for somebody who has come.
    if (came && this.#bots.areWaiting) void this.wake()
  }

  /** Another game was opened for those who sit here. */
  async leadOn(to: string): Promise<void> {
    this.#row = { ...this.#row, rematch: to, version: this.#row.version + 1 }
    await this.announce()
  }

  /** The store has another row by now. */
  take(row: TableRow): void {
    this.#row = row
  }

  /** Discards what memory has of the match. */
  async readAnew(): Promise<void> {
    this.#movedAt = null
    await this.forget()
    await this.announce()
  }

  async forget(): Promise<void> {
    await this.world.rules.run({ kind: 'forget', table: this.id })
  }

  /** Checks whether a bot has to move. If the store fails it is asked again: nobody else may come by. */
  async wake(): Promise<void> {
    const woken = await this.inOrder(async () => {
      const seen = await this.look(null, this.#ply)
      return seen.ok ? ok(null) : failed(refusalOf(seen.error))
    })
    if (!woken.ok && isPassing(woken.error)) setTimeout(() => void this.wake(), WAKE_AGAIN_MS).unref()
  }

  /** Makes a bot think again that is not thinking, by what is in the store now. */
  async nudge(): Promise<void> {
    await this.elsewhere.hear()
    await this.#bots.nudge()
  }

  /** Turns a failure into the refusal that is sent. */
  #fault(error: unknown): Refusal {
    if (error instanceof PoolClosed || isSpoiled(error)) return refusalAfter(error)
    const about = { table: this.id, error: error instanceof Error ? error.message : String(error) }
    if (error instanceof JobLost) {
      this.#asideUntil = this.world.now() + ASIDE_MS
      this.world.log.error(about, 'the rules did not come to an end; the table is set aside for a while')
      return refusalOf(SET_ASIDE)
    }
    this.world.log.error(about, error instanceof StoreError ? 'the store has failed' : 'a request has failed')
    return refusalAfter(error)
  }
}

const isWhole = (sheet: Sheet): sheet is WholeSheet => !sheet.isChange

/** The seats of a watcher who asks for one; `null` for a spectator. */
export const viewerFor = (table: Table, guest: string | null, seat: number | null): Result<Viewer, Refusal> => {
  if (seat === null) return ok(null)
  if (guest !== null && seatsOf(table.row, guest).includes(seat)) return ok(seat)
  return failed(NOT_YOUR_SEAT)
}

/** Who makes a change. */
type By = 'person' | 'bot' | 'clock'

type Recorded = Extract<RecordedAnswer, { kind: 'recorded' }>

const MAX_ATTEMPTS = 5
const ASIDE_MS = 60_000
export const WAKE_AGAIN_MS = 5_000
