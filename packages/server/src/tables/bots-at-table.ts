import { Patience } from '@ecumene/bots'
import { failed, ok } from '@ecumene/kernel'
import type { MatchRequest, Sight } from '../rules/jobs.ts'
import type { SeatRow } from '../store/store.ts'
import { refusalOf } from './refused.ts'
import type { Table } from './table.ts'
import { urgencyAt } from './urgency.ts'

/** Makes the bots of a table think when it is their turn, and plays what they choose. */
export class BotsAtTable {
  readonly #table: Table
  readonly #patience = new Patience()
  /** The ply they were last made to think about. */
  #at = -1
  #thinking = 0
  #areWaiting = false

  constructor(table: Table) {
    this.#table = table
  }

  get areThinking(): boolean {
    return this.#thinking > 0
  }

  /** It is their turn, but nobody they play for is there. */
  get areWaiting(): boolean {
    return this.#areWaiting
  }

  look({ ply, deciders, forBots }: Sight): void {
    if (deciders.some((seat) => this.#table.row.seats[seat]?.kind !== 'bot')) this.#patience.renew()
    if (forBots === null || this.#at === ply) return
    this.#areWaiting = urgencyAt(this.#table) === 'never'
    if (this.#areWaiting) return
    this.#at = ply
    for (const seat of deciders) {
      const row = this.#table.row.seats[seat]
      if (row?.kind === 'bot') void this.#think(seat, row, ply, forBots)
    }
  }

  /** The seats of bots have changed: those to move think about the position again. */
  rethink(): void {
    this.#at = -1
  }

  /** They have not moved for a while: unless they still think, they begin anew. Operators can see that it happened. */
  async nudge(): Promise<void> {
    const { areThinking } = this
    if (!areThinking) this.rethink()
    await this.#table.wake()
    const { id, ply, asked, row, world } = this.#table
    if (!asked.some((seat) => row.seats[seat]?.kind === 'bot')) return
    world.log.info({ table: id, ply, areThinking }, 'a bot had not moved; it was woken')
  }

  /** Nobody was there when it was their turn to think; somebody may have come since. */
  #wait(ply: number): void {
    if (this.#at !== ply) return
    this.#areWaiting = true
    // Another bot has thought about this same position, and its move still counts.
    if (this.areThinking) return
    this.rethink()
    if (urgencyAt(this.#table) !== 'never') void this.#table.wake()
  }

  /** Of several servers one thinks. If two do, no harm is done: the store takes one of their moves. */
  async #claim(ply: number): Promise<boolean> {
    const { world, id } = this.#table
    return !world.neighbours.areThere || world.store.claimBots(id, ply, CLAIM_MS).catch(() => false)
  }

  #lookAgain(ply: number): void {
    if (this.#at !== ply || this.areThinking) return
    this.rethink()
    void this.#table.wake()
  }

  async #think(seat: number, { level }: Extract<SeatRow, { kind: 'bot' }>, ply: number, state: string): Promise<void> {
    const table = this.#table
    const { game, creator, rules, options, seats } = table.row
    this.#thinking++
    const milliseconds = this.#patience.leftFor(seat, level)
    const began = performance.now()
    const chosen = await table.world.bots.choose(
      { game, seat, level, milliseconds, state, ply, setting: { rules, options, seats: seats.length } },
      { guest: creator, table: table.id, urgency: () => urgencyAt(table) },
      () => this.#claim(ply),
    )
    this.#patience.spend(seat, performance.now() - began)
    if (chosen === 'unwanted') {
      this.#thinking--
      return this.#wait(ply)
    }
    if (chosen === 'elsewhere') {
      this.#thinking--
      // This server may die while thinking: then another has to take over.
      setTimeout(() => this.#lookAgain(ply), LOOK_AGAIN_MS).unref()
      return
    }
    const { move } = chosen
    const done = await table.inOrder(async () => {
      // Somebody else has moved or taken back, which makes the bots think again.
      if (ply !== table.ply || this.#at !== ply || table.row.seats[seat]?.kind !== 'bot') return ok(null)
      const job: MatchRequest = move === null ? { kind: 'moveAnyhow', seat, ply } : { kind: 'submit', seat, ply, move }
      const played = await table.play(job, null, 'bot')
      return played.ok ? ok(null) : failed(refusalOf(played.error))
    })
    this.#thinking--
    if (done.ok || done.error.code !== 'unavailable') {
      if (this.#areWaiting) this.#wait(ply)
      return
    }
    // The store or the rules failed: try again, since nobody else will.
    this.rethink()
    setTimeout(() => void table.wake(), RETRY_MS).unref()
  }
}

const RETRY_MS = 5_000
/** Longer than a bot may think. */
const CLAIM_MS = 60_000
const LOOK_AGAIN_MS = 1_000
