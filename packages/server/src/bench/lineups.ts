import type { ChildProcess } from 'node:child_process'
import { newDatabase } from '../testing/database.ts'
import { answerOf, startChild, stop } from './child.ts'
import { median, middle, type Round } from './latencies.ts'
import type { Load, LoadOrder } from './load.ts'
import { clusterPid, familyMs, processorMs } from './processor.ts'
import type { SubjectMessage } from './subject.ts'

/** A number of nodes of our server on one store, compared with as many bones on a store of their own. */
export type Lineup = { readonly store: 'sqlite' | 'postgres'; readonly nodes: number }

/** Medians over the rounds; ratios are taken within each round, where the machine was the same for both. */
export type LineupBench = Lineup & {
  readonly closed: { readonly bones: Round; readonly ours: Round }
  readonly paced: { readonly bones: Round; readonly ours: Round }
  /** From sending a move until the other player, at another node if there is one, has seen it; paced. */
  readonly heard: Round
  /** Moves a second, as a ratio to the bones, and to our server on SQLite. */
  readonly toBones: number
  readonly toSqlite: number
  /** Processor time of a move over all threads, load and database: what the bones need, as a ratio to ours. Other work on the machine hardly shows in it. */
  readonly processorToBones: number
  /** Paced p99, as a ratio to the bones. */
  readonly latencyToBones: number
  readonly costs: Costs
}

/** The cost of one move under full load: CPU time of each part, and bytes sent to the players. */
export type Costs = {
  readonly serverMs: number
  readonly databaseMs: number
  readonly loadMs: number
  readonly bytes: number
  /** How many cores the machine could spare: what the bones got just before. */
  readonly cores: number
  /** From an acknowledgement until the other player has seen the move, and the share of moves after which it is their turn. */
  readonly hearMs: number
  readonly hearShare: number
}

export type LineupOptions = {
  readonly lineups: readonly Lineup[]
  readonly clients: number
  readonly rounds: number
  readonly seconds: number
  /** Moves a second of the paced rounds. */
  readonly pace: number
  readonly onProgress?: (what: string) => void
}

/** All line-ups take turns in every round. */
export const measureLineups = async (options: LineupOptions, cluster: string): Promise<readonly LineupBench[]> => {
  const children: ChildProcess[] = []
  const start = async (script: string, env: Readonly<Record<string, string>> = {}): Promise<ChildProcess> => {
    const child = startChild(script, [], env)
    children.push(child)
    return child
  }
  const serversOf = async (script: string, { store, nodes }: Lineup): Promise<Servers> => {
    const env = store === 'sqlite' ? {} : { BENCH_DATABASE: (await newDatabase(cluster)).url }
    const servers: { child: ChildProcess; url: string }[] = []
    for (let node = 0; node < nodes; node++) {
      const child = await start(script, env)
      servers.push({ child, url: (await answerOf<Extract<SubjectMessage, { url: string }>>(child)).url })
    }
    return { children: servers.map(({ child }) => child), urls: servers.map(({ url }) => url) }
  }
  try {
    const load = await start('load')
    const database = await clusterPid(cluster)
    const round = async (
      subject: LoadOrder['subject'],
      { urls, children: servers }: Servers,
      pace: number | null,
    ): Promise<Spent> => {
      const { clients, seconds } = options
      load.send({ subject, urls, clients, warmUpMs: 1000, measureMs: seconds * 1000, pace } satisfies LoadOrder)
      await answerOf<'begun'>(load)
      const used = async (): Promise<Used> => ({
        at: performance.now(),
        serverMs: await processorMs(servers),
        databaseMs: familyMs(database),
      })
      const ending = answerOf<Load>(load)
      const before = await used()
      const found = await ending
      return { ...found, ...spentOn(found, before, await used()) }
    }
    const measured = await Promise.all(
      options.lineups.map(async (lineup) => ({
        lineup,
        bones: await serversOf('subject-bones', lineup),
        ours: await serversOf('subject-ours', lineup),
        rounds: [] as LineupRound[],
      })),
    )
    for (let number = 0; number < options.rounds; number++) {
      for (const { lineup, bones, ours, rounds } of measured) {
        options.onProgress?.(`${nameOf(lineup)}, round ${number + 1}`)
        rounds.push({
          closed: { bones: await round('bones', bones, null), ours: await round('ours', ours, null) },
          paced: { bones: await round('bones', bones, options.pace), ours: await round('ours', ours, options.pace) },
        })
      }
    }
    const [first] = measured
    return measured.map(({ lineup, rounds }) => ({ ...lineup, ...summaryOf(rounds, first?.rounds ?? []) }))
  } finally {
    await Promise.all(children.map(stop))
  }
}

