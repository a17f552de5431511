import { expect, test } from 'vitest'
import { tidyName } from './guest.ts'

test.each([
  ['  Ada ', 'Ada'],
  ['line\nbreak', 'line break'],
  ['   ', ''],
  ['x'.repeat(40), 'x'.repeat(24)],
  ['😀'.repeat(30), '😀'.repeat(12)],
])('the name %j becomes %j', (typed, name) => {
  expect(tidyName(typed)).toBe(name)
})
