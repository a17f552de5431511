import type { GameEvent, Seat } from '@ecumene/kernel'

/** What a game knows about following the others on its board (`follow` among its parts). */
export type Following = {
  /** How many beats it takes to see this happen; none where it only says how the game goes on. */
  readonly beats: (event: GameEvent) => number
  /** Whose doing it is; `null` for what nobody did. */
  readonly doer: (event: GameEvent) => Seat | null
  /** Of what followed from a move of `mover`, that which befell this player without being their own doing. */
  readonly befallen: (events: readonly GameEvent[], mover: Seat, player: Seat) => readonly GameEvent[]
}
