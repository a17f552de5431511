import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { NO_GUIDE, randomBot } from '@ecumene/bots'
import { duel } from '@ecumene/duel'
import { describe, expect, test } from 'vitest'
import { limitedOptions } from './games.ts'
import { play } from './play.ts'
import { playerNamed } from './player.ts'
import { faultyProgram } from './testing/faulty.ts'
import { ecumene } from './testing/terminal.ts'

const options = limitedOptions(duel, null)
/** Nothing that answers at all is late, however busy the machine. */
const LONG = 600_000

const playedBy = async (name: string, milliseconds = LONG) => {
  const player = playerNamed(name, NO_GUIDE, milliseconds)
  try {
    return await play(duel, options, [player, randomBot], 'faulty')
  } finally {
    await player.close?.()
  }
}

describe('a program that fails loses the game, and it is said how', () => {
  test.each([
    ['crashes', `{ console.error('Oh no'); process.exit(3) }`, 'has ended with code 3 (its last complaint: Oh no)'],
    ['writes garbage', `console.log('e4')`, 'wrote what is no line of the protocol: e4'],
    ['plays what is not legal', `say({ type: 'move', move: 'castle' })`, 'played "castle", which is not legal'],
    ['answers something else', `say({ type: 'hello', protocol: 1 })`, 'said "hello" where a move was due'],
    ['gives up', `say({ type: 'error', message: 'no idea' })`, 'gave up: no idea'],
  ])('when it %s', async (_how, worst, what) => {
    const { fault, outcome } = await playedBy(faultyProgram(worst))
    expect(fault).toEqual({ seat: 0, ply: expect.any(Number), what })
    expect(fault?.ply).toBeGreaterThan(2)
    expect(outcome).toMatchObject({ ending: 'resigned', winners: [1], places: [2, 1] })
  })

  test('when it is silent', async () => {
    const { fault } = await playedBy(faultyProgram('continue', SLEEPY), 1)
    expect(fault?.what).toBe('was silent for 2001 ms')
  })

  test.each([
    ['speaks another protocol', `say({ type: 'hello', protocol: 9 })`, 'speaks protocol 9; this program speaks 1'],
    ['does not greet', `say({ type: 'move', move: 'pass' })`, 'said "move" where a greeting was due'],
  ])('and not even a game is begun where it %s', async (_how, greeting, what) => {
    const name = faultyProgram('', greeting)
    const { code, err } = await ecumene('arena', 'duel', '--bots', `${name},random`, '--threads', '1')
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(`${name} ${what}`) })
  })

  test('nor where there is no such program', async () => {
    const { code, err } = await ecumene('simulate', 'duel', '--bots', 'exec:./no-such-bot,random')
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('exec:./no-such-bot cannot be started') })
  })
})

/** It greets, and never says anything after that. */
const SLEEPY = `{ say({ type: 'hello', protocol: 1 }); decisions = 2 }`

test('arena and simulate report every game that a program has lost by a fault, and end with code 1', async () => {
  const name = faultyProgram(`say({ type: 'move', move: 'castle' })`)
  const games = ['duel', '--bots', `${name},random`, '--games', '2', '--time', String(LONG), '--threads', '1']
  const arena = await ecumene('arena', ...games)
  expect(arena.code).toBe(1)
  expect(arena.out).toContain('2 games were lost by a program that failed\n')
  expect(arena.out).toContain(`${name} played "castle", which is not legal: game 1 (deal 1#0, seat 1), ply `)
  const simulation = await ecumene('simulate', ...games, '--json')
  expect(simulation.code).toBe(1)
  expect(JSON.parse(simulation.out)).toMatchObject({
    wins: [0, 2],
    endings: { resigned: 2 },
    faults: [
      { bot: name, game: 0, seat: 0, seed: '1#0' },
      { bot: name, game: 1, seat: 0, seed: '1#1' },
    ],
  })
})

describe('programs that do what they should', () => {
  const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))
  const example = fileURLToPath(new URL('../../../docs/example-bot.py', import.meta.url))

  test('our own engine plays games to their end, the same one for the same seed', async () => {
    const patience = { greetingMs: LONG, graceMs: LONG }
    const engine = playerNamed(`exec:"${process.execPath}" "${main}" engine greedy`, NO_GUIDE, LONG, patience)
    const first = await play(duel, options, [engine, randomBot], 'own')
    expect(first).toMatchObject({ outcome: { winners: expect.anything() }, decisions: expect.any(Number) })
    expect(first.fault).toBeUndefined()
    expect(await play(duel, options, [engine, randomBot], 'own')).toEqual(first)
    await engine.close?.()
  })

  test('the example in Python plays every game', async () => {
    const python = spawnSync('python3', ['--version'])
    expect(python.error, 'this test needs python3, which is not installed').toBeUndefined()
    const bots = `exec:python3 "${example}",random`
    expect(await simulated(bots)).toMatchObject({ games: 2, faults: [] })
    expect(await simulated(bots, 'bazaar', 1)).toMatchObject({ games: 1, faults: [] })
  })

  const simulated = async (bots: string, game = 'duel', games = 2): Promise<object> => {
    const argv = ['simulate', game, '--bots', bots, '--games', String(games), '--time', String(LONG), '--json']
    const { code, out, err } = await ecumene(...argv)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { seconds: _seconds, gamesPerSecond: _speed, ...found } = JSON.parse(out)
    return found
  }
})
