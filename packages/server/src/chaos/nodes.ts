import { type Child, startChild } from '../testing/child.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { openWay, type Way } from './partition.ts'

/** Several nodes on one database behind a balancer, each with its own path to the database. */
export type Nodes = {
  readonly url: string
  readonly count: number
  /** Kills a node; resolves when it is dead. */
  kill(node: number): Promise<void>
  /** Stops a node as an administrator does; resolves when it has ended, in order. */
  stop(node: number): Promise<void>
  /** Starts a node; resolves when it serves. */
  start(node: number): Promise<void>
  way(node: number): Way
  /** What the nodes have said last. */
  outputs(): string
  /** All that they have said about these tables, with the number of the node. */
  saidOf(tables: readonly string[]): readonly string[]
  close(): Promise<void>
}

export type NodeSettings = {
  readonly count: number
  readonly database: string
  readonly dataDir: string
  /** How long a silent node keeps its place. */
  readonly leaseMs: number
  /** How many times faster than ours the time of the nodes passes. */
  readonly timeRate: number
  readonly program: NodeProgram
}

/** A real node, or one that loses what it has acknowledged. */
export type NodeProgram = '../chaos/node' | '../chaos/liar'

export const openNodes = async (settings: NodeSettings): Promise<Nodes> => {
  const { count, database, dataDir, leaseMs, timeRate, program } = settings
  const balancer: Balancer = await startBalancer(count)
  const ways = await Promise.all(Array.from({ length: count }, () => openWay(database)))
  const children: (Child | undefined)[] = []
  /** What nodes have said that are gone. */
  const said: { readonly node: number; readonly output: string }[] = []
  const env = {
    DATA_DIR: dataDir,
    COOKIE_KEY: 'the same at all nodes, so that any of them knows the guests',
    LOG_LEVEL: 'info',
    LEASE_MS: String(leaseMs),
    TIME_FROM: String(Date.now()),
    TIME_RATE: String(timeRate),
  }
  const wayOf = (node: number): Way => {
    const way = ways[node]
    if (way === undefined) throw new Error(`there is no node ${node}`)
    return way
  }
  const kill = async (node: number): Promise<void> => {
    const child = children[node]
    if (child === undefined) return
    balancer.set(node, null)
    child.kill('SIGKILL')
    await child.exit
    said.push({ node, output: child.output() })
    children[node] = undefined
  }
  const allSaid = (): typeof said => [
    ...said,
    ...children.map((child, node) => ({ node, output: child?.output() ?? '' })),
  ]
  return {
    url: balancer.url,
    count,
    kill,
    async stop(node) {
      const child = children[node]
      child?.kill('SIGTERM')
      const code = await child?.exit
      await kill(node)
      if (code !== 0) throw new Error(`node ${node} has ended with ${code}:\n${child?.output()}`)
    },
    async start(node) {
      const child = startChild({ ...env, DATABASE_URL: wayOf(node).url }, program)
      children[node] = child
      balancer.set(node, await child.url)
    },
    way: wayOf,
    outputs: () =>
      allSaid()
        .map(({ output }) => output)
        .join('\n')
        .slice(-MOST_OUTPUT),
    saidOf: (tables) =>
      allSaid().flatMap(({ node, output }) => {
        const lines = output.split('\n').filter((line) => tables.some((table) => line.includes(table)))
        return lines.map((line) => `node ${node}: ${line}`)
      }),
    async close() {
      await Promise.all(children.map((_child, node) => kill(node)))
      await balancer.close()
      await Promise.all(ways.map((way) => way.close()))
    },
  }
}

const MOST_OUTPUT = 20_000
