/** How often something may happen: `burst` at once, and `perSecond` in the long run. */
export type Rate = { readonly burst: number; readonly perSecond: number }

/** Token buckets by key. A bucket that has filled up again is forgotten, so memory follows who is active. */
export type Buckets = {
  /** Takes tokens, one by default; if there are too few it takes all of them and returns `false`. */
  take(key: string, count?: number): boolean
  /** Takes tokens even if there are too few: the rest is owed, up to what the bucket holds. */
  fine(key: string, tokens: number): void
  /** Sets the true number of tokens. */
  set(key: string, tokens: number): void
  /** Forgets full buckets. */
  sweep(): void
  readonly size: number
}

export const bucketsOf = ({ burst, perSecond }: Rate, now: () => number): Buckets => {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const refill = (bucket: { tokens: number; at: number }): number => {
    const time = now()
    bucket.tokens = Math.min(burst, bucket.tokens + ((time - bucket.at) / 1000) * perSecond)
    bucket.at = time
    return bucket.tokens
  }
  const bucketOf = (key: string): { tokens: number; at: number } => {
    const known = buckets.get(key)
    if (known !== undefined) return known
    const bucket = { tokens: burst, at: now() }
    buckets.set(key, bucket)
    return bucket
  }
  return {
    take(key, count = 1) {
      const bucket = bucketOf(key)
      if (refill(bucket) >= count) {
        bucket.tokens -= count
        return true
      }
      // Fractions of tokens and debts are kept.
      if (count > 1) bucket.tokens = Math.min(0, bucket.tokens)
      return false
    },
    fine(key, tokens) {
      const bucket = bucketOf(key)
      bucket.tokens = Math.max(-burst, refill(bucket) - tokens)
    },
    set(key, tokens) {
      const bucket = bucketOf(key)
      bucket.tokens = tokens
      bucket.at = now()
    },
    sweep() {
      for (const [key, bucket] of buckets) if (refill(bucket) >= burst) buckets.delete(key)
    },
    get size() {
      return buckets.size
    },
  }
}
