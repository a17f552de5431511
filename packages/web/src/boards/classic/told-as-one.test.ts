import { classic, type Event } from '@ecumene/classic'
import { expect, test } from 'vitest'
import { toldEntries } from '../../log/log-lines.ts'
import { toldAsOne } from './told-as-one.ts'

const step = (square: number, seat = 1): Event => ({ kind: 'wentOn', seat, square })
const setOut: Event = { kind: 'setOut', seat: 1, from: 3, armies: 1, scouts: 0 }

test('steps that follow one another are told as one, where they lead to', () => {
  expect(toldAsOne(step(4), step(5))).toEqual(step(5))
  expect(toldAsOne(step(4), step(5, 2))).toBeNull()
  expect(toldAsOne(setOut, step(4))).toBeNull()
  expect(toldAsOne(step(4), { kind: 'hutTaken', seat: 1, square: 4 })).toBeNull()
})

test('the log tells a march in two entries: who sets out, and where they come to', () => {
  const moves: readonly (readonly Event[])[] = [
    [setOut, step(4)],
    [step(5)],
    [],
    [step(6)],
    [step(7)],
    [setOut, step(8)],
  ]
  const history = moves.map((events, ply) => ({ ply, seat: 1, move: 'go east', events, undone: false }))
  const told = toldEntries(classic, history, {
    tellsByEvents: true,
    toldAsOne: (first, then) => toldAsOne(first as Event, then as Event),
  })
  expect(told.map(({ ply, lines }) => [ply, lines.length])).toEqual([
    [0, 2],
    [4, 1],
    [5, 2],
  ])
})
