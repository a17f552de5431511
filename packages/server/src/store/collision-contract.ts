import { Match } from '@ecumene/kernel'
import { bazaar } from '@ecumene/kernel/toy'
import { describe, expect, it } from 'vitest'
import { clerkFor } from '../rules/clerk.ts'
import type { Errand, RecordedAnswer, RulesJob } from '../rules/jobs.ts'
import { refereeFor } from '../rules/referee.ts'
import { endingsOf } from '../rules/unwritten.ts'
import { Table } from '../tables/table.ts'
import type { World } from '../tables/world.ts'
import { type StoreMaker, tableRow } from './contract-rows.ts'
import type { Append, Store, StoredMatch, TableRow } from './store.ts'

/** What servers on one store promise when they write to one match at the same moment. */
export const collisionContract = (name: string, maker: StoreMaker): void => {
  describe(`${name}: two servers that write the same ply`, () => {
    it('both have their say, and the slower one reads only what it lacks', async () => {
      const row = dealt()
      const [mine, theirs] = await maker.two()
      await mine.createTable(row)
      const nodes = [nodeOn(mine, row), nodeOn(theirs, row)]
      for (const { table } of nodes) await table.askedNow()
      expect(nodes.map(({ read }) => read)).toEqual([ONCE, ONCE])

      // Each judges by what it knows, and that is the beginning: both entries are for the same place.
      const bids = await Promise.all(nodes.map((node, seat) => node.bid(seat, 0)))
      expect(bids.map((bid) => bid.ok && bid.value).sort()).toEqual([1, 2])
      const slower = bids.findIndex((bid) => bid.ok && bid.value === 2)
      expect(nodes[slower]?.read).toEqual({ matches: 1, entries: 1 })

      // The last bid opens the market, for which dice are thrown. Whoever is behind still takes it.
      expect(await nodes[1 - slower]?.bid(2, 2)).toEqual({ ok: true, value: 3 })
      for (const { table } of nodes) await table.elsewhere.hear()
      expect(nodes.map(({ read }) => read.matches)).toEqual([1, 1])

      const truth = replayed(await mine.match(row.id))
      for (const { table } of nodes) {
        expect(table.ply).toBe(3)
        expect(table.asked).toEqual(truth.deciders())
        for (const viewer of [null, 0, 1, 2]) {
          const sheet = await table.look(viewer, 0)
          expect(sheet.ok && JSON.parse(sheet.value?.text ?? '')).toMatchObject({ view: viewOf(truth, viewer) })
        }
      }
    })

    it('a request that the other one has carried out is answered as it was there, and not done twice', async () => {
      const row = dealt()
      const [mine, theirs] = await maker.two()
      await mine.createTable(row)
      const nodes = [nodeOn(mine, row), nodeOn(theirs, row)]
      for (const { table } of nodes) await table.askedNow()
      expect(await Promise.all(nodes.map((node) => node.bid(0, 0)))).toEqual([
        { ok: true, value: 1 },
        { ok: true, value: 1 },
      ])
      expect(await mine.ply(row.id)).toBe(1)
      for (const { table } of nodes) {
        await table.elsewhere.hear()
        expect(table.ply).toBe(1)
      }
    })
  })
}

const ONCE = { matches: 1, entries: 0 }

const dealt = (): TableRow => {
  const created = Match.create(bazaar, { seats: 3, seed: 'collision' })
  if (!created.ok) throw new Error(created.error)
  const { rules, options, seed, deal } = created.value.record()
  const ann = { kind: 'person', guest: 'ann', name: 'Ann' } as const
  const terms = { status: 'playing', game: 'bazaar', rules, seed: String(seed), deal, seats: [ann, ann, ann] } as const
  return tableRow({ ...terms, options: options as TableRow['options'] })
}

/** A server in short: a table, rules that know it, and what they have read of it. */
const nodeOn = (store: Store, row: TableRow) => {
  const read = { matches: 0, entries: 0 }
  const counted: Store = {
    ...store,
    match(id) {
      read.matches++
      return store.match(id)
    },
    async entriesFrom(id, ply) {
      const entries = await store.entriesFrom(id, ply)
      read.entries += entries.length
      return entries
    },
  }
  const written = new Map<number, Append>()
  const clerk = clerkFor(refereeFor([bazaar], { shelf: '', matches: 2, idleMs: 60_000 }), counted, {
    write: ({ ticket, table, request, row: { version } }, { ply }, { entry, isLate }) =>
      void written.set(ticket, { table, ply: ply - 1, entry, request, mayRepeat: isLate, version }),
  })
  const run = async (errand: Errand) => (await clerk(errand, (act) => act())) as RecordedAnswer
  const { stands, unwritten } = endingsOf(store, run)
  let tickets = 0
  const world: Partial<World> = {
    store: counted,
    rules: {
      run,
      async ask(request, at) {
        const ticket = ++tickets
        const answer = await clerk({ ...request, ...at, ticket } as RulesJob, (act) => act())
        if (answer.kind === 'failed') throw new Error(answer.message)
        if (answer.kind === 'refused') return stands(at.table, at.request, answer)
        const append = written.get(ticket)
        if (answer.kind !== 'prepared' || append === undefined) return answer as RecordedAnswer
        const outcome = await store.append(append)
        return outcome === 'done' ? { ...answer, kind: 'recorded' } : unwritten(at, answer.sight.ply, outcome)
      },
      loaded: () => 1,
      close: async () => {},
    },
    neighbours: { areThere: true },
    presence: { attends: () => {}, hasFollowers: false } as Partial<World['presence']> as World['presence'],
    hooks: { turnsBegan: () => {} } as Partial<World['hooks']> as World['hooks'],
    metrics: { moves: { add: () => {} } } as unknown as World['metrics'],
    log: { info: () => {}, warn: () => {}, error: () => {} },
    now: () => 0,
  }
  const table = new Table(world as World, row)
  const bid = (seat: number, ply: number) =>
    table.play({ kind: 'submit', seat, ply, move: `bid ${seat + 1}` }, `${seat}: bid`, 'person')
  return { table, read, bid }
}

const replayed = (stored: StoredMatch | null): Match => {
  if (stored === null) throw new Error('there is no match')
  const replay = Match.replay(bazaar, { ...stored, log: stored.entries.map((entry) => JSON.parse(entry)) })
  if (!replay.ok) throw new Error(replay.error.message)
  return replay.value as Match
}

const viewOf = (match: Match, viewer: number | null): object => JSON.parse(JSON.stringify(match.view(viewer)))
