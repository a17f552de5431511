import { dawn } from '@ecumene/dawn'
import { duel } from '@ecumene/duel'
import { below, type Perspective, perspective, readOptions, seeded } from '@ecumene/kernel'
import { bazaar } from '@ecumene/kernel/toy'
import { describe, expect, test } from 'vitest'
import type { Bot } from './bot.ts'
import { botNamed } from './catalogue.ts'
import { greedyBot } from './greedy.ts'
import { type Guide, NO_GUIDE } from './guide.ts'
import { guide as classicGuide } from './guides/classic.ts'
import { guide as dawnGuide } from './guides/dawn.ts'
import { guide as duelGuide } from './guides/duel.ts'
import { botOfLevel, LEVELS, type Levels } from './levels.ts'
import { randomBot } from './random.ts'
import { readRecipe } from './recipe.ts'
import { search } from './search.ts'
import { duelScore, playGame } from './testing/play.ts'

const game = duel
const OPTIONS = { wonders: 'draft', centredPawn: 'begins', greatLibraryTokens: 'private' } as const
const toy = bazaar

const named = (text: string, guide: Guide): Bot => {
  const bot = botNamed(text, guide)
  if (!bot.ok) throw new Error(bot.error)
  return bot.value
}

const toyOptions = (): object =>
  Object.fromEntries(Object.entries(bazaar.options).map(([name, field]) => [name, field.default]))

describe('every bot', () => {
  const botsFor = (guide: Guide) => [
    randomBot,
    greedyBot(guide),
    named('search:30', guide),
    named('search:30:4', guide),
  ]
  const bots = botsFor(duelGuide)

  test.each(bots.map((bot, index) => ({ ...bot, index })))(
    '$name plays whole games of Duel and of the toy game, with 2, 3 and 4 seats',
    ({ index, ...bot }) => {
      expect(playGame(game, OPTIONS, [bot, bot], 'a').reduce((sum, share) => sum + share)).toBeCloseTo(1)
      const unguided = botsFor(NO_GUIDE)[index] as Bot
      for (const seats of [2, 3, 4]) {
        const table = Array.from({ length: seats }, () => unguided)
        expect(playGame(toy, toyOptions(), table, 'b').reduce((sum, share) => sum + share)).toBeCloseTo(1)
      }
    },
  )

  test.each(bots)('$name makes the same choice again from the same chance, and does not change the state', (bot) => {
    const state = duel.setup(OPTIONS, 2, 'again')
    const seat = duel.deciders(state)[0] ?? 0
    const before = JSON.stringify(state)
    const choose = () => duel.notation.notate(bot.choose(perspective(duel, state, seat), seeded('chance')))
    const [first, second] = [choose(), choose()]
    expect(second).toBe(first)
    expect(JSON.stringify(state)).toBe(before)
  })

  test.each(bots)('$name cannot tell apart worlds that look the same from its seat', (bot) => {
    // The face-down cards differ, but nothing the seat can see does: an honest bot must choose the same.
    const state = duel.setup({ ...OPTIONS, wonders: 'firstGame' }, 2, 'honest')
    const seat = duel.deciders(state)[0] ?? 0
    const other = duel.sample(state, seat, seeded('other world'))
    expect(other.slots).not.toEqual(state.slots)
    const choiceIn = (world: typeof state) => {
      const shared = perspective(duel, world, seat)
      return duel.notation.notate(bot.choose(withoutTruth(shared, state, seat), seeded('chance')))
    }
    expect(choiceIn(other)).toBe(choiceIn(state))
  })
})

test.each([{}, { terra: true }])('in New Dawn (%o) search cannot tell apart worlds that look the same', (given) => {
  const options = readOptions(dawn.options, given)
  if (!options.ok) throw new Error(options.error)
  const state = dawn.setup(options.value, 3, 'honest')
  const chance = seeded('moves')
  for (let decisions = 0; decisions < 60; decisions++) {
    const moves = dawn.legal(state, dawn.deciders(state)[0] ?? 0)
    dawn.apply(state, dawn.deciders(state)[0] ?? 0, moves[below(chance, moves.length)] as (typeof moves)[number])
  }
  const seat = dawn.deciders(state)[0] ?? 0
  const other = dawn.sample(state, seat, seeded('other world'))
  expect(other).not.toEqual(state)
  const thoughtsIn = (world: typeof state) =>
    search(
      withoutTruth(perspective(dawn, world, seat), state, seat),
      seeded('chance'),
      { budget: { iterations: 20 } },
      dawnGuide,
    )
  expect(thoughtsIn(other)).toEqual(thoughtsIn(state))
})

