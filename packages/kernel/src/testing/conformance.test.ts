import { describe, expect, it } from 'vitest'
import type { Game } from '../game.ts'
import { importMatch } from '../match/codec.ts'
import { bazaar } from '../toy/index.ts'
import { CHECKS } from './conformance/trial.ts'
import { conform } from './conformance.ts'
import { type Broken, broken } from './faults/broken.ts'
import { mutations } from './faults/mutations.ts'
import { chancyBazaar } from './faults/secrecy-mutations.ts'

describe('the bazaar keeps the contract', () => {
  it.each([2, 3, 4])('with %i merchants', (seats) => {
    const report = conform(bazaar, { seed: `bazaar for ${seats}`, games: 8, seats })
    expect(report.failure).toBeNull()
    expect(report.games).toBe(8)
    expect(report.decisions).toBeGreaterThan(8 * seats)
  })

  it.each([
    { length: 'short', corner: true, offers: 0 },
    { length: 'long', corner: true, offers: 3 },
    { length: 'long', corner: false, offers: 1 },
  ])('with options %o', (options) => {
    expect(conform(bazaar, { seed: 'options', games: 6, options }).failure).toBeNull()
  })

  it('with options drawn at random', () => {
    expect(conform(bazaar, { seed: 'any options', games: 12, options: 'random' }).failure).toBeNull()
  })

  it('with some options fixed and the others drawn', () => {
    const fixed: Game = broken({
      audit: (state) => (state.options.length === 'short' ? [] : [`a ${state.options.length} game`]),
    })
    const run = { seed: 'fixed', games: 12, options: 'random' } as const
    expect(conform(fixed, { ...run, fixed: { length: 'short' } }).failure).toBeNull()
    expect(conform(fixed, run).failure).toMatchObject({ check: 'audit' })
  })

  it('also if contracts are drawn by chance when they are ordered', () => {
    expect(conform(chancyBazaar, { seed: 'chance', games: 12, options: 'random' }).failure).toBeNull()
  })
})

describe('every check can fail', () => {
  it.each(CHECKS)('%s has a fault to find', (check) => {
    expect(mutations.filter((mutation) => mutation.check === check)).not.toEqual([])
  })

  it.each(mutations.map((mutation): [string, string, Broken] => [mutation.check, mutation.fault, mutation]))(
    '%s: %s',
    (check, _fault, { game, maxDecisions }) => {
      const report = conform(game(), {
        seed: 'mutation',
        games: 80,
        options: 'random',
        ...(maxDecisions !== undefined && { maxDecisions }),
      })
      expect(report.failure).not.toBeNull()
      expect(`${report.failure?.check}: ${report.failure?.message}`).toMatch(new RegExp(`^${check}: `))
    },
  )
})

/** One fault of each kind that a quick look finds. */
const SEEN_QUICKLY: readonly string[] = [
  'a lost coin',
  'whyNot refuses a legal move',
  'apply refuses a legal move',
  'apply does something else when somebody listens',
  'draws of chance that come and go',
  'a set-up that draws otherwise the next time',
  'a suggestion that the rules refuse',
  'an outcome before the end',
  'winners without the first place',
  'the last view shows the deck',
  'no words for a decision',
]

describe('a quick look', () => {
  it('finds nothing wrong with the bazaar', () => {
    const report = conform(bazaar, { seed: 'quick', games: 40, options: 'random', isQuick: true })
    expect(report).toMatchObject({ games: 40, failure: null })
  })

  it.each(SEEN_QUICKLY)('finds %s', (fault) => {
    const found = mutations.find((mutation) => mutation.fault === fault)
    const game = found?.game() ?? bazaar
    const { failure } = conform(game, { seed: 'mutation', games: 80, options: 'random', isQuick: true })
    expect(failure?.check).toBe(found?.check)
  })

  it('finds a view that is not plain data', () => {
    const dated: Game = { ...bazaar, view: () => ({ now: new Date(0) }) }
    expect(conform(dated, { seed: 'view', games: 5, isQuick: true }).failure?.check).toBe('views')
  })
})

