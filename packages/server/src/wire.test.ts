import { below, seeded } from '@ecumene/kernel'
import type { ServerMessage, TableState } from '@ecumene/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './testing/client.ts'
import { playRandomly } from './testing/play.ts'
import { startServer } from './testing/server.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** Two people at a table of Duel, both following it. */
const couple = async () => {
  const ann = await Client.named(server.url, 'Ann')
  const bob = await Client.named(server.url, 'Bob')
  const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await bob.join(id)
  await Promise.all([ann.connect(), bob.connect()])
  ann.subscribe(id, 0)
  bob.subscribe(id, 1)
  await Promise.all([ann, bob].map((client) => client.untilState((state) => state.seen !== null)))
  return { ann, bob, id }
}

const seenBy = (client: Client): NonNullable<TableState['seen']> => {
  const seen = client.state()?.seen
  if (seen === null || seen === undefined) throw new Error('nothing was seen')
  return seen
}

/** Makes `count` moves, whoever is to move. */
const advance = async ({ ann, bob, id }: Awaited<ReturnType<typeof couple>>, count: number): Promise<number> => {
  const random = seeded(`advance ${id}`)
  for (let made = 0; made < count; made++) {
    const ply = seenBy(ann).ply
    await bob.untilState(({ seen }) => seen?.ply === ply)
    const seat = seenBy(ann).deciders[0] ?? 0
    const mover = seat === 0 ? ann : bob
    const { legal } = seenBy(mover)
    const move = legal[below(random, legal.length)] as string
    expect(await mover.command({ type: 'submit', table: id, seat, ply, move })).toEqual({ ok: true, ply: ply + 1 })
    await ann.untilState(({ seen }) => seen?.ply === ply + 1)
  }
  return seenBy(ann).ply
}

