import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import { openStore } from '../store/open.ts'
import { LEASE_MS } from '../store/postgres/node.ts'
import { newDatabase } from '../testing/database.ts'
import { answerOf, startChild, stop } from './child.ts'
import { median } from './latencies.ts'
import { processorMs } from './processor.ts'
import { classicAfter, duelAfter, type Specimen, seededCookie, seedTables, tableIds } from './seeding.ts'
import type { SubjectMessage } from './subject.ts'

/** The cost of a move: latency with ten in flight at once, and CPU time of the server with all its threads. */
export type MoveCost = { readonly ms: number; readonly cpuMs: number }

/** How the cost of a move grows at one node as there is more of everything. */
export type Growth = {
  readonly tables: readonly (MoveCost & { readonly tables: number })[]
  readonly logs: readonly (MoveCost & { readonly plies: number })[]
  /** Time to show a match that is not in memory, and again when it is. */
  readonly load: { readonly plies: number; readonly coldMs: number; readonly warmMs: number }
}

export type GrowthOptions = {
  readonly tables: readonly number[]
  readonly logs: readonly number[]
  /** Length of the long match that is loaded. */
  readonly longLog: number
  /** Warm-up moves at each of the other tables. */
  readonly warmUp: number
  readonly rounds: number
}

/** Measures at one node of our server; `cluster` is the PostgreSQL to use, if it is not to be SQLite. */
export const measureGrowth = async (options: GrowthOptions, cluster: string | null): Promise<Growth> => {
  const byTables = options.tables.map((count) => ({ made: duelAfter(0), count }))
  const byLogs = options.logs.map((plies) => ({ made: duelAfter(plies), count: SOME_TABLES }))
  const costs = await costsOf(cluster, [...byTables, ...byLogs], options)
  const costAt = (place: number): MoveCost => costs[place] ?? { ms: 0, cpuMs: 0 }
  return {
    tables: options.tables.map((tables, place) => ({ tables, ...costAt(place) })),
    logs: options.logs.map((plies, place) => ({ plies, ...costAt(byTables.length + place) })),
    load: await loadOf(cluster, classicAfter(options.longLog)),
  }
}

/**
 * What a move costs at each of these sizes: medians of rounds in which they take turns, because one round may be twice as fast as
 * another at any size. Perhaps ten moves in flight go into one transaction, or into two by turns, and stay so for a while.
 */
const costsOf = async (
  cluster: string | null,
  sizes: readonly Size[],
  { warmUp, rounds }: GrowthOptions,
): Promise<readonly MoveCost[]> => {
  const measured: { readonly subject: Subject; readonly mover: Mover; readonly found: MoveCost[] }[] = []
  try {
    for (const size of sizes) {
      const subject = await openSubject(cluster, [
        [duelAfter(0), WARM],
        [size.made, idsOf(size)],
      ])
      const mover = await openMover(subject.url)
      measured.push({ subject, mover, found: [] })
      await mover.play(WARM, duelAfter(0), 0, warmUp * WARM.length)
      // One round of all tables, to bring as many into memory as fit.
      await mover.play(idsOf(size), size.made, 0, size.count)
    }
    for (let round = 0; round < rounds; round++) {
      for (const [place, { subject, mover, found }] of measured.entries()) {
        const size = sizes[place]
        if (size !== undefined) found.push(await roundAt(size, subject, mover, round, rounds))
      }
    }
    return measured.map(({ found }) => ({
      ms: median(found.map(({ ms }) => ms)),
      cpuMs: median(found.map(({ cpuMs }) => cpuMs)),
    }))
  } finally {
    for (const { mover } of measured) mover.close()
    for (const { subject } of measured) await subject.close()
  }
}

type Size = { readonly made: Specimen; readonly count: number }

const idsOf = ({ count }: Size): readonly string[] => tableIds(count, 'table')

const roundAt = async (
  size: Size,
  { cpuMs }: Subject,
  mover: Mover,
  round: number,
  rounds: number,
): Promise<MoveCost> => {
  const { made, count } = size
  const all = Math.max(count, Math.min(LEAST_MOVES, (made.ahead.length - 1) * count))
  // Whole turns of all that are under way, so that each stays at its own tables.
  const moves = Math.max(1, Math.floor(all / rounds / UNDER_WAY)) * UNDER_WAY
  const [startedAt, before] = [performance.now(), await cpuMs()]
  await mover.play(idsOf(size), made, count + round * moves, moves)
  return { ms: (performance.now() - startedAt) / moves, cpuMs: ((await cpuMs()) - before) / moves }
}

