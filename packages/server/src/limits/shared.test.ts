import { expect, it } from 'vitest'
import type { Spending } from '../store/nodes.ts'
import { settleAll, sharedBucketsOf } from './shared.ts'

it('tokens taken at one server are missing at the next, which never waits to ask', async () => {
  const tokens = new Map<string, number>()
  const store = {
    spend: async (spendings: readonly Spending[]) =>
      spendings.map(({ account, tokens: spent, burst }) => {
        tokens.set(account, (tokens.get(account) ?? burst) - spent)
        return tokens.get(account) ?? 0
      }),
  }
  const [here, there] = [0, 1].map(() => sharedBucketsOf('chat', { burst: 4, perSecond: 1 }, () => 0))
  if (here === undefined || there === undefined) throw new Error('no buckets')
  for (let taken = 0; taken < 3; taken++) expect(here.take('ann')).toBe(true)
  await settleAll(store, [here])
  expect(there.take('ann')).toBe(true)
  expect(there.take('bob')).toBe(true)
  await settleAll(store, [there])
  expect([there.take('ann'), there.take('bob')]).toEqual([false, true])
  // It does not reveal who it was.
  expect([...tokens.keys()].join()).not.toMatch(/ann|bob/)
})
