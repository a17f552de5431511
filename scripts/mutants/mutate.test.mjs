import { expect, test } from 'vitest'
import { mutate } from './mutate.mjs'

const changes = (source) => mutate('a.ts', source, 1).mutants.map(({ line, from, to }) => `${line}: ${from} → ${to}`)

/** Runs a source with one mutant on, 0 for none, and returns what it exports as `result`. */
const run = (source, active) => {
  const { code } = mutate('a.js', source, 1)
  globalThis.$mutants = { $is: (id) => id === active, $tick: () => undefined }
  return new Function(`${code}; return result`)()
}

test('comparisons, boundaries, parts of conditions, numbers, statements and returned calls have mutants', () => {
  expect(changes('const a = (b: number) => b < 2')).toEqual(['1: 2 → 3', '1: b < 2 → b <= 2', '1: b < 2 → b >= 2'])
  expect(changes('\nconst a = b && !c')).toEqual(['2: !c → c', '2: b && !c → b', '2: b && !c → !c'])
  expect(changes('if (a) b()')).toEqual(['1: a → !(a)', '1: b() → nothing'])
  expect(changes('const a = () => { return b(0) }')).toEqual(['1: 0 → 1', '1: b(0) → null'])
  expect(changes('list.filter((a) => b(a))')).toEqual(['1: b(a) → !(b(a))', '1: list.filter((a) => b(a)) → nothing'])
  expect(changes('a += true')).toEqual(['1: true → false', '1: a += true → a -= true', '1: a += true → nothing'])
})

test('types, keys and texts have none', () => {
  expect(
    changes("const a = b as 1 | 0; type C = 1; const d = { 1: 'e' }; const f = 'g' + h; import i from 'j'"),
  ).toEqual([])
})

test('a mutant acts only when its number is active', () => {
  const source = 'let result = 1 + 1\nif (result === 2) result++\nelse result--'
  const { mutants } = mutate('a.js', source, 1)
  expect(run(source, 0)).toBe(3)
  const plus = mutants.find(({ to }) => to === '1 - 1')
  expect(run(source, plus.id)).toBe(-1)
  const removed = mutants.find(({ from, to }) => from === 'result++' && to === 'nothing')
  expect(run(source, removed.id)).toBe(2)
})

test('loops count', () => {
  let ticks = 0
  const { code } = mutate('a.js', 'for (const a of [1, 2, 3]) b(a)\nwhile (false) {}', 1)
  new Function('b', `globalThis.$mutants = { $is: () => false, $tick: () => {} }; ${code}`)(() => ticks++)
  expect(ticks).toBe(3)
  expect(code.split('$tick();')).toHaveLength(3)
})
