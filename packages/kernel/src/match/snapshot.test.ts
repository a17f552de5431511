import { describe, expect, it } from 'vitest'
import type { Game } from '../game.ts'
import { bazaar } from '../toy/index.ts'
import { numberAt } from '../values/number-at.ts'
import { below, seeded } from '../values/random.ts'
import { Match } from './match.ts'
import { seen } from './seen.ts'

const game: Game = bazaar

/** A match of `plies` entries with undos among them and, depending on the seed, an agreed takeback. */
const played = (seed: string, plies: number): Match => {
  const random = seeded(seed)
  const created = Match.create(game, { seats: 3, seed, options: { length: 'long' } })
  if (!created.ok) throw new Error(created.error)
  const match = created.value
  while (match.ply < plies && match.deciders().length > 0) {
    if (match.moves > 3 && below(random, 6) === 0) match.undo(0, match.moves - 1 - below(random, 2), [1, 2])
    const seat = numberAt(match.deciders(), below(random, match.deciders().length))
    const moves = match.legal(seat)
    match.submit(seat, moves[below(random, moves.length)])
  }
  return match
}

/** A snapshot lives in a file, so it goes through text. */
const kept = (match: Match) => JSON.parse(JSON.stringify(match.snapshot()))

const restored = (match: Match, snapshot: ReturnType<Match['snapshot']>): Match => {
  const loaded = Match.restore(game, match.record(), snapshot)
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error))
  return loaded.value
}

const everything = (match: Match) => ({
  hash: match.hash(),
  record: match.record(),
  seen: [null, 0, 1, 2].map((viewer) => seen(match, viewer)),
  undo: [0, 1, 2].map((seat) => match.undoFloor(seat)),
})

describe('a match restored from a snapshot and the tail of its log', () => {
  it('is the match itself, wherever the snapshot was taken', () => {
    const random = seeded('where')
    for (let round = 0; round < 30; round++) {
      const whole = played(`round ${round}`, 40)
      const early = played(`round ${round}`, below(random, 40))
      expect(everything(restored(whole, kept(early)))).toEqual(everything(whole))
    }
  })

  it('undoes to before the snapshot', () => {
    const match = played('deep undo', 30)
    const loaded = restored(match, kept(match))
    match.undo(0, 2, [1, 2])
    loaded.undo(0, 2, [1, 2])
    expect(everything(loaded)).toEqual(everything(match))
  })

  it('remembers a resignation', () => {
    const match = played('resigned', 10)
    match.resign(1)
    const loaded = restored(match, kept(match))
    expect(loaded.outcome()?.ending).toBe('resigned')
    expect(everything(loaded)).toEqual(everything(match))
  })

  it('plays on as the match itself would', () => {
    const match = played('goes on', 20)
    const loaded = restored(match, kept(match))
    const seat = numberAt(match.deciders(), 0)
    const move = match.legal(seat)[0]
    expect(loaded.submit(seat, move)).toEqual(match.submit(seat, move))
    expect(everything(loaded)).toEqual(everything(match))
  })

  it('refuses a snapshot that does not fit the log', () => {
    const match = played('short', 10)
    const record = { ...match.record(), log: match.record().log.slice(0, 5) }
    const loaded = Match.restore(game, record, match.snapshot())
    expect(loaded).toEqual({ ok: false, error: expect.objectContaining({ path: 'snapshot' }) })
  })
})
