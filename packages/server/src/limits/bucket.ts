/** How often something may happen: so many at once, and so many a second in the long run. */
export type Rate = { readonly burst: number; readonly perSecond: number }

/** Token buckets by key. A bucket that has filled up again is forgotten, so memory follows who is active. */
export type Buckets = {
  /** Takes one token, or as many as something costs; `false`, and none is taken, if there are not so many. */
  take(key: string, tokens?: number): boolean
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
    take(key, tokens = 1) {
      let bucket = buckets.get(key)
      if (bucket === undefined) {
        bucket = { tokens: burst, at: now() }
        buckets.set(key, bucket)
      }
      if (refill(bucket) < tokens) return false
      bucket.tokens -= tokens
      return true
    },
    sweep() {
      for (const [key, bucket] of buckets) if (refill(bucket) >= burst) buckets.delete(key)
    },
    get size() {
      return buckets.size
    },
  }
}
