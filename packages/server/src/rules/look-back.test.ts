import { below, type Game, Match, seeded, seen } from '@ecumene/kernel'
import { bazaar } from '@ecumene/kernel/toy'
import { gameNamed } from '@ecumene/shelf'
import { describe, expect, it } from 'vitest'
import { lookBack } from './look-back.ts'

const begun = (game: Game, seats: number): Match => {
  const created = Match.create(game, { seats, seed: 'look back' })
  if (!created.ok) throw new Error(created.error)
  return created.value
}

const everyone = (match: Match) => Array.from({ length: match.seats }, (_unused, seat) => seat)

/** Random moves, some of them taken back now and then. */
const wander = (match: Match, entries: number, undoOneIn = 6): Match => {
  const random = seeded('wander')
  while (match.ply < entries && match.outcome() === null) {
    const seat = match.deciders()[0] ?? 0
    if (match.moves > 0 && below(random, undoOneIn) === 0) {
      match.undo(seat, match.moves - 1 - below(random, Math.min(9, match.moves)), everyone(match))
    } else {
      const legal = match.legal(seat)
      match.submit(seat, match.game.notation.notate(legal[below(random, legal.length)]))
    }
  }
  return match
}

/** What is seen, and how often it took a further request. */
const look = (match: Match, ply: number) => {
  for (let times = 0; ; times++) {
    const answer = lookBack(match, ply)
    if (answer.kind === 'text') return { seen: JSON.parse(answer.text) as unknown, times }
    if (answer.kind !== 'unfinished') throw new Error(JSON.stringify(answer))
  }
}

describe.each([
  ['bazaar', bazaar, 3],
  ['duel', gameNamed('duel') as Game, 2],
  ['dawn', gameNamed('dawn') as Game, 2],
])('%s', (_id, game, seats) => {
  it('shows every earlier moment as it was, whatever was taken back', () => {
    const match = wander(begun(game, seats), 300)
    const record = match.record()
    const random = seeded('plies')
    for (let times = 0; times < 60; times++) {
      const ply = times === 0 ? 0 : below(random, match.ply + 1)
      const then = Match.replay(game, { ...record, log: record.log.slice(0, ply) })
      if (!then.ok) throw new Error(then.error.message)
      expect(look(match, ply).seen).toEqual(JSON.parse(JSON.stringify(seen(then.value, null))))
    }
    expect(look(match, match.ply + 50).seen).toEqual(JSON.parse(JSON.stringify(seen(match, null))))
  })
})

describe('the cost of looking back', () => {
  /** New Dawn, which counts how many moves are applied. */
  const counting = () => {
    const dawn = gameNamed('dawn') as Game
    const count = { moves: 0 }
    const game: Game = {
      ...dawn,
      apply: (state, seat, move, tell) => {
        count.moves++
        dawn.apply(state, seat, move, tell)
      },
    }
    return { match: begun(game, 2), count }
  }

  it('does not grow with what was taken back', () => {
    const { match, count } = counting()
    for (let times = 0; times < 400; times++) {
      const seat = match.deciders()[0] ?? 0
      match.submit(seat, match.game.notation.notate(match.legal(seat)[0]))
      match.undo(seat, 0, everyone(match))
    }
    count.moves = 0
    look(match, 799)
    expect(count.moves).toBe(1)
  })

  it('is spread out: each request plays only some moves, and the next one continues from there', () => {
    const { match, count } = counting()
    wander(match, 700, 60)
    const last = match.ply
    count.moves = 0
    let most = 0
    for (let isDone = false; !isDone; ) {
      const before = count.moves
      isDone = lookBack(match, last).kind === 'text'
      most = Math.max(most, count.moves - before)
    }
    expect(match.moves).toBeGreaterThan(256)
    expect(count.moves).toBe(match.moves)
    expect(most).toBe(128)
    count.moves = 0
    look(match, last)
    expect(count.moves).toBeLessThan(128)
  })
})
