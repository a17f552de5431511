import { setTimeout as sleep } from 'node:timers/promises'
import { below, type Random, seeded } from '@ecumene/kernel'
import type { TableInfo, TableState } from '@ecumene/protocol'
import { requestKey } from '../tables/request-key.ts'
import { type Group, peopleIn } from './group.ts'
import { type Answer, Line } from './line.ts'
import type { Witness } from './witness.ts'

/** What a run wants to know of its players besides their testimony. */
export type Interruption = {
  readonly at: number
  /** Until it saw its table again, and until a move was acknowledged there to anybody. */
  backAfter: number | null
  playedAfter: number | null
}

type Move = {
  readonly id: string
  readonly table: string
  readonly seat: number
  readonly ply: number
  readonly move: string
}

/**
 * Somebody who plays at table after table by random legal moves, as long as the run goes on. Whatever breaks, it connects again
 * and sends again, under the same id, what was not answered.
 */
export class Player {
  readonly interruptions: Interruption[] = []
  /** How often it missed a move and saw it only by looking again. */
  untold = 0
  readonly #url: string
  readonly #name: string
  readonly #isHost: boolean
  readonly #group: Group
  readonly #witness: Witness
  readonly #random: Random
  #cookie: string | null = null
  #open: Move | null = null
  #requests = 0
  #movesHere = 0
  /** The newest version of its table that it knows of. */
  #known = { table: '', ply: 0 }
  #isWondering = false
  /** How long it waits for an answer before it tries elsewhere. Longer after each failure, or on a slow machine nobody would get one. */
  #patienceMs = PATIENCE_MS
  #line: Line | null = null
  #isStopped = false

  constructor(url: string, name: string, isHost: boolean, group: Group, witness: Witness) {
    this.#url = url
    this.#name = name
    this.#isHost = isHost
    this.#group = group
    this.#witness = witness
    this.#random = seeded(name)
  }

  /** Ends when the player was stopped and knows what became of its last move. */
  async play(): Promise<void> {
    while (!this.#isDone()) {
      try {
        await this.#visit()
      } catch (error) {
        if (error instanceof Wrong) throw error
        // Whatever broke, try again.
        this.#losePatience()
      }
      await sleep(PAUSE_MS)
    }
  }

  stop(): void {
    this.#isStopped = true
    if (this.#open === null) this.#line?.close()
  }

  #isDone(): boolean {
    return this.#isStopped && this.#open === null
  }

  /** Plays over one connection until that ends, or the game does. */
  async #visit(): Promise<void> {
    const cookie = await this.#named()
    const place = await this.#seated(cookie)
    if (place === null) return
    const { table, seat } = place
    const line = await Line.open(this.#url, { cookie, table, seat }, this.#patienceMs, (state) => this.#saw(state))
    this.#line = line
    try {
      const isLost = await this.#playAt(line, table, seat)
      if (isLost) this.interruptions.push({ at: performance.now(), backAfter: null, playedAfter: null })
    } finally {
      line.close()
    }
  }