/** A perspective whose samples come from one fixed world, so that only peeking could make a difference. */
const withoutTruth = <State, Move, View>(
  own: Perspective<State, Move, View>,
  agreed: State,
  seat: number,
): Perspective<State, Move, View> => ({ ...own, sample: (random) => own.game.sample(agreed, seat, random) })

describe('strength in Duel, on fixed deals', () => {
  test('greedy beats random', () => {
    expect(duelScore(game, OPTIONS, greedyBot(duelGuide), randomBot, 60)).toBeGreaterThan(0.9)
  })

  test('search beats greedy', () => {
    expect(duelScore(game, OPTIONS, named('search:150', duelGuide), greedyBot(duelGuide), 12)).toBeGreaterThan(0.7)
  })

  test('each level beats the one below', () => {
    // By name, so without the limits of time, which would make them depend on the machine.
    const { easy, normal, hard, expert } = duelGuide.levels as Levels
    expect(duelScore(game, OPTIONS, named(easy, duelGuide), randomBot, 6)).toBeGreaterThan(0.8)
    expect(duelScore(game, OPTIONS, named(normal, duelGuide), named(easy, duelGuide), 10)).toBeGreaterThan(0.55)
    expect(duelScore(game, OPTIONS, named(hard, duelGuide), named(normal, duelGuide), 10)).toBeGreaterThan(0.55)
    expect(duelScore(game, OPTIONS, named(expert, duelGuide), named(hard, duelGuide), 3)).toBeGreaterThan(0.55)
  })

  test.each(LEVELS)('%s is a bot of its name, and has a limit of time', (level) => {
    const endless = Object.fromEntries(LEVELS.map((each) => [each, 'search:1000000000'])) as Levels
    const bot = botOfLevel(level, { ...duelGuide, levels: endless })
    expect(bot.name).toBe(level)
    const state = duel.setup(OPTIONS, 2, 'levels')
    const eyes = perspective(duel, state, duel.deciders(state)[0] ?? 0)
    expect(eyes.legal()).toContain(bot.choose(eyes, seeded('levels')))
  })

  test.each([
    ['Duel', duelGuide],
    ['New Dawn', dawnGuide],
    ['Classic', classicGuide],
  ])('the levels of %s are bots', (_game, guide) => {
    for (const level of LEVELS) expect(readRecipe(guide.levels?.[level] ?? '')).not.toBeNull()
  })
})

test('in New Dawn greedy beats random, on fixed deals', () => {
  const options = Object.fromEntries(Object.entries(dawn.options).map(([name, field]) => [name, field.default]))
  expect(duelScore(dawn, options, greedyBot(dawnGuide), randomBot, 2)).toBe(1)
})

describe('search', () => {
  test('takes a win that is on the table', () => {
    const state = duel.setup({ ...OPTIONS, wonders: 'firstGame' }, 2, 'win')
    const seat = duel.deciders(state)[0] ?? 0
    state.pawn = seat === 0 ? 8 : -8
    const shields = duel.legal(state, seat).map(duel.notation.notate)
    const winning = shields.filter((text) => /^build (guard-tower|stable|garrison|palisade)$/.test(text))
    expect(winning.length).toBeGreaterThan(0)
    const options = { budget: { iterations: 200 }, playout: 'full', exploration: 0.7 } as const
    const found = search(perspective(duel, state, seat), seeded('x'), options, duelGuide)
    expect(winning).toContain(duel.notation.notate(found.move))
  })

  test('keeps to its number of iterations, stops early once the choice is settled, and spends none without a choice', () => {
    const state = duel.setup(OPTIONS, 2, 'budget')
    const seat = duel.deciders(state)[0] ?? 0
    const options = { budget: { iterations: 33 }, playout: 'full', exploration: 0.7 } as const
    const { iterations } = search(perspective(duel, state, seat), seeded('x'), options, duelGuide)
    // Even if one move gets all visits, it takes at least half of the iterations to settle the choice.
    expect(iterations).toBeGreaterThan(16)
    expect(iterations).toBeLessThanOrEqual(33)
    const only = { ...perspective(duel, state, seat), legal: () => duel.legal(state, seat).slice(0, 1) }
    expect(search(only, seeded('x'), options, duelGuide).iterations).toBe(0)
  })
})
