import type { GameEvent, HistoryItem, Seat, Seen, Viewer } from '@ecumene/kernel'
import type { Following } from './following.ts'
import { BEAT_MS, type Pace } from './pace.ts'

/** What a table shows at one moment: the position, through whose eyes, and to whom the screen must be handed first. */
export type Frame = { readonly seen: Seen; readonly viewer: Viewer; readonly handover: Seat | null }

/** What is to be seen now. Every change makes a new object, so that React can compare. */
export type Scene = {
  readonly frame: Frame
  /** What has just led to the frame, and the frame before it: what moves, moves from there. */
  readonly events: readonly GameEvent[]
  readonly before: Frame | null
  readonly beatMs: number
  /** Counts what was shown, so that no motion is made twice. */
  readonly number: number
  /** What befell the player, until they have seen it. */
  readonly stop: readonly GameEvent[]
  /** Something is being shown that takes its time. */
  readonly isRunning: boolean
  /** The frame is older than the match, or what befell the player is not seen yet: nothing can be done. */
  readonly isBehind: boolean
  readonly isPaused: boolean
}

export type ShowWorld = {
  pace(): Pace
  /** Does anybody look at the page? */
  isWatched(): boolean
}

type Step = { readonly frame: Frame; readonly events: readonly GameEvent[]; readonly befell: readonly GameEvent[] }

/** More than that at once is no story to tell: the page was away for a while. */
const MOST_EVENTS = 24
/** And no step takes longer than so many beats. */
const MOST_BEATS = 10

/**
 * Shows a match at the player's pace: takes every state of the table as it comes, and lets them be seen one after another.
 * What the player does is shown at once, and so is everything while nobody looks; what befell them is always stopped for.
 */
export class Show {
  readonly #world: ShowWorld
  readonly #listeners = new Set<() => void>()
  #following: Following | null = null
  #scene: Scene | null = null
  #queue: Step[] = []
  /** What befell the player in the step that is being shown. */
  #due: readonly GameEvent[] = []
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(world: ShowWorld) {
    this.#world = world
  }

  /** What the game knows about following has been loaded; before that everything is shown at once. */
  follow(following: Following): void {
    this.#following = following
  }

  /** `null` until the first frame has come. */
  readonly scene = (): Scene | null => this.#scene

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The table has come to this. `yours`: the seats of those who sit at this screen. */
  feed(frame: Frame, yours: readonly Seat[]): void {
    const latest = this.#queue.at(-1)?.frame ?? this.#scene?.frame
    const following = this.#following
    if (latest === undefined || following === null || isTakenBack(latest, frame)) {
      this.#jump(frame)
      return
    }
    const isSameEyes = latest.viewer === frame.viewer && frame.handover === null
    const news = frame.seen.history.slice(latest.seen.history.length)
    if (news.length === 0 && isSameEyes) {
      this.#refresh(frame)
      return
    }
    const events = isSameEyes ? news.flatMap((item) => item.events) : []
    const step: Step = { frame, events, befell: isSameEyes ? befallen(following, news, frame.viewer) : [] }
    // Nobody waits for what they did themselves.
    const isOwn = news.every(({ seat }) => yours.includes(seat))
    const isIdle = this.#timer === null && this.#scene?.isPaused !== true
    if (this.#queue.length === 0 && this.#due.length === 0 && (isOwn || isIdle)) this.#release(step)
    else this.#queue.push(step)
    if (this.#world.pace() === 'atOnce' || !this.#world.isWatched()) this.skip()
    else this.#tell({})
  }

  /** Stops before the next step, or goes on. */
  readonly pause = (): void => {
    const isPaused = this.#scene?.isPaused !== true
    this.#tell({ isPaused })
    if (!isPaused && this.#timer === null) this.#next()
  }

  /** Shows how things stand now; only what befell the player is still to be seen. */
  readonly skip = (): void => {
    this.#clear()
    const last = this.#queue.at(-1)
    const befell = [...this.#due, ...this.#queue.flatMap((step) => step.befell)]
    this.#queue = []
    if (last !== undefined) this.#show({ ...last, events: [] })
    // Who wants everything at once wants no stop either.
    this.#due = this.#world.pace() === 'atOnce' ? [] : befell
    this.#tell({ isPaused: false, stop: this.#due, ...(this.#world.pace() === 'atOnce' && { events: [] }) })
  }

  /** What befell the player has been seen. */
  readonly goOn = (): void => {
    if (this.#scene?.stop.length === 0) return
    this.#due = []
    this.#tell({ stop: [] })
    this.#next()
  }

  end(): void {
    this.#clear()
  }

  #jump(frame: Frame): void {
    this.#clear()
    this.#queue = []
    this.#due = []
    this.#show({ frame, events: [], befell: [] })
    this.#tell({ isPaused: false, stop: [] })
  }

  /** Nothing has happened, but something else may be known now. */
  #refresh(frame: Frame): void {
    const known = this.#queue.at(-1)?.frame ?? this.#scene?.frame
    if (known?.seen === frame.seen && known.viewer === frame.viewer && known.handover === frame.handover) return
    const last = this.#queue.pop()
    if (last !== undefined) this.#queue.push({ ...last, frame })
    else this.#tell({ frame })
  }

  #next(): void {
    if (this.#scene?.isPaused === true || this.#due.length > 0) return
    const step = this.#queue.shift()
    if (step === undefined) this.#tell({})
    else this.#release(step)
  }

  #release(step: Step): void {
    this.#clear()
    this.#show(step)
    this.#due = step.befell
    const { viewer } = step.frame
    const beats = step.events
      .filter((event) => viewer === null || this.#following?.doer(event) !== viewer)
      .reduce((sum, event) => sum + (this.#following?.beats(event) ?? 0), 0)
    const hold = Math.min(beats, MOST_BEATS) * this.#beatMs()
    if (hold === 0) {
      this.#ended()
      return
    }
    this.#timer = setTimeout(() => {
      this.#timer = null
      this.#ended()
    }, hold)
    this.#tell({})
  }

  #ended(): void {
    if (this.#due.length > 0) this.#tell({ stop: this.#due })
    else this.#next()
  }

  #show({ frame, events }: Step): void {
    this.#scene = {
      frame,
      events: events.length > MOST_EVENTS ? [] : events,
      before: this.#scene?.frame ?? null,
      beatMs: this.#beatMs(),
      number: (this.#scene?.number ?? 0) + 1,
      stop: [],
      isRunning: false,
      isBehind: false,
      isPaused: this.#scene?.isPaused ?? false,
    }
  }

  #tell(change: Partial<Scene>): void {
    if (this.#scene === null) return
    const isBehind = this.#queue.length > 0 || this.#due.length > 0
    this.#scene = { ...this.#scene, ...change, isRunning: this.#timer !== null, isBehind }
    for (const listener of this.#listeners) listener()
  }

  #beatMs(): number {
    const pace = this.#world.pace()
    return pace === 'atOnce' ? 0 : BEAT_MS[pace]
  }

  #clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }
}

type Item = HistoryItem<GameEvent>

const befallen = (following: Following, news: readonly Item[], viewer: Viewer): readonly GameEvent[] =>
  viewer === null ? [] : news.flatMap(({ events, seat }) => following.befallen(events, seat, viewer))

/** A move was taken back, or this is another match: there is nothing to follow. */
const isTakenBack = (latest: Frame, { seen: { history } }: Frame): boolean =>
  history.length < latest.seen.history.length ||
  history.slice(latest.seen.history.length).some(({ undo }: Item) => undo !== undefined)
