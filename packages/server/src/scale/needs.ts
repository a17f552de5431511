import type { Figures } from './figures.ts'

/** How people play, as far as it matters for machines. Everything here is an assumption; the rest is measured. */
export type Habits = {
  /** People at a table, on average. */
  readonly peopleAtTable: number
  /** Seconds between two moves at a table. */
  readonly secondsPerMove: number
  /** Share of moves that a bot makes, and how long it thinks. */
  readonly botShare: number
  readonly botMs: number
}

export const HABITS: Habits = { peopleAtTable: 2, secondsPerMove: 10, botShare: 0.2, botMs: 700 }

/** What a number of simultaneous players need. */
export type Needs = {
  readonly players: number
  readonly tables: number
  readonly movesPerSecond: number
  readonly nodes: number
  /** Cores of the nodes: for moves, for hearing of each other's moves, and for bots. */
  readonly moveCores: number
  readonly hearingCores: number
  readonly botCores: number
  readonly databaseCores: number
  readonly databaseConnections: number
  /** Rows that the database writes, and how much its log grows. */
  readonly writesPerSecond: number
  readonly databaseMegabytesPerSecond: number
  readonly megabitsPerSecond: number
  readonly memoryGigabytes: number
  /** Euros a month, at `EURO_PER_CORE` and `EURO_PER_TERABYTE`. */
  readonly cost: number
  /** What runs short, in the order in which it does. */
  readonly limits: readonly string[]
}

export const needsOf = (players: number, figures: Figures, habits: Habits = HABITS): Needs => {
  const tables = players / habits.peopleAtTable
  const movesPerSecond = tables / habits.secondsPerMove
  const moveCores = (movesPerSecond * figures.serverMs) / 1000
  const botCores = (movesPerSecond * habits.botShare * habits.botMs) / 1000
  const memoryGigabytes = (players * figures.connectionBytes + tables * figures.tableBytes) / 1e9
  // A move is heard of where the other players of its table are: at most once for each of them, however many nodes there are.
  const heard = movesPerSecond * (habits.peopleAtTable - 1)
  const toldCores = (heard * figures.hearingMs) / 1000
  const perNode = CORES_PER_NODE * FULL - ASKING.nodeCores
  const byProcessor = Math.ceil((moveCores + toldCores + botCores) / perNode)
  const nodes = Math.max(2, byProcessor, Math.ceil(players / CONNECTIONS_PER_NODE))
  const hearingCores = toldCores + nodes * ASKING.nodeCores
  const answering = nodes * (ASKING.databaseCores + nodes * ASKING.databaseCoresPerOther)
  const databaseCores = ((movesPerSecond * figures.databaseMs) / 1000 + answering) / FULL
  const databaseMegabytesPerSecond = (movesPerSecond * figures.logBytes) / 1e6
  const megabitsPerSecond = (movesPerSecond * figures.bytes * 8) / 1e6
  const cores = nodes * CORES_PER_NODE + databaseCores
  const terabytes = (megabitsPerSecond / 8 / 1e6) * SECONDS_PER_MONTH * BUSY_SHARE
  const limits = [
    { name: 'the processors of one database', use: databaseCores / DATABASE_CORES },
    { name: 'the disk of one database', use: databaseMegabytesPerSecond / DATABASE_MEGABYTES },
    { name: 'the connections of one database', use: (nodes * CONNECTIONS_TO_DATABASE) / DATABASE_CONNECTIONS },
  ]
  return {
    players,
    tables,
    movesPerSecond,
    nodes,
    moveCores,
    hearingCores,
    botCores,
    databaseCores,
    databaseConnections: nodes * CONNECTIONS_TO_DATABASE,
    writesPerSecond: movesPerSecond * WRITES_PER_MOVE,
    databaseMegabytesPerSecond,
    megabitsPerSecond,
    memoryGigabytes,
    cost: cores * EURO_PER_CORE + terabytes * EURO_PER_TERABYTE,
    limits: limits
      .filter(({ use }) => use > 1)
      .sort((one, other) => other.use - one.use)
      .map(({ name, use }) => `${name} (${use.toFixed(1)} times its limit)`),
  }
}

/** A usual machine for a node. */
const CORES_PER_NODE = 4
/** Planned load of a machine: above this, queues get long, and one machine may die. */
const FULL = 0.5
const CONNECTIONS_PER_NODE = 10_000
/**
 * What a node's questions cost, in cores: at most a hundred times a second what is new for it, and four times who else is there,
 * which is a row for each other node. An answer took a node 0.7 ms of processor time and the database 0.12 (18 November 2026, on
 * a very busy machine, and so rather too much); that a row takes 1 µs is assumed.
 */
const ASKING = { nodeCores: 0.07, databaseCores: 0.012, databaseCoresPerOther: 4e-6 }
/** A large machine for a database. */
const DATABASE_CORES = 32
const DATABASE_MEGABYTES = 200
const DATABASE_CONNECTIONS = 400
const CONNECTIONS_TO_DATABASE = 1
/** The entry, the row of its table, and a note to the node of the other player. */
const WRITES_PER_MOVE = 3
const EURO_PER_CORE = 8
const EURO_PER_TERABYTE = 1
const SECONDS_PER_MONTH = 30 * 24 * 3600
/** Not everybody plays at night. */
const BUSY_SHARE = 0.4
