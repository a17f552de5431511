import { expect, test } from 'vitest'
import { kept } from './kept.ts'

test('what is equal stays the same object', () => {
  const before = { players: [{ gold: 1 }, { gold: 2 }], asked: null }
  expect(kept(before, structuredClone(before))).toBe(before)
})

test('what changed is new, and everything around it; the rest stays the same object', () => {
  const before = { players: [{ gold: 1 }, { gold: 2 }], spaces: [{ owner: 0 }, { owner: null }] }
  const now = { players: [{ gold: 1 }, { gold: 3 }], spaces: [{ owner: 0 }, { owner: null }] }
  const merged = kept(before, now)
  expect(merged).toEqual(now)
  expect(merged).not.toBe(before)
  expect(merged.spaces).toBe(before.spaces)
  expect(merged.players).not.toBe(before.players)
  expect(merged.players[0]).toBe(before.players[0])
})

test('lists that grow and shrink keep what is left of them', () => {
  const before = [{ ply: 0 }, { ply: 1 }]
  const longer = kept(before, [{ ply: 0 }, { ply: 1 }, { ply: 2 }])
  expect(longer).toEqual([{ ply: 0 }, { ply: 1 }, { ply: 2 }])
  expect(longer[1]).toBe(before[1])
  expect(kept(before, [{ ply: 0 }])).toEqual([{ ply: 0 }])
  expect(kept(before, [])).toEqual([])
})

test('names that come and go are changes', () => {
  expect(kept({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 })
  expect(Object.keys(kept({ a: 1, b: undefined }, { a: 1 }))).toEqual(['a'])
  expect(Object.keys(kept({ a: 1 }, { a: 1, b: undefined }))).toEqual(['a', 'b'])
  expect(Object.keys(kept({ a: 1, b: undefined }, { a: 1, c: undefined }))).toEqual(['a', 'c'])
})

test('lists are no records, and nothing is no data', () => {
  expect(kept([], {})).toEqual({})
  expect(kept({}, [])).toEqual([])
  expect(kept(null, { a: 1 })).toEqual({ a: 1 })
  expect(kept({ a: 1 }, null)).toBeNull()
})

test('nothing is changed in place', () => {
  const before = Object.freeze({ a: Object.freeze({ b: 1 }), c: 1 })
  const now = Object.freeze({ a: Object.freeze({ b: 1 }), c: 2 })
  const merged = kept(before, now)
  expect(merged).toEqual({ a: { b: 1 }, c: 2 })
  expect(merged.a).toBe(before.a)
  expect(now.a).not.toBe(before.a)
})
