import { randomBot } from '@ecumene/bots'
import { duel } from '@ecumene/duel'
import { describe, expect, test } from 'vitest'
import { gameNamed, limitedOptions } from './games.ts'
import { play } from './play.ts'
import { type Simulation, simulationOf, simulationText } from './simulate.ts'
import { count, newTally } from './tally.ts'
import { builtEcumene, ecumene, type Ran } from './testing/terminal.ts'

/** The result without the time it took. */
const foundIn = ({ code, out, err }: Ran): object => {
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out.endsWith('}\n')).toBe(true)
  const { seconds, gamesPerSecond, ...found } = JSON.parse(out)
  expect(seconds).toBeGreaterThan(0)
  expect(gamesPerSecond).toBeGreaterThan(0)
  return found
}

const GAMES = ['simulate', 'duel', '--games', '300', '--seed', '7', '--json']

describe('simulate', () => {
  test('--json prints one object with every figure', async () => {
    const found = foundIn(await ecumene(...GAMES, '--bots', 'random,random'))
    expect(found).toEqual({
      game: 'duel',
      games: 300,
      seed: 7,
      options: Object.fromEntries(Object.entries(duel.options).map(([name, field]) => [name, field.default])),
      bots: ['random', 'random'],
      threads: 1,
      decisionsPerGame: expect.closeTo(69, -1),
      turnsPerGame: expect.closeTo(60, -1),
      turns: { least: expect.any(Number), median: expect.closeTo(60, -1), most95: 60, most: 60 },
      wins: [expect.any(Number), expect.any(Number)],
      firstPlayerWins: expect.any(Number),
      shared: expect.any(Number),
      cutOff: 0,
      endings: expect.objectContaining({ civilian: expect.any(Number) }),
      faults: [],
    })
  })

  test('every game is counted once among wins and shared, and once among the endings', async () => {
    const found = foundIn(await ecumene(...GAMES)) as {
      wins: number[]
      shared: number
      endings: Record<string, number>
      turnsPerGame: number
      turns: Simulation['turns']
    }
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    expect(sum(found.wins) + found.shared).toBe(300)
    expect(sum(Object.values(found.endings))).toBe(300)
    const { least, median, most95, most } = found.turns
    expect([least, median, most95, most]).toEqual([least, median, most95, most].sort((one, other) => one - other))
    expect(most).toBeGreaterThan(found.turnsPerGame)
    expect(least).toBeLessThan(found.turnsPerGame)
  })

  test.each(['dawn', 'classic'])('bots keep a limit of rounds in %s, where a table has none', (id) => {
    expect(limitedOptions(gameNamed(id), null)).toMatchObject({ rounds: 100 })
    expect(limitedOptions(gameNamed(id), { rounds: 3 })).toMatchObject({ rounds: 3 })
    expect(limitedOptions(gameNamed(id), { rounds: 0 })).toMatchObject({ rounds: 0 })
  })

  test('a game that nothing limits is cut off, and the report says so', async () => {
    const game = gameNamed('dawn')
    const options = limitedOptions(game, { rounds: 0 })
    const played = await play(game, options, [randomBot, randomBot], 'endless', { most: 50 })
    expect(played).toMatchObject({ outcome: null, decisions: 50 })
    const tally = newTally(2)
    count(tally, played, [0, 1])
    const bots = ['random', 'random']
    const job = { kind: 'play', game: 'dawn', options, seed: '1', bots, milliseconds: 1 } as const
    const simulation = simulationOf(job, tally, 1, 1)
    expect(simulation).toMatchObject({ games: 1, cutOff: 1, wins: [0, 0], shared: 0, endings: {} })
    expect(simulationText(simulation)).toMatch(/cut off after 20,000 decisions +1 +100/)
  })

  test('the same seed gives the same games, another seed others', async () => {
    const found = foundIn(await ecumene(...GAMES))
    expect(foundIn(await ecumene(...GAMES))).toEqual(found)
    const other = foundIn(await ecumene('simulate', 'duel', '--games', '300', '--seed', 'other', '--json'))
    expect(other).toMatchObject({ seed: 'other' })
    expect({ ...other, seed: 7 }).not.toEqual(found)
  })

  test('the result does not depend on the number of threads', async () => {
    const argv = ['simulate', 'duel', '--games', '70', '--bots', 'greedy,random', '--json']
    const one = foundIn(await ecumene(...argv))
    for (const threads of ['1', '2', '3']) {
      expect(foundIn(builtEcumene(...argv, '--threads', threads))).toEqual({
        ...one,
        threads: Number(threads),
      })
    }
  })

  test('without --json a table shows the same', async () => {
    const { code, out, err } = await ecumene('simulate', 'duel', '--games', '50', '--bots', 'greedy,random')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('duel: 50 games, seed 1\n')
    for (const name of ['seat 0 (greedy) wins', 'seat 1 (random) wins', 'shared', 'whoever began wins', 'civilian']) {
      expect(out).toMatch(new RegExp(`^  ${name.replaceAll(/[()]/g, '\\$&')} +[\\d,]+ +[\\d.]+ %$`, 'm'))
    }
  })
})
