import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, fingerprint } from './hash.ts'

const backwards = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(backwards)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, backwards(inner)]),
  )
}

describe('canonical text', () => {
  it('does not depend on the order of keys', () => {
    expect(canonical({ b: 1, a: { d: [2, { f: 3, e: 4 }], c: null } })).toBe(
      '{"a":{"c":null,"d":[2,{"e":4,"f":3}]},"b":1}',
    )
    fc.assert(fc.property(fc.jsonValue(), (value) => canonical(backwards(value)) === canonical(value)))
  })

  it('depends on the order of lists', () => {
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]))
  })

  it('is JSON of the same data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})

describe('a fingerprint', () => {
  it('has not changed: it is in saved files', () => {
    expect(fingerprint(null)).toBe('69fcb93a9b55e0da')
    expect(fingerprint({ b: 'x', a: [1, 2] })).toBe('4f89426d765d2fdb')
  })

  it('is 16 hexadecimal digits', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => /^[0-9a-f]{16}$/.test(fingerprint(value))))
  })

  it('tells thousands of alike states apart', () => {
    const prints = new Set<string>()
    for (let a = 0; a < 100; a++) for (let b = 0; b < 100; b++) prints.add(fingerprint({ coins: [a, b] }))
    expect(prints.size).toBe(10_000)
  })
})
