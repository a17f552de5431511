import { describe, expect, it } from 'vitest'
import { type OptionSchema, optionLabel, readOptions } from './options.ts'

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

  it('say so where a game has none', () => {
    expect(readOptions({}, { fog: true })).toEqual({ ok: false, error: 'unknown option "fog"; this game has none' })
  })

  it('have labels', () => {
    expect(optionLabel('fog')).toEqual({ key: 'option.fog' })
  })
})
