import { describe, expect, it } from 'vitest'
import type { Urgency } from './fair-queue.ts'
import { shareFairly } from './fair-threads.ts'

/** Threads whose jobs end when the test says so. */
const setUp = (threads: number) => {
  const share = shareFairly(threads)
  const begun: string[] = []
  const ends = new Map<string, (result: 'done' | 'lost') => void>()
  const ask = (name: string, urgency: () => Urgency = () => 'now'): Promise<string | null> => {
    const [guest = '', table = ''] = name.split(' ')
    return share({ guest, table: `${guest} ${table}`, urgency }, () => {
      begun.push(name)
      return new Promise((resolve, reject) => {
        ends.set(name, (result) => (result === 'done' ? resolve(name) : reject(new Error('lost'))))
      })
    })
  }
  const end = async (name: string, result: 'done' | 'lost' = 'done'): Promise<void> => {
    ends.get(name)?.(result)
    await new Promise(setImmediate)
  }
  return { ask, begun, end }
}

describe('threads that are shared fairly', () => {
  it('run as many jobs as there are threads, and the next when one is free', async () => {
    const { ask, begun, end } = setUp(1)
    const first = ask('ann 1')
    void ask('ann 2')
    expect(begun).toEqual(['ann 1'])
    await end('ann 1')
    expect(await first).toBe('ann 1')
    expect(begun).toEqual(['ann 1', 'ann 2'])
  })

  it('keep one thread for others where there are several', async () => {
    const { ask, begun, end } = setUp(3)
    for (let table = 0; table < 30; table++) void ask(`greedy ${table}`)
    expect(begun).toEqual(['greedy 0', 'greedy 1'])
    void ask('bob 1')
    expect(begun).toEqual(['greedy 0', 'greedy 1', 'bob 1'])
    await end('bob 1')
    expect(begun).toHaveLength(3)
    await end('greedy 1')
    expect(begun.at(-1)).toBe('greedy 2')
  })

  it('make another guest wait only for jobs already running', async () => {
    const { ask, begun, end } = setUp(1)
    for (let thought = 0; thought < 150; thought++) void ask(`greedy ${thought}`)
    void ask('bob 1')
    await end('greedy 0')
    await end('greedy 1')
    expect(begun).toEqual(['greedy 0', 'greedy 1', 'bob 1'])
  })

  it('go on after a job that is lost', async () => {
    const { ask, begun, end } = setUp(1)
    const lost = ask('ann 1').catch((error: Error) => error.message)
    void ask('ann 2')
    await end('ann 1', 'lost')
    expect(await lost).toBe('lost')
    expect(begun).toEqual(['ann 1', 'ann 2'])
  })

  it('do not begin unwanted jobs', async () => {
    const { ask, begun, end } = setUp(1)
    let urgency: Urgency = 'now'
    void ask('ann 1')
    const unwanted = ask('ann 2', () => urgency)
    urgency = 'never'
    await end('ann 1')
    expect(await unwanted).toBeNull()
    expect(begun).toEqual(['ann 1'])
  })
})
