import { duel, type Move } from '@ecumene/duel'
import { below, seeded } from '@ecumene/kernel'
import { beforeAll, describe, expect, test } from 'vitest'

/*
 * Another engine, written by other people in another language (indjev99/7-Wonders-Duel-AI), played a million games by
 * choosing uniformly among the legal moves. An engine with the same rules must show the same shares. Where the rulebook
 * leaves room, this run follows that engine: a pawn in the middle lets a player choose who begins, and a Progress
 * token is never declined.
 */
const GAMES = 50_000
const REFERENCE_GAMES = 1_000_000

const OPTIONS = { wonders: 'draft', centredPawn: 'chooses', greatLibraryTokens: 'public' } as const

/** How many games had it, by name; `turns` and `turnsSquared` are sums over the games. */
type Counts = {
  firstPlayerWins: number
  secondPlayerWins: number
  shared: number
  military: number
  scientific: number
  tieBreak: number
  turns: number
  turnsSquared: number
  build: number
  discard: number
  wonder: number
}

const counts: Counts = {
  firstPlayerWins: 0,
  secondPlayerWins: 0,
  shared: 0,
  military: 0,
  scientific: 0,
  tieBreak: 0,
  turns: 0,
  turnsSquared: 0,
  build: 0,
  discard: 0,
  wonder: 0,
}

// No time limit: the speed of the machine proves nothing.
beforeAll(() => {
  for (let game = 0; game < GAMES; game++) playOne(game)
}, 0)

describe('uniform random play agrees with the reference engine', () => {
  test.each([
    ['firstPlayerWins', 0.5321],
    ['secondPlayerWins', 0.4665],
    ['shared', 0.0014],
    ['military', 0.0338],
    ['scientific', 0.0011],
    ['tieBreak', 0.0259],
  ] as const)('%s: %d of all games', (name, share) => {
    expectShare(counts[name], GAMES, share, REFERENCE_GAMES)
  })

  test('59.76 card turns per game', () => {
    const mean = counts.turns / GAMES
    const variance = counts.turnsSquared / GAMES - mean * mean
    // Half a hundredth, because the reference is known to two decimal places.
    expect(Math.abs(mean - 59.76)).toBeLessThan(4 * Math.sqrt(variance / GAMES + variance / REFERENCE_GAMES) + 0.005)
  })

  test.each([
    ['build', 0.3629],
    ['discard', 0.5222],
    ['wonder', 0.1149],
  ] as const)('%s: %d of all card turns', (name, share) => {
    expectShare(counts[name], counts.turns, share, (counts.turns / GAMES) * REFERENCE_GAMES)
  })
})

/** Within four standard errors of the difference of the two samples; the reference is rounded to four decimal places. */
const expectShare = (count: number, of: number, share: number, referenceOf: number): void => {
  const error = Math.sqrt(share * (1 - share) * (1 / of + 1 / referenceOf))
  expect(Math.abs(count / of - share)).toBeLessThan(4 * error + 0.000_05)
}

const moves: Move[] = []

const playOne = (index: number): void => {
  const state = duel.setup(OPTIONS, 2, `reference ${index}`)
  const random = seeded(`moves of reference ${index}`)
  const first = duel.deciders(state)[0]
  for (;;) {
    const seat = duel.deciders(state)[0]
    if (seat === undefined) break
    duel.legal(state, seat, moves)
    // Declining is last on the list, and only there if tokens can be taken.
    const choices = moves.at(-1)?.kind === 'decline' ? moves.length - 1 : moves.length
    const move = moves[below(random, choices)] as Move
    if (move.kind === 'build' || move.kind === 'discard' || move.kind === 'wonder') counts[move.kind]++
    duel.apply(state, seat, move)
  }
  const outcome = duel.outcome(state)
  if (outcome === null) throw new Error(`reference ${index} did not end`)
  if (outcome.winners.length > 1) counts.shared++
  else if (outcome.winners[0] === first) counts.firstPlayerWins++
  else counts.secondPlayerWins++
  if (outcome.ending === 'military' || outcome.ending === 'scientific' || outcome.ending === 'tieBreak') {
    counts[outcome.ending]++
  }
  const turns = duel.proof.turn(state)
  counts.turns += turns
  counts.turnsSquared += turns * turns
}
