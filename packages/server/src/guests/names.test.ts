import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hookCheckWith } from './hook-check.ts'
import { type NameResolver, openNames } from './names.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Resolves one name; all others time out. */
const resolver = (): NameResolver => {
  const waiting: ((why: Error) => void)[] = []
  const resolve =
    (address: string) =>
    (name: string): Promise<string[]> =>
      name === 'quick.example' ? Promise.resolve([address]) : new Promise((_resolve, reject) => waiting.push(reject))
  const cancel = (): void => {
    for (const reject of waiting.splice(0)) reject(new Error('cancelled'))
  }
  return { resolve4: resolve('93.184.215.14'), resolve6: resolve('2606:4700::1111'), cancel } as NameResolver
}
const names = openNames(3_000, resolver)
const slow = (index: number) => new URL(`https://slow-${index}.example/`)
const QUICK = new URL('https://quick.example/')

describe('slow names', () => {
  it('time out, and delay no other', async () => {
    const given = vi.fn()
    for (let index = 0; index < 60; index++) names.addressesOf(`slow-${index}.example`).catch(given)
    expect(await names.addressesOf('quick.example')).toEqual([
      { address: '93.184.215.14', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ])
    await vi.advanceTimersByTimeAsync(2_999)
    expect(given).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(given).toHaveBeenCalledTimes(60)
  })

  it('keep only the guest who gave them from saving an address', async () => {
    const check = hookCheckWith(names)
    const judged = Array.from({ length: 60 }, (_unused, index) => check(`guest ${index}`, slow(index)))
    // One at a time for each guest; what does not fit in is judged when it is used.
    expect(await check('guest 0', QUICK)).toBe('busy')
    expect(await check('ann', QUICK)).toBe('good')
    await vi.advanceTimersByTimeAsync(3_000)
    expect((await Promise.all(judged)).filter((each) => each === 'bad')).toHaveLength(50)
    expect(await check('guest 0', QUICK)).toBe('good')
  })
})