describe('a report', () => {
  const forgetful: Game = broken({
    audit: (state) => (state.turn > 3 ? ['a pretended fault'] : []),
  })

  it('names the check, the moves that led there and the match so far', () => {
    const { failure } = conform(forgetful, { seed: 'report', games: 5 })
    expect(failure).toMatchObject({ check: 'audit', message: 'a pretended fault', seats: 2 })
    const imported = importMatch([forgetful], failure?.match ?? '')
    expect(imported.ok && imported.value.record().log.length).toBeGreaterThanOrEqual(failure?.moves.length ?? 0)
    expect(failure?.moves[0]).toMatch(/^[01] bid \d+$/)
  })

  it('reproduces a failure from its seed alone', () => {
    const late = (): Game => {
      let games = 0
      return broken({
        setup(options, seats, seed) {
          games++
          return bazaar.setup(options, seats, seed)
        },
        // The seed, not the count, must reproduce it: the fault is in the first round of the third game.
        audit: (state) => (state.deck.join() === marked && games > 0 ? ['marked deck'] : []),
      })
    }
    const marked = bazaar.setup({ length: 'standard', corner: true, offers: 2 }, 4, 'again#2').deck.join()
    const first = conform(late(), { seed: 'again', games: 5 })
    expect(first.games).toBe(2)
    const { seed, seats, options } = first.failure ?? { seed: '', seats: 0, options: {} }
    const second = conform(late(), { seed, seats, options, games: 1 })
    expect(second.failure).toEqual(first.failure)
  })

  it('repeats the same moves, though late in a run fewer of them are looked at closely', () => {
    const late = (): Game => {
      let isMarked = false
      return broken({
        setup(options, seats, seed) {
          isMarked = seed === 'course#25'
          return bazaar.setup(options, seats, seed)
        },
        audit: (state) => (isMarked && state.round > 3 ? ['late in a late game'] : []),
      })
    }
    const first = conform(late(), { seed: 'course', games: 30, seats: 3 })
    expect(first.games).toBe(25)
    expect(first.failure?.moves.length).toBeGreaterThan(10)
    // The match file differs: close looks leave their undos in it.
    const again = conform(late(), { seed: 'course#25', games: 1, seats: 3 }).failure
    expect({ ...again, match: '' }).toEqual({ ...first.failure, match: '' })
  })

  it('says what is wrong with its own settings instead of throwing', () => {
    expect(conform(bazaar, { seed: 1, seats: 9 }).failure).toMatchObject({ check: 'setup', seats: 9 })
    expect(conform(bazaar, { seed: 1, options: { corner: 'maybe' } }).failure).toMatchObject({ check: 'setup' })
  })

  it('cuts off a game that nothing limits, and counts one that should have ended as a fault', () => {
    const words = Object.fromEntries(
      Object.entries(bazaar.presentation.words).map(([language, texts]) => [
        language,
        { ...texts, 'option.offers.none': '–' },
      ]),
    ) as unknown as typeof bazaar.presentation.words
    const offers = { kind: 'number', min: 1, max: 9, default: 0, none: { value: 0, otherwise: 3 } } as const
    const endless: Game = {
      ...bazaar,
      options: { ...bazaar.options, offers },
      presentation: { ...bazaar.presentation, words },
    }
    const run = { seed: 'endless', games: 2, seats: 2, maxDecisions: 3 }
    expect(conform(endless, run)).toEqual({ games: 2, cutOff: 2, decisions: 6, failure: null })
    const limited = conform(endless, { ...run, options: { offers: 3 } })
    expect(limited).toMatchObject({ games: 0, cutOff: 0, failure: { check: 'ending' } })
    expect(limited.failure?.message).toBe('the game has not ended after 3 decisions')
    // Random options always set a limit.
    const drawn = conform(endless, { ...run, options: 'random' })
    expect(drawn.failure).toMatchObject({ check: 'ending', options: { offers: expect.any(Number) } })
    expect(drawn.failure?.options).not.toMatchObject({ offers: 0 })
  })

  it('plays until told to stop, and reports every game', () => {
    const told: number[] = []
    const report = conform(bazaar, {
      seed: 'until',
      until: () => told.length === 3,
      onGame: (finished) => told.push(finished),
    })
    expect(report.games).toBe(3)
    expect(told).toEqual([1, 2, 3])
  })
})
