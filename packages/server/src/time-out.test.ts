import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CreateTable, TableState, Terms } from '@ecumene/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Client } from './testing/client.ts'
import { startServer } from './testing/server.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The time of the servers in these tests: it advances only when a test says so. */
let time = 0
const folder = mkdtempSync(join(tmpdir(), 'ecumene-time-'))
let server: Awaited<ReturnType<typeof startServer>> | null = null

const start = async (over: Partial<Parameters<typeof startServer>[0]> = {}): Promise<string> => {
  server = await startServer({ now: () => time, clockMs: 5, ...over })
  // Past the grace period after a start.
  time += 3 * MINUTE
  return server.url
}
beforeEach(() => {
  time = Date.parse('2026-01-12T12:00:00Z')
})
afterEach(async () => {
  await server?.close()
  server = null
  rmSync(folder, { recursive: true, force: true })
})

const DAYS: Terms = { clock: { kind: 'days', days: 1, rest: null }, timeOut: 'bot', standIn: false }

/** Two people at a table, both following it. */
const couple = async (url: string, terms: Partial<Terms>, over: Partial<CreateTable> = {}) => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Client.named(url, name)))
  if (ann === undefined || bob === undefined) throw new Error('nobody')
  const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], terms, ...over })
  await bob.join(id)
  await Promise.all([ann.connect(), bob.connect()])
  ann.subscribe(id, 0, 0, true)
  bob.subscribe(id, 1)
  const [state] = await Promise.all([ann, bob].map((client) => client.untilState(({ seen }) => seen !== null)))
  const seat = state?.seen?.deciders[0] ?? 0
  return { id, ann, bob, seat, mover: seat === 0 ? ann : bob, other: seat === 0 ? bob : ann }
}

const seatIn = (state: TableState | null, seat: number) => state?.seats[seat]

const move = async (client: Client, table: string, seat: number) => {
  const { seen } = await client.untilState(({ seen }) => (seen?.legal.length ?? 0) > 0)
  return client.command({ type: 'submit', table, seat, ply: seen?.ply ?? 0, move: seen?.legal[0] ?? '' })
}

describe('a table with clocks', () => {
  it('sends its terms and clocks, also with a move', async () => {
    const terms: Terms = {
      clock: { kind: 'increment', baseMinutes: 10, incrementSeconds: 15 },
      timeOut: 'resign',
      standIn: true,
    }
    const { id, ann, seat, mover } = await couple(await start(), terms)
    expect(ann.state()).toMatchObject({ terms, away: [] })
    expect(ann.state()?.clock).toEqual({
      now: time,
      at: time,
      left: [10 * MINUTE, 10 * MINUTE],
      running: [seat],
      farthest: 0,
    })
    time += MINUTE
    expect((await move(mover, id, seat)).ok).toBe(true)
    const { clock } = await ann.untilState(({ seen }) => seen?.ply === 1)
    expect(clock).toMatchObject({ now: time, at: time, farthest: 1 })
    // Drafting goes on with the other player.
    expect(clock?.running).toEqual([1 - seat])
    expect(clock?.left[seat]).toBe(9 * MINUTE + 15_000)
  })

  it('has none unless requested, and refuses terms that make no sense', async () => {
    const url = await start()
    const { ann } = await couple(url, {})
    expect(ann.state()).toMatchObject({ clock: null, terms: { clock: { kind: 'none' }, timeOut: 'nothing' } })
    const wish = { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] }
    for (const terms of [
      { clock: { kind: 'days', days: 4, rest: null } },
      { clock: { kind: 'days', days: 1, rest: { weekdays: [1, 2, 3, 4, 5, 6, 7], zone: 'UTC' } } },
      { clock: { kind: 'days', days: 1, rest: { weekdays: [1, 1], zone: 'UTC' } } },
      { clock: { kind: 'days', days: 1, rest: { weekdays: [1], zone: 'Europe/Atlantis' } } },
      { clock: { kind: 'increment', baseMinutes: 0, incrementSeconds: 5 } },
      { timeOut: 'flash' },
    ]) {
      const { status, body } = await ann.http('POST', '/api/tables', { ...wish, terms })
      expect([status, body], JSON.stringify(terms)).toMatchObject([400, { code: 'malformed' }])
    }
  })
})

