import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { duel, type State } from '@ecumene/duel'
import { type Game, importMatch } from '@ecumene/kernel'
import { conform } from '@ecumene/kernel/testing'
import { describe, expect, test } from 'vitest'
import { conclude, Findings } from './fuzz.ts'
import { type FuzzJob, fuzzWork } from './jobs.ts'
import { folder } from './testing/matches.ts'
import { builtEcumene, ecumene } from './testing/terminal.ts'

const JOB: FuzzJob = {
  kind: 'fuzz',
  game: 'duel',
  options: {},
  seed: 'broken',
  seats: null,
  deadline: null,
  isQuick: false,
}

/** Duel that loses something in the tenth turn. */
const broken: Game = {
  ...duel,
  proof: {
    ...duel.proof,
    audit: (state: State) => (duel.proof.turn(state) < 10 ? [] : ['a coin rolled under the table']),
  },
}

const fuzzBroken = (json: boolean) => {
  const findings = new Findings()
  findings.add(fuzzWork(broken, JOB)(0, 5), 0)
  const directory = folder()
  const told: string[] = []
  const io = { out: (text: string) => void told.push(text), err: () => {}, watched: false, columns: 80 }
  const code = conclude(findings, JOB, { seconds: 1, threads: 1, directory, json }, io)
  return { code, out: told.join(''), directory, failure: findings.failure }
}

describe('fuzz', () => {
  test('a sound game ends with code 0', async () => {
    const { code, out } = await ecumene('fuzz', 'duel', '--games', '3', '--options', '{}')
    expect(out).toMatch(/^duel: 3 games, [\d,]+ decisions, .*decisions\/s\nno fault found\n$/)
    expect(code).toBe(0)
  })

  test('--quick plays with the cheap checks only, and the command to reproduce a fault says so', async () => {
    const { code, out } = await ecumene('fuzz', 'duel', '--games', '30', '--quick', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ games: 30, failure: null })
    const quick = { ...JOB, isQuick: true }
    const findings = new Findings()
    findings.add(fuzzWork(broken, quick)(0, 5), 0)
    const told: string[] = []
    const io = { out: (text: string) => void told.push(text), err: () => {}, watched: false, columns: 80 }
    expect(conclude(findings, quick, { seconds: 1, threads: 1, directory: folder(), json: false }, io)).toBe(1)
    expect(told.join('')).toContain('ecumene fuzz duel --games 1 --seed broken --seats 2 --quick\n')
  })

  test('--seconds stops it on time', async () => {
    const { code, out } = await ecumene('fuzz', 'duel', '--seconds', '0.2', '--options', '{}', '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ game: 'duel', failure: null, seed: 1, threads: 1 })
    expect(JSON.parse(out).games).toBeGreaterThan(0)
  })

  test('the same games are played by any number of threads', () => {
    const counts = ['1', '2'].map((threads) => {
      const { code, out } = builtEcumene(
        'fuzz',
        'duel',
        '--games',
        '27',
        '--json',
        '--options',
        '{}',
        '--threads',
        threads,
      )
      expect(code).toBe(0)
      const { games, decisions, failure } = JSON.parse(out)
      return { games, decisions, failure }
    })
    expect(counts[0]).toEqual(counts[1])
    expect(counts[0]).toMatchObject({ games: 27, failure: null })
  })

  test('a fault ends with code 1, and is reported with check, message, seed, moves and the commands to reproduce it', () => {
    const { code, out, failure, directory } = fuzzBroken(false)
    expect(code).toBe(1)
    expect(failure?.message).toContain('a coin rolled under the table')
    expect(out).toContain(`FAULT in check "${failure?.check}"\n`)
    expect(out).toContain('a coin rolled under the table')
    expect(out).toContain('\nseed     broken\n')
    expect(failure?.moves.length).toBeGreaterThan(10)
    for (const move of failure?.moves ?? []) expect(out).toContain(`\n  ${move}\n`)
    expect(out).toContain('ecumene fuzz duel --games 1 --seed broken --seats 2')
    expect(out).toContain(`ecumene replay ${join(directory, 'fault-duel-broken.json')}\n`)
  })

  test('the match of a fault is written to a file that opens, and its seed reproduces it at once', () => {
    const { directory, failure } = fuzzBroken(true)
    expect(readdirSync(directory)).toEqual(['fault-duel-broken.json'])
    const opened = importMatch([duel], readFileSync(join(directory, 'fault-duel-broken.json'), 'utf8'))
    expect(opened.ok && opened.value.moves).toBe(failure?.moves.length)
    const again = conform(broken, { seed: failure?.seed ?? '', games: 1, options: 'random' })
    expect(again.failure).toEqual(failure)
  })

  test('--json reports the failure with the path of its match', () => {
    const { code, out, directory } = fuzzBroken(true)
    expect(code).toBe(1)
    const { failure } = JSON.parse(out)
    expect(failure).toMatchObject({ seed: 'broken', seats: 2, match: join(directory, 'fault-duel-broken.json') })
  })

  test('of several failures the one in the earliest game counts', () => {
    const findings = new Findings()
    const report = fuzzWork(broken, JOB)(0, 1)
    const failure = (seed: string) => (report.failure === null ? null : { ...report.failure, seed })
    findings.add({ games: 1, cutOff: 0, decisions: 10, failure: failure('late') }, 50)
    findings.add({ games: 2, cutOff: 1, decisions: 20, failure: failure('early') }, 25)
    findings.add({ games: 3, cutOff: 1, decisions: 30, failure: failure('latest') }, 75)
    expect(findings).toMatchObject({ games: 6, cutOff: 2, decisions: 60, failure: { seed: 'early' } })
  })
})