const loadOf = async (cluster: string | null, made: Specimen): Promise<Growth['load']> => {
  const ids = tableIds(SOME_TABLES, 'table')
  const { url, close } = await openSubject(cluster, [[made, ids]])
  try {
    const cookie = seededCookie()
    const timeOf = async (id: string): Promise<number> => {
      const started = performance.now()
      const from = made.entries.length
      const response = await fetch(`${url}/api/tables/${id}/state?seat=0&from=${from}`, { headers: { cookie } })
      await response.text()
      if (!response.ok) throw new Error(`no state: ${response.status}`)
      return performance.now() - started
    }
    // The first ones pay for compiling shared code.
    for (const id of ids.slice(0, 2)) await timeOf(id)
    const cold: number[] = []
    const warm: number[] = []
    for (const id of ids.slice(2)) {
      cold.push(await timeOf(id))
      warm.push(await timeOf(id))
    }
    return { plies: made.entries.length, coldMs: median(cold), warmMs: median(warm) }
  } finally {
    await close()
  }
}

type Seeds = readonly (readonly [Specimen, readonly string[]])[]

/** A server of our own on a store that was filled before it started. */
type Subject = { readonly url: string; cpuMs(): Promise<number>; close(): Promise<void> }

const openSubject = async (cluster: string | null, seeds: Seeds): Promise<Subject> => {
  const folder = mkdtempSync(join(tmpdir(), 'ecumene-growth-'))
  const database = cluster === null ? null : await newDatabase(cluster)
  const clear = async (): Promise<void> => {
    await database?.drop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const { store } = await openStore({ dataDir: folder, database: database?.url ?? null, leaseMs: LEASE_MS }, () => {})
    for (const [made, ids] of seeds) await seedTables(store, made, ids)
    await store.close()
    const place = database === null ? {} : { BENCH_DATABASE: database.url }
    const child = startChild('subject-ours', [], { BENCH_FOLDER: folder, ...place })
    const { url } = await answerOf<Extract<SubjectMessage, { url: string }>>(child)
    return {
      url,
      cpuMs: () => processorMs([child]),
      async close() {
        await stop(child)
        await clear()
      },
    }
  } catch (error) {
    await clear()
    throw error
  }
}

/** One connection over which moves are made at many tables, some of them under way at once. */
type Mover = {
  /** Makes `count` moves, going round the tables; `from` is how many were made before. */
  play(tables: readonly string[], made: Specimen, from: number, moves: number): Promise<void>
  close(): void
}

const openMover = async (url: string): Promise<Mover> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie: seededCookie() } })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map<string, () => void>()
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString('utf8')) as { readonly type: string; readonly id?: string }
    if (answer.type !== 'done') throw new Error(`the server said: ${data.toString('utf8')}`)
    waiting.get(answer.id ?? '')?.()
  })
  const move = (table: string, { ahead, entries }: Specimen, round: number): Promise<void> =>
    new Promise((resolve) => {
      const next = ahead[round]
      if (next === undefined) throw new Error('no move is left')
      const id = `${table}-${round}`
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ type: 'submit', id, table, ply: entries.length + round, ...next }))
    })
  return {
    async play(tables, made, from, moves) {
      // Each has tables of its own, so that no two moves are under way at one table.
      const worker = async (number: number): Promise<void> => {
        for (let at = from + number; at < from + moves; at += UNDER_WAY) {
          const place = at % tables.length
          await move(tables[place] ?? '', made, Math.floor(at / tables.length))
        }
      }
      await Promise.all(Array.from({ length: UNDER_WAY }, (_unused, number) => worker(number)))
    },
    close: () => socket.terminate(),
  }
}

/** Numbers of tables are multiples of it. */
const UNDER_WAY = 10
const SOME_TABLES = 10
const WARM = tableIds(30, 'warm')
const LEAST_MOVES = 500