describe('a seat whose time has run out', () => {
  it('resigns, if that was agreed on', async () => {
    const { ann, seat } = await couple(await start(), { ...DAYS, timeOut: 'resign' })
    time += DAY
    const { seen, clock } = await ann.untilState(({ status }) => status === 'over')
    expect(seen?.outcome?.winners).toEqual([1 - seat])
    expect(clock).toMatchObject({ running: [] })
    expect(clock?.left[seat]).toBe(0)
  })

  it('stays, if nothing was agreed on', async () => {
    const url = await start()
    const calm = await couple(url, { ...DAYS, timeOut: 'nothing' })
    const strict = await couple(url, { ...DAYS, timeOut: 'resign' })
    time += 2 * DAY
    await strict.ann.untilState(({ status }) => status === 'over')
    expect((await move(calm.mover, calm.id, calm.seat)).ok).toBe(true)
  })

  it('is played by a bot until its player comes back', async () => {
    const { id, mover, other, seat } = await couple(await start(), DAYS)
    const name = seat === 0 ? 'Ann' : 'Bob'
    time += DAY
    const taken = await other.untilState((state) => seatIn(state, seat)?.kind === 'bot')
    expect(seatIn(taken, seat)).toEqual({ kind: 'bot', level: 'normal', standsFor: name })
    const left = await mover.untilState(({ away }) => away.length > 0)
    expect(left).toMatchObject({ yours: [], away: [seat] })
    // The bot moves by itself; the other one's clock runs again.
    await other.untilState(({ seen, clock }) => (seen?.ply ?? 0) > 0 && clock?.running.includes(1 - seat) === true)
    expect(await mover.command({ type: 'submit', table: id, seat, ply: 0, move: 'x' })).toMatchObject({
      ok: false,
      code: 'notYourSeat',
    })
    expect(await other.command({ type: 'comeBack', table: id, seat })).toMatchObject({ ok: false, code: 'notYourSeat' })

    expect((await mover.command({ type: 'comeBack', table: id, seat })).ok).toBe(true)
    const back = await mover.untilState(({ yours }) => yours.length > 0, mover.received.length - 2)
    expect(back).toMatchObject({ yours: [seat], away: [] })
    expect(seatIn(back, seat)).toMatchObject({ kind: 'person', name })
    expect(back.clock?.left[seat]).toBe(DAY)
    expect((await mover.command({ type: 'comeBack', table: id, seat })).ok).toBe(true)
  })

  it('does not run out in the rest window', async () => {
    // It is Monday.
    const rest = { weekdays: [2], zone: '+00:00' }
    const url = await start()
    const resting = await couple(url, { ...DAYS, timeOut: 'resign', clock: { kind: 'days', days: 1, rest } })
    const plain = await couple(url, { ...DAYS, timeOut: 'resign' })
    time += DAY
    await plain.ann.untilState(({ status }) => status === 'over')
    expect((await move(resting.mover, resting.id, resting.seat)).ok).toBe(true)
  })
})

describe('a server that was away', () => {
  it('remembers clocks, and grants a grace period before they take effect', async () => {
    const dataDir = join(folder, 'data')
    const before = await couple(await start({ dataDir }), { ...DAYS, timeOut: 'resign' })
    time += 6 * 60 * MINUTE
    const state = before.ann.state()
    await server?.close()

    time += 3 * DAY
    server = await startServer({ now: () => time, clockMs: 5, dataDir })
    const ann = new Client(server.url, before.ann.cookie)
    await ann.connect()
    ann.subscribe(before.id, 0)
    const after = await ann.untilState(() => true)
    expect(after).toMatchObject({ status: 'playing', clock: { ...state?.clock, now: time } })
    // Three days away make a day of grace, which is the most there is; the time-out comes after it and not before.
    time += DAY - 1
    expect((await ann.http('GET', `/api/tables/${before.id}`)).body).toMatchObject({ status: 'playing' })
    time += 1
    await ann.untilState(({ status }) => status === 'over')
  })

  it('accepts a move made within the grace period', async () => {
    const dataDir = join(folder, 'data')
    const before = await couple(await start({ dataDir }), { ...DAYS, timeOut: 'resign' })
    await server?.close()
    time += 2 * DAY
    server = await startServer({ now: () => time, clockMs: 5, dataDir })
    const mover = new Client(server.url, before.mover.cookie)
    await mover.connect()
    mover.subscribe(before.id, before.seat)
    expect((await move(mover, before.id, before.seat)).ok).toBe(true)
    const { clock } = await mover.untilState(({ seen }) => seen?.ply === 1)
    expect(clock?.left).toEqual([DAY, DAY])
  })
})