  /** Resolves to whether the connection was lost; otherwise the player has left it. */
  async #playAt(line: Line, table: string, seat: number): Promise<boolean> {
    let asked = 0
    while (!line.isOver && !this.#isDone()) {
      const answer = this.#open === null ? null : line.answers.get(this.#open.id)
      if (answer !== undefined && answer !== null) {
        asked = 0
        if (!this.#heard(answer)) return false
      } else if (this.#open !== null && asked === 0) {
        this.#send(line, this.#open)
        asked = performance.now()
      } else if (this.#open === null && this.#nextMove(line, table, seat)) continue
      else if (line.state?.status === 'over' && this.#open === null) return this.#leave(table)
      else if (!(await line.news(this.#open === null ? QUIET_MS : this.#patienceMs))) {
        this.#isWondering = this.#open === null
        this.#losePatience()
        return false
      }
      if (asked > 0 && performance.now() - asked > this.#patienceMs) {
        this.#losePatience()
        return false
      }
    }
    return line.isLost
  }

  #nextMove({ state }: Line, table: string, seat: number): boolean {
    const { movesUntilLeaving } = this.#group
    const isLeaving = movesUntilLeaving !== null && this.#movesHere >= movesUntilLeaving
    const legal = state?.seen?.legal ?? []
    if (this.#isStopped || isLeaving || legal.length === 0 || state?.status === 'over') return false
    // A node may be behind another: nobody plays on a position that they know to be past.
    if (this.#isBehind(state)) return false
    const move = legal[below(this.#random, legal.length)]
    if (move === undefined) return false
    this.#open = { id: `${this.#name}-${++this.#requests}`, table, seat, ply: state?.seen?.ply ?? 0, move }
    return true
  }

  #send(line: Line, open: Move): void {
    this.#witness.sent(sentAs(open))
    line.send({ type: 'submit', ...open })
  }

  /** Resolves to whether it stays; another node may do better. */
  #heard(answer: Answer): boolean {
    const open = this.#open
    if (open === null) return true
    if (answer.ok) {
      this.#known = { table: open.table, ply: answer.ply }
      this.#patienceMs = PATIENCE_MS
      this.#witness.done(sentAs(open), answer.ply)
      this.#movesHere++
      this.#group.playedAt = performance.now()
      this.#open = null
      return true
    }
    if (answer.code === 'unavailable') {
      if (answer.message.includes('nothing was changed')) this.#witness.refused(sentAs(open), answer.message)
      return false
    }
    if (!HARMLESS.includes(answer.code)) throw new Wrong(`${JSON.stringify(open)} was refused: ${answer.message}`)
    this.#witness.refused(sentAs(open), answer.message)
    this.#open = null
    return false
  }

  #saw(state: TableState): void {
    if (state.seen !== null) {
      this.#witness.saw(state.id, state.viewer, state.seen)
      const isNews = state.id === this.#known.table && state.seen.ply > this.#known.ply
      if (this.#isWondering && isNews) this.untold++
      this.#isWondering = false
      if (!this.#isBehind(state)) this.#known = { table: state.id, ply: state.seen.ply }
    }
    for (const interruption of this.interruptions.slice(-5)) {
      interruption.backAfter ??= performance.now() - interruption.at
      if (this.#group.playedAt > interruption.at) interruption.playedAfter ??= this.#group.playedAt - interruption.at
    }
  }

  #losePatience(): void {
    this.#patienceMs = Math.min(2 * this.#patienceMs, MOST_PATIENCE_MS)
  }

  #isBehind(state: TableState | null): boolean {
    return state?.id === this.#known.table && (state.seen?.ply ?? 0) < this.#known.ply
  }

  /** The game is over: whoever opened the table opens the next one. */
  #leave(table: string): boolean {
    if (this.#isHost && this.#group.table === table) this.#group.table = null
    return false
  }

  async #named(): Promise<string> {
    if (this.#cookie !== null) return this.#cookie
    const response = await this.#ask('PUT', '/api/guest', { name: 'Player' })
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? null
    if (this.#cookie === null) throw new Error('no cookie')
    return this.#cookie
  }

  async #seated(cookie: string): Promise<{ readonly table: string; readonly seat: number } | null> {
    if (this.#open !== null) return this.#open
    if (this.#isHost && this.#group.table === null) {
      const opened = await this.#ask('POST', '/api/tables', this.#group.wish, cookie)
      this.#group.table = ((await opened.json()) as TableInfo).id
      this.#movesHere = 0
      // Many look at a game against bots and never make a move: nobody and nothing may wait for such a table in the end.
      if (peopleIn(this.#group) === 1) await this.#ask('POST', '/api/tables', this.#group.wish, cookie)
    }
    const { table } = this.#group
    if (table === null) return null
    const joined = await this.#ask('POST', `/api/tables/${table}/join`, {}, cookie)
    const [seat] = ((await joined.json()) as TableInfo).yours
    return seat === undefined ? null : { table, seat }
  }

  async #ask(method: string, path: string, body: unknown, cookie?: string): Promise<Response> {
    const response = await fetch(this.#url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(this.#patienceMs),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response
  }
}

/** Somebody else was faster, or this node did not yet know. Any other refusal of a legal move is wrong. */
const HARMLESS: readonly string[] = ['stale', 'over', 'nothingAsked', 'notYourSeat', 'notStarted', 'tooMany']

class Wrong extends Error {}

const sentAs = (open: Move) => ({
  table: open.table,
  seat: open.seat,
  move: open.move,
  request: requestKey(open),
})

const PAUSE_MS = 20
const PATIENCE_MS = 2_000
const MOST_PATIENCE_MS = 60_000
/** A client that has heard nothing for this long asks again. */
const QUIET_MS = 5_000
