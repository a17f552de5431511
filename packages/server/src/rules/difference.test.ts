import { type Changes, withChanges } from '@ecumene/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differenceOf } from './difference.ts'

const changesOf = (before: unknown, after: unknown) => JSON.parse(differenceOf(before, after)) as Changes

describe('the difference between two pieces of data', () => {
  it('names the places that changed, and nothing else', () => {
    const before = { turn: 1, cities: [{ coins: 3, cards: ['a'] }, { coins: 4 }], asked: { seat: 0 } }
    const after = { turn: 1, cities: [{ coins: 5, cards: ['a', 'b'] }, { coins: 4 }], asked: null }
    expect(changesOf(before, after)).toEqual({ '/cities/0/coins': 5, '/cities/0/cards': ['a', 'b'], '/asked': null })
    expect(changesOf(before, before)).toEqual({})
    expect(changesOf([1], { 0: 1 })).toEqual({ '': { 0: 1 } })
  })

  it('replaces a record whose members differ', () => {
    expect(changesOf({ a: { b: 1 } }, { a: { c: 1 } })).toEqual({ '/a': { c: 1 } })
    expect(changesOf({ a: { b: 1, c: 1 } }, { a: { b: 1 } })).toEqual({ '/a': { b: 1 } })
    expect(changesOf({ a: { b: 1 } }, { a: { b: undefined } })).toEqual({ '/a': {} })
  })

  it('writes names with special characters as JSON Pointers do', () => {
    const before = { 'a/b': { '~"': 1 } }
    const after = { 'a/b': { '~"': 2 } }
    expect(changesOf(before, after)).toEqual({ '/a~1b/~0"': 2 })
    expect(withChanges(before, changesOf(before, after))).toEqual(after)
  })

  it('applied, turns one into the other without changing the first', () => {
    const name = fc.constantFrom('a', 'b', 'c/d', '~e')
    const { data } = fc.letrec<{ data: unknown }>((tie) => ({
      data: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(null, true, 0, 1, 'x', 'y'),
        fc.array(tie('data'), { maxLength: 3 }),
        fc.dictionary(name, tie('data'), { maxKeys: 3, noNullPrototype: true }),
      ),
    }))
    fc.assert(
      fc.property(data, data, (before, after) => {
        const text = JSON.stringify(before)
        expect(withChanges(before, changesOf(before, after))).toEqual(after)
        expect(JSON.stringify(before)).toBe(text)
      }),
      { numRuns: 500 },
    )
  })
})
