import { expect, test } from 'vitest'
import { describeEvent } from './describe.ts'
import { describeTogether } from './describe-together.ts'
import type { Event } from './rules/events.ts'

const step = (square: number, seat = 1): Event => ({ kind: 'wentOn', seat, square })
const setOut: Event = { kind: 'setOut', seat: 1, from: 3, armies: 1, scouts: 0 }

test('steps that follow one another are told as one, where they lead to; whoever sets out has a line of their own', () => {
  expect(describeTogether([step(4), step(5), step(6)])).toEqual(describeEvent(step(6)))
  expect(describeTogether([step(4), step(5, 2)])).toBeNull()
  expect(describeTogether([setOut, step(4)])).toBeNull()
  expect(describeTogether([step(4), { kind: 'hutTaken', seat: 1, square: 4 }])).toBeNull()
})
