import type { Game } from '@ecumene/kernel'
import { type Buckets, bucketsOf } from '../limits/bucket.ts'
import type { Counter } from '../metrics/metrics.ts'
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
  turnBegan(table: Pick<TableRow, 'id' | 'game' | 'seats'>, seat: number): void
  /** Does an address lead to the open internet? */
  readonly check: HookCheck
  sweep(): void
  close(): void
}

export type HookSettings = {
  readonly store: Pick<Store, 'hook'>
  readonly presence: Presence
  readonly games: readonly Game[]
  readonly allowPrivate: boolean
  readonly sent: Counter
  /** How long to wait before each further attempt. */
  readonly retryMs: readonly number[]
  /** For tests: what names stand for. */
  readonly names?: Names
}

export const openHooks = (settings: HookSettings): Hooks => {
  const { store, presence, games, allowPrivate, sent, retryMs, names = openNames() } = settings
  const rate: Buckets = bucketsOf(RATE, performance.now.bind(performance))
  const waiting = new Set<NodeJS.Timeout>()
  const closing = new AbortController()
  /** Of each guest, how many are under way. */
  const underWay = new Map<string, number>()
  let all = 0
  const count = (guest: string, more: 1 | -1): void => {
    all += more
    const now = (underWay.get(guest) ?? 0) + more
    if (now === 0) underWay.delete(guest)
    else underWay.set(guest, now)
  }

  const attempt = async (guest: string, hook: HookRow, body: string, tried: number): Promise<void> => {
    if (all >= MOST_AT_ONCE || (underWay.get(guest) ?? 0) >= MOST_OF_GUEST) return sent.add('limited')
    count(guest, 1)
    const isDone = await postHook(hook.url, body, { allowPrivate, names, closing: closing.signal })
    count(guest, -1)
    if (isDone) return sent.add('sent')
    sent.add('failed')
    const pause = retryMs[tried]
    if (pause === undefined || closing.signal.aborted) return
    const timer = setTimeout(() => {
      waiting.delete(timer)
      if (!presence.isHere(guest)) void attempt(guest, hook, body, tried + 1)
    }, pause).unref()
    waiting.add(timer)
  }

  const tell = async (guest: string, { id, game }: Pick<TableRow, 'id' | 'game'>): Promise<void> => {
    const hook = await store.hook(guest)
    if (hook === null) return
    if (!rate.take(guest)) return sent.add('limited')
    const text = turnText(
      games.find((each) => each.id === game),
      hook.language,
    )
    await attempt(guest, hook, JSON.stringify({ table: id, game, text, url: `${hook.origin}/table/${id}` }), 0)
  }

  return {
    turnBegan(table, seat) {
      const player = table.seats[seat]
      if (player?.kind !== 'person' || presence.isHere(player.guest)) return
      void tell(player.guest, table).catch(() => sent.add('failed'))
    },
    check: hookCheckWith(names),
    sweep: () => rate.sweep(),
    close() {
      closing.abort()
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
    },
  }
}

/** Twenty at once, and one every thirty seconds in the long run. */
const RATE = { burst: 20, perSecond: 1 / 30 }
/** Addresses that do not answer hold a place for a few seconds each: one guest must leave enough for all others. */
const MOST_AT_ONCE = 100
const MOST_OF_GUEST = 4
