import { below, type Game, Match, seeded } from '@ecumene/kernel'
import { NO_TERMS } from '@ecumene/protocol'
import { gameNamed } from '@ecumene/shelf'
import { COOKIE, signGuest } from '../guests/cookie.ts'
import { keyOf } from '../guests/key.ts'
import { SNAPSHOT_EVERY, snapshotText } from '../rules/load.ts'
import type { Store } from '../store/store.ts'

/** A match to make tables of: how it began, what is in its log, and the moves that can follow. */
export type Specimen = {
  readonly game: Game
  readonly seed: string
  readonly deal: readonly number[]
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number
  readonly entries: readonly string[]
  readonly snapshot: { readonly ply: number; readonly text: string } | null
  readonly ahead: readonly { readonly seat: number; readonly move: string }[]
}

/** Duel at its first decision, after a log of moves that were made and taken back. */
export const duelAfter = (plies: number): Specimen => specimen('duel', 2, 'a match to be measured', plies, true)

/** Classic after this many moves: the longest logs there are. */
export const classicAfter = (plies: number): Specimen => specimen('classic', 2, 'a long match', plies, false)

const specimen = (id: string, seats: number, seed: string, plies: number, takesBack: boolean): Specimen => {
  const game = gameNamed(id)
  const created = game === null ? null : Match.create(game, { seats, options: {}, seed })
  if (game === null || created?.ok !== true) throw new Error(`no match of ${id}`)
  const match = created.value
  const random = seeded(seed)
  const entries: string[] = []
  let snapshot: Specimen['snapshot'] = null
  const step = (): { readonly seat: number; readonly move: string } | null => {
    const seat = match.deciders()[0]
    if (seat === undefined) return null
    const legal = match.legal(seat)
    const move = game.notation.notate(legal[below(random, legal.length)])
    return match.submit(seat, move).ok ? { seat, move } : null
  }
  while (match.ply < plies) {
    const last = match.last()
    if (takesBack && match.moves > 0 && last !== null) match.undo(last.seat)
    else if (step() === null) break
    entries.push(JSON.stringify(match.last()))
    if (match.ply % SNAPSHOT_EVERY === 0) snapshot = { ply: match.ply, text: snapshotText(match) }
  }
  const ahead: { readonly seat: number; readonly move: string }[] = []
  for (let next = step(); next !== null && ahead.length < MOST_AHEAD; next = step()) ahead.push(next)
  const { deal, options } = match.record()
  return { game, seed, deal, options: options as Specimen['options'], seats, entries, snapshot, ahead }
}

/** Fills a store with tables that hold copies of a match. One guest has all seats. */
export const seedTables = async (store: Store, made: Specimen, ids: readonly string[]): Promise<void> => {
  await store.saveGuest({ id: GUEST, name: 'Bench', createdAt: 0 })
  const seat = { kind: 'person', guest: GUEST, name: 'Bench' } as const
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    await Promise.all(
      some.map((id) =>
        store.createTable({
          id,
          version: 0,
          game: made.game.id,
          rules: made.game.rules,
          options: made.options,
          seats: Array.from({ length: made.seats }, () => seat),
          seed: made.seed,
          deal: made.deal,
          status: 'playing',
          isPublic: false,
          creator: GUEST,
          createdAt: Date.now(),
          rematch: null,
          takeback: null,
          closing: null,
          waitsForBot: false,
          terms: NO_TERMS,
          asked: [0],
          begunAt: Date.now(),
          clock: null,
          due: null,
        }),
      ),
    )
    for (const [ply, entry] of made.entries.entries()) {
      const snapshot = made.snapshot?.ply === ply + 1 ? made.snapshot.text : undefined
      await Promise.all(some.map((table) => store.append({ table, ply, entry, request: null, snapshot })))
    }
  }
}

export const tableIds = (count: number, prefix: string): readonly string[] =>
  Array.from({ length: count }, (_unused, number) => `${prefix}-${String(number).padStart(8, '0')}`)

/** All servers of the benchmark sign with it, so that each knows the guests of the others. */
export const BENCH_KEY = 'a key for benchmarks'

const GUEST = 'AAAAAAAAAAAAAAAAAAAAAA'

/** The cookie of the guest who has every seat. */
export const seededCookie = (): string => `${COOKIE}=${signGuest(keyOf(BENCH_KEY), GUEST, 0)}`

const AT_ONCE = 500
const MOST_AHEAD = 60
