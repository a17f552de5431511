import { expect, it } from 'vitest'
import { changedBy, changedIn, textOf } from './changes.ts'

it('others are told which tables have changed, and at which of them something was said', () => {
  const resolve = (): void => {}
  const batch = [
    { name: 'append', args: [{ table: 'one' }], resolve, reject: resolve },
    { name: 'say', args: [{ table: 'two' }], resolve, reject: resolve },
  ] as const
  const changed = changedBy(batch, [])
  expect(changed).toEqual({ tables: ['one', 'two'], chats: ['two'] })
  expect(changedIn(textOf(changed))).toEqual(changed)
  expect(changedIn(textOf({ tables: ['one'], chats: [] }))).toEqual({ tables: ['one'], chats: [] })
})

it('a server of before did not say where something was said: it may be at any of its tables', () => {
  expect(changedIn('one two')).toEqual({ tables: ['one', 'two'], chats: ['one', 'two'] })
})