export const nameOf = ({ store, nodes }: Lineup): string =>
  `${store === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, ${nodes} ${nodes === 1 ? 'node' : 'nodes'}`

type Servers = { readonly children: readonly ChildProcess[]; readonly urls: readonly string[] }

type Used = { readonly at: number; readonly serverMs: number; readonly databaseMs: number }

/** A round, and what each of its moves cost. */
type Spent = Load & { readonly costs: Omit<Costs, 'hearMs' | 'hearShare'> }

const spentOn = ({ used: { moves, bytes, loadMs } }: Load, before: Used, after: Used): Pick<Spent, 'costs'> => {
  const serverMs = after.serverMs - before.serverMs
  const databaseMs = after.databaseMs - before.databaseMs
  return {
    costs: {
      serverMs: serverMs / moves,
      databaseMs: databaseMs / moves,
      loadMs: loadMs / moves,
      bytes: bytes / moves,
      cores: (serverMs + databaseMs + loadMs) / (after.at - before.at),
    },
  }
}

const spentBy = ({ costs: { serverMs, databaseMs, loadMs } }: Spent): number => serverMs + databaseMs + loadMs

type LineupRound = {
  readonly closed: { readonly bones: Spent; readonly ours: Spent }
  readonly paced: { readonly bones: Load; readonly ours: Load }
}

const summaryOf = (
  rounds: readonly LineupRound[],
  onSqlite: readonly LineupRound[],
): Omit<LineupBench, keyof Lineup> => {
  const costOf = (pick: (costs: Spent['costs']) => number): number =>
    median(rounds.map(({ closed }) => pick(closed.ours.costs)))
  const middleOf = (pick: (round: LineupRound) => Round): Round => middle(rounds.map(pick))
  const perSecond = (round: LineupRound | undefined): number => round?.closed.ours.answered.perSecond ?? 0
  return {
    closed: {
      bones: middleOf(({ closed }) => closed.bones.answered),
      ours: middleOf(({ closed }) => closed.ours.answered),
    },
    paced: { bones: middleOf(({ paced }) => paced.bones.answered), ours: middleOf(({ paced }) => paced.ours.answered) },
    heard: middleOf(({ paced }) => paced.ours.heard),
    toBones: median(rounds.map((round) => perSecond(round) / round.closed.bones.answered.perSecond)),
    toSqlite: median(rounds.map((round, number) => perSecond(round) / perSecond(onSqlite[number]))),
    processorToBones: median(rounds.map(({ closed: { bones, ours } }) => spentBy(bones) / spentBy(ours))),
    latencyToBones: median(rounds.map(({ paced }) => paced.ours.answered.p99 / paced.bones.answered.p99)),
    costs: {
      serverMs: costOf(({ serverMs }) => serverMs),
      databaseMs: costOf(({ databaseMs }) => databaseMs),
      loadMs: costOf(({ loadMs }) => loadMs),
      bytes: costOf(({ bytes }) => bytes),
      cores: median(rounds.map(({ closed }) => closed.bones.costs.cores)),
      hearMs: median(rounds.map(({ closed: { ours } }) => Math.max(0, ours.heard.p50 - ours.answered.p50))),
      hearShare: median(rounds.map(({ paced: { ours } }) => ours.heard.perSecond / ours.answered.perSecond)),
    },
  }
}
