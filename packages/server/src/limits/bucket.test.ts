import { describe, expect, it } from 'vitest'
import { bucketsOf } from './bucket.ts'

describe('token buckets', () => {
  it('allow a burst and then a steady rate, separately for each key', () => {
    let time = 0
    const buckets = bucketsOf({ burst: 3, perSecond: 2 }, () => time)
    const take = (key: string, times: number) => Array.from({ length: times }, () => buckets.take(key))
    expect(take('ann', 5)).toEqual([true, true, true, false, false])
    expect(take('bob', 1)).toEqual([true])
    time = 1000
    expect(take('ann', 3)).toEqual([true, true, false])
    time = 100_000
    expect(take('ann', 4)).toEqual([true, true, true, false])
  })

  it('give several tokens at once or none', () => {
    const buckets = bucketsOf({ burst: 6, perSecond: 1 }, () => 0)
    expect([4, 4].map((tokens) => buckets.take('ann', tokens))).toEqual([true, false])
  })

  it('may owe as many as they hold', () => {
    let time = 0
    const buckets = bucketsOf({ burst: 4, perSecond: 1 }, () => time)
    buckets.fine('ann', 3)
    expect([buckets.take('ann'), buckets.take('ann')]).toEqual([true, false])
    buckets.fine('ann', 100)
    time = 4900
    expect(buckets.take('ann')).toBe(false)
    time = 5100
    expect(buckets.take('ann')).toBe(true)
  })

  it('are forgotten when full again', () => {
    let time = 0
    const buckets = bucketsOf({ burst: 2, perSecond: 1 }, () => time)
    buckets.take('ann')
    buckets.sweep()
    expect(buckets.size).toBe(1)
    time = 1000
    buckets.sweep()
    expect(buckets.size).toBe(0)
  })
})
