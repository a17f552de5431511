import { Match, seen } from '@ecumene/kernel'
import { bazaar } from '@ecumene/kernel/toy'
import type { ServerMessage, TableState } from '@ecumene/protocol'
import { withChanges } from '@ecumene/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Hooks } from '../guests/hooks.ts'
import { Presence } from '../guests/presence.ts'
import { clerkFor } from '../rules/clerk.ts'
import type { RecordedAnswer, RulesJob } from '../rules/jobs.ts'
import { refereeFor } from '../rules/referee.ts'
import { tableRow } from '../store/contract-rows.ts'
import type { EntryChange, EntryElsewhere } from '../store/nodes.ts'
import { type Store, type StoredMatch, StoreError, type TableRow } from '../store/store.ts'
import type { Chats } from './chats.ts'
import { Hall } from './hall.ts'
import { Neighbours } from './neighbours.ts'
import { Table } from './table.ts'
import type { Watcher } from './watchers.ts'
import type { World } from './world.ts'

/** The stored match, which another server continues. */
let match: Match
let row: TableRow
let table: Table
let world: World
/** How many more times the store fails. */
let failures = 0
/** Seats whose bots have thought. */
let thought: number[]
/** What was read of it: how often the row and the whole match, and how many entries. */
let read: { rows: number; matches: number; entries: number }
let referee: ReturnType<typeof refereeFor>

const logText = (): readonly string[] => match.record().log.map((entry) => JSON.stringify(entry))
const store: Partial<Store> = {
  async table() {
    read.rows++
    return row
  },
  async entriesFrom(_id, ply) {
    const entries = logText().slice(ply)
    read.entries += entries.length
    return entries
  },
  ply: async () => match.ply,
  async tablesWaitingForBot() {
    if (failures-- > 0) throw new StoreError('away', 'the database is away')
    return [row.id]
  },
  async match() {
    read.matches++
    if (failures-- > 0) throw new StoreError('away', 'the database is away')
    const { game, rules, options, seats, seed, deal } = match.record()
    return { game, rules, options, seats, seed, deal, entries: logText(), snapshot: null } as StoredMatch
  },
}

afterEach(() => vi.restoreAllMocks())
beforeEach(() => {
  store.ply = async () => match.ply
  read = { rows: 0, matches: 0, entries: 0 }
  const created = Match.create(bazaar, { seats: 3, seed: 'seed' })
  if (!created.ok) throw new Error(created.error)
  match = created.value as Match
  row = tableRow({ status: 'playing', game: 'bazaar', seats: [ANN, BOB, ANN] })
  referee = refereeFor([bazaar], { shelf: '', matches: 2, idleMs: 1000 })
  const clerk = clerkFor(referee, store as Store, { write: () => {} })
  const work = async (job: RulesJob): Promise<RecordedAnswer> => {
    const answer = await clerk(job, (act) => act())
    if (answer.kind === 'failed') throw new StoreError(answer.code, answer.message)
    return answer as RecordedAnswer
  }
  const parts: Partial<World> = {
    store: store as Store,
    rules: {
      ask: (request, at) => work({ ...request, ...at, ticket: 1 } as RulesJob),
      run: work,
      loaded: () => 0,
      close: async () => {},
    },
    neighbours: { areThere: true },
    presence: { attends: () => {}, hasFollowers: false } as Partial<World['presence']> as World['presence'],
    bots: {
      // It thinks for ever.
      choose({ seat }) {
        thought.push(seat)
        return new Promise(() => {})
      },
      close: async () => {},
    },
    log: { info: () => {}, warn: () => {}, error: () => {} },
    now: () => 0,
  }
  failures = 0
  thought = []
  world = parts as World
  table = new Table(world, row)
})

const ANN = { kind: 'person', guest: 'ann', name: 'Ann' } as const
const BOB = { kind: 'person', guest: 'bob', name: 'Bob' } as const
const CAROL = { kind: 'person', guest: 'carol', name: 'Carol' } as const

