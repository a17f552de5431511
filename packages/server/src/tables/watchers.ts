import type { Viewer } from '@ecumene/kernel'
import {
  type ChangeMessage,
  type Clock,
  type Json,
  joined,
  json,
  member,
  type ServerMessage,
  type Standstill,
  type StateMessage,
  type TableInfo,
  type TableState,
  written,
} from '@ecumene/protocol'
import type { Sheet, Wanted, WholeSheet } from '../rules/jobs.ts'
import type { TableRow } from '../store/store.ts'
import { infoOf, isPresent, takebackOf } from './info.ts'

/** Somebody who follows a table: a socket, as one of its seats or as a spectator. */
export type Watcher = {
  readonly guest: string | null
  readonly viewer: Viewer
  /** Keeps what it is sent, and wants to be told only what changed. */
  readonly changes: boolean
  send(text: Json<ServerMessage>): void
}

/** A watcher's own command: where its effect is told as a change, that is the acknowledgement too. */
export type Sender = { readonly watcher: Watcher; readonly id: string; isAnswered: boolean }

/** Everyone who follows one table, and what they are told. Messages are put together from ready-made JSON, never parsed. */
export class Watchers {
  readonly #watchers = new Map<Watcher, Known>()
  /** How often each guest is among them. */
  readonly #guests = new Map<string, number>()
  /** Changes with everything that the info about the table depends on. */
  #stamp = 0
  #wanted: readonly Wanted[] = []
  /** Told with every state of a match that cannot be played on. */
  frozen: Standstill | null = null
  readonly #now: () => number
  readonly #onGuest: (guest: string, isHere: boolean) => void
  #elsewhere: ReadonlySet<string> = new Set()

  /** `onGuest` hears of each guest who comes here or leaves. */
  constructor(now: () => number, onGuest: (guest: string, isHere: boolean) => void = () => {}) {
    this.#now = now
    this.#onGuest = onGuest
  }

  get size(): number {
    return this.#watchers.size
  }

  add(watcher: Watcher): void {
    if (!this.#watchers.has(watcher)) this.#count(watcher, 1)
    this.#watchers.set(watcher, { stamp: -1, info: null, here: '' })
    this.#changed()
  }

  remove(watcher: Watcher): boolean {
    const was = this.#watchers.delete(watcher)
    if (was) this.#count(watcher, -1)
    this.#changed()
    return was
  }

  #count({ guest }: Watcher, more: 1 | -1): void {
    if (guest === null) return
    const before = this.#guests.get(guest) ?? 0
    const count = before + more
    if (count === 0) this.#guests.delete(guest)
    else this.#guests.set(guest, count)
    if (before === 0 || count === 0) this.#onGuest(guest, count > 0)
  }

  /** Who is at this table at other servers; says whether somebody has come and whether somebody has gone. */
  setElsewhere(guests: ReadonlySet<string>): { readonly came: boolean; readonly left: boolean } {
    const before = this.#elsewhere
    this.#elsewhere = guests
    const came = [...guests].some((guest) => !before.has(guest))
    const left = [...before].some((guest) => !guests.has(guest))
    if (came || left) this.#stamp++
    return { came, left }
  }

  has(watcher: Watcher): boolean {
    return this.#watchers.has(watcher)
  }

  readonly isHere = (guest: string): boolean => this.#guests.has(guest) || this.#elsewhere.has(guest)

  /** Each distinct viewer among them. All have the history up to now. */
  get wanted(): readonly Wanted[] {
    return this.#wanted
  }

  /** The info about the table has changed. */
  touch(): void {
    this.#stamp++
  }

