import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  below,
  ChanceMismatch,
  copyRandom,
  type Random,
  recordingChance,
  replayingChance,
  seeded,
  shuffle,
  split,
} from './random.ts'

const draws = (random: Random, count: number, bound: number): number[] =>
  Array.from({ length: count }, () => below(random, bound))

describe('the generator', () => {
  it('has not changed: these numbers are in people’s saved games', () => {
    const random = seeded('ecumene')
    expect(random).toEqual({ a: 147005075, b: -1583741406, c: 851082976, d: 13 })
    expect(draws(random, 10, 100)).toEqual([66, 41, 50, 3, 8, 97, 26, 65, 50, 17])
    const items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    shuffle(random, items)
    expect(items).toEqual([2, 9, 5, 4, 3, 1, 6, 7, 0, 8])
    expect(split(random)).toEqual({ a: -2096427062, b: 797768547, c: 1909619660, d: 13 })
    expect(draws(seeded(42), 6, 6)).toEqual([1, 2, 0, 1, 4, 5])
  })

  it('gives the same numbers for the same seed, a number or its text', () => {
    expect(draws(seeded(7), 50, 1000)).toEqual(draws(seeded('7'), 50, 1000))
  })

  it('gives other numbers for another seed, however alike', () => {
    const first = new Set(Array.from({ length: 500 }, (_, seed) => draws(seeded(seed), 4, 1000).join()))
    expect(first.size).toBe(500)
  })

  it('goes on from a saved state as if it had not been saved', () => {
    const random = seeded('save')
    draws(random, 17, 6)
    const loaded = JSON.parse(JSON.stringify(random)) as Random
    expect(draws(loaded, 20, 6)).toEqual(draws(random, 20, 6))
  })

  it('is copied apart', () => {
    const random = seeded('copy')
    const copy = copyRandom(random)
    draws(copy, 5, 6)
    expect(random).toEqual(seeded('copy'))
  })

  it('splits off a child whose numbers are not those of the parent', () => {
    const parent = seeded('family')
    const child = split(parent)
    const sister = split(parent)
    const families = [parent, child, sister].map((random) => draws(random, 200, 1 << 20))
    for (const [at, numbers] of families.entries()) {
      const others = new Set(families.filter((_, other) => other !== at).flat())
      expect(numbers.filter((number) => others.has(number)).length).toBeLessThan(5)
    }
  })
})

describe('below', () => {
  it('stays within its bound', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1 << 21 }), (seed, bound) => {
        for (const value of draws(seeded(seed), 20, bound)) {
          expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true)
        }
      }),
    )
  })

  it.each([2, 3, 6, 7, 52])('gives each of %i outcomes about equally often', (bound) => {
    const count = 4000 * bound
    const seen = Array.from({ length: bound }, () => 0)
    for (const value of draws(seeded(`uniform ${bound}`), count, bound)) seen[value] = (seen[value] ?? 0) + 1
    // Chi-squared: the mean is bound − 1, the deviation the root of twice that. Six deviations are no coincidence.
    const chi = seen.reduce((sum, times) => sum + (times - 4000) ** 2 / 4000, 0)
    expect(chi).toBeLessThan(bound - 1 + 6 * Math.sqrt(2 * (bound - 1)))
    expect(chi).toBeGreaterThan(0)
  })

  it('rejects nothing for a bound that divides 2^32', () => {
    const [wide, narrow] = [seeded('rejects'), seeded('rejects')]
    for (let draw = 0; draw < 40_000; draw++) {
      below(wide, 2 ** 20)
      below(narrow, 2)
    }
    expect(wide).toEqual(narrow)
  })

  it('does not favour low numbers for bounds that do not divide 2^32', () => {
    const bound = 3 * (1 << 19)
    const low = draws(seeded('bias'), 30_000, bound).filter((value) => value < bound / 3).length
    expect(Math.abs(low - 10_000)).toBeLessThan(6 * Math.sqrt((30_000 * 2) / 9))
  })
})

describe('shuffle', () => {
  it('keeps every item', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        const shuffled = items.slice()
        shuffle(seeded(seed), shuffled)
        expect(shuffled.sort()).toEqual(items.sort())
      }),
    )
  })

  it('puts every item first about equally often, also when only the first is wanted', () => {
    const random = seeded('first')
    const seen = [0, 0, 0, 0, 0]
    for (let times = 0; times < 5000; times++) {
      const items = [0, 1, 2, 3, 4]
      shuffle(random, items, 1)
      seen[items[0] ?? 0] = (seen[items[0] ?? 0] ?? 0) + 1
    }
    for (const times of seen) expect(Math.abs(times - 1000)).toBeLessThan(180)
  })

  it('draws only as often as it has to', () => {
    expect(recordingChance(() => shuffle(seeded(1), [1, 2, 3, 4, 5], 2))).toHaveLength(2)
    expect(recordingChance(() => shuffle(seeded(1), [1, 2, 3, 4, 5]))).toHaveLength(4)
  })
})

describe('recorded chance', () => {
  it('is replayed in place of the generator, which advances all the same', () => {
    const recorded = recordingChance(() => draws(seeded('recorded'), 8, 10))
    const other = seeded('another')
    let replayed: number[] = []
    replayingChance(recorded, () => {
      replayed = draws(other, 8, 10)
    })
    expect(replayed).toEqual(recorded)
    const advanced = seeded('another')
    draws(advanced, 8, 10)
    expect(other).toEqual(advanced)
  })

  it('is refused where it is too short, too long or out of range', () => {
    const replay = (recorded: number[]) => () => replayingChance(recorded, () => draws(seeded(1), 2, 6))
    expect(replay([1])).toThrow(new ChanceMismatch('needs more than the 1 recorded chance outcomes'))
    expect(replay([1, 2, 3])).toThrow(new ChanceMismatch('uses 2 of the 3 recorded chance outcomes'))
    expect(replay([1, 6])).toThrow(new ChanceMismatch('chance outcome 1 is 6, which is not from 0 to 5'))
    expect(replay([-1, 2])).toThrow(ChanceMismatch)
    expect(replay([0.5, 2])).toThrow(ChanceMismatch)
    expect(replay([5, 0])).not.toThrow()
  })

  it('ends with the act, also when the act throws', () => {
    const fresh = draws(seeded('after'), 3, 6)
    expect(() => replayingChance([0, 0, 0], () => JSON.parse('!'))).toThrow(SyntaxError)
    expect(draws(seeded('after'), 3, 6)).toEqual(fresh)
  })

  it('may be recorded inside a replay without disturbing it', () => {
    let inner: readonly number[] = []
    const outer = recordingChance(() => {
      below(seeded(1), 6)
      inner = recordingChance(() => draws(seeded(2), 3, 6))
      below(seeded(3), 6)
    })
    expect(inner).toHaveLength(3)
    expect(outer).toHaveLength(2)
  })
})
