import { expect, test } from 'vitest'
import { leftToDo } from './left-to-do.ts'

test('what is left is told where it can be done', () => {
  const left = { tokens: 0, attacks: 2, reinforces: 3, caravans: 0 }
  expect(leftToDo({ left }, ['reinforce 4', 'attack 7', 'done'])).toEqual([
    { key: 'dawnBoard.left.attacks', count: 2 },
    { key: 'dawnBoard.left.reinforces', count: 3 },
  ])
  expect(leftToDo({ left }, ['reinforce 4', 'done'])).toEqual([{ key: 'dawnBoard.left.reinforces', count: 3 }])
  expect(leftToDo({ left }, ['done'])).toEqual([])
  const caravans = { ...left, caravans: 2 }
  expect(leftToDo({ left: caravans }, ['depart 3', 'done'])).toEqual([{ key: 'dawnBoard.left.caravans', count: 2 }])
  expect(leftToDo({ left: caravans }, ['done'])).toEqual([])
})