  /** Sends each watcher the table as it stands; `sheets` is empty before the game begins, `sender` made the move. */
  tell(row: TableRow, ply: number, sheets: readonly Sheet[], sender?: Sender): void {
    let rest: Json<StateRest> | null = null
    let here: string | null = null
    const clock = clockOf(row, this.#now)
    for (const [watcher, known] of this.#watchers) {
      const sheet = sheetFor(sheets, watcher)
      if (sheet?.isChange === true) {
        const isOwn = watcher === sender?.watcher
        const head = { type: 'change', ...(isOwn && { id: sender.id }), ...(clock !== null && { clock }) } as const
        watcher.send(joined(json<ChangeHead>(head), sheet.text))
        if (isOwn) sender.isAnswered = true
        continue
      }
      if (known.info === null || known.stamp !== this.#stamp) {
        known.info = json(infoOf(row, watcher.guest, this.isHere))
        known.stamp = this.#stamp
      }
      rest ??= restOf(row, ply, clock, this.frozen)
      here ??= hereKey(this.#hereAt(row))
      known.here = here
      watcher.send(stateMessage(known.info, watcher.viewer, sheet, rest))
    }
  }

  /** Sends each watcher the list of players present, unless it already has it. */
  tellPresence(row: TableRow): void {
    const here = this.#hereAt(row)
    const key = hereKey(here)
    const message = written({ type: 'presence', table: row.id, here })
    for (const [watcher, known] of this.#watchers) {
      if (known.here === key) continue
      known.here = key
      watcher.send(message)
    }
  }

  #hereAt({ seats }: TableRow): readonly number[] {
    return seats.flatMap((seat, index) => (isPresent(seat, this.isHere) ? [index] : []))
  }

  /** Adds a new watcher, and sends them the whole state. */
  welcome(watcher: Watcher, row: TableRow, ply: number, sheet: WholeSheet | undefined): void {
    this.add(watcher)
    const known = this.#watchers.get(watcher)
    if (known !== undefined) known.here = hereKey(this.#hereAt(row))
    watcher.send(this.stateFor(row, ply, watcher.guest, watcher.viewer, sheet))
  }

  /** The whole state, for somebody who asks once. */
  stateFor(
    row: TableRow,
    ply: number,
    guest: string | null,
    viewer: Viewer,
    sheet: WholeSheet | undefined,
  ): Json<StateMessage> {
    const rest = restOf(row, ply, clockOf(row, this.#now), this.frozen)
    return stateMessage(json(infoOf(row, guest, this.isHere)), viewer, sheet, rest)
  }

  sendAll(text: Json<ServerMessage>): void {
    for (const watcher of this.#watchers.keys()) watcher.send(text)
  }

  #changed(): void {
    this.#stamp++
    const wanted = new Map<string, Wanted>()
    for (const { viewer, changes } of this.#watchers.keys()) {
      wanted.set(`${viewer} ${changes}`, { viewer, have: null, changes })
    }
    this.#wanted = [...wanted.values()]
  }
}

/** What a watcher has been told: the info about the table as of a stamp, and who was here. */
type Known = { stamp: number; info: Json<TableInfo> | null; here: string }

/** A change for those who want changes, wherever there is one; the whole for all others. */
const sheetFor = (sheets: readonly Sheet[], { viewer, changes }: Watcher): Sheet | undefined => {
  let whole: WholeSheet | undefined
  for (const sheet of sheets) {
    if (sheet.viewer !== viewer) continue
    if (!sheet.isChange) whole = sheet
    else if (changes) return sheet
  }
  return whole
}

type ChangeHead = Pick<ChangeMessage, 'type' | 'id' | 'clock'>

/** What of a `state` is the same for all viewers, besides the info about the table. */
type StateRest = Pick<TableState, 'takeback' | 'clock' | 'frozen'>

const restOf = (row: TableRow, ply: number, clock: Clock | null, frozen: Standstill | null): Json<StateRest> => {
  const agreed = row.closing?.ply === ply ? [...row.closing.agreed] : []
  return json<StateRest>({
    takeback: takebackOf(row, ply),
    clock,
    ...(frozen !== null && { frozen: { ...frozen, agreed } }),
  })
}

/** The clocks with the time of the server, which cannot be kept for later. */
const clockOf = ({ clock }: TableRow, now: () => number): Clock | null =>
  clock === null ? null : { now: now(), ...clock }

/** To compare with who was here before. */
const hereKey = (here: readonly number[]): string => here.join()

const stateMessage = (
  info: Json<TableInfo>,
  viewer: Viewer,
  sheet: WholeSheet | undefined,
  rest: Json<StateRest>,
): Json<StateMessage> => {
  const state = joined(info, json({ viewer }), member('seen', sheet?.text ?? NOTHING_SEEN), rest)
  return joined(json({ type: 'state' as const, from: sheet?.from ?? 0 }), member('state', state))
}

const NOTHING_SEEN = json(null)
