import { expect, it } from 'vitest'
import type { PendingOperation } from '../here.ts'
import { changedBy } from './changes.ts'

const asked = (name: PendingOperation['name'], ...args: readonly unknown[]): PendingOperation => ({
  name,
  args,
  resolve: () => {},
  reject: () => {},
})

it('others are told which tables to look at, and at which of them something was said', () => {
  const batch = [asked('updateTable', 'one', 0, {}), asked('say', { table: 'two' }), asked('updateTable', 'two', 0, {})]
  expect([...changedBy(batch, [])]).toEqual([
    ['one', false],
    ['two', true],
  ])
})

it('entries are told as a whole, and which tables a server has open concerns nobody', () => {
  const came = [
    { guest: '', table: 'one' },
    { guest: 'ann', table: 'two' },
    { guest: 'ann', table: '' },
  ]
  expect([...changedBy([asked('append', { table: 'one' }), asked('attend', came, [])], [])]).toEqual([['two', false]])
})
