import { NO_GUIDE } from '@ecumene/bots'
import { bazaar } from '@ecumene/kernel/toy'
import { describe, expect, test } from 'vitest'
import { count, newTally, scoreOf } from '../tally.ts'
import { builtEcumene, ecumene } from '../testing/terminal.ts'
import type { Arena } from './arena.ts'
import { arenaWork } from './job.ts'
import { combinations, rotations } from './seatings.ts'
import { meetingOf } from './standings.ts'

const arenaOf = async (...argv: string[]): Promise<Arena> => {
  const { code, out, err } = await ecumene('arena', 'duel', '--json', '--threads', '1', ...argv)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out)
}

describe('arena', () => {
  test.each(['random', 'greedy', 'search:20'])('%s against itself scores exactly one half', async (bot) => {
    const { meetings, elo } = await arenaOf('--bots', `${bot},${bot}`, '--games', '20')
    expect(meetings.map(({ standings }) => standings.map(({ score }) => score))).toEqual([[0.5, 0.5]])
    expect(elo).toMatchObject([
      { bot, elo: 0 },
      { bot, elo: 0 },
    ])
  })

  test('wins, shared victories and losses add up, and both sides of a table tell the same', async () => {
    const { meetings } = await arenaOf('--bots', 'greedy,random', '--games', '60')
    const [meeting] = meetings
    expect(meeting?.games).toBe(60)
    const [greedy, random] = meeting?.standings ?? []
    expect(greedy).toMatchObject({ bot: 'greedy', wins: random?.losses, shared: random?.shared, losses: random?.wins })
    expect((greedy?.score ?? 0) + (random?.score ?? 0)).toBe(1)
    expect(greedy?.score).toBeGreaterThan(0.8)
    expect(greedy?.interval[0]).toBeLessThan(greedy?.score ?? 0)
    expect(greedy?.interval[1]).toBeGreaterThanOrEqual(greedy?.score ?? 1)
  })

  test('games that were cut off count for nobody', () => {
    const tally = newTally(2)
    const outcome = { ending: 'civilian', winners: [0], places: [1, 2], scores: [] }
    count(tally, { outcome, first: 0, decisions: 60, turns: 60 }, [0, 1])
    count(tally, { outcome: null, first: 0, decisions: 20_000, turns: 9000 }, [0, 1])
    const [winner, loser] = meetingOf([0, 1], ['greedy', 'random'], tally).standings
    expect(winner).toMatchObject({ wins: 1, losses: 0, score: 1 })
    expect(loser).toMatchObject({ wins: 0, losses: 1, score: 0 })
  })

  test('more bots than seats play each against each and are rated, the best first', async () => {
    const { meetings, elo } = await arenaOf('--bots', 'random,greedy,random', '--games', '20')
    expect(meetings.map(({ standings }) => standings.map(({ bot }) => bot))).toEqual([
      ['random', 'greedy'],
      ['random', 'random'],
      ['greedy', 'random'],
    ])
    expect(elo.map(({ bot }) => bot)).toEqual(['greedy', 'random', 'random'])
    expect(Math.abs(elo.reduce((sum, { elo: rating }) => sum + rating, 0))).toBeLessThanOrEqual(2)
    for (const { elo: rating, interval } of elo) {
      expect(interval[0]).toBeLessThan(rating)
      expect(interval[1]).toBeGreaterThan(rating)
    }
  })

  test('the result does not depend on the number of threads', async () => {
    const argv = ['--bots', 'greedy,random', '--games', '40', '--seed', 'deal']
    const { seconds: _, ...one } = await arenaOf(...argv)
    const { code, out } = builtEcumene('arena', 'duel', '--json', ...argv, '--threads', '2')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ ...one, threads: 2 })
  })

  test('without --json a table shows the score and its interval', async () => {
    const { code, out } = await ecumene(
      'arena',
      'duel',
      '--bots',
      'greedy,random,random',
      '--games',
      '10',
      '--threads',
      '1',
    )
    expect(code).toBe(0)
    expect(out).toContain('greedy – random: 10 games, 5 deals\n')
    expect(out).toMatch(
      /won +shared +lost +score +95 % interval\n {2}greedy +\d+ +\d+ +\d+ +[\d.]+ % +[\d.]+ % – [\d.]+ %\n/,
    )
    expect(out).toMatch(
      /\nElo\n +rating +95 % interval\n {2}greedy +\d+ +-?\d+ – \d+\n( {2}random +-\d+ +-\d+ – -?\d+\n){2}$/,
    )
  })
})

describe('tables of more than two', () => {
  test('every bot sits in every seat once', () => {
    expect(rotations(2)).toEqual([
      [0, 1],
      [1, 0],
    ])
    expect(rotations(3)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ])
  })

  test('the same bot in all seats of rotated games gets an equal share of the victories', async () => {
    const seatings = rotations(3)
    const work = arenaWork(bazaar, NO_GUIDE, {
      kind: 'arena',
      game: bazaar.id,
      options: Object.fromEntries(Object.entries(bazaar.options).map(([name, field]) => [name, field.default])),
      seed: 'stall',
      bots: ['random', 'random', 'random'],
      seatings,
      milliseconds: 1,
      folder: null,
    })
    const tally = newTally(3)
    for (const game of await work.part(0, 30)) count(tally, game, seatings[game.game % 3] ?? [])
    expect(tally.games).toBe(30)
    for (const bot of [0, 1, 2]) expect(scoreOf(tally, bot)).toBeCloseTo(10, 9)
  })

  test('combinations are listed in order', () => {
    expect(combinations(4, 2)).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ])
    expect(combinations(3, 3)).toEqual([[0, 1, 2]])
  })
})