/** Somebody who watches, and what they are sent. */
const watching = async (viewer: number | null, changes: boolean): Promise<ServerMessage[]> => {
  const sent: ServerMessage[] = []
  const send: Watcher['send'] = (text) => void sent.push(JSON.parse(text) as ServerMessage)
  expect(await table.watch({ guest: null, viewer, changes, send }, 0)).toMatchObject({ ok: true })
  return sent
}
const bid = (seat: number): void => void expect(match.submit(seat, `bid ${seat + 1}`).ok).toBe(true)
const told = (sent: readonly ServerMessage[]): readonly string[] => sent.map(({ type }) => type)
/** What a client that follows by changes knows. */
const known = (sent: readonly ServerMessage[]): unknown => {
  let state: TableState | null = null
  for (const message of sent) {
    if (message.type === 'state') state = message.state
    if (message.type !== 'change' || state?.seen === null || state === null) continue
    expect(message.since).toBe(state.seen.ply)
    state = { ...state, seen: { ...message.seen, view: withChanges(state.seen.view, message.view) } }
  }
  const { history: _past, ...now } = state?.seen ?? { history: [] }
  return now
}
const truth = (viewer: number | null): unknown => {
  const { history: _past, ...now } = seen(match, viewer)
  return JSON.parse(JSON.stringify(now))
}

