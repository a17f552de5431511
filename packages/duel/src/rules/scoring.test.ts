import type { Outcome } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { duel } from '../game.ts'
import { playout, seeds } from '../testing/playout.ts'
import { play, position, type Sketch } from '../testing/position.ts'
import { only } from '../testing/reading.ts'
import { scoreSheet, totalPoints } from './scoring.ts'

/** How the game ends when seat 1 builds a Guard Tower, which scores nothing, as its last card. */
const counted = (cities: NonNullable<Sketch['cities']>, pawn = 0): Outcome => {
  const state = position({ age: 3, open: ['guard-tower'], active: 1, pawn: pawn + 1, militaryTokens: 0, cities })
  play(state, 'build guard-tower')
  const outcome = duel.outcome(state)
  if (outcome === null) throw new Error('the game is not over')
  return outcome
}

const category = (outcome: Outcome, name: string) => outcome.scores.map((score) => score[name])

const totals = (outcome: Outcome) =>
  outcome.scores.map((score) => Object.values(score).reduce((sum, points) => sum + points, 0))

test('D-20.1 the pawn gives 0, 2, 5 or 10 points to the player it favours', () => {
  const points = [0, 2, 2, 5, 5, 5, 10, 10, 10]
  for (const [distance, expected] of points.entries()) {
    expect(category(counted([{}, {}], distance), 'military'), `pawn on ${distance}`).toEqual([expected, 0])
    if (distance === 0) continue
    expect(category(counted([{}, {}], -distance), 'military'), `pawn on −${distance}`).toEqual([0, expected])
  }
})

test('D-20.2 points on blue, green, yellow and purple Buildings of one’s own city are added', () => {
  const outcome = counted([
    {
      coins: 0,
      buildings: ['altar', 'palace', 'workshop', 'academy', 'arena', 'port', 'magistrates-guild', 'stable', 'quarry'],
    },
    { coins: 0, buildings: ['press', 'walls', 'tavern'] },
  ])
  expect(outcome.scores[0]).toEqual({
    military: 0,
    civilian: 3 + 7,
    scientific: 1 + 3,
    commercial: 3 + 3,
    guilds: 2,
    wonders: 0,
    progress: 0,
    treasury: 0,
  })
  expect(totals(outcome)).toEqual([22, 0])
})

test('D-20.3 Guilds are counted on the final state of both cities', () => {
  const state = position({
    age: 3,
    open: ['altar'],
    active: 1,
    cities: [{ buildings: ['magistrates-guild', 'palace'] }, { buildings: ['senate'] }],
  })
  play(state, 'build altar')
  expect(duel.outcome(state)?.scores.map((score) => score['guilds'])).toEqual([2, 0])
})

test('D-20.4 built Wonders score, others do not', () => {
  const outcome = counted([
    { built: ['the-pyramids', 'the-sphinx'], wonders: ['the-great-library', 'the-colossus'] },
    { built: ['the-temple-of-artemis'], wonders: ['the-statue-of-zeus'] },
  ])
  expect(category(outcome, 'wonders')).toEqual([15, 0])
})

test('D-20.5 Progress tokens score', () => {
  const outcome = counted([
    { progress: ['agriculture', 'mathematics', 'law'] },
    { progress: ['philosophy', 'economy'] },
  ])
  expect(category(outcome, 'progress')).toEqual([4 + 9, 7])
})

test('D-20.6 each full 3 coins are worth 1 point', () => {
  const points = Array.from({ length: 13 }, (_, coins) => category(counted([{ coins }, { coins: 0 }]), 'treasury')[0])
  expect(points).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4])
})

test('D-20.7 the higher total wins', () => {
  const first = counted([
    { coins: 3, buildings: ['gardens'] },
    { coins: 0, buildings: ['pantheon'] },
  ])
  expect(totals(first)).toEqual([7, 6])
  expect(first).toMatchObject({ ending: 'civilian', winners: [0], places: [1, 2] })
  // More blue points do not help the player who has fewer in all.
  const second = counted([
    { coins: 0, buildings: ['palace'] },
    { coins: 0, built: ['the-pyramids'] },
  ])
  expect(totals(second)).toEqual([7, 9])
  expect(second).toMatchObject({ ending: 'civilian', winners: [1], places: [2, 1] })
})

test('D-20.8 a tie goes to the player with more points on blue Buildings', () => {
  const blue = { coins: 0, buildings: ['palace'] } as const
  const none = { coins: 21 } as const
  expect(totals(counted([blue, none]))).toEqual([7, 7])
  expect(counted([blue, none])).toMatchObject({ ending: 'tieBreak', winners: [0], places: [1, 2] })
  expect(counted([none, blue])).toMatchObject({ ending: 'tieBreak', winners: [1], places: [2, 1] })
})

test('D-20.9 still tied, both players share the victory', () => {
  const state = position({
    age: 3,
    open: ['guard-tower'],
    active: 1,
    pawn: 1,
    cities: [
      { coins: 12, buildings: ['palace'] },
      { coins: 0, buildings: ['town-hall', 'academy', 'workshop'] },
    ],
  })
  const events = play(state, 'build guard-tower')
  expect(only(events, 'pointsCounted')).toEqual([{ kind: 'pointsCounted', points: [11, 11], winners: [0, 1] }])
  expect(duel.outcome(state)).toMatchObject({ ending: 'shared', winners: [0, 1], places: [1, 1] })
})

test('the total is the sum of the score sheet, all through a game', () => {
  for (const seed of seeds(20)) {
    playout(seed, ({ after }) => {
      for (const side of [0, 1] as const) {
        const sheet = Object.values(scoreSheet(after, side))
        expect(totalPoints(after, side)).toBe(sheet.reduce((sum, points) => sum + points, 0))
      }
    })
  }
})
