import type { Seat } from '@ecumene/kernel'
import { countedBetween, isResting, momentAfter, type Rest } from './rest.ts'

/** How the thinking time of a table is measured. */
export type ClockRule =
  | { readonly kind: 'none' }
  /** Everyone has a budget of time, and some is added whenever a turn is passed on. */
  | { readonly kind: 'increment'; readonly baseMinutes: number; readonly incrementSeconds: number }
  /** Every move may take a number of days; the clock may stand still on some days of the week. */
  | { readonly kind: 'days'; readonly days: number; readonly rest: Rest | null }

/** The clocks of a table as they stood at one moment. Everything later is worked out from it. */
export type ClockState = {
  readonly at: number
  /** Milliseconds each seat had left then; below zero where its time had run out. */
  readonly left: readonly number[]
  /** Seats whose clock has run since then: those who are asked and are no bots. */
  readonly running: readonly Seat[]
  /** The most moves that ever stood: a move taken back and made again brings no time. */
  readonly farthest: number
}

export type ClockEvent = {
  readonly at: number
  /** Who moved; `null` if nobody did: moves were taken back, or somebody resigned. */
  readonly mover: Seat | null
  /** Who is asked now and has a clock. */
  readonly running: readonly Seat[]
  /** How many moves stand. */
  readonly moves: number
}

/** The clocks when the game begins; `null` for a table without. */
export const startClock = (rule: ClockRule, seats: number, running: readonly Seat[], at: number): ClockState | null =>
  rule.kind === 'none' ? null : { at, left: Array.from({ length: seats }, () => allowance(rule)), running, farthest: 0 }

/** The clocks after an entry of the log. */
export const clockAfter = (rule: ClockRule, clock: ClockState, event: ClockEvent): ClockState => {
  const { at, mover, running, moves } = event
  const isProgress = moves > clock.farthest
  const left = clock.left.map((_left, seat) => {
    const rest = timeLeft(rule, clock, seat, at)
    if (mover === null) return rest
    if (seat === mover) return isProgress ? withGain(rule, rest, running.includes(seat)) : rest
    // A question raised by somebody else's move is a new one.
    const isNew = running.includes(seat) && !clock.running.includes(seat)
    return isNew && rule.kind === 'days' ? allowance(rule) : rest
  })
  return { at, left, running, farthest: Math.max(moves, clock.farthest) }
}

/** The clocks when a bot takes over a seat, or its player comes back, which changes whose clock runs. */
export const clockWith = (rule: ClockRule, clock: ClockState, running: readonly Seat[], at: number): ClockState => ({
  ...clock,
  at,
  left: clock.left.map((_left, seat) => timeLeft(rule, clock, seat, at)),
  running,
})

/** A player who comes back after their time ran out gets some again. */
export const clockForReturn = (rule: ClockRule, clock: ClockState, seat: Seat): ClockState => {
  const least = rule.kind === 'days' ? allowance(rule) : Math.min(allowance(rule), RETURN_MS)
  return { ...clock, left: clock.left.with(seat, Math.max(clock.left[seat] ?? 0, least)) }
}

/** What a seat has left at a moment; below zero where its time has run out. */
export const timeLeft = (rule: ClockRule, clock: ClockState, seat: Seat, now: number): number => {
  const left = clock.left[seat] ?? 0
  return clock.running.includes(seat) ? left - countedBetween(restOf(rule), clock.at, now) : left
}

/** When the time of a running seat runs out. */
export const deadlineOf = (rule: ClockRule, clock: ClockState, seat: Seat): number =>
  momentAfter(restOf(rule), clock.at, clock.left[seat] ?? 0)

/** When somebody's time runs out first; `null` where no clock runs. */
export const firstDeadline = (rule: ClockRule, clock: ClockState): number | null =>
  clock.running.length === 0 ? null : Math.min(...clock.running.map((seat) => deadlineOf(rule, clock, seat)))

/** Seats that are asked and whose time is up. */
export const outOfTime = (rule: ClockRule, clock: ClockState, now: number): readonly Seat[] =>
  clock.running.filter((seat) => deadlineOf(rule, clock, seat) <= now)

/** Does the clock stand still just now? */
export const standsStill = (rule: ClockRule, now: number): boolean => isResting(restOf(rule), now)

const restOf = (rule: ClockRule): Rest | null => (rule.kind === 'days' ? rule.rest : null)

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const RETURN_MS = 5 * MINUTE

const allowance = (rule: ClockRule): number => {
  switch (rule.kind) {
    case 'none':
      return 0
    case 'increment':
      return rule.baseMinutes * MINUTE
    case 'days':
      return rule.days * DAY
  }
}

/** Time gained by a move: days start again; the increment is for passing the turn on, not for each step of it. */
const withGain = (rule: ClockRule, left: number, isAskedAgain: boolean): number => {
  if (rule.kind === 'days') return allowance(rule)
  return rule.kind === 'increment' && !isAskedAgain ? left + rule.incrementSeconds * 1000 : left
}
