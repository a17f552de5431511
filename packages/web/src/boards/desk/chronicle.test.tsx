import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Chronicle, type SinceLine } from './chronicle.tsx'

const line: SinceLine = { key: '1', seat: 1, words: 'Bob builds a city.', isAgainst: false, show: null }
const drawn = (since: readonly SinceLine[]): string =>
  renderToStaticMarkup(<Chronicle since={since} isAsked log={<p>Everything.</p>} />)

test('what is new comes first, and the whole game lies behind the second tab', () => {
  const chronicle = drawn([line])
  expect(chronicle).toContain('Bob builds a city.')
  expect(chronicle.match(/role="tab"/g)).toHaveLength(2)
  expect(chronicle).toMatch(/hidden=""[^>]*><p>Everything\.<\/p>/)
})

test('where nothing is new, there is only the log, and no tab', () => {
  const chronicle = drawn([])
  expect(chronicle).not.toContain('role="tab"')
  expect(chronicle).not.toContain('hidden')
})