describe('a game over sockets', () => {
  it('answers pings, at a table or not', async () => {
    const ann = await Client.named(server.url, 'Ann')
    await ann.connect()
    ann.send({ type: 'ping' })
    expect(await ann.until(() => true)).toEqual({ type: 'pong' })
    ann.disconnect()
  })

  it('carries out commands sent together in order', async () => {
    const { ann, bob, id } = await couple()
    const seat = seenBy(ann).deciders[0] ?? 0
    const mover = seat === 0 ? ann : bob
    const move = seenBy(mover).legal[0] as string
    const from = mover.received.length
    const results = await Promise.all([
      mover.command({ type: 'submit', table: id, seat, ply: 0, move }),
      mover.command({ type: 'submit', table: id, seat, ply: 0, move }),
      mover.command({ type: 'undo', table: id, seat, ply: 1, to: 0 }),
      mover.command({ type: 'submit', table: id, seat, ply: 2, move }),
      mover.command({ type: 'resign', table: id, seat }),
      mover.command({ type: 'submit', table: id, seat, ply: 4, move }),
    ])
    expect(results.map((result) => (result.ok ? result.ply : result.code))).toEqual([1, 'stale', 2, 3, 4, 'over'])
    const plies = mover.states.slice(from).flatMap((state) => state?.seen?.ply ?? [])
    expect(plies).toEqual([...plies].sort((a, b) => a - b))
  })

  it('is played to the end, one player reconnecting in the middle with the history it has', async () => {
    const { ann, bob, id } = await couple()
    const history: unknown[] = []
    const follow = (client: Client, from: number): void => {
      for (const text of client.received.slice(from)) {
        const message = JSON.parse(text) as ServerMessage
        if (message.type !== 'state' || message.state.seen === null) continue
        history.splice(message.from, history.length, ...message.state.seen.history)
      }
    }
    const others = playRandomly(ann, id, 0, seeded('ann'))
    await playRandomly(bob, id, 1, seeded('bob'), (state) => (state.seen?.ply ?? 0) >= 20)
    bob.disconnect()
    follow(bob, 0)
    expect(history.length).toBeGreaterThanOrEqual(20)

    const from = bob.received.length
    await bob.connect()
    bob.subscribe(id, 1, history.length)
    const first = (await bob.until((message) => message.type === 'state', from)) as { readonly from: number }
    expect(first.from).toBe(history.length)
    await Promise.all([others, playRandomly(bob, id, 1, seeded('bob again'))])

    follow(bob, from)
    expect(ann.state()?.status).toBe('over')
    const { outcome, ply } = seenBy(ann)
    expect(seenBy(bob).outcome).toEqual(outcome)
    expect(outcome).not.toBeNull()
    const whole = await bob.http('GET', `/api/tables/${id}/state?seat=1`)
    expect(history).toEqual((whole.body as { readonly state: TableState }).state.seen?.history)
    expect(history).toHaveLength(ply)
  })

  it('can be followed by changes, which also acknowledge one’s own moves', async () => {
    const { ann, bob, id } = await couple()
    for (const [seat, client] of [ann, bob].entries()) {
      client.subscribe(id, seat, 0, true)
      await client.until((message) => message.type === 'state', client.received.length)
    }
    const from = ann.received.length
    const acknowledged = await Promise.all([
      playRandomly(ann, id, 0, seeded('changes of ann')),
      playRandomly(bob, id, 1, seeded('changes of bob')),
    ])
    const messages = ann.received.slice(from).map((text) => JSON.parse(text) as ServerMessage)
    const changes = messages.filter((message) => message.type === 'change')
    expect(changes.length).toBeGreaterThan(20)
    expect(changes.flatMap(({ id: request, seen }) => (request === undefined ? [] : seen.ply))).toEqual(
      acknowledged[0].slice(0, changes.filter(({ id: request }) => request !== undefined).length),
    )
    // The last move changes the table too, and is told as a whole.
    expect(messages.filter((message) => message.type === 'done').length).toBeLessThanOrEqual(1)
    for (const [seat, client] of [ann, bob].entries()) {
      const { body } = await client.http('GET', `/api/tables/${id}/state?seat=${seat}`)
      expect(client.state()?.seen?.view).toEqual((body as { readonly state: TableState }).state.seen?.view)
    }
  })

  it('begins when the last seat is taken, and not before', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const { id, status } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
    expect(status).toBe('waiting')
    await ann.connect()
    ann.subscribe(id, 0)
    await ann.untilState((state) => state.status === 'waiting' && state.seen === null)
    const bob = await Client.named(server.url, 'Bob')
    expect((await bob.join(id)).yours).toEqual([1])
    const begun = await ann.untilState((state) => state.status === 'playing')
    expect(begun.seen?.ply).toBe(0)
    expect(begun.seats).toEqual([
      { kind: 'person', name: 'Ann', here: true },
      { kind: 'person', name: 'Bob', here: false },
    ])
  })

  it('can be followed at several tables over one socket', async () => {
    const one = await couple()
    const two = await one.ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'me' }] })
    one.ann.subscribe(two.id, 1)
    expect((await one.ann.untilState((state) => state.id === two.id)).viewer).toBe(1)
    one.ann.send({ type: 'unsubscribe', table: one.id })
    await advanceAlone(one.bob, one.id)
    const before = one.ann.received.length
    await one.ann.command({ type: 'submit', table: two.id, seat: 0, ply: 0, move: 'bid 1' })
    const later = one.ann.received.slice(before).map((text) => JSON.parse(text) as ServerMessage)
    expect(later.filter((message) => message.type === 'state').map(({ state }) => state.id)).toEqual([two.id])
  })
})

const advanceAlone = async (client: Client, id: string): Promise<void> => {
  const { deciders, legal, ply } = seenBy(client)
  const seat = deciders[0]
  if (seat !== 1) return
  await client.command({ type: 'submit', table: id, seat, ply, move: legal[0] as string })
}

