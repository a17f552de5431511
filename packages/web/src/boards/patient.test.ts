import { expect, test, vi } from 'vitest'
import { type Loading, patiently } from './patient.ts'

const world = (isServed: () => boolean) => {
  const pauses: number[] = []
  const reload = vi.fn()
  const loading: Loading = {
    pause: async (milliseconds) => void pauses.push(milliseconds),
    isServed: async () => isServed(),
    reload,
  }
  return { loading, pauses, reload }
}

/** A part that comes at the given attempt. */
const comingAt = (attempt: number) => {
  let tried = 0
  return async () => {
    if (++tried < attempt) throw new Error('no connection')
    return `part ${tried}`
  }
}

test('what comes at once is not waited for', async () => {
  const { loading, pauses } = world(() => true)
  expect(await patiently(comingAt(1), loading)).toBe('part 1')
  expect(pauses).toEqual([])
})

test('while the server is away the part is asked for again and again, and the page stays', async () => {
  const { loading, pauses, reload } = world(() => false)
  expect(await patiently(comingAt(7), loading)).toBe('part 7')
  expect(pauses).toEqual([500, 1000, 2000, 4000, 4000, 4000])
  expect(reload).not.toHaveBeenCalled()
})

test('a part that an answering server does not have is one of an older page: it is loaded anew, once', async () => {
  const { loading, reload } = world(() => true)
  await patiently(comingAt(9), loading)
  expect(reload).toHaveBeenCalledOnce()
})
