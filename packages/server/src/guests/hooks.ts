import { setTimeout as sleep } from 'node:timers/promises'
import type { Game } from '@ecumene/kernel'
import { type Buckets, bucketsOf } from '../limits/bucket.ts'
import type { Counter } from '../metrics/metrics.ts'
import type { NoticeKey } from '../store/nodes.ts'
import type { Store, TableRow } from '../store/store.ts'
import type { HookRow } from '../store/time.ts'
import { type HookCheck, hookCheckWith } from './hook-check.ts'
import { turnText } from './hook-words.ts'
import { type Names, openNames } from './names.ts'
import { postHook } from './post-hook.ts'
import type { Presence } from './presence.ts'

/**
 * Tells guests who are not here that it is their turn, at an address of their choice. Nothing waits for it, little is
 * tried again, and of the address nothing is ever logged: it is a secret between the guest and whoever listens there.
 */
export type Hooks = {
  /** These seats' turn began at this version of the match. */
  turnsBegan(table: HookedTable, ply: number, seats: readonly number[]): void
  /** Sends what a server that has gone did not. */
  takeOver(): Promise<void>
  /** Does an address lead to the open internet? */
  readonly check: HookCheck
  sweep(): void
  close(): void
}

export type HookSettings = {
  readonly store: HookStore
  readonly presence: Presence
  readonly games: readonly Game[]
  readonly allowPrivate: boolean
  readonly sent: Counter
  /** How long to wait before each further attempt. */
  readonly retryMs: readonly number[]
  /** For tests: how names are resolved. */
  readonly names?: Names
}

type HookedTable = Pick<TableRow, 'id' | 'game' | 'seats'>

type HookStore = Pick<
  Store,
  'hook' | 'isElsewhere' | 'turnsAt' | 'hasLostNotices' | 'takeNotices' | 'holdNotice' | 'settleNotices'
>

export const openHooks = (settings: HookSettings): Hooks => {
  const { store, presence, games, allowPrivate, sent, retryMs, names = openNames() } = settings
  const rate: Buckets = bucketsOf(RATE, performance.now.bind(performance))
  const closing = new AbortController()
  /** How many are in flight for each guest. */
  const underWay = new Map<string, number>()
  let all = 0
  let settled: NoticeKey[] = []
  const count = (guest: string, more: 1 | -1): void => {
    all += more
    const now = (underWay.get(guest) ?? 0) + more
    if (now === 0) underWay.delete(guest)
    else underWay.set(guest, now)
  }

  /** Where nobody has to be told, that is noted with that of other moves: one more message between threads for each would show. */
  const settleLater = (notice: NoticeKey): void => {
    if (settled.push(notice) > 1) return
    setTimeout(() => {
      const these = settled
      settled = []
      if (!closing.signal.aborted) void store.settleNotices(these).catch(() => sent.add('failed'))
    }, SETTLE_MS).unref()
  }

  /** Resolves when there is nothing more to do about it. */
  const attempt = async (post: Post, tried: number): Promise<void> => {
    const { guest, hook, body, notice } = post
    if (all >= MOST_AT_ONCE || (underWay.get(guest) ?? 0) >= MOST_OF_GUEST) return sent.add('limited')
    count(guest, 1)
    const isDone = await postHook(hook.url, body, { allowPrivate, names, closing: closing.signal })
    count(guest, -1)
    if (isDone) return sent.add('sent')
    sent.add('failed')
    const pause = retryMs[tried]
    if (pause === undefined || closing.signal.aborted) return
    await store.holdNotice(notice.table, notice.ply, pause + HELD_MS)
    await sleep(pause, undefined, { signal: closing.signal, ref: false })
    if (!presence.isHere(guest)) await attempt(post, tried + 1)
  }

  const tell = async (guest: string, { id, game }: HookedTable, notice: NoticeKey, seat: number): Promise<void> => {
    const hook = await store.hook(guest)
    if (hook === null || (await store.isElsewhere(guest))) return
    if (!rate.take(guest)) return sent.add('limited')
    const text = turnText(
      games.find((each) => each.id === game),
      hook.language,
    )
    const message = { id: `${id}.${notice.ply}.${seat}`, table: id, game, text, url: `${hook.origin}/table/${id}` }
    await attempt({ guest, hook, body: JSON.stringify(message), notice }, 0)
  }

  /** Tells those of these seats who are not here; nearly always all of them are. */
  const tellAll = (table: HookedTable, ply: number, seats: readonly number[]): void => {
    const notice: NoticeKey = { table: table.id, ply }
    const told: Promise<void>[] = []
    for (const seat of seats) {
      const player = table.seats[seat]
      if (player?.kind !== 'person' || presence.isHere(player.guest)) continue
      told.push(tell(player.guest, table, notice, seat).catch(() => sent.add('failed')))
    }
    if (told.length === 0) settleLater(notice)
    else void settleAfter(notice, told).catch(() => sent.add('failed'))
  }

  const settleAfter = async (notice: NoticeKey, told: readonly Promise<void>[]): Promise<void> => {
    await Promise.all(told)
    // A server that is closing leaves the rest to others.
    if (!closing.signal.aborted) await store.settleNotices([notice])
  }

  return {
    turnsBegan(table, ply, seats) {
      if (seats.length > 0) tellAll(table, ply, seats)
    },
    async takeOver() {
      if (!(await store.hasLostNotices())) return
      const notices = await store.takeNotices(MOST_AT_ONCE)
      const turns = new Map(
        (await store.turnsAt(notices.map(({ table }) => table))).map((turn) => [turn.table.id, turn]),
      )
      for (const { table: id, ply, seats } of notices) {
        const turn = turns.get(id)
        // Some may have moved since.
        const stillAsked = turn?.table.status === 'playing' ? seats.filter((seat) => turn.asked?.includes(seat)) : []
        if (turn !== undefined) tellAll(turn.table, ply, stillAsked)
        else settleLater({ table: id, ply })
      }
    },
    check: hookCheckWith(names),
    sweep: () => rate.sweep(),
    close: () => closing.abort(),
  }
}

type Post = { readonly guest: string; readonly hook: HookRow; readonly body: string; readonly notice: NoticeKey }

/** Much less than others wait before they take a notice over. */
const SETTLE_MS = 200

/** How long an attempt may take, bookkeeping included. */
const HELD_MS = 30_000

/** Twenty at once, and one every thirty seconds in the long run. */
const RATE = { burst: 20, perSecond: 1 / 30 }
/** Addresses that do not answer hold a place for a few seconds each: one guest must leave enough for all others. */
const MOST_AT_ONCE = 100
const MOST_OF_GUEST = 4
