/** How often something may happen: so many at once, and so many a second in the long run. */
export type Rate = { readonly burst: number; readonly perSecond: number }

/** Token buckets by key. A bucket that has filled up again is forgotten, so memory follows who is active. */
export type Buckets = {
  /** Takes tokens, one if not said otherwise; `false` if there are not so many, and then it takes all there are. */
  take(key: string, count?: number): boolean
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
  return {
    take(key, count = 1) {
      let bucket = buckets.get(key)
      if (bucket === undefined) {
        bucket = { tokens: burst, at: now() }
        buckets.set(key, bucket)
      }
      if (refill(bucket) >= count) {
        bucket.tokens -= count
        return true
      }
      // Of one token there may be a part, which is not lost.
      if (count > 1) bucket.tokens = 0
      return false
    },
    sweep() {
      for (const [key, bucket] of buckets) if (refill(bucket) >= burst) buckets.delete(key)
    },
    get size() {
      return buckets.size
    },
  }
}
