import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { importMatch } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import { faultyProgram } from '../testing/faulty.ts'
import { folder } from '../testing/matches.ts'
import { ecumene } from '../testing/terminal.ts'

const ARENA = ['arena', 'duel', '--bots', 'greedy,random,search:4:0', '--seed', 'kept', '--json', '--threads', '1']

const arenaOf = async (...argv: string[]): Promise<object> => {
  const { code, out, err } = await ecumene(...ARENA, ...argv)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const { seconds: _seconds, threads: _threads, ...found } = JSON.parse(out)
  return found
}

const resultsIn = (kept: string): readonly string[] =>
  readFileSync(join(kept, 'results.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

test('every game is kept as a match file, and more games are added to those that are there', async () => {
  const kept = folder()
  expect(await arenaOf('--games', '2', '--keep', kept)).toEqual(await arenaOf('--games', '2'))
  const first = resultsIn(kept)
  expect(first).toHaveLength(6)
  const files = readdirSync(kept).filter((name) => name.endsWith('.match'))
  expect(files).toHaveLength(6)
  for (const name of files) {
    const match = importMatch(GAMES, readFileSync(join(kept, name), 'utf8'))
    expect(match.ok && match.value.outcome()).toBeTruthy()
  }
  expect(await arenaOf('--games', '4', '--keep', kept)).toEqual(await arenaOf('--games', '4'))
  expect(resultsIn(kept).slice(0, 6)).toEqual(first)
})

test('a line that was cut off is played again', async () => {
  const kept = folder()
  const whole = await arenaOf('--games', '2', '--keep', kept)
  const [first = '', second = ''] = resultsIn(kept)
  writeFileSync(join(kept, 'results.jsonl'), `${first}\n`)
  appendFileSync(join(kept, 'results.jsonl'), second.slice(0, 20))
  expect(await arenaOf('--games', '2', '--keep', kept)).toEqual(whole)
  expect(resultsIn(kept)).toHaveLength(6)
})

test('an arena that is killed goes on where it was, and finds the same as one that was not', async () => {
  const kept = folder()
  const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
  const argv = [...ARENA.slice(0, -2), '--games', '8', '--keep', kept, '--threads', '2']
  const running = spawn(process.execPath, [main, ...argv], { stdio: 'ignore' })
  const ended = once(running, 'exit')
  while (running.exitCode === null && !(readdirSync(kept).includes('results.jsonl') && resultsIn(kept).length > 2)) {
    await setTimeout(10)
  }
  running.kill('SIGKILL')
  await ended
  expect(resultsIn(kept).length).toBeGreaterThan(2)
  expect(await arenaOf('--games', '8', '--keep', kept)).toEqual(await arenaOf('--games', '8'))
})

test('games of another arena are not mixed in', async () => {
  const kept = folder()
  await arenaOf('--games', '2', '--keep', kept)
  const { code, err } = await ecumene('arena', 'duel', '--bots', 'greedy,random', '--games', '2', '--keep', kept)
  expect(code).toBe(2)
  expect(err).toContain(`--keep ${kept} holds games with other seed: "kept", not "1"`)
})

test('a game that a program lost by a fault is kept as given up', async () => {
  const kept = folder()
  const name = faultyProgram(`say({ type: 'move', move: 'castle' })`)
  const games = ['--games', '2', '--time', '600000', '--threads', '1', '--keep', kept]
  expect((await ecumene('arena', 'duel', '--bots', `${name},random`, ...games)).code).toBe(1)
  const match = importMatch(GAMES, readFileSync(join(kept, 'game-000000.match'), 'utf8'))
  expect(match.ok && match.value.outcome()).toMatchObject({ ending: 'resigned', winners: [1] })
})
