import type { Viewer } from '@ecumene/kernel'
import type { Clock, Frozen, Standstill } from '../protocol/index.ts'
import type { Sheet, Wanted } from '../rules/jobs.ts'
import type { TableRow } from '../store/store.ts'
import { infoOf, takebackOf } from './info.ts'

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
  readonly #watchers = new Map<Watcher, { stamp: number; info: string }>()
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
    this.#watchers.set(watcher, { stamp: -1, info: '' })
    this.#changed()
  }

  remove(watcher: Watcher): boolean {
    const was = this.#watchers.delete(watcher)
    this.#changed()
    return was
  }

  has(watcher: Watcher): boolean {
    return this.#watchers.has(watcher)
  }

  readonly isHere = (guest: string): boolean => {
    for (const watcher of this.#watchers.keys()) if (watcher.guest === guest) return true
    return false
  }

  /** Every kind of viewer among them, once. All have the history up to now. */
  get wanted(): readonly Wanted[] {
    return this.#wanted
  }

  /** The info about the table is not what it was. */
  touch(): void {
    this.#stamp++
  }

  /** Sends each watcher the table as it stands; `sheets` is empty before the game begins. */
  tell(row: TableRow, ply: number, sheets: readonly Sheet[], { except, sender }: Telling = {}): void {
    let end: string | null = null
    const clock = clockText(row, this.#now)
    const news = clock === null ? '' : `"clock":${clock},`
    for (const [watcher, known] of this.#watchers) {
      if (watcher === except) continue
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
      watcher.send(messageOf(known.info, watcher.viewer, sheet, end))
    }
  }

  /** The same for one who has just come, or who asks once. */
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

/** Whom not to tell, and whose command it was. */
export type Telling = { readonly except?: Watcher | undefined; readonly sender?: Sender | undefined }

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