describe('what another server did', () => {
  it('is read entry by entry, and sent as changes', async () => {
    const [ann, everybody, simple] = [await watching(0, true), await watching(null, true), await watching(null, false)]
    for (let seat = 0; seat < 3; seat++) {
      bid(seat)
      // The clocks and whether bots are asked follow from a move.
      row = { ...row, version: row.version + 1, waitsForBot: !row.waitsForBot }
      read = { rows: 0, matches: 0, entries: 0 }
      await table.elsewhere.hear()
      expect(read).toEqual({ rows: 1, matches: 0, entries: 1 })
      expect(table.row).toEqual(row)
    }
    for (const sent of [ann, everybody]) expect(told(sent)).toEqual(['state', 'change', 'change', 'change'])
    expect(told(simple)).toEqual(['state', 'state', 'state', 'state'])
    expect(known(ann)).toEqual(truth(0))
    for (const sent of [everybody, simple]) expect(known(sent)).toEqual(truth(null))
  })

  it('is sent as a whole state if the table or the past changed too, without reading the match again', async () => {
    const ann = await watching(0, true)
    read = { rows: 0, matches: 0, entries: 0 }
    bid(0)
    row = { ...row, version: 1, seats: [ANN, BOB, CAROL] }
    await table.elsewhere.hear()
    row = { ...row, version: 2, seats: [ANN, BOB, BOB] }
    await table.elsewhere.hear()
    bid(1)
    expect(match.undo(1, 1, [0, 2]).ok).toBe(true)
    await table.elsewhere.hear()
    expect(told(ann)).toEqual(['state', 'state', 'state', 'state'])
    expect(known(ann)).toEqual(truth(0))
    expect(ann.at(-1)).toMatchObject({ state: { seats: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Bob' }] } })
    expect(read).toEqual({ rows: 3, matches: 0, entries: 3 })
  })

  it('is not announced if it changed nothing', async () => {
    const ann = await watching(0, true)
    read = { rows: 0, matches: 0, entries: 0 }
    expect(await table.elsewhere.refresh()).toBe(false)
    expect(told(ann)).toEqual(['state'])
    expect(read).toEqual({ rows: 1, matches: 0, entries: 0 })
  })

  /** Another server moves, and tells of it. */
  const toldOf = (seat: number, change: EntryChange | null): EntryElsewhere => {
    const { version } = row
    bid(seat)
    if (change !== null) row = { ...row, ...change.time, version: version + 1 }
    return { table: row.id, ply: match.ply - 1, entry: logText().at(-1) ?? '', version, change }
  }

  it('is not read at all if it was told', async () => {
    const ann = await watching(0, true)
    read = { rows: 0, matches: 0, entries: 0 }
    const first = toldOf(0, null)
    await table.elsewhere.follow([first])
    await table.elsewhere.follow([first, toldOf(1, { time: { clock: null, due: 5 } }), toldOf(2, null)])
    expect(read).toEqual({ rows: 0, matches: 0, entries: 0 })
    expect(table.row).toEqual(row)
    expect(told(ann)).toEqual(['state', 'change', 'change'])
    expect(known(ann)).toEqual(truth(0))
  })

  it('is read if what was told does not follow from what is known', async () => {
    const ann = await watching(0, true)
    read = { rows: 0, matches: 0, entries: 0 }
    toldOf(0, null)
    await table.elsewhere.follow([toldOf(1, null)])
    expect(read).toEqual({ rows: 1, matches: 0, entries: 2 })
    // Somebody has changed the table, too.
    row = { ...row, version: row.version + 1, seats: [ANN, BOB, CAROL] }
    await table.elsewhere.follow([toldOf(2, null)])
    expect(read).toEqual({ rows: 2, matches: 0, entries: 3 })
    expect(table.row).toEqual(row)
    expect(known(ann)).toEqual(truth(0))
  })

  it('is read as a whole if the match is no longer in memory', async () => {
    const ann = await watching(0, true)
    await table.forget()
    bid(0)
    read = { rows: 0, matches: 0, entries: 0 }
    await table.elsewhere.hear()
    expect(read.matches).toBe(1)
    expect(told(ann)).toEqual(['state', 'state'])
    expect(known(ann)).toEqual(truth(0))
  })

  it('is read as a whole if the entries do not fit what is in memory', async () => {
    const ann = await watching(0, true)
    // Memory has a move that nobody has written.
    referee.work({
      kind: 'submit',
      seat: 0,
      ply: 0,
      move: 'bid 3',
      table: table.id,
      ticket: 1,
      request: null,
      row,
      viewers: [],
      bots: [],
      now: 0,
      time: null,
    })
    bid(1)
    bid(0)
    read = { rows: 0, matches: 0, entries: 0 }
    await table.elsewhere.hear()
    expect(read.matches).toBe(1)
    expect(known(ann)).toEqual(truth(0))
  })
})

describe('what others did before they knew that a table is open here', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is looked for afterwards, with what was said', async () => {
    const hall = new Hall(world)
    const [looked, heard] = [vi.spyOn(hall, 'refresh').mockResolvedValue(), vi.fn(async () => {})]
    const here = { publish: async () => ({ tables: [row.id], guests: [] }), sayAgain: () => {}, hasFollowers: false }
    store.elsewhere = async () => ({ entries: [], tables: [], chats: [], place: 'second' })
    const neighbours = new Neighbours(store as Store, here as Partial<Presence> as Presence)
    neighbours.tell({ hall, chats: { refresh: heard } as Partial<Chats> as Chats, hooks: {} as Hooks })
    await neighbours.hear()
    await neighbours.inform()
    expect(looked).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(looked.mock.calls).toEqual([[[row.id]], [[row.id]]])
    expect(heard.mock.calls).toEqual([[[row.id]], [[row.id]]])
  })

  it('is told to a player who follows their turns here, and whom the others did not know of', async () => {
    const told: string[] = []
    const presence = new Presence()
    presence.came('ann')
    presence.follow('ann', (text) => told.push((JSON.parse(text) as { turn: { id: string } }).turn.id))
    const withTurns = {
      ...store,
      seatsTaken: async (guest) => (guest === 'ann' ? [{ table: row, ply: 0, at: 0, asked: [0] }] : []),
      attend: async () => {},
      attending: async () => [],
      elsewhere: async () => ({ entries: [], tables: [], chats: [], place: 'second' }),
    } satisfies Partial<Store> as Partial<Store> as Store
    const hall = new Hall({ ...world, store: withTurns, presence })
    const neighbours = new Neighbours(withTurns, presence)
    neighbours.tell({ hall, chats: { refresh: async () => {} } as Partial<Chats> as Chats, hooks: {} as Hooks })
    await neighbours.hear()
    await neighbours.inform()
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(told).toEqual([row.id, row.id])
  })

  it('is found by comparing, also at a table that has not begun', async () => {
    const hall = new Hall(world)
    row = { ...row, status: 'waiting' }
    await hall.find(row.id)
    expect(hall.comparable).toEqual([{ table: row.id, version: row.version, ply: 0 }])
  })
})

