import { type Hint, type Level, Patience } from '@ecumene/bots'
import {
  exportMatch,
  failed,
  type Match,
  type Message,
  ok,
  type Result,
  type Seat,
  type Seen,
  seen,
  type Viewer,
  type WhyNot,
  whyNots,
} from '@ecumene/kernel'
import { type SeatInfo, type TableState, UNTIMED } from '@ecumene/protocol'
import { nextScreen } from './hot-seat.ts'
import { type LocalGame, peopleOf } from './local-game.ts'
import { type Standing, standingOf } from './standing.ts'
import type { Snapshot } from './table.ts'

/** What the host of a local table leaves to others: saving, thinking, showing. */
export type HostDuties = {
  /** Saves the game; `false` if another tab has saved it meanwhile. Throws if the browser cannot keep it. */
  keep(game: LocalGame, since: number): Promise<boolean>
  /** A bot's move in notation, and how many milliseconds it took, of those it had. */
  think(about: Standing, level: Level, milliseconds: number): Promise<{ readonly move: string; readonly took: number }>
  /** What a bot would do in a seat and why. */
  hint(about: Standing): Promise<Hint<string>>
  show(snapshot: Snapshot): void
  /** Another tab plays this game: stop. */
  lost(): void
  now(): number
}

type Done = Result<void, Message>

/** Runs one match of this browser: the authority over its state, its bots, its screen and its record. */
export class LocalHost {
  readonly #match: Match
  readonly #people: readonly Seat[]
  readonly #duties: HostDuties
  #game: LocalGame
  #front: Viewer
  #handover: Seat | null = null
  #unsaved = false
  #stopped = false
  readonly #patience = new Patience()
  /** The ply for which a bot is thinking. */
  #thinking: number | null = null
  /** The bot to which a person has just put something, although others are asked before it. */
  #addressed: { readonly bot: Seat; readonly ply: number } | null = null

  constructor(game: LocalGame, match: Match, duties: HostDuties) {
    this.#game = game
    this.#match = match
    this.#duties = duties
    this.#people = peopleOf(game.seats)
    // A single person is always in front. Of several, nobody is at first: a reload must not show another player's hand.
    this.#front = this.#people.length === 1 ? (this.#people[0] ?? null) : null
  }

