import { createHash } from 'node:crypto'
import type { Spending } from '../store/nodes.ts'
import type { Store } from '../store/store.ts'
import { type Buckets, bucketsOf, type Rate } from './bucket.ts'

/** Buckets that all servers on one database share, so that nobody gets more by asking several of them. */
export type SharedBuckets = Buckets & {
  /** What was taken here since the last call. */
  spent(): readonly Spent[]
}

/** `hear`: takes over the true number of tokens. */
export type Spent = Spending & { hear(tokens: number): void }

/**
 * Tokens are taken from a bucket of this server's own; now and then all of them tell the store how many, and hear what is left.
 * So a request never waits for the store, and whoever spreads theirs over several servers gets a burst from each, once.
 */
export const sharedBucketsOf = (name: string, rate: Rate, now: () => number): SharedBuckets => {
  const buckets = bucketsOf(rate, now)
  const taken = new Map<string, number>()
  return {
    ...buckets,
    get size() {
      return buckets.size
    },
    take(key, count = 1) {
      const isTaken = buckets.take(key, count)
      if (isTaken) taken.set(key, (taken.get(key) ?? 0) + count)
      return isTaken
    },
    spent() {
      const all = [...taken].map(([key, tokens]) => ({
        account: accountOf(name, key),
        tokens,
        ...rate,
        hear: (left: number) => buckets.set(key, left),
      }))
      taken.clear()
      return all
    },
  }
}

/** Lets the store know what was taken from these, and takes over what is left. */
export const settleAll = async (store: Pick<Store, 'spend'>, shared: readonly SharedBuckets[]): Promise<void> => {
  const spent = shared.flatMap((buckets) => buckets.spent())
  if (spent.length === 0) return
  const left = await store.spend(
    spent.map(({ account, tokens, burst, perSecond }) => ({ account, tokens, burst, perSecond })),
  )
  for (const [index, { hear, burst }] of spent.entries()) hear(left[index] ?? burst)
}

/** Hashed: the store counts, and need not know for whom. */
const accountOf = (name: string, key: string): string =>
  createHash('sha256').update(`ecumene limit ${name} ${key}`).digest('base64url')
