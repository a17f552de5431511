import { exportMatch, exportRecord } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { openMatch, storedMatch } from './open-match.ts'
import { localGame, matchOf } from './testing.ts'

const seats = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bob' },
] as const

const played = () => {
  const match = matchOf('bazaar')
  match.submit(0, 'bid 1')
  match.submit(1, 'bid 2')
  return match
}
const opened = async (match: string) => {
  const result = await openMatch(localGame('bazaar', seats, { match }))
  return result.ok ? result.value.ply : result.error
}

test('a saved game is opened as it was', async () => {
  expect(await opened(exportMatch(played()))).toBe(2)
})

test('one that the rules cannot follow is frozen, and shows what was stored before', async () => {
  const record = played().record()
  const text = exportRecord({ ...record, rules: '0', log: [...record.log, { seat: 0, move: 'dance' }] })
  expect(await opened(text)).toBe('frozen')
  expect((await storedMatch(text))?.ply).toBe(2)
})

test('one of a game that is gone is frozen, with nothing to show', async () => {
  const text = exportRecord({ ...played().record(), game: 'chess' })
  expect(await opened(text)).toBe('frozen')
  expect(await storedMatch(text)).toBeNull()
})

test('one that cannot be read is damaged', async () => {
  const text = exportMatch(played())
  expect(await opened(text.slice(0, 100))).toBe('damaged')
  expect(await opened(text.replace('"seats": 2', '"seats": "two"'))).toBe('damaged')
  expect(await storedMatch('{')).toBeNull()
})
