import type { Language } from '@ecumene/kernel'
import type { TableRow } from './store.ts'

/** What the store keeps of time: clocks that run out, whose turn it is where, and where to tell people of it. */
export type TimeStore = {
  /** Tables at which somebody's time is up. None before the grace is over that a start of the server brings. */
  tablesDue(now: number): Promise<readonly string[]>
  /** When a server was last known to run, and until when clocks have no effect. */
  pulse(): Promise<Pulse | null>
  /** A server runs. A grace that was given is not shortened. */
  beat(pulse: Pulse): Promise<void>

  /** Tables at which a guest sits: those not over, or those that are, the latest first. */
  seatsTaken(guest: string, which: 'open' | 'over', limit: number): Promise<readonly TurnRow[]>
  /** When the last entry of a match was made. */
  lastAt(table: string): Promise<number | null>

  /** Where to tell a guest that it is their turn. */
  hook(guest: string): Promise<HookRow | null>
  setHook(guest: string, hook: HookRow | null): Promise<void>
}

/** `lag`: how far the machine's clock was ahead of the time that the store goes by (`clock/steady.ts`). */
export type Pulse = { readonly at: number; readonly until: number; readonly lag: number }

/** An address, the language to speak there, and the address of the page to link to. */
export type HookRow = { readonly url: string; readonly language: Language; readonly origin: string }

/** A table and where its match stands. What is `null` was not kept when the last entry was made. */
export type TurnRow = {
  readonly table: TableRow
  readonly ply: number
  readonly at: number | null
  readonly asked: readonly number[] | null
}
