import { describe, expect, it } from 'vitest'
import { benchServer } from './bench.ts'
import { median, roundOf } from './latencies.ts'
import { benchText } from './report.ts'

describe('the load benchmark', () => {
  it('measures all servers and ends them', async () => {
    const steps: string[] = []
    const bench = await benchServer({
      lineups: [
        { store: 'sqlite', nodes: 1 },
        { store: 'postgres', nodes: 1 },
      ],
      clients: 4,
      rounds: 1,
      seconds: 0.3,
      pace: 50,
      growth: { tables: [10], logs: [20], longLog: 150, warmUp: 1, rounds: 2 },
      idle: 3,
      onProgress: (what) => steps.push(what),
    })
    for (const { closed, paced, toBones, toSqlite, processorToBones, latencyToBones } of bench.lineups) {
      for (const round of [...Object.values(closed), ...Object.values(paced)]) {
        expect(round.perSecond).toBeGreaterThan(0)
        expect(round.p99).toBeGreaterThanOrEqual(round.p50)
      }
      expect(toBones).toBeCloseTo(closed.ours.perSecond / closed.bones.perSecond)
      expect(toSqlite).toBeCloseTo(closed.ours.perSecond / (bench.lineups[0]?.closed.ours.perSecond ?? 0))
      expect(processorToBones).toBeGreaterThan(0)
      expect(latencyToBones).toBeCloseTo(paced.ours.p99 / paced.bones.p99)
    }
    for (const { tables, logs, load } of Object.values(bench.growth)) {
      expect([...tables, ...logs].map((each) => ('tables' in each ? each.tables : each.plies))).toEqual([10, 20])
      for (const { ms, cpuMs } of [...tables, ...logs]) expect(Math.min(ms, cpuMs)).toBeGreaterThan(0)
      expect(load).toMatchObject({ plies: 150 })
    }
    for (const ratio of Object.values(bench.floods)) expect(ratio).toBeGreaterThan(0)
    expect(steps).toHaveLength(6)
    expect(benchText(bench)).toContain('target: at least 0.80')
  })

  it('computes percentiles and medians', () => {
    const values = Array.from({ length: 100 }, (_unused, index) => 100 - index)
    expect(roundOf(values, 2)).toEqual({ perSecond: 50, p50: 51, p99: 100 })
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
  })
})
