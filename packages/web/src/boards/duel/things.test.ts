import { expect, test } from 'vitest'
import { thingsOf } from './things.ts'

test.each([
  ['draft the-sphinx', ['wonder:the-sphinx']],
  ['build aqueduct', ['card:aqueduct']],
  ['wonder the-sphinx aqueduct', ['wonder:the-sphinx', 'card:aqueduct']],
  ['progress law', ['token:law']],
  ['decline', []],
  ['begin 1', []],
  ['no move at all', []],
])('%s is made at %j', (move, things) => {
  expect(thingsOf(move)).toEqual(things)
})
