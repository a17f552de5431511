import { describe, expect, it } from 'vitest'
import { Order } from './order.ts'

const later = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('the order of a table', () => {
  it('does one thing after another, whatever fails', async () => {
    const order = new Order()
    const log: string[] = []
    const act = (name: string) => async () => {
      log.push(`${name} begins`)
      await later()
      log.push(`${name} ends`)
      if (name === 'b') throw new Error(name)
    }
    const all = ['a', 'b', 'c'].map((name) => order.run(act(name)).catch(() => log.push(`${name} failed`)))
    expect(order.isEmpty).toBe(false)
    await Promise.all(all)
    expect(log.filter((line) => !line.endsWith('failed'))).toEqual([
      'a begins',
      'a ends',
      'b begins',
      'b ends',
      'c begins',
      'c ends',
    ])
    expect(log).toContain('b failed')
    expect(order.isEmpty).toBe(true)
  })

  it('begins at once if idle, and makes everybody else wait', async () => {
    const order = new Order()
    const log: string[] = []
    const done = order.run(async () => {
      log.push('begun')
      await later()
    })
    expect(log).toEqual(['begun'])
    const next = order.run(async () => log.push('after'))
    void order.settled().then(() => log.push('settled'))
    expect(log).toEqual(['begun'])
    await done
    await next
    await later()
    expect(log).toEqual(['begun', 'after', 'settled'])
  })
})
