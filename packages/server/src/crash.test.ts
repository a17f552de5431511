import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { below, type Random, seeded } from '@ecumene/kernel'
import type { Command, TableState } from '@ecumene/protocol'
import { DatabaseSync } from '@photostructure/sqlite'
import { afterAll, expect, it, vi } from 'vitest'
import { type Child, startChild } from './testing/child.ts'
import { Client } from './testing/client.ts'

/** A slow machine kills less often, but never judges otherwise. */
const MOST_KILLS = 50
const LONGEST_MS = 120_000
const folder = mkdtempSync(join(tmpdir(), 'ecumene-crash-'))
const dataDir = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Submit = Extract<Command, { type: 'submit' }>
type Shown = { readonly state: TableState }

/** Someone who plays both seats of a table after table, and remembers every move that was acknowledged. */
class Player {
  readonly acknowledged: {
    readonly table: string
    readonly seat: number
    readonly ply: number
    readonly move: string
  }[] = []
  readonly #random: Random
  #cookie: string | null = null
  #table: string | null = null
  /** Sent, but not answered before the server died. */
  #open: Submit | null = null
  #requests = 0

  constructor(seed: string) {
    this.#random = seeded(seed)
  }

  /** Plays until the server is gone. */
  async play(url: string): Promise<void> {
    try {
      const client = this.#cookie === null ? await Client.named(url, 'Player') : new Client(url, this.#cookie)
      this.#cookie = client.cookie
      await client.connect()
      for (;;) await this.#step(client)
    } catch (error) {
      // What was sent and not answered is sent again in the next round.
      if (error instanceof Error && error.message.startsWith('refused')) throw error
    }
  }

  async #step(client: Client): Promise<void> {
    this.#table ??= (await client.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'me' }] })).id
    if (this.#open === null) {
      const seats = await Promise.all([0, 1].map((seat) => this.#look(client, seat)))
      const { seen, status } = seats[0] as TableState
      if (status === 'over') {
        this.#table = null
        return
      }
      const seat = seen?.deciders[0] ?? -1
      const legal = seats[seat]?.seen?.legal as readonly string[]
      const move = legal[below(this.#random, legal.length)] as string
      const id = `request-${++this.#requests}`
      this.#open = { type: 'submit', id, table: this.#table, seat, ply: seen?.ply ?? -1, move }
    }
    const { table, seat, move } = this.#open
    const done = await client.command(this.#open)
    // It may be refused for want of a server, and for no other reason: nobody else plays here.
    if (!done.ok && done.code !== 'unavailable') throw new Error(`refused: ${JSON.stringify(done)}`)
    if (done.ok) {
      expect(done.ply).toBe(this.#open.ply + 1)
      this.acknowledged.push({ table, seat, ply: this.#open.ply, move })
      this.#open = null
    }
  }

  async #look(client: Client, seat: number): Promise<TableState> {
    const { body } = await client.http('GET', `/api/tables/${this.#table}/state?seat=${seat}`)
    return (body as Shown).state
  }

  /** Are all acknowledged moves of its last tables where they belong? */
  async check(url: string): Promise<void> {
    const client = new Client(url, this.#cookie)
    for (const table of [...new Set(this.acknowledged.map((each) => each.table))].slice(-2)) {
      const histories = await Promise.all(
        [0, 1].map(async (seat) => {
          const { body } = await client.http('GET', `/api/tables/${table}/state?seat=${seat}`)
          return (body as Shown).state.seen?.history ?? []
        }),
      )
      for (const { seat, ply, move } of this.acknowledged.filter((each) => each.table === table)) {
        expect(histories[seat]?.[ply]).toMatchObject({ seat, move })
      }
    }
  }
}

/** Looks at a copy, so that the next server has to recover the store by itself. */
const integrity = (round: number): unknown => {
  const copy = join(folder, `copy-${round}`)
  mkdirSync(copy)
  for (const name of ['ecumene.sqlite', 'ecumene.sqlite-wal']) {
    if (existsSync(join(dataDir, name))) copyFileSync(join(dataDir, name), join(copy, name))
  }
  const file = new DatabaseSync(join(copy, 'ecumene.sqlite'))
  const verdict = file.prepare('PRAGMA integrity_check').all()
  file.close()
  rmSync(copy, { recursive: true })
  return verdict
}

/** Waits until somebody has been told of one more move, then for a moment of chance: a kill always comes in the middle of play. */
const underPlay = async (players: readonly Player[], child: Child, delayMs: number): Promise<void> => {
  const before = acknowledgedBy(players)
  await vi.waitUntil(() => acknowledgedBy(players) > before || child.hasEnded(), { timeout: STUCK_MS, interval: 5 })
  await new Promise((resolve) => setTimeout(resolve, delayMs))
}

const STUCK_MS = 300_000

const acknowledgedBy = (players: readonly Player[]): number =>
  players.reduce((sum, player) => sum + player.acknowledged.length, 0)

it(`loses no acknowledged move in up to ${MOST_KILLS} kills under play`, { timeout: 2 * STUCK_MS }, async () => {
  const random = seeded('when to kill')
  const players = Array.from({ length: 6 }, (_unused, number) => new Player(`player ${number}`))
  const end = performance.now() + LONGEST_MS
  let kills = 0
  do {
    const child = startChild({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    const url = await child.url
    if (kills > 0) await Promise.all(players.map((player) => player.check(url)))
    const playing = Promise.all(players.map((player) => player.play(url)))
    await underPlay(players, child, below(random, 300))
    child.kill('SIGKILL')
    await child.exit
    await playing
    expect(integrity(kills++)).toEqual([{ integrity_check: 'ok' }])
  } while (kills < MOST_KILLS && performance.now() < end)
  const child = startChild({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const url = await child.url
  await Promise.all(players.map((player) => player.check(url)))
  child.kill('SIGKILL')
  await child.exit
})