  /** Shows the table and lets the bots go on. Nothing has been done that could be lost: the player need not wait for the store. */
  async begin(): Promise<void> {
    this.#turnScreen()
    this.#show()
    await this.#keep()
    if (this.#stopped) return
    if (this.#unsaved) this.#show()
    void this.#letBotsPlay()
  }

  stop(): void {
    this.#stopped = true
  }

  async submit(move: string): Promise<Done> {
    const seat = this.#front
    if (seat === null) return failed({ key: 'reason.notYourTurn' })
    const could = new Map(this.#askedBots().map((bot) => [bot, this.#movesOf(bot)]))
    const played = this.#match.submit(seat, move)
    // Whoever may go on, and gives a bot something more to say, waits for its answer: to an offer, for example, even if it was done.
    const isWaiting = played.ok && this.#match.deciders().includes(seat)
    const addressed = this.#askedBots().find((bot) => {
      const known = could.get(bot) ?? []
      return this.#movesOf(bot).some((one) => !known.includes(one))
    })
    this.#addressed = isWaiting && addressed !== undefined ? { bot: addressed, ply: this.#match.ply } : null
    return this.#settle(played)
  }

  whyNot(move: string): Message | null {
    const parsed = this.#match.game.notation.parse(move)
    if (this.#front === null) return { key: 'reason.notYourTurn' }
    return parsed === null ? { key: 'reason.notAsked' } : this.#match.whyNot(this.#front, parsed)
  }

  whyNots(): readonly WhyNot[] {
    return this.#front === null ? [] : whyNots(this.#match, this.#front)
  }

  /** Of several people at one screen nobody gets a hint: it would be for all of them. */
  async hint(): Promise<Hint<string> | null> {
    const seat = this.#front
    if (seat === null || this.#people.length !== 1 || !this.#match.deciders().includes(seat)) return null
    return this.#duties.hint(standingOf(this.#match, seat, this.#game.seed))
  }

  async undo(kept: number): Promise<Done> {
    const seat = this.#undoer()
    return seat === null ? failed({ key: 'undo.nothing' }) : this.#settle(this.#match.undo(seat, kept))
  }

  /** Bots always agree, and people at one screen agree by word of mouth: asking is enough. */
  async takeback(answer: 'ask' | 'agree' | 'refuse', kept: number): Promise<Done> {
    const seat = this.#front ?? this.#people[0]
    if (answer !== 'ask' || seat === undefined) return failed({ key: 'undo.nothing' })
    const others = this.#game.seats.flatMap((_seat, index) => (index === seat ? [] : [index]))
    return this.#settle(this.#match.undo(seat, kept, others))
  }

  async resign(): Promise<Done> {
    const seat = this.#front
    return seat === null ? failed({ key: 'reason.notYourTurn' }) : this.#settle(this.#match.resign(seat))
  }

  takeOver(): void {
    if (this.#handover === null) return
    this.#front = this.#handover
    this.#handover = null
    this.#show()
  }

  async #settle(result: Result<unknown, Message>): Promise<Done> {
    if (!result.ok) return result
    await this.#changed()
    return ok(undefined)
  }

  async #changed(): Promise<void> {
    this.#turnScreen()
    await this.#keep()
    if (this.#stopped) return
    this.#show()
    void this.#letBotsPlay()
  }

  /** Of several people, the one who plays next comes in front. */
  #turnScreen(): void {
    if (this.#people.length < 2) return
    const screen = nextScreen(this.#match, this.#people, this.#front, this.#game.handover)
    this.#front = screen.front
    this.#handover = screen.handover
  }

  async #keep(): Promise<void> {
    const since = this.#game.changedAt
    this.#game = {
      ...this.#game,
      match: exportMatch(this.#match),
      moves: this.#match.moves,
      isOver: this.#match.outcome() !== null,
      // Always later than before, so that versions differ even when the clock stands still.
      changedAt: Math.max(since + 1, this.#duties.now()),
    }
    try {
      const kept = await this.#duties.keep(this.#game, since)
      this.#unsaved = false
      if (!kept) {
        this.#stopped = true
        this.#duties.lost()
      }
    } catch {
      this.#game = { ...this.#game, changedAt: since }
      this.#unsaved = true
    }
  }

  async #letBotsPlay(): Promise<void> {
    const ply = this.#match.ply
    // The first decider is the one the game waits for; a bot that merely may act too (say, withdraw its offer) waits.
    const seat = this.#addressed?.ply === ply ? this.#addressed.bot : this.#match.deciders()[0]
    const player = seat === undefined ? undefined : this.#game.seats[seat]
    if (player?.kind !== 'bot') this.#patience.renew()
    if (this.#stopped || seat === undefined || player?.kind !== 'bot' || this.#thinking === ply) return
    this.#thinking = ply
    const time = this.#patience.leftFor(seat, player.level)
    const about = standingOf(this.#match, seat, this.#game.seed)
    const { move, took } = await this.#duties.think(about, player.level, time)
    this.#patience.spend(seat, took)
    // Meanwhile a person may have taken a move back, and the bot is thinking about another position.
    if (this.#thinking !== ply) return
    this.#thinking = null
    if (this.#stopped || this.#match.ply !== ply) return
    const played = this.#match.submit(seat, move)
    if (!played.ok) throw new Error(`a bot tried ${move}: ${played.error.key}`)
    await this.#changed()
  }

  #askedBots(): readonly Seat[] {
    return this.#match.deciders().filter((seat) => this.#game.seats[seat]?.kind === 'bot')
  }

  #movesOf(seat: Seat): readonly string[] {
    return this.#match.legal(seat).map((move) => this.#match.game.notation.notate(move))
  }

  #show(): void {
    this.#duties.show({
      state: this.#state(),
      connection: 'here',
      handover: this.#handover,
      busy: false,
      unsaved: this.#unsaved,
    })
  }

  #state(): TableState {
    const { id, game, options, seats, createdAt } = this.#game
    const viewer = this.#front
    return {
      id,
      game,
      options,
      seats: seats.map((seat): SeatInfo => (seat.kind === 'bot' ? seat : { ...seat, here: true })),
      isPublic: false,
      status: this.#match.outcome() === null ? 'playing' : 'over',
      yours: [...this.#people],
      createdAt,
      rematch: null,
      viewer,
      seen: { ...seen(this.#match, viewer), ...this.#undoOnOneScreen() },
      takeback: null,
      ...UNTIMED,
    }
  }

  /** At one screen a slip may be undone although the turn, and the screen, have passed to the neighbour. */
  #undoOnOneScreen(): Pick<Seen, 'undo'> | null {
    const seat = this.#undoer()
    if (seat === null || seat === this.#front) return null
    return { undo: { last: this.#match.moves - 1, turn: this.#match.undoFloor(seat), why: null } }
  }

  /** The person at this screen who may freely undo the last move. */
  #undoer(): Seat | null {
    return this.#people.find((seat) => this.#match.whyNoUndo(seat) === null) ?? null
  }
}