describe('a command', () => {
  it('that is sent twice takes effect once, and is answered the same', async () => {
    const { ann, bob, id } = await couple()
    const mover = seenBy(ann).deciders[0] === 0 ? ann : bob
    const seat = mover === ann ? 0 : 1
    const command = {
      type: 'submit',
      id: 'the-same-id',
      table: id,
      seat,
      ply: 0,
      move: seenBy(mover).legal[0] as string,
    } as const
    expect(await mover.command(command)).toEqual({ ok: true, ply: 1 })
    expect(await mover.command(command)).toEqual({ ok: true, ply: 1 })
    expect(await mover.http('POST', `/api/tables/${id}/commands`, command)).toMatchObject({
      status: 200,
      body: { type: 'done', id: 'the-same-id', ply: 1 },
    })
    expect(seenBy(ann).ply).toBe(1)
    const resign = { type: 'resign', id: 'i-give-up', table: id, seat: 0 } as const
    expect(await ann.command(resign)).toEqual({ ok: true, ply: 2 })
    expect(await ann.command(resign)).toEqual({ ok: true, ply: 2 })
    expect(await ann.command({ ...resign, id: 'once-more' })).toMatchObject({ ok: false, code: 'over' })
  })

  it('does not share its id with another seat', async () => {
    const { ann, bob, id } = await couple()
    const mover = seenBy(ann).deciders[0] === 0 ? ann : bob
    const other = mover === ann ? bob : ann
    const seat = mover === ann ? 0 : 1
    const move = seenBy(mover).legal[0] as string
    await mover.command({ type: 'submit', id: 'shared-id', table: id, seat, ply: 0, move })
    const stolen = { type: 'submit', id: 'shared-id', table: id, seat: 1 - seat, ply: 0, move } as const
    expect(await other.command(stolen)).toMatchObject({ ok: false, code: 'stale' })
  })

  it('of two sent for one ply, one is stale', async () => {
    const { ann, bob, id } = await couple()
    const mover = seenBy(ann).deciders[0] === 0 ? ann : bob
    const seat = mover === ann ? 0 : 1
    const [one, two] = seenBy(mover).legal as readonly string[]
    const results = await Promise.all(
      [one, two].map((move) => mover.command({ type: 'submit', table: id, seat, ply: 0, move: move as string })),
    )
    expect(results[0]).toEqual({ ok: true, ply: 1 })
    expect(results[1]).toMatchObject({ ok: false, code: 'stale' })
  })

  it('why tells the reason in the words of the game', async () => {
    const { ann, bob, id } = await couple()
    const waiting = seenBy(ann).deciders[0] === 0 ? bob : ann
    const seat = waiting === ann ? 0 : 1
    const from = waiting.received.length
    waiting.send({ type: 'why', id: 'why-not-1', table: id, seat, move: 'draft piraeus' })
    const answer = await waiting.until((message) => message.type === 'reason', from)
    expect(answer).toMatchObject({ id: 'why-not-1', reason: { key: expect.stringMatching(/^reason\./) } })
  })
})

describe('what cannot be done', () => {
  it('is listed for the seat that is asked, and for nobody else', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const { id } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'me' }] })
    await ann.connect()
    ann.subscribe(id, 0)
    await ann.untilState(({ seen }) => seen !== null)
    const ask = async (seat: number) => {
      const from = ann.received.length
      ann.send({ type: 'whyNots', id: `why-nots-${seat}`, table: id, seat })
      return ann.until((message) => 'id' in message && message.id === `why-nots-${seat}`, from)
    }
    expect(await ask(0)).toEqual({
      type: 'reasons',
      id: 'why-nots-0',
      reasons: [{ move: expect.stringMatching(/^bid \d+$/), reason: expect.objectContaining({ key: 'reason.purse' }) }],
    })
    await ann.command({ type: 'submit', table: id, seat: 0, ply: 0, move: 'bid 1' })
    expect(await ask(0)).toMatchObject({ reasons: [] })
    expect(await ask(7)).toMatchObject({ type: 'refused', refusal: { code: 'notYourSeat' } })
  })
})

