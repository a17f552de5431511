import { cardNumbered, type State as DuelState, duel, NONE, PROGRESS_PIECES } from '@ecumene/duel'
import { below, type Game, Match, type MatchRecord, seeded } from '@ecumene/kernel'
import { bazaar } from '@ecumene/kernel/toy'
import type { TableState } from '@ecumene/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSqlite } from './store/sqlite.ts'
import { Client } from './testing/client.ts'
import { playRandomly } from './testing/play.ts'
import { startServer } from './testing/server.ts'

/*
 * Everything that one socket receives over whole games is compared with the true record: at the moment it was sent it
 * must hold nothing that this viewer could not know. The texts are searched as texts, so that no field is forgotten.
 */

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** The truth as it lies in the store, which no client ever gets. */
const truth = async (id: string): Promise<MatchRecord> => {
  const store = await openSqlite({ path: `${server.settings.dataDir}/ecumene.sqlite` })
  const stored = await store.match(id)
  await store.close()
  if (stored === null) throw new Error('no such match')
  return { ...stored, log: stored.entries.map((entry) => JSON.parse(entry)) }
}

/** The true states after each ply of a record. */
const statesOf = <State>(game: Game, record: MatchRecord): readonly State[] =>
  Array.from({ length: record.log.length + 1 }, (_unused, ply) => {
    const replayed = Match.replay(game, { ...record, log: record.log.slice(0, ply) })
    if (!replayed.ok) throw new Error(replayed.error.message)
    return replayed.value.state() as State
  })

/** All messages, with the ply that the viewer had reached when each arrived. */
const arrivals = (
  client: Client,
): readonly { readonly text: string; readonly ply: number; readonly state: TableState | null }[] => {
  let ply = 0
  return client.received.map((text, at) => {
    const state = client.states[at] ?? null
    ply = state?.seen?.ply ?? ply
    return { text, ply, state }
  })
}

/** Keys that would give a secret away whatever their value. */
const FORBIDDEN_KEYS = ['"seed"', '"deal"', '"random"', '"chance"', '"deck"', '"guest"', '"heldFor"', '"snapshot"']

const expectNoTrace = (client: Client, record: MatchRecord): void => {
  for (const text of client.received) {
    for (const key of FORBIDDEN_KEYS) expect(text).not.toContain(key)
    expect(text).not.toContain(String(record.seed))
  }
}

/** Plays a whole game that everyone follows, spectators included. */
const wholeGame = async (game: string, seats: number, options: Record<string, unknown>, seed: string) => {
  const players = await Promise.all(
    Array.from({ length: seats }, (_unused, seat) => Client.named(server.url, `P${seat}`)),
  )
  const [host, ...guests] = players as [Client, ...Client[]]
  const wish = [{ kind: 'me' as const }, ...guests.map(() => ({ kind: 'open' as const }))]
  const { id } = await host.create({ game, options, seats: wish })
  for (const [index, guest] of guests.entries()) await guest.join(id, index + 1)
  const spectator = new Client(server.url)
  await Promise.all([...players, spectator].map((client) => client.connect()))
  // Some get whole states, others only changes.
  spectator.subscribe(id, null, 0, true)
  for (const [seat, player] of players.entries()) player.subscribe(id, seat, 0, seat > 0)
  await Promise.all(players.map((player, seat) => playRandomly(player, id, seat, seeded(`${seed} ${seat}`))))
  await spectator.untilState((state) => state.status === 'over')
  return { id, players, spectator }
}

describe('Duel at the wire', () => {
  it.each(['one', 'two', 'three'])('no face-down card, no private token, no seed: game %s', async (seed) => {
    const { id, players, spectator } = await wholeGame('duel', 2, { greatLibraryTokens: 'private' }, seed)
    const record = await truth(id)
    const states = statesOf<DuelState>(duel, record)
    let checked = 0
    for (const client of [...players, spectator]) {
      expectNoTrace(client, record)
      for (const { text, ply, state } of arrivals(client)) {
        const now = states[ply] as DuelState
        // The question of the Great Library has the name of a card, in a whole view and in what changed of one.
        const cardsIn = text.replaceAll(/"(\/asked\/)?kind":"library"/g, '')
        // A card that lies face down, and is shown nowhere else at this moment, must not be named.
        for (const [slot, card] of now.slots.entries()) {
          const isHidden = card !== NONE && (now.present & (1 << slot)) !== 0 && (now.faceUp & (1 << slot)) === 0
          if (!isHidden) continue
          expect(cardsIn).not.toContain(`"${cardNumbered(card).id}"`)
          checked++
        }
        // Cards of Ages that have not begun are nowhere yet.
        const top = now.pending.at(-1)
        if (state === null || top?.kind !== 'library' || top.seat === state.viewer) continue
        expect(state.seen?.view).toMatchObject({ libraryTokens: [] })
      }
    }
    expect(checked).toBeGreaterThan(100)
  })

  it('the tokens drawn for the library reach their owner only', async () => {
    // Random play seldom builds the Great Library, so the seats aim for it.
    for (let attempt = 0; ; attempt++) {
      const ann = await Client.named(server.url, 'Ann')
      const bob = await Client.named(server.url, 'Bob')
      const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
      const { id } = await ann.create({ game: 'duel', options: { greatLibraryTokens: 'private' }, seats })
      await bob.join(id)
      const spectator = new Client(server.url)
      await Promise.all([ann, bob, spectator].map((client) => client.connect()))
      ann.subscribe(id, 0, 0, true)
      bob.subscribe(id, 1, 0, true)
      spectator.subscribe(id, null, 0, true)
      const random = seeded(`library ${attempt}`)
      const isLibrary = () => JSON.stringify(ann.state()?.seen?.view ?? {}).includes('"kind":"library"')
      for (let ply = 0; ; ply++) {
        const states = await Promise.all([ann, bob].map((client) => client.untilState(({ seen }) => seen?.ply === ply)))
        if (isLibrary() || states[0]?.status === 'over') break
        const seat = states[0]?.seen?.deciders[0] ?? -1
        const legal = states[seat]?.seen?.legal as readonly string[]
        const library = legal.find((move) => move.includes('the-great-library'))
        const move = library ?? (legal[below(random, legal.length)] as string)
        await (seat === 0 ? ann : bob).command({ type: 'submit', table: id, seat, ply, move })
      }
      if (!isLibrary()) continue
      const record = await truth(id)
      const now = statesOf<DuelState>(duel, record).at(-1) as DuelState
      const top = now.pending.at(-1)
      if (top?.kind !== 'library') throw new Error('no library')
      const drawn = PROGRESS_PIECES.filter((_piece, number) => (top.drawn & (1 << number)) !== 0).map(
        (piece) => piece.id,
      )
      expect(drawn).toHaveLength(3)
      await spectator.untilState(({ seen }) => seen?.ply === record.log.length)
      const [owner, other] = top.seat === 0 ? [ann, bob] : [bob, ann]
      expect(owner.state()?.seen?.view).toMatchObject({ libraryTokens: expect.arrayContaining(drawn) })
      for (const client of [other, spectator]) {
        const { seen } = client.state() as TableState
        expect(seen?.view).toMatchObject({ libraryTokens: [] })
        expect(JSON.stringify(seen?.history)).not.toMatch(new RegExp(drawn.map((token) => `"${token}"`).join('|')))
        expect(seen?.legal).toEqual([])
      }
      return
    }
  })
})

