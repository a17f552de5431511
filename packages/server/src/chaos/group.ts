import type { CreateTable } from '@ecumene/protocol'

/** The players of one table, and of the next one when that is over. */
export type Group = {
  readonly wish: CreateTable
  /** Where they play; `null` until the first of them has opened it. */
  table: string | null
  /** How many moves its player makes before leaving it to the clock. */
  readonly movesUntilLeaving: number | null
  /** When somebody of it was last told that a move counts. */
  playedAt: number
}

/** Who plays against whom: people against each other, one after the other and all at once, bots, and clocks. */
export const groupsOf = (pairs: number): readonly Group[] => [
  ...Array.from({ length: pairs }, () => group({ game: 'duel', seats: [ME, { kind: 'open' }] })),
  // Everybody is asked at once: moves of one version are made at two nodes.
  group({ game: 'bazaar', seats: [ME, { kind: 'open' }, BOT] }),
  group({ game: 'duel', seats: [ME, BOT] }),
  group({ game: 'duel', seats: [ME, BOT], terms: ONE_MINUTE }, 3),
]

/** How many people play in it. */
export const peopleIn = ({ wish }: Group): number => wish.seats.filter(({ kind }) => kind !== 'bot').length

const group = (wish: CreateTable, movesUntilLeaving: number | null = null): Group => ({
  wish,
  table: null,
  movesUntilLeaving,
  playedAt: 0,
})

const ME = { kind: 'me' } as const
const BOT = { kind: 'bot', level: 'easy' } as const
const ONE_MINUTE = { clock: { kind: 'increment', baseMinutes: 1, incrementSeconds: 0 }, timeOut: 'resign' } as const
