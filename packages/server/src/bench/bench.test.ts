import { describe, expect, it } from 'vitest'
import { benchServer } from './bench.ts'
import { median, roundOf } from './latencies.ts'
import { benchText } from './report.ts'

describe('the load benchmark', () => {
  it('measures all five servers and ends them', async () => {
    const steps: string[] = []
    const bench = await benchServer({
      clients: 4,
      rounds: 1,
      seconds: 0.3,
      pace: 50,
      idle: 3,
      onProgress: (what) => steps.push(what),
    })
    for (const round of [...Object.values(bench.closed), ...Object.values(bench.paced)]) {
      expect(round.perSecond).toBeGreaterThan(0)
      expect(round.p99).toBeGreaterThanOrEqual(round.p50)
    }
    for (const who of ['bones', 'ours'] as const) {
      expect(bench.throughputRatio[who]).toBeCloseTo(bench.closed[who].perSecond / bench.closed.room.perSecond)
      expect(bench.latencyRatio[who]).toBeCloseTo(bench.paced[who].p99 / bench.paced.echo.p99)
    }
    for (const ratio of Object.values(bench.floods)) expect(ratio).toBeGreaterThan(0)
    expect(steps).toHaveLength(9)
    expect(benchText(bench)).toContain('target: at least 0.50')
  })

  it('takes percentiles and medians as they are defined', () => {
    const values = Array.from({ length: 100 }, (_unused, index) => 100 - index)
    expect(roundOf(values, 2)).toEqual({ perSecond: 50, p50: 51, p99: 100 })
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
  })
})
