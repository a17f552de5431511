import { describe, expect, it } from 'vitest'
import { type Figures, figuresOf } from './figures.ts'
import { keptFigures } from './kept.ts'
import { needsOf } from './needs.ts'
import { pointsOf } from './points.ts'
import { scaleText } from './report.ts'
import { type Simulated, simulate } from './simulate.ts'
import { scaleDocs, writtenDown } from './written-down.ts'

const KEPT = keptFigures()

const BASE: Simulated = {
  serverMs: 1,
  databaseMs: 0.25,
  loadMs: 0.25,
  hearMs: 0,
  hearShare: 0.5,
  nodes: 1,
  tables: 50,
  cores: 1,
  commitMs: 0.5,
  forMs: 2_000,
}

describe('the simulation of our servers', () => {
  it('is limited by the cores if nothing else is', () => {
    expect(simulate(BASE)).toBeCloseTo(1000 / 1.5, -1)
    expect(simulate({ ...BASE, cores: 2 })).toBeCloseTo(2000 / 1.5, -1)
    expect(simulate({ ...BASE, cores: 0.5 })).toBeCloseTo(500 / 1.5, -1)
  })

  it('is slower if something else is the limit: the threads of a node, or the disk', () => {
    const many = { ...BASE, cores: 100 }
    expect(simulate({ ...many, loadMs: 0, databaseMs: 0 })).toBeCloseTo(3000, -2)
    expect(simulate({ ...many, loadMs: 0, databaseMs: 0, nodes: 2 })).toBeCloseTo(6000, -2)
    expect(simulate({ ...many, tables: 1, commitMs: 8.5 })).toBeCloseTo(100, 0)
    // Every second move waits for the other player, who is at another node.
    expect(simulate({ ...many, tables: 1, commitMs: 8.5, hearMs: 20, nodes: 2 })).toBeCloseTo(50, 0)
  })

  it('agrees with every measured point within a fifth', () => {
    for (const { measured, simulated } of pointsOf(KEPT.lineups, KEPT.clients)) {
      expect(simulated / measured).toBeGreaterThan(0.8)
      expect(simulated / measured).toBeLessThan(1.2)
    }
    expect(KEPT.lineups.map(({ store, nodes }) => `${store} ${nodes}`)).toEqual(
      expect.arrayContaining(['sqlite 1', 'postgres 1', 'postgres 2']),
    )
  })
})

describe('what many players need', () => {
  const figures: Figures = {
    serverMs: 1,
    databaseMs: 0.25,
    hearingMs: 0.02,
    bytes: 2_000,
    logBytes: 1_500,
    connectionBytes: 40_000,
    tableBytes: 40_000,
  }

  it('grows with them, and says what runs short first', () => {
    const [few, many, most] = [1e4, 1e5, 1e6].map((players) => needsOf(players, figures))
    if (few === undefined || many === undefined || most === undefined) throw new Error('no needs')
    expect(many.movesPerSecond).toBeCloseTo(10 * few.movesPerSecond)
    expect(many.writesPerSecond).toBeCloseTo(10 * few.writesPerSecond)
    // Nodes ask who else is there: ten times as many ask for ten times as many.
    expect(many.databaseCores).toBeGreaterThan(10 * few.databaseCores)
    expect(few.nodes).toBeLessThan(many.nodes)
    expect(many.nodes).toBeLessThan(most.nodes)
    expect(few.limits).toEqual([])
    expect(most.limits.length).toBeGreaterThan(0)
  })

  it('is no more for each move if there are more nodes to make it at', () => {
    const [few, many] = [1e4, 1e6].map((players) => needsOf(players, figures))
    if (few === undefined || many === undefined) throw new Error('no needs')
    expect(many.hearingCores / many.movesPerSecond).toBeLessThanOrEqual(few.hearingCores / few.movesPerSecond)
  })

  it('is never less than two nodes: one may die', () => {
    expect(needsOf(10, figures).nodes).toBe(2)
  })

  it('is taken from a run of the benchmark', () => {
    const costs = { loadMs: 0.2, bytes: 2_000, cores: 2, hearMs: 40, hearShare: 0.6 }
    const lineup = (nodes: number, serverMs: number, databaseMs: number) => ({
      store: 'postgres' as const,
      nodes,
      closed: { ours: { perSecond: 1 } },
      costs: { ...costs, serverMs, databaseMs },
    })
    const measured = [lineup(1, 0.5, 0.1), lineup(2, 0.9, 0.15), lineup(3, 0.95, 0.15)]
    expect(figuresOf({ lineups: measured, memory: null })).toMatchObject({ serverMs: 0.5, databaseMs: 0.15 })
    expect(figuresOf({ lineups: measured, memory: null }).hearingMs).toBeCloseTo(0.4)
  })

  it('is printed with the points the simulation was checked against', () => {
    const text = scaleText([needsOf(1e4, figures)], pointsOf(KEPT.lineups, KEPT.clients))
    expect(text).toContain('moves a second')
    expect(text).toContain('postgres, 2')
  })

  it('is in docs/scale.md as the kept figures have it', () => {
    const text = scaleDocs()
    expect(writtenDown(text, KEPT)).toBe(text)
    const [first] = KEPT.beside.lineups
    if (first === undefined) throw new Error('no figures')
    const other = { ...KEPT, beside: { ...KEPT.beside, lineups: [{ ...first, toBones: 0.123456 }] } }
    expect(writtenDown(text, other)).toContain('| moves a second, to the bones | 0.12 |')
    expect(() => writtenDown('', KEPT)).toThrow('no place')
  })
})
