import { classic } from '@ecumene/classic'
import { dawn } from '@ecumene/dawn'
import { duel } from '@ecumene/duel'
import { type Game, type Match, perspective, seeded } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import type { Guide } from '../guide.ts'
import { guide as classicGuide } from '../guides/classic.ts'
import { guide as dawnGuide } from '../guides/dawn.ts'
import { guide as duelGuide } from '../guides/duel.ts'
import { recorded } from '../testing/recorded.ts'
import { type Analysis, analyse } from './analyse.ts'
import { judge } from './judgement.ts'

/** Everything that an analysis says while it runs, and in the end. */
const whole = (match: Match, guide: Guide, iterations: number): { shares: number[]; analysis: Analysis } => {
  const shares: number[] = []
  const steps = analyse(match, guide, { iterations })
  for (;;) {
    const step = steps.next()
    if (step.done === true) return { shares, analysis: step.value }
    shares.push(step.value)
  }
}

/** The game is won by the next move; this match has another one there, after which the seat gives up. */
const blundered = (): { match: Match; winning: string; blunder: string; seat: number } => {
  const end = recorded(duel, 'fixtures/scientific-draft', Number.POSITIVE_INFINITY).last()
  if (end === null || !('move' in end)) throw new Error('the recorded match ends with a move')
  const match = recorded(duel, 'fixtures/scientific-draft', -1)
  const blunder = end.move.replace('build ', 'discard ')
  expect(match.submit(end.seat, blunder).ok).toBe(true)
  expect(match.resign(end.seat).ok).toBe(true)
  return { match, winning: end.move, blunder, seat: end.seat }
}

describe('the analysis of a finished match', () => {
  test('finds an obvious blunder, and says what was better and by how much', () => {
    const { match, winning, blunder, seat } = blundered()
    const { analysis } = whole(match, duelGuide, 40)
    const point = analysis.turningPoints.find(({ ply }) => ply === match.ply - 2)
    expect(point).toMatchObject({ seat, played: blunder, better: winning, line: [] })
    expect(point?.loss).toBeGreaterThan(0.05)
    // The win was there, and giving up was the end.
    expect(analysis.chances[match.ply - 2]?.[seat]).toBe(1)
    expect(analysis.chances[match.ply]?.[seat]).toBe(0)
  })

  test('has chances that add up to 1 for every position, a few turning points, and the outcome at the end', () => {
    const { match } = blundered()
    const { analysis, shares } = whole(match, duelGuide, 12)
    expect(analysis.chances).toHaveLength(match.ply + 1)
    for (const [one = 0, other = 0] of analysis.chances) expect(one + other).toBeCloseTo(1, 3)
    for (const seat of [0, 1]) {
      const own = analysis.turningPoints.filter((point) => point.seat === seat)
      expect(own.length).toBeLessThanOrEqual(5)
      for (const { loss, played, better } of own) {
        expect(loss).toBeGreaterThanOrEqual(0.05)
        expect(better).not.toBe(played)
      }
    }
    expect(shares).toEqual([...shares].sort((one, other) => one - other))
    expect(shares.at(-1)).toBe(1)
  })

  test('is the same again from the same seed, and may be stopped after any step', () => {
    const { match } = blundered()
    const { analysis } = whole(match, duelGuide, 12)
    expect(whole(match, duelGuide, 12).analysis).toEqual(analysis)
    const steps = analyse(match, duelGuide, { iterations: 12 })
    expect(steps.next().value).toBeCloseTo(1 / match.ply)
    steps.return(analysis)
    expect(steps.next().done).toBe(true)
  })

  test('is for finished matches only', () => {
    const goesOn = recorded(duel, 'fixtures/scientific-draft', 20)
    expect(() => analyse(goesOn, duelGuide).next()).toThrow('only a finished match')
  })

  test('shares the chances among three players', () => {
    const match = recorded(dawn, 'fixtures/three-players-built-map', 60)
    expect(match.resign(0).ok).toBe(true)
    const { analysis } = whole(match, dawnGuide as Guide, 4)
    for (const chances of analysis.chances) {
      expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 3)
      for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0)
    }
    expect(analysis.chances.at(-1)).toEqual([0, 0.5, 0.5])
    // Early in a game everybody has a share of it.
    expect(Math.max(...(analysis.chances[30] ?? []))).toBeLessThan(0.8)
  })
})

describe('a player is judged by what the player could know', () => {
  test.each([
    ['duel', duel, 'fixtures/scientific-draft', [8, 12, 40], duelGuide, 60],
    ['dawn', dawn, 'fixtures/three-players-built-map', [40, 90, 200], dawnGuide, 12],
    ['classic', classic, 'fixtures/three-players-revised-governments', [60, 200, 402], classicGuide, 2],
  ] as const)('what is hidden in %s makes no difference', (_id, game, file, moments, guide, iterations) => {
    for (const moment of moments) {
      const match = recorded(game as Game, file, moment)
      const seat = match.deciders()[0] ?? 0
      const played = match.legal(seat)[0]
      const [truth, other] = [match.state(), match.game.sample(match.state(), seat, seeded('another world'))]
      expect(other).not.toEqual(truth)
      const judgementOf = (state: unknown) =>
        judge(perspective(match.game, state, seat), played, match.seats, iterations, guide as Guide, seeded('judge'))
      const judged = judgementOf(truth)
      expect(judged).not.toBeNull()
      expect(judgementOf(other)).toEqual(judged)
    }
  })
})

test('a move that is worse than another costs the difference, the best one nothing', () => {
  const match = recorded(duel, 'fixtures/scientific-draft', -1)
  const seat = match.deciders()[0] ?? 0
  const eyes = perspective(match.game, match.state(), seat)
  const lossOf = (text: string) => judge(eyes, match.game.notation.parse(text), 2, 60, duelGuide, seeded('loss'))?.loss
  const moves = match.legal(seat).map((move) => match.game.notation.notate(move))
  const losses = moves.map(lossOf)
  for (const loss of losses) expect(loss).toBeGreaterThanOrEqual(0)
  expect(losses).toContain(0)
  expect(Math.max(...losses.map(Number))).toBeGreaterThan(0)
})
