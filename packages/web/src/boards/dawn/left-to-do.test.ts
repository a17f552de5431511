import { expect, test } from 'vitest'
import { leftToDo } from './left-to-do.ts'

test('what is left is told where it can be done', () => {
  const left = { tokens: 0, attacks: 2, reinforces: 3 }
  expect(leftToDo({ left }, ['reinforce 4', 'attack 7', 'done'])).toEqual([
    { key: 'dawnBoard.left.attacks', count: 2 },
    { key: 'dawnBoard.left.reinforces', count: 3 },
  ])
  expect(leftToDo({ left }, ['reinforce 4', 'done'])).toEqual([{ key: 'dawnBoard.left.reinforces', count: 3 }])
  expect(leftToDo({ left }, ['done'])).toEqual([])
})