describe('the bazaar at the wire', () => {
  it.each(['one', 'two', 'three', 'four'])(
    'no bid before it is opened, no contract of another: game %s',
    async (seed) => {
      const { id, players, spectator } = await wholeGame('bazaar', 3, { length: 'long' }, seed)
      const record = await truth(id)
      type Bazaar = ReturnType<typeof bazaar.setup>
      const states = statesOf<Bazaar>(bazaar, record)
      let bids = 0
      let contracts = 0
      for (const client of [...players, spectator]) {
        expectNoTrace(client, record)
        for (const { ply, state } of arrivals(client)) {
          if (state?.seen === null || state === null || state.status === 'over') continue
          const now = states[ply] as Bazaar
          const view = state.seen.view as ReturnType<typeof bazaar.view>
          for (const [seat, merchant] of now.merchants.entries()) {
            if (seat === state.viewer) continue
            expect(view.merchants[seat]?.contracts).toBeNull()
            expect(view.merchants[seat]?.bid).toBeNull()
            if (merchant.bid !== null) bids++
            contracts += merchant.contracts.length
          }
          for (const item of state.seen.history) {
            // Others' actions are told by events only: their moves would give away bid and contract.
            if (item.seat !== state.viewer) expect(item.move).toBeUndefined()
            for (const event of item.events as readonly Readonly<Record<string, unknown>>[]) {
              if (event['seat'] === state.viewer) continue
              if (event['kind'] === 'bidPlaced') expect(event['ducats']).toBeNull()
              if (event['kind'] === 'contractOrdered') expect(event['contract']).toBeNull()
            }
          }
        }
      }
      expect(bids).toBeGreaterThan(10)
      expect(contracts).toBeGreaterThan(100)
    },
  )

  it('nobody learns a secret by asking, by reconnecting, or over HTTP', async () => {
    const ann = await Client.named(server.url, 'Ann')
    const bob = await Client.named(server.url, 'Bob')
    const { id } = await ann.create({
      game: 'bazaar',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }],
    })
    await bob.join(id)
    await ann.connect()
    await bob.connect()
    ann.subscribe(id, 0)
    bob.subscribe(id, 1)
    // A bid that cannot be confused with anything else.
    const { seen } = await ann.untilState((state) => state.seen?.ply === 1)
    expect(seen?.deciders).toEqual([0, 1])
    await ann.command({ type: 'submit', table: id, seat: 0, ply: 1, move: 'bid 9' })
    const answers = [
      await bob.http('GET', `/api/tables/${id}/state?seat=1`),
      await bob.http('GET', `/api/tables/${id}/state`),
      await bob.http('GET', `/api/tables/${id}`),
      await bob.http('GET', `/api/tables/${id}/state?seat=0`),
      await new Client(server.url).http('GET', `/api/tables/${id}/state`),
    ]
    const record = await truth(id)
    for (const { text } of answers) {
      expect(text).not.toMatch(/"move":"bid 9"|"ducats":9|"bid":9/)
      expect(text).not.toContain(String(record.seed))
    }
    bob.disconnect()
    const from = bob.received.length
    await bob.connect()
    bob.subscribe(id, 1, 0)
    await bob.untilState(() => true, from)
    for (const text of bob.received) expect(text).not.toMatch(/"move":"bid 9"|"ducats":9|"bid":9/)
    // The owner sees it, so the search would have found it.
    const own = (await ann.http('GET', `/api/tables/${id}/state?seat=0`)).text
    for (const trace of ['"move":"bid 9"', '"ducats":9', '"bid":9']) expect(own).toContain(trace)
  })
})