/** Bots are woken beside whoever asks for it. */
const nudge = async (hall: Hall): Promise<void> => {
  await hall.nudgeBots()
  await vi.advanceTimersByTimeAsync(0)
}

describe('bots that another server has left behind', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  // The list of their tables, a match, or both cannot be read at first.
  it.each([0, 1, 2, 3])('are woken, also if the store fails %d times meanwhile', async (times) => {
    row = { ...row, seats: [ANN, BOB, { kind: 'bot', level: 'easy' }] }
    failures = times
    await new Hall(world).wakeBots()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(thought).toEqual([2])
  })

  it('are woken by what is in the store, not by what is in memory', async () => {
    const hall = new Hall(world)
    await hall.wake(row.id)
    expect(thought).toEqual([])
    row = { ...row, version: 1, seats: [ANN, BOB, { kind: 'bot', level: 'easy' }] }
    await hall.wakeBots()
    expect(thought).toEqual([2])
  })

  it('are seen to in the end if nobody was told of them, and are not asked twice', async () => {
    row = { ...row, seats: [ANN, BOB, { kind: 'bot', level: 'easy' }] }
    const hall = new Hall(world)
    const log = vi.spyOn(world.log, 'info')
    await nudge(hall)
    expect(thought).toEqual([])
    expect(log).not.toHaveBeenCalled()
    await nudge(hall)
    expect(thought).toEqual([2])
    // An operator can see that a table stood still.
    expect(log.mock.calls).toMatchObject([[{ table: row.id, ply: 0, areThinking: false }, expect.any(String)]])
    await nudge(hall)
    expect(thought).toEqual([2])
  })

  it('are seen to however often before they were slow, as long as their matches went on', async () => {
    row = { ...row, seats: [ANN, BOB, { kind: 'bot', level: 'easy' }] }
    const hall = new Hall(world)
    for (let ply = 100; ply < 120; ply++) {
      store.ply = async () => ply
      await nudge(hall)
    }
    expect(thought).toEqual([])
    await nudge(hall)
    expect(thought).toEqual([2])
  })

  it('are seen to again after a long time, and although another table hangs', async () => {
    row = { ...row, seats: [ANN, BOB, { kind: 'bot', level: 'easy' }] }
    const hall = new Hall(world)
    vi.spyOn(store as Store, 'tablesWaitingForBot').mockResolvedValue(['hangs', row.id])
    const { table: read } = store as Store
    vi.spyOn(store as Store, 'table').mockImplementation((id) => (id === 'hangs' ? new Promise(() => {}) : read(id)))
    const hangs = vi.spyOn(world.log, 'warn')
    // As often as it takes to be asked for the first time and four times more, less and less often.
    for (let times = 1; times < 32; times++) {
      await nudge(hall)
      if (times === 2) expect(thought).toEqual([2])
    }
    const asked = vi.spyOn(Table.prototype, 'nudge')
    await nudge(hall)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(hangs.mock.calls).toEqual(Array(4).fill([{ table: 'hangs' }, expect.any(String)]))
  })

  it('are left alone where only bots sit and nobody watches', async () => {
    row = { ...row, seats: row.seats.map(() => ({ kind: 'bot', level: 'easy' })) }
    const hall = new Hall(world)
    for (let times = 0; times < 3; times++) await nudge(hall)
    expect(read.matches).toBe(0)
    expect(thought).toEqual([])
  })
})
