import { expect, it } from 'vitest'
import type { PendingOperation } from '../here.ts'
import { runsOf } from './together.ts'

const asked = (name: PendingOperation['name'], ...args: readonly unknown[]): PendingOperation => ({
  name,
  args,
  resolve: () => {},
  reject: () => {},
})

const runs = (...batch: readonly PendingOperation[]): readonly string[] =>
  runsOf(batch).map(({ name, places }) => `${name} ${places.join(' ')}`)

it('tables and logs that are read in turn are read together', () => {
  expect(
    runs(asked('table', 'a'), asked('entriesFrom', 'a', 3), asked('table', 'b'), asked('entriesFrom', 'b', 5)),
  ).toEqual(['table 0 2', 'entriesFrom 1 3'])
})

it('what is written in between is seen by whoever reads after it, and not before', () => {
  expect(
    runs(asked('table', 'a'), asked('append', {}), asked('append', {}), asked('table', 'a'), asked('append', {})),
  ).toEqual(['table 0', 'append 1 2', 'table 3', 'append 4'])
})

it('everything else is done as it was asked', () => {
  expect(runs(asked('guest', 'ann'), asked('guest', 'bob'), asked('ply', 'a'))).toEqual(['guest 0', 'guest 1', 'ply 2'])
})
