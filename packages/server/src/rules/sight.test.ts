import { below, type Game, Match, type Seen, seeded, seen, type Viewer } from '@ecumene/kernel'
import { bazaar } from '@ecumene/kernel/toy'
import { withChanges } from '@ecumene/protocol'
import { gameNamed } from '@ecumene/shelf'
import { describe, expect, it } from 'vitest'
import type { ChangeForAll, Wanted } from './jobs.ts'
import { refereeFor } from './referee.ts'

const GAMES: readonly (readonly [string, Game, number])[] = [
  ['bazaar', bazaar, 3],
  ['duel', gameNamed('duel') as Game, 2],
  ['dawn', gameNamed('dawn') as Game, 2],
]

describe.each(GAMES)('%s, followed by changes', (id, game, seats) => {
  it('gives every viewer the same view as whole states do', () => {
    const random = seeded(`changes ${id}`)
    const referee = refereeFor([game], { shelf: '', matches: 1, idleMs: 1000 })
    const match = begun(game, seats)
    const { options, deal } = match.record()
    const begin = { game: id, rules: game.rules, options: { ...options }, seats, seed: 'seed', deal }
    const stored = { ...begin, entries: [], snapshot: null }
    const everyone: readonly Viewer[] = [null, ...Array.from({ length: seats }, (_unused, seat) => seat)]
    const viewers = everyone.map((viewer): Wanted => ({ viewer, have: null, changes: true }))
    const known = new Map<Viewer, Seen>(everyone.map((viewer) => [viewer, seen(match, viewer)]))
    const row = { status: 'playing', waitsForBot: false, version: 0 } as const
    let changes = 0
    for (let moves = 0; moves < 150 && match.outcome() === null; moves++) {
      const seat = match.deciders()[0] ?? 0
      const legal = match.legal(seat)
      const move = game.notation.notate(legal[below(random, legal.length)])
      const at = { table: 'a', ticket: 1, request: null, bots: [], viewers, stored, row, now: 0, time: null }
      const answer = referee.work({ kind: 'submit', seat, ply: match.ply, move, ...at })
      if (answer.kind !== 'changed') throw new Error(JSON.stringify(answer))
      match.submit(seat, move)
      for (const { viewer, from, isChange, text } of answer.sight.sheets) {
        const before = known.get(viewer) as Seen
        if (isChange) changes++
        const after = isChange ? told(before, JSON.parse(text) as ChangeForAll) : JSON.parse(text)
        const history = [...before.history.slice(0, from), ...after.history]
        known.set(viewer, { ...after, history })
        expect(known.get(viewer)).toEqual(JSON.parse(JSON.stringify(seen(match, viewer))))
      }
    }
    expect(changes).toBeGreaterThan(50)
  })
})

const begun = (game: Game, seats: number): Match => {
  const created = Match.create(game, { seats, seed: 'seed' })
  if (!created.ok) throw new Error(created.error)
  return created.value
}

const told = ({ ply, view }: Seen, change: ChangeForAll): Seen => {
  expect(change.since).toBe(ply)
  return { ...change.seen, view: withChanges(view, change.view) }
}
