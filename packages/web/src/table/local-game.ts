import type { Level } from '@ecumene/bots'
import type { Seat, Seed } from '@ecumene/kernel'

/** Who sits at a table in this browser. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level }

/** When to cover the table before another person at the same screen plays. */
export const HANDOVERS = ['secrets', 'always', 'never'] as const
export type Handover = (typeof HANDOVERS)[number]

/** A game of this browser as it is stored: everything needed to go on after the tab was closed. */
export type LocalGame = {
  readonly id: string
  readonly game: string
  readonly seats: readonly LocalSeat[]
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: Seed
  readonly handover: Handover
  readonly createdAt: number
  readonly changedAt: number
  /** The match as `exportMatch` writes it; `null` until the table is opened for the first time. */
  readonly match: string | null
  readonly moves: number
  readonly isOver: boolean
}

/** What the page needs to set up a table. */
export type LocalSetup = Pick<LocalGame, 'game' | 'seats' | 'options' | 'handover'>

/** Where games of this browser are kept. */
export type LocalStore = {
  get(id: string): Promise<LocalGame | null>
  put(game: LocalGame): Promise<void>
  /** Writes a later version, but only over the one last changed at `since`: two tabs cannot mix their games. */
  replace(game: LocalGame, since: number): Promise<boolean>
  list(): Promise<readonly LocalGame[]>
  remove(id: string): Promise<void>
}

/** A new game; `random` gives the text that its id and seed are made of. */
export const newLocalGame = (setup: LocalSetup, random: () => string, now: number): LocalGame => ({
  ...setup,
  id: random().slice(0, 12),
  seed: random(),
  createdAt: now,
  changedAt: now,
  match: null,
  moves: 0,
  isOver: false,
})

/** The next game of the same people and bots: everyone moves one seat on, so that somebody else begins. */
export const rematchOf = ({ game, seats, options, handover }: LocalGame): LocalSetup => ({
  game,
  options,
  handover,
  seats: [...seats.slice(1), ...seats.slice(0, 1)],
})

export const peopleOf = (seats: readonly LocalSeat[]): readonly Seat[] =>
  seats.flatMap((seat, index) => (seat.kind === 'person' ? [index] : []))