describe('a machine whose clock is set', () => {
  /** How far its clock is off. */
  let off = 0
  beforeEach(() => {
    off = 0
  })
  const clocks = { now: () => time + off, ticks: () => time }
  const minutes = (baseMinutes: number): Terms => ({
    clock: { kind: 'increment', baseMinutes, incrementSeconds: 0 },
    timeOut: 'resign',
    standIn: false,
  })
  /** A jump is made up for by a twentieth of the time that passes. */
  const expectAbout = (passed: number, time: number) =>
    expect(Math.abs(passed - time)).toBeLessThanOrEqual(time / 20 + 10)
  const followed = async (client: Client, table: string) => {
    const { body } = await client.http('GET', `/api/tables/${table}/state`)
    return (body as { readonly state: TableState }).state
  }

  it.each([
    ['forward by a day', DAY],
    ['back by an hour', -60 * MINUTE],
  ])('%s ends no game, and nobody has more or less time for it', async (_how, jump) => {
    const url = await start(clocks)
    const long = await couple(url, minutes(10))
    const short = await couple(url, minutes(5))
    time += MINUTE
    off = jump
    // A move at once after the jump costs what was thought, not what the clock says.
    expect((await move(long.mover, long.id, long.seat)).ok).toBe(true)
    const { clock } = await long.ann.untilState(({ seen }) => seen?.ply === 1)
    expectAbout(10 * MINUTE - (clock?.left[long.seat] ?? 0), MINUTE)
    // A player whose time is really up loses, no sooner and no later; so clocks were checked, and the other game goes on.
    time += 3 * MINUTE
    expect((await followed(short.ann, short.id)).status).toBe('playing')
    time += 2 * MINUTE
    await short.ann.untilState(({ status }) => status === 'over')
    expect((await followed(long.ann, long.id)).status).toBe('playing')
  })

  it.each([
    ['forward', DAY],
    ['back', -60 * MINUTE],
  ])('%s goes by the same time after the next start', async (_how, jump) => {
    const dataDir = join(folder, 'data')
    const before = await couple(await start({ ...clocks, dataDir }), minutes(10))
    off = jump
    const other = await couple(server?.url ?? '', minutes(1))
    time += 2 * MINUTE
    await other.ann.untilState(({ status }) => status === 'over')
    await server?.close()
    server = await startServer({ ...clocks, clockMs: 5, dataDir })
    const { clock, status } = await followed(new Client(server.url, before.ann.cookie), before.id)
    expect(status).toBe('playing')
    expectAbout((clock?.now ?? 0) - (clock?.at ?? 0), 2 * MINUTE)
  })
})

describe('a seat left for good', () => {
  const STAND_IN: Partial<Terms> = { standIn: true }

  it('is given to a bot when another player asks, after a long wait', async () => {
    const { id, mover, other, seat } = await couple(await start(), STAND_IN)
    const ask = () => other.command({ type: 'standIn', table: id, seat: 1 - seat, for: seat })
    time += 4 * DAY
    expect(await ask()).toMatchObject({ ok: false, code: 'tooEarly' })
    mover.disconnect()
    await other.untilState((state) => {
      const player = seatIn(state, seat)
      return player?.kind === 'person' && !player.here
    })
    time -= 2 * DAY
    expect(await ask()).toMatchObject({ ok: false, code: 'tooEarly' })
    time += 2 * DAY
    const own = await other.command({ type: 'standIn', table: id, seat: 1 - seat, for: 1 - seat })
    expect(own).toMatchObject({ ok: false, code: 'nothingAsked' })
    expect((await ask()).ok).toBe(true)
    await other.untilState((state) => seatIn(state, seat)?.kind === 'bot' && (state.seen?.ply ?? 0) > 0)
    expect(await ask()).toMatchObject({ ok: false, code: 'nothingAsked' })
  })

  it('stays empty if the table does not allow it', async () => {
    const { id, other, seat } = await couple(await start(), {})
    time += 30 * DAY
    const asked = await other.command({ type: 'standIn', table: id, seat: 1 - seat, for: seat })
    expect(asked).toMatchObject({ ok: false, code: 'nothingAsked' })
  })
})