describe('undo and takeback', () => {
  it('undo is free as far as the kernel says so, and everyone sees what was taken back', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const { id } = await ann.create({
      game: 'bazaar',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'me' }],
    })
    await ann.connect()
    ann.subscribe(id, 0)
    // The bot bids by itself; then Ann is the last to act.
    const state = await ann.untilState(({ seen }) => seen?.ply === 1)
    expect(state.seen?.deciders).toEqual([0, 2])
    await ann.command({ type: 'submit', table: id, seat: 0, ply: 1, move: 'bid 2' })
    const { seen } = await ann.untilState((each) => each.seen?.ply === 2)
    expect(seen?.undo.last).toBe(1)
    expect(await ann.command({ type: 'undo', table: id, seat: 0, ply: 2, to: 1 })).toEqual({ ok: true, ply: 3 })
    const after = await ann.untilState((each) => each.seen?.ply === 3)
    expect(after.seen?.history).toMatchObject([
      { ply: 1, undone: true },
      { ply: 2, undone: false, undo: 1 },
    ])
    expect(await ann.command({ type: 'undo', table: id, seat: 0, ply: 3, to: 0 })).toMatchObject({ code: 'illegal' })
  })

  it('a takeback needs the consent of the other', async () => {
    const game = await couple()
    const { ann, bob, id } = game
    const ply = await advance(game, 4)
    const ask = { type: 'takeback', table: id, ply, to: 2 } as const
    expect(await bob.command({ ...ask, seat: 1, answer: 'agree' })).toMatchObject({ ok: false, code: 'nothingAsked' })
    expect(await ann.command({ ...ask, seat: 0, answer: 'ask' })).toEqual({ ok: true, ply })
    const offered = await bob.untilState((state) => state.takeback !== null)
    expect(offered.takeback).toEqual({ seat: 0, to: 2, agreed: [] })
    expect(await ann.command({ ...ask, seat: 0, answer: 'agree' })).toMatchObject({ code: 'nothingAsked' })
    expect(await bob.command({ ...ask, seat: 1, answer: 'refuse' })).toEqual({ ok: true, ply })
    await ann.untilState((state) => state.takeback === null, ann.received.length - 2)
    expect(await ann.command({ ...ask, seat: 0, answer: 'ask' })).toEqual({ ok: true, ply })
    expect(await bob.command({ ...ask, seat: 1, answer: 'agree' })).toEqual({ ok: true, ply: ply + 1 })
    const back = await ann.untilState(({ seen }) => seen?.ply === ply + 1)
    expect(back.seen?.moves).toBe(2)
    expect(back.takeback).toBeNull()
  })

  it('an offer is gone when somebody moves', async () => {
    const game = await couple()
    const ply = await advance(game, 3)
    await game.ann.command({ type: 'takeback', table: game.id, seat: 0, ply, to: 1, answer: 'ask' })
    await advance(game, 1)
    expect(game.ann.state()?.takeback).toBeNull()
    const late = { type: 'takeback', table: game.id, seat: 1, ply, to: 1, answer: 'agree' } as const
    expect(await game.bob.command(late)).toMatchObject({ ok: false, code: 'stale' })
  })

  it('bots agree at once', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] })
    await ann.connect()
    ann.subscribe(id, 0)
    // When it is Ann's turn the bot has nothing to do, so the ply stands still.
    const isQuiet = ({ seen }: TableState) => (seen?.moves ?? 0) >= 6 && seen?.deciders.includes(0) === true
    await playRandomly(ann, id, 0, seeded('x'), isQuiet)
    const { ply } = seenBy(ann)
    const taken = await ann.command({ type: 'takeback', table: id, seat: 0, ply, to: 0, answer: 'ask' })
    expect(taken).toEqual({ ok: true, ply: ply + 1 })
    expect((await ann.untilState(({ seen }) => seen?.ply === ply + 1)).seen?.moves).toBe(0)
  })

  it('values out of range are refused', async () => {
    const { ann, id } = await couple()
    const ask = { type: 'takeback', table: id, seat: 0, ply: 0, to: 0, answer: 'ask' } as const
    expect(await ann.command(ask)).toMatchObject({ ok: false, code: 'illegal', reason: { key: 'undo.nothing' } })
  })
})

