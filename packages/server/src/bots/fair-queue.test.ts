import { describe, expect, it } from 'vitest'
import { FairQueue, type Urgency, type Waiting } from './fair-queue.ts'

type Item = Waiting & { readonly name: string }

const item = (name: string, urgency: () => Urgency = () => 'now'): Item => {
  const [guest = '', table = ''] = name.split(' ')
  return { name, guest, table: `${guest} ${table}`, urgency }
}
const queueOf = (...items: readonly Item[]): FairQueue<Item> => {
  const queue = new FairQueue<Item>()
  for (const each of items) queue.add(each)
  return queue
}
const nobody = () => false
const takeAll = (queue: FairQueue<Item>): readonly string[] => {
  const names: string[] = []
  for (let next = queue.take(nobody); next !== null; next = queue.take(nobody)) names.push(next.name)
  return names
}

describe('a fair queue', () => {
  it('takes guests in turn, and the tables of each guest in turn', () => {
    const names = ['ann 1 a', 'ann 1 b', 'ann 1 c', 'ann 2 a', 'ann 2 b', 'bob 1 a', 'cat 1 a', 'bob 1 b']
    expect(takeAll(queueOf(...names.map((name) => item(name))))).toEqual([
      'ann 1 a',
      'bob 1 a',
      'cat 1 a',
      'ann 2 a',
      'bob 1 b',
      'ann 1 b',
      'ann 2 b',
      'ann 1 c',
    ])
  })

  it('makes nobody wait for more than one turn of every other guest, however much they ask for', () => {
    const queue = queueOf(...Array.from({ length: 150 }, (_unused, index) => item(`greedy ${index % 30} ${index}`)))
    for (let time = 0; time < 7; time++) queue.take(nobody)
    queue.add(item('bob 1 a'))
    const order = takeAll(queue)
    expect(order.indexOf('bob 1 a')).toBeLessThanOrEqual(1)
    expect(order).toHaveLength(144)
  })

  it('skips guests without costing them their place', () => {
    const queue = queueOf(item('ann 1 a'), item('bob 1 a'))
    expect(queue.take((guest) => guest === 'ann')?.name).toBe('bob 1 a')
    expect(queue.take((guest) => guest === 'ann')).toBeNull()
    expect(queue.take(nobody)?.name).toBe('ann 1 a')
  })

  it('serves those present first, and those away every fourth time', () => {
    const away = (name: string) => item(name, () => 'later')
    const queue = queueOf(
      away('old 1 a'),
      away('old 2 a'),
      ...['a', 'b', 'c', 'd', 'e'].map((end) => item(`ann 1 ${end}`)),
    )
    expect(takeAll(queue)).toEqual(['ann 1 a', 'ann 1 b', 'ann 1 c', 'old 1 a', 'ann 1 d', 'ann 1 e', 'old 2 a'])
  })

  it('checks presence at every choice', () => {
    let urgency: Urgency = 'later'
    const queue = queueOf(
      item('old 1 a', () => urgency),
      item('ann 1 a'),
    )
    urgency = 'now'
    expect(takeAll(queue)).toEqual(['old 1 a', 'ann 1 a'])
  })

  it('hands out unwanted items separately, never as a turn', () => {
    const queue = queueOf(
      item('ann 1 a', () => 'never'),
      item('ann 1 b'),
      item('bob 1 a', () => 'never'),
    )
    expect(queue.takeUnwanted().map(({ name }) => name)).toEqual(['ann 1 a', 'bob 1 a'])
    expect(takeAll(queue)).toEqual(['ann 1 b'])
  })
})
