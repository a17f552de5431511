import { setTimeout as sleep } from 'node:timers/promises'
import { below, type Random, seeded } from '@ecumene/kernel'
import type { Command, TableState } from '@ecumene/protocol'
import { expect, vi } from 'vitest'
import type { Child } from './testing/child.ts'
import { Client } from './testing/client.ts'

/** Kills one server after another in the middle of play: each must know everything acknowledged before. */
export const losesNothing = async ({ start, mostKills, longestMs, examine = () => {} }: Killing): Promise<void> => {
  const random = seeded('when to kill')
  const players = newPlayers(6)
  const end = performance.now() + longestMs
  let kills = 0
  do {
    const child = start()
    const url = await child.url
    if (kills > 0) await checkAll(players, url)
    const playing = Promise.all(players.map((player) => player.play(url)))
    await underPlay(players, child, below(random, 300))
    child.kill('SIGKILL')
    await child.exit
    await playing
    examine(kills++)
  } while (kills < mostKills && performance.now() < end)
  const child = start()
  await checkAll(players, await child.url)
  child.kill('SIGKILL')
  await child.exit
}

export type Killing = {
  start(): Child
  readonly mostKills: number
  /** A slow machine kills less often, but its verdict is the same. */
  readonly longestMs: number
  /** Looks at what a killed server has left behind. */
  examine?(round: number): void
}

export const newPlayers = (count: number): readonly Player[] =>
  Array.from({ length: count }, (_unused, number) => new Player(`player ${number}`))

export const checkAll = async (players: readonly Player[], url: string): Promise<void> => {
  await Promise.all(players.map((player) => player.check(url)))
}

type Submit = Extract<Command, { type: 'submit' }>
type Shown = { readonly state: TableState }

/** Someone who plays both seats of a table after table, and remembers every move that was acknowledged. */
export class Player {
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
    const client = new Client(url, this.#cookie)
    try {
      if (this.#cookie === null) await client.http('PUT', '/api/guest', { name: 'Player' })
      this.#cookie = client.cookie
      await client.connect()
      for (;;) await this.#step(client)
    } catch (error) {
      // What was sent and not answered is sent again in the next round.
      if (error instanceof Error && error.message.startsWith('refused')) throw error
    } finally {
      // A guest may have only so many sockets: retrying must not leak them.
      client.disconnect()
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
    if (!done.ok) await sleep(PAUSE_MS)
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

/** Waits until somebody has been told of one more move, then for a moment of chance: a kill always comes in the middle of play. */
export const underPlay = async (players: readonly Player[], child: Child, delayMs: number): Promise<void> => {
  const before = acknowledgedBy(players)
  await vi.waitUntil(() => acknowledgedBy(players) > before || child.hasEnded(), { timeout: STUCK_MS, interval: 5 })
  await new Promise((resolve) => setTimeout(resolve, delayMs))
}

export const STUCK_MS = 300_000

/** Pause before a refused move is tried again. */
const PAUSE_MS = 100

const acknowledgedBy = (players: readonly Player[]): number =>
  players.reduce((sum, player) => sum + player.acknowledged.length, 0)
