import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oncePainted, paintFirst } from './paint-first.ts'

// A page that nobody looks at is not painted, and waits for nothing.
beforeEach(() => void vi.stubGlobal('document', { hidden: true }))
afterEach(() => void vi.unstubAllGlobals())

test('where nothing was pressed, everything is drawn at once', () => {
  const drawn: string[] = []
  oncePainted(() => drawn.push('news'))
  expect(drawn).toEqual(['news'])
})

test('what was pressed is painted before anything else is drawn, and holds up nothing after that', async () => {
  const drawn: string[] = []
  const painted = paintFirst()
  oncePainted(() => drawn.push('news'))
  oncePainted(() => drawn.push('more'))
  expect(paintFirst()).toBe(painted)
  expect(drawn).toEqual([])
  await painted
  await Promise.resolve()
  expect(drawn).toEqual(['news', 'more'])
  oncePainted(() => drawn.push('later'))
  expect(drawn).toEqual(['news', 'more', 'later'])
})
