import type { Viewer } from '@ecumene/kernel'
import type { Clock, Frozen, Standstill } from '@ecumene/protocol'
import type { Sheet, Wanted } from '../rules/jobs.ts'
import type { TableRow } from '../store/store.ts'
import { infoOf, isPresent, takebackOf } from './info.ts'

/** Somebody who follows a table: a socket, as one of its seats or as a spectator. */
export type Watcher = {
  readonly guest: string | null
  readonly viewer: Viewer
  /** Keeps what it is sent, and wants to be told only what changed. */
  readonly changes: boolean
  send(text: string): void
}

/** A watcher's own command: where its effect is told as a change, that is the acknowledgement too. */
export type Sender = { readonly watcher: Watcher; readonly id: string; isAnswered: boolean }

/** Everyone who follows one table, and what they are told. Texts are put together from ready parts, never parsed. */
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

  constructor(now: () => number) {
    this.#now = now
  }

  get size(): number {
    return this.#watchers.size
  }

  add(watcher: Watcher): void {
    if (!this.#watchers.has(watcher)) this.#count(watcher, 1)
    this.#watchers.set(watcher, { stamp: -1, info: '', here: '' })
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
    const count = (this.#guests.get(guest) ?? 0) + more
    if (count === 0) this.#guests.delete(guest)
    else this.#guests.set(guest, count)
  }

  has(watcher: Watcher): boolean {
    return this.#watchers.has(watcher)
  }

  readonly isHere = (guest: string): boolean => this.#guests.has(guest)

  /** Every kind of viewer among them, once. All have the history up to now. */
  get wanted(): readonly Wanted[] {
    return this.#wanted
  }

  /** The info about the table is not what it was. */
  touch(): void {
    this.#stamp++
  }

  /** Sends each watcher the table as it stands; `sheets` is empty before the game begins. */
  tell(row: TableRow, ply: number, sheets: readonly Sheet[], { sender }: Telling = {}): void {
    let end: string | null = null
    let here: string | null = null
    const clock = clockText(row, this.#now)
    const news = clock === null ? '' : `"clock":${clock},`
    for (const [watcher, known] of this.#watchers) {
      const sheet = sheetFor(sheets, watcher)
      if (sheet?.isChange === true) {
        const isOwn = watcher === sender?.watcher
        const id = isOwn ? `"id":${JSON.stringify(sender.id)},` : ''
        watcher.send(`{"type":"change",${id}${news}${sheet.text}`)
        if (isOwn) sender.isAnswered = true
        continue
      }
      if (known.stamp !== this.#stamp) {
        known.info = infoText(row, watcher.guest, this.isHere)
        known.stamp = this.#stamp
      }
      end ??= endOf(row, ply, clock, this.frozen)
      here ??= this.#hereAt(row)
      known.here = here
      watcher.send(messageOf(known.info, watcher.viewer, sheet, end))
    }
  }

  /** Sends each watcher who of the players is here, unless that is what it was told last. */
  tellPresence(row: TableRow): void {
    const here = this.#hereAt(row)
    for (const [watcher, known] of this.#watchers) {
      if (known.here === here) continue
      known.here = here
      watcher.send(`{"type":"presence","table":${JSON.stringify(row.id)},"here":${here}}`)
    }
  }

  #hereAt({ seats }: TableRow): string {
    return JSON.stringify(seats.flatMap((seat, index) => (isPresent(seat, this.isHere) ? [index] : [])))
  }

  /** Takes in somebody who has just come, and tells them all. */
  welcome(watcher: Watcher, row: TableRow, ply: number, sheet: Sheet | undefined): void {
    this.add(watcher)
    const known = this.#watchers.get(watcher)
    if (known !== undefined) known.here = this.#hereAt(row)
    watcher.send(this.stateFor(row, ply, watcher.guest, watcher.viewer, sheet))
  }

  /** The same for one who asks once. */
  stateFor(row: TableRow, ply: number, guest: string | null, viewer: Viewer, sheet: Sheet | undefined): string {
    const end = endOf(row, ply, clockText(row, this.#now), this.frozen)
    return messageOf(infoText(row, guest, this.isHere), viewer, sheet, end)
  }

  sendAll(text: string): void {
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
type Known = { stamp: number; info: string; here: string }

/** Whose command it was. */
export type Telling = { readonly sender?: Sender | undefined }

/** A change for those who want changes, wherever there is one; the whole for all others. */
const sheetFor = (sheets: readonly Sheet[], { viewer, changes }: Watcher): Sheet | undefined => {
  let whole: Sheet | undefined
  for (const sheet of sheets) {
    if (sheet.viewer !== viewer) continue
    if (!sheet.isChange) whole = sheet
    else if (changes) return sheet
  }
  return whole
}

const infoText = (row: TableRow, guest: string | null, isHere: (guest: string) => boolean): string =>
  JSON.stringify(infoOf(row, guest, isHere)).slice(1, -1)

const endOf = (row: TableRow, ply: number, clock: string | null, frozen: Standstill | null): string => {
  const agreed = row.closing?.ply === ply ? [...row.closing.agreed] : []
  const still = frozen === null ? '' : `,"frozen":${JSON.stringify({ ...frozen, agreed } satisfies Frozen)}`
  return `,"takeback":${JSON.stringify(takebackOf(row, ply))},"clock":${clock}${still}}}`
}

/** The clocks with the time of the server, which cannot be kept for later. */
const clockText = ({ clock }: TableRow, now: () => number): string | null =>
  clock === null ? null : JSON.stringify({ now: now(), ...clock } satisfies Clock)

/** A `state` message of the protocol. */
const messageOf = (info: string, viewer: Viewer, sheet: Sheet | undefined, end: string): string =>
  `{"type":"state","from":${sheet?.from ?? 0},"state":{${info},"viewer":${viewer},"seen":${sheet?.text ?? null}${end}`
