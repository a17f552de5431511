import { describe, expect, it } from 'vitest'
import { isUnlimited, type OptionSchema, optionLabel, readOptions, withLimits } from './options.ts'

type Options = { readonly map: 'small' | 'large'; readonly fog: boolean; readonly turns: number }

const schema: OptionSchema<Options> = {
  map: { kind: 'choice', values: ['small', 'large'], default: 'small' },
  fog: { kind: 'flag', default: true },
  turns: { kind: 'number', min: 3, max: 9, default: 5 },
}

describe('options', () => {
  it('are the defaults where nothing is said', () => {
    const defaults = { ok: true, value: { map: 'small', fog: true, turns: 5 } }
    expect(readOptions(schema)).toEqual(defaults)
    expect(readOptions(schema, {})).toEqual(defaults)
    expect(readOptions(schema, { map: undefined })).toEqual(defaults)
  })

  it('take what is allowed, to the limits', () => {
    for (const turns of [3, 9]) {
      const input = { map: 'large', fog: false, turns }
      expect(readOptions(schema, input)).toEqual({ ok: true, value: input })
    }
  })

  it.each([
    ['an unknown name', { maps: 'small' }, 'unknown option "maps"; allowed: map, fog, turns'],
    ['a name every object has', { toString: 1 }, 'unknown option "toString"; allowed: map, fog, turns'],
    ['an unknown choice', { map: 'huge' }, 'option "map" cannot be "huge"; allowed: small, large'],
    ['a flag in words', { fog: 'yes' }, 'option "fog" cannot be "yes"; allowed: true, false'],
    ['too low a number', { turns: 2 }, 'option "turns" cannot be 2; allowed: a whole number from 3 to 9'],
    ['too high a number', { turns: 10 }, 'option "turns" cannot be 10; allowed: a whole number from 3 to 9'],
    ['a broken number', { turns: 4.5 }, 'option "turns" cannot be 4.5; allowed: a whole number from 3 to 9'],
    ['a number in text', { turns: '4' }, 'option "turns" cannot be "4"; allowed: a whole number from 3 to 9'],
    ['null', { fog: null }, 'option "fog" cannot be null; allowed: true, false'],
  ])('refuse %s', (_what, input, error) => {
    expect(readOptions(schema, input)).toEqual({ ok: false, error })
  })

  it.each([[null], ['large'], [7], [['large']]])('refuse %o, which is no object', (input) => {
    expect(readOptions(schema, input)).toEqual({
      ok: false,
      error: 'options must be an object, such as {"name": "value"}',
    })
  })

  it('can do without a limit', () => {
    const limited: OptionSchema<{ readonly rounds: number }> = {
      rounds: { kind: 'number', min: 1, max: 200, default: 0, none: { value: 0, otherwise: 100 } },
    }
    expect(readOptions(limited)).toEqual({ ok: true, value: { rounds: 0 } })
    expect(readOptions(limited, { rounds: 7 })).toEqual({ ok: true, value: { rounds: 7 } })
    expect(readOptions(limited, { rounds: -1 })).toEqual({
      ok: false,
      error: 'option "rounds" cannot be -1; allowed: a whole number from 1 to 200, or 0 for none',
    })
    expect([0, 7].map((rounds) => isUnlimited(limited, { rounds }))).toEqual([true, false])
    expect([withLimits(limited), withLimits(limited, { rounds: 0 })]).toEqual([{ rounds: 100 }, { rounds: 0 }])
    expect([isUnlimited(schema, { turns: 0 }), withLimits(schema, { fog: true })]).toEqual([false, { fog: true }])
  })

  it('say so where a game has none', () => {
    expect(readOptions({}, { fog: true })).toEqual({ ok: false, error: 'unknown option "fog"; this game has none' })
  })

  it('have labels', () => {
    expect(optionLabel('fog')).toEqual({ key: 'option.fog' })
  })
})
