import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Game } from '@ecumene/kernel'
import { roundOf } from '../bench/latencies.ts'
import { newDatabase, startCluster } from '../testing/database.ts'
import { MANIFESTS } from '../testing/small-shelf.ts'
import { faultsOf } from './check.ts'
import { type Group, groupsOf, peopleIn } from './group.ts'
import type { Fault, KeptMatch } from './history.ts'
import { isSettled, keptMatches } from './kept.ts'
import { type Misfortunes, torment } from './nemesis.ts'
import { type NodeProgram, type Nodes, openNodes } from './nodes.ts'
import { Player } from './player.ts'
import { Witness } from './witness.ts'

export type ChaosOptions = Misfortunes & {
  readonly nodes: number
  /** Pairs that play Duel; besides them there is always a table of everything else. */
  readonly pairs: number
  readonly seed: string
  readonly program?: NodeProgram
  readonly onProgress?: (what: string) => void
}

/** A run, and what the model found in it. */
export type ChaosReport = {
  readonly faults: readonly Fault[]
  readonly matches: number
  readonly entries: number
  readonly acknowledged: number
  readonly refused: number
  readonly open: number
  readonly sights: number
  readonly botMoves: number
  readonly clocks: number
  /** Milliseconds after a client has lost its connection: until it saw its table again, and until somebody moved there. */
  readonly back: Spread
  readonly played: Spread
  /** Milliseconds after an acknowledgement: until another player saw the move. */
  readonly heard: Spread
  /** How often a player had to look again to see a move. */
  readonly untold: number
  /** What the nodes said about the tables with faults. */
  readonly said: readonly string[]
}

export type Spread = { readonly count: number; readonly p50: number; readonly p99: number; readonly most: number }

/** Players at several nodes on one database, all of which are killed and cut off again and again; then the model judges. */
export const runChaos = async (options: ChaosOptions): Promise<ChaosReport> => {
  const onProgress = options.onProgress ?? (() => {})
  const endings: (() => Promise<unknown>)[] = []
  try {
    const cluster = await startCluster()
    endings.push(cluster.stop)
    const { url: database } = await newDatabase(cluster.url)
    const dataDir = mkdtempSync(join(tmpdir(), 'ecumene-chaos-'))
    endings.push(async () => rmSync(dataDir, { recursive: true, force: true }))
    const nodes = await openNodes({
      count: options.nodes,
      database,
      dataDir,
      leaseMs: LEASE_MS,
      timeRate: TIME_RATE,
      program: options.program ?? '../chaos/node',
    })
    endings.push(nodes.close)
    await Promise.all(Array.from({ length: options.nodes }, (_unused, node) => nodes.start(node)))

    const witness = new Witness()
    const groups = groupsOf(options.pairs)
    const players = groups.flatMap((group, table) => playersOf(group, table, nodes.url, witness))
    const playing = Promise.all(players.map((player) => player.play()))
    try {
      const { between } = options
      const parts = { nodes, cluster, groups, between, witness, leaseMs: LEASE_MS, onProgress, playing }
      await torment(options, options.seed, parts)
    } finally {
      for (const player of players) player.stop()
    }
    await playing
    onProgress('waiting for the last bots and clocks')
    const matches = await settledMatches(database)
    onProgress(`judging ${matches.length} matches`)
    return judge(matches, witness, players, nodes)
  } finally {
    for (const end of endings.reverse()) await end()
  }
}

const playersOf = (group: Group, table: number, url: string, witness: Witness): readonly Player[] =>
  Array.from(
    { length: peopleIn(group) },
    (_unused, number) => new Player(url, `player-${table}-${number}`, number === 0, group, witness),
  )

/** All matches, as soon as neither bots nor clocks have anything left to do there. */
const settledMatches = async (database: string): Promise<readonly KeptMatch[]> => {
  const end = performance.now() + STUCK_MS
  for (;;) {
    const matches = await keptMatches(database)
    if (matches.every(isSettled) || performance.now() > end) return matches
    await sleep(200)
  }
}

const judge = (
  matches: readonly KeptMatch[],
  witness: Witness,
  players: readonly Player[],
  nodes: Pick<Nodes, 'saidOf'>,
): ChaosReport => {
  const testimony = witness.testimony()
  const known = new Set(matches.map(({ id }) => id))
  const lost = testimony.attempts.filter(({ table, verdict }) => verdict.kind === 'done' && !known.has(table))
  const faults: Fault[] = lost.map(({ table, request }) => ({ table, kind: 'lost', what: `${request}: no such match` }))
  for (const match of matches) faults.push(...faultsOf(gameOf(match), match, testimony))
  const entries = matches.flatMap((match) => match.entries)
  const verdicts = testimony.attempts.map(({ verdict }) => verdict.kind)
  const interruptions = players.flatMap((player) => player.interruptions)
  return {
    faults,
    matches: matches.length,
    entries: entries.length,
    acknowledged: verdicts.filter((verdict) => verdict === 'done').length,
    refused: verdicts.filter((verdict) => verdict === 'refused').length,
    open: verdicts.filter((verdict) => verdict === 'open').length,
    sights: testimony.sights.length,
    botMoves: entries.filter(({ request, entry }) => request === null && !entry.includes('"resign"')).length,
    clocks: entries.filter(({ request, entry }) => request === null && entry.includes('"resign"')).length,
    back: spreadOf(interruptions.flatMap(({ backAfter }) => backAfter ?? [])),
    played: spreadOf(interruptions.flatMap(({ playedAfter }) => playedAfter ?? [])),
    heard: spreadOf(witness.heardAfter),
    untold: players.reduce((sum, { untold }) => sum + untold, 0),
    said: nodes.saidOf([...new Set(faults.map(({ table }) => table))]),
  }
}

const gameOf = ({ game: id }: KeptMatch): Game => {
  const found = MANIFESTS.find(({ game }) => game.id === id)
  if (found === undefined) throw new Error(`there is no game ${id}`)
  return found.game
}

const spreadOf = (milliseconds: readonly number[]): Spread => {
  const { p50, p99 } = roundOf(milliseconds, 1)
  return { count: milliseconds.length, p50, p99, most: Math.max(0, ...milliseconds) }
}

/** A silent node loses its place sooner than it would otherwise. */
const LEASE_MS = 1_000
/** Two minutes of grace after a start pass within two seconds, and a minute at a clock in one. */
const TIME_RATE = 60
const STUCK_MS = 180_000