describe('the end of a game', () => {
  it('comes by resignation, which is final', async () => {
    const { ann, bob, id } = await couple()
    expect(await ann.command({ type: 'resign', table: id, seat: 0 })).toEqual({ ok: true, ply: 1 })
    const over = await bob.untilState((state) => state.status === 'over')
    expect(over.seen?.outcome).toMatchObject({ ending: 'resigned', winners: [1] })
    const move = { type: 'submit', table: id, seat: 1, ply: 1, move: 'draft piraeus' } as const
    expect(await bob.command(move)).toMatchObject({ ok: false, code: 'over' })
    const ask = { type: 'takeback', table: id, seat: 0, ply: 1, to: 0, answer: 'ask' } as const
    expect(await ann.command(ask)).toMatchObject({ ok: false, code: 'illegal' })
  })

  it('is followed by a rematch when both want one, with seats exchanged', async () => {
    const { ann, bob, id } = await couple()
    expect(await ann.command({ type: 'rematch', table: id, seat: 0 })).toMatchObject({ code: 'nothingAsked' })
    await ann.command({ type: 'resign', table: id, seat: 0 })
    expect(await ann.command({ type: 'rematch', table: id, seat: 0 })).toEqual({ ok: true, ply: 1 })
    expect(await ann.command({ type: 'rematch', table: id, seat: 0 })).toEqual({ ok: true, ply: 1 })
    const { rematch } = await bob.untilState((state) => state.rematch !== null)
    const next = rematch as string
    const stranger = await Client.named(server.url, 'Eve')
    expect(await stranger.http('POST', `/api/tables/${next}/join`, {})).toMatchObject({ body: { code: 'full' } })
    expect(await stranger.http('POST', `/api/tables/${next}/join`, { seat: 0 })).toMatchObject({
      body: { code: 'seatTaken' },
    })
    expect((await ann.http('GET', `/api/tables/${next}`)).body).toMatchObject({ status: 'waiting', yours: [1] })
    expect(await bob.command({ type: 'rematch', table: id, seat: 1 })).toEqual({ ok: true, ply: 1 })
    expect((await bob.http('GET', `/api/tables/${next}`)).body).toMatchObject({ status: 'playing', yours: [0] })
  })

  it('a rematch against bots begins at once', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] })
    await ann.connect()
    ann.subscribe(id, 0)
    await ann.command({ type: 'resign', table: id, seat: 0 })
    await ann.command({ type: 'rematch', table: id, seat: 0 })
    const { rematch } = await ann.untilState((state) => state.rematch !== null)
    ann.subscribe(rematch as string, 1)
    // Whoever is drawn to begin: the bot does not wait to be asked.
    const isAsked = (each: TableState) => each.id === rematch && (each.seen?.legal.length ?? 0) > 0
    expect((await ann.untilState(isAsked)).status).toBe('playing')
  })
})

describe('bots', () => {
  it('play each other while the person who opened the table watches', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const { id } = await ann.create({
      game: 'bazaar',
      options: { length: 'short' },
      seats: [
        { kind: 'bot', level: 'easy' },
        { kind: 'bot', level: 'normal' },
        { kind: 'bot', level: 'easy' },
      ],
    })
    await ann.connect()
    ann.subscribe(id, null)
    const over = await ann.untilState((state) => state.status === 'over')
    expect(over.seen?.outcome?.places).toHaveLength(3)
  })

  it('let a person finish a game', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const { id } = await ann.create({ game: 'duel', seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }] })
    await ann.connect()
    ann.subscribe(id, 1)
    await playRandomly(ann, id, 1, seeded('person'))
    expect(ann.state()?.status).toBe('over')
  })
})

describe('people at a table', () => {
  it('are seen to come and go', async () => {
    const { ann, bob } = await couple()
    const isHere = (state: TableState) => state.seats[1]?.kind === 'person' && state.seats[1].here
    await ann.untilState(isHere)
    const from = ann.received.length
    bob.disconnect()
    await ann.untilState((state) => !isHere(state), from)
  })

  it('may leave before the game, and the last one out clears the table', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const bob = await Client.named(server.url, 'Bob')
    const { id } = await ann.create({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] })
    await bob.join(id)
    expect((await ann.http('POST', `/api/tables/${id}/leave`)).body).toMatchObject({ yours: [] })
    const { body } = await bob.http('GET', `/api/tables/${id}`)
    expect(body).toMatchObject({ seats: [{ kind: 'open' }, { kind: 'person', name: 'Bob' }, { kind: 'open' }] })
    await bob.http('POST', `/api/tables/${id}/leave`)
    expect((await bob.http('GET', `/api/tables/${id}`)).status).toBe(404)
  })

  it('find public tables in the list and no others', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const
    const shown = await ann.create({ game: 'duel', seats: [...seats], isPublic: true })
    const hidden = await ann.create({ game: 'duel', seats: [...seats] })
    const { body } = await new Client(server.url).http('GET', '/api/tables')
    const ids = (body as readonly { readonly id: string }[]).map(({ id }) => id)
    expect(ids).toContain(shown.id)
    expect(ids).not.toContain(hidden.id)
  })
})
