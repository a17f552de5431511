import { dawn, type State } from '@ecumene/dawn'
import { play, position } from '@ecumene/dawn/testing'
import { perspective, type Random, seeded } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { DAWN_BY_HAND, DAWN_FEATURES } from './evaluators/dawn-features.ts'
import { guide } from './guides/dawn.ts'
import { planningByRace } from './learned/dawn-planning.ts'
import { raceFrom } from './learned/race.ts'
import { search } from './search.ts'
import { type Planning, planTurn } from './turn-plan.ts'

const planning = planningByRace(raceFrom(DAWN_BY_HAND, DAWN_FEATURES))

/** Plans by a count of what the first seat has at the end of its turn, and sees nothing before. */
const counting = (count: (state: State) => number): Planning<State> => ({
  ...planning,
  offset: () => 0,
  odds: (state, seat) => (state.active === seat ? 0 : count(state)),
})

const plansIn = (state: State, planning: Planning<State>, width: number, random: Random = seeded('plan')) =>
  planTurn(dawn, state, 0, dawn.legal(state, 0), random, planning, width)

describe('a plan', () => {
  const meadow = () => position({ players: [{ capital: 24 }, { capital: 0 }] })

  test('goes to the end of the turn, and is judged there', () => {
    const tokens = counting(({ players }) => players[0]?.controls ?? 0)
    const { plans, isComplete } = plansIn(meadow(), tokens, 10)
    expect(isComplete).toBe(true)
    const values = plans.map(({ value }) => Math.log(value / (1 - value)))
    // The culture card, first in the row, places two tokens; no other card places any.
    expect(values.map(Math.round)).toEqual([2, 0, 0, 0, 0])
    expect(plans[0]?.moves.map(({ kind }) => kind)).toEqual(['focus', 'place', 'place'])
  })

  test('says how likely the seat is to win, whatever else it wants', () => {
    const tokens = counting(({ players }) => players[0]?.controls ?? 0)
    const { plans } = plansIn(meadow(), { ...tokens, offset: () => -3 }, 10)
    expect(plans.map(({ value }) => Math.round(Math.log(value / (1 - value))))).toEqual([-1, -3, -3, -3, -3])
  })

  test('judges a position in which nobody is ahead as even', () => {
    const state = meadow()
    const { odds, offset } = planning
    expect(odds(state, 1) + (offset?.(state, 1) ?? 0)).toBeCloseTo(-odds(state, 0) - (offset?.(state, 0) ?? 0), 1)
  })

  test('sees to its own agendas rather than to those of rivals the longer a game lasts', () => {
    const harm = (round: number): number => {
      const [unharmed, harmed] = [[2, 4, 14], []].map((cities) =>
        planning.odds(position({ round, players: [{ capital: 24 }, { capital: 0, cities }] }), 0),
      )
      return (harmed ?? 0) - (unharmed ?? 0)
    }
    expect(harm(5)).toBeGreaterThan(0.3)
    expect(harm(40)).toBeLessThan(harm(5) / 4)
  })

  test('is judged by who is ahead, however long a game lasts', () => {
    for (const round of [5, 40]) {
      const state = position({ round, players: [{ capital: 24 }, { capital: 0 }] })
      const [first, second] = [0, 1].map((seat) => planning.odds(state, seat) + (planning.offset?.(state, seat) ?? 0))
      expect((first ?? 0) + (second ?? 0)).toBeCloseTo(0, 1)
    }
  })

  test('can be carried out', () => {
    const state = meadow()
    const [plan] = plansIn(state, planning, 10).plans
    for (const move of plan?.moves ?? []) dawn.apply(state, 0, move)
    expect(state.active).toBe(1)
  })

  test('does not know the dice before they are rolled', () => {
    const state = position({ players: [{ capital: 24 }, { capital: 0, controls: [25] }] })
    const taken = counting(({ owner }) => (owner[25] === 1 ? -5 : 5))
    dawn.apply(state, 0, dawn.legal(state, 0)[4] as ReturnType<typeof dawn.legal>[number])
    const values = Array.from({ length: 12 }, (_unused, world) => {
      const rolled = dawn.clone(state)
      rolled.random = seeded(`dice ${world}`)
      const { plans } = plansIn(rolled, taken, 10, seeded('chance'))
      return plans.map(({ value }) => value)
    })
    expect(dawn.legal(state, 0).map(({ kind }) => kind)).toContain('attack')
    expect(new Set(values.map(String)).size).toBe(1)
    expect(Math.max(...(values[0] ?? []))).toBeGreaterThan(0.01)
  })
})

describe('search with plans', () => {
  test('takes the shortest of ways that come to the same', () => {
    const row = ['foreign-trade', 'astrology', 'masonry', 'pottery', 'early-empire'] as const
    const state = position({ players: [{ capital: 24, row, caravans: [10] }, { capital: 0 }] })
    play(state, 'focus 1')
    const indifferent = { ...guide, planning: counting(() => 0) }
    const lengths = plansIn(state, indifferent.planning, 8).plans.map(({ moves }) => moves.length)
    expect(new Set(lengths).size).toBeGreaterThan(1)
    const { move } = search(perspective(dawn, state, 0), seeded('a'), { budget: { iterations: 1 } }, indifferent)
    expect(lengths[dawn.legal(state, 0).indexOf(move)]).toBe(Math.min(...lengths))
  })

  const thought = (iterations: number) => {
    const state = position({ players: [{ capital: 24, trade: [1, 1, 1, 1, 1] }, { capital: 0 }] })
    return search(perspective(dawn, state, 0), seeded('a'), { budget: { iterations } }, guide)
  }

  test('thinks about every move, and longer when it may', () => {
    const [short, long] = [thought(1), thought(400)]
    expect(short.thoughts).toHaveLength(5)
    expect(short.thoughts.every(({ tried }) => tried === 1)).toBe(true)
    expect(long.iterations).toBeGreaterThan(short.iterations)
    expect(long.thoughts[0]?.tried).toBeGreaterThan(1)
  })

  test('leaves the better plan if the next player wins after it, and after another one does not', () => {
    const state = position({ players: [{ capital: 24 }, { capital: 0 }] })
    const [culture] = state.players[0]?.row ?? []
    /** A card that was resolved goes to the left of the row. */
    const isResolved = ({ players }: State) => players[0]?.row[0] === culture
    const reluctant = { ...guide, planning: counting((after) => (isResolved(after) ? 0 : 1)) }
    const resolvesWhere = (isWon: (state: State, seat: number) => boolean) => {
      const winning = { isWon, isNear: () => true, isOrderFree: () => false, decisions: 3, positions: 200 }
      const { move } = search(
        perspective(dawn, state, 0),
        seeded('a'),
        { budget: { iterations: 1 } },
        { ...reluctant, winning },
      )
      return dawn.legal(state, 0).indexOf(move) === 0
    }
    const hasPlaced = ({ players }: State, seat: number) => seat === 1 && (players[1]?.controls ?? 0) > 0
    expect(resolvesWhere(() => false)).toBe(false)
    expect(resolvesWhere((after, seat) => hasPlaced(after, seat) && !isResolved(after))).toBe(true)
    // Where nothing helps, the better plan stays.
    expect(resolvesWhere(hasPlaced)).toBe(false)
  })
})
