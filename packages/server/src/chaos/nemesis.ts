import { setTimeout as sleep } from 'node:timers/promises'
import { below, type Random, seeded } from '@ecumene/kernel'
import type { Cluster } from '../testing/database.ts'
import type { Group } from './group.ts'
import type { Nodes } from './nodes.ts'
import type { Witness } from './witness.ts'

/** How often each kind of failure happens in a run. */
export type Misfortunes = {
  readonly kills: number
  readonly databaseKills: number
  readonly partitions: number
  /** All nodes are restarted, one after the other. */
  readonly restarts: number
  /** The most moves between one failure and the next. */
  readonly between: number
}

type Deed = 'kill' | 'databaseKill' | 'partition' | 'restart'

export type NemesisParts = {
  readonly between: number
  readonly nodes: Nodes
  readonly cluster: Pick<Cluster, 'crash' | 'start'>
  readonly groups: readonly Group[]
  readonly witness: Witness
  readonly leaseMs: number
  readonly onProgress: (what: string) => void
  /** Rejects when a player does. */
  readonly playing: Promise<unknown>
}

/** Causes all failures in random order, each in the middle of play. */
export const torment = async (misfortunes: Misfortunes, seed: string, parts: NemesisParts): Promise<void> => {
  const random = seeded(seed)
  const deeds = shuffled(random, [
    ...Array.from({ length: misfortunes.kills }, (): Deed => 'kill'),
    ...Array.from({ length: misfortunes.databaseKills }, (): Deed => 'databaseKill'),
    ...Array.from({ length: misfortunes.partitions }, (): Deed => 'partition'),
    ...Array.from({ length: misfortunes.restarts }, (): Deed => 'restart'),
  ])
  await until(parts, () => parts.groups.every(({ playedAt }) => playedAt > 0))
  for (const [number, deed] of deeds.entries()) {
    await moves(parts, 1 + below(random, parts.between))
    await sleep(below(random, MOST_PAUSE_MS))
    await DEEDS[deed](parts, random, `${number + 1}/${deeds.length}`)
  }
  await moves(parts, parts.between)
}

const DEEDS: { readonly [Name in Deed]: (parts: NemesisParts, random: Random, number: string) => Promise<void> } = {
  async kill(parts, random, number) {
    const { nodes, onProgress } = parts
    const node = below(random, nodes.count)
    onProgress(`${number} node ${node} is killed`)
    await nodes.kill(node)
    // The others go on without it.
    if (nodes.count > 1) await moves(parts, 1 + below(random, parts.between))
    await nodes.start(node)
  },
  async databaseKill({ cluster, onProgress }, _random, number) {
    onProgress(`${number} PostgreSQL is killed`)
    await cluster.crash()
    await cluster.start()
  },
  async partition(parts, random, number) {
    const { nodes, leaseMs, onProgress } = parts
    const node = below(random, nodes.count)
    const how = below(random, 2) === 0 ? 'late' : 'lost'
    const isLong = below(random, 2) === 0
    onProgress(`${number} node ${node} is cut off from the database; what was on its way is ${how}`)
    const way = nodes.way(node)
    way.cut()
    if (nodes.count > 1) await moves(parts, 1 + below(random, parts.between))
    await sleep(isLong ? 2 * leaseMs : below(random, leaseMs))
    way.heal(how)
  },
  async restart(parts, random, number) {
    const { nodes, onProgress } = parts
    for (let node = 0; node < nodes.count; node++) {
      onProgress(`${number} node ${node} is restarted`)
      await nodes.stop(node)
      if (nodes.count > 1) await moves(parts, 1 + below(random, parts.between))
      await nodes.start(node)
    }
  },
}

/** Waits until this many more moves were acknowledged. */
const moves = (parts: NemesisParts, count: number): Promise<void> => {
  const enough = parts.witness.acknowledged + count
  return until(parts, () => parts.witness.acknowledged >= enough)
}

const until = async ({ playing, nodes }: NemesisParts, isSo: () => boolean): Promise<void> => {
  const end = performance.now() + STUCK_MS
  while (!isSo()) {
    await Promise.race([sleep(5), playing])
    if (performance.now() > end) throw new Error(`nobody plays on; the nodes said:\n${nodes.outputs()}`)
  }
}

const shuffled = <Item>(random: Random, items: readonly Item[]): readonly Item[] => {
  const all = [...items]
  for (let last = all.length - 1; last > 0; last--) {
    const other = below(random, last + 1)
    const held = all[last] as Item
    all[last] = all[other] as Item
    all[other] = held
  }
  return all
}

const MOST_PAUSE_MS = 50
/** Nothing takes this long unless it hangs. */
const STUCK_MS = 300_000
