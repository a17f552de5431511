import { expect, it } from 'vitest'
import { newNeighbours } from './neighbours.ts'
import type { Sql } from './session.ts'

/** A database with these other servers, none of which has written anything. */
const databaseWith = (...ids: readonly string[]): Sql =>
  ({
    all: async () => ids.map((id) => ({ id, page: 0, late: false, changed: null, tables: null })),
    run: async () => 0,
  }) as Partial<Sql> as Sql

const heirOf = async (self: string, ...heard: readonly Sql[]): Promise<readonly boolean[]> => {
  const neighbours = newNeighbours()
  const heirs: boolean[] = []
  for (const sql of heard) heirs.push((await neighbours.hear(sql, self)).isHeir)
  return heirs
}

it('the first of the remaining servers is heir to one that goes', async () => {
  const [both, one] = [databaseWith('b', 'c'), databaseWith('c')]
  expect(await heirOf('a', both, both, one)).toEqual([true, false, true])
  expect(await heirOf('d', both, both, one)).toEqual([false, false, false])
})

it('a server that listens for the first time may be heir to one that has just gone', async () => {
  // It is first in order, so those who knew the one that went leave it the inheritance.
  expect(await heirOf('a', databaseWith('b'))).toEqual([true])
  expect(await heirOf('c', databaseWith('b'))).toEqual([false])
})
