import { expect, test } from 'vitest'
import { requestOf } from './request.mjs'

test.each([
  [[], { does: 'report' }],
  [['--json'], { does: 'json' }],
  [['--refresh'], { does: 'refresh' }],
  [['--where', 'd-13.8'], { does: 'where', id: 'D-13.8' }],
])('%j is understood', (words, request) => {
  expect(requestOf(words)).toEqual(request)
})

test.each([
  [['--verbose'], '--verbose'],
  [['--json', 'twice'], 'twice'],
  [['--where'], '--where'],
  [['--where', 'D-1.1', 'D-1.2'], 'D-1.2'],
])('%j is refused by name', (words, name) => {
  expect(requestOf(words).error).toContain(name)
})
