import { expect, it } from 'vitest'
import { newNeighbours } from './neighbours.ts'
import type { Sql } from './session.ts'

/** A database with these other servers, none of which has written anything. */
const databaseWith = (...ids: readonly string[]): Sql =>
  ({
    all: async () => ids.map((id) => ({ id, page: 0, late: false, tells: 1 })),
    run: async () => 0,
  }) as Partial<Sql> as Sql

const heirOf = async (self: string, ...heard: readonly Sql[]): Promise<readonly boolean[]> => {
  const neighbours = newNeighbours()
  const heirs: boolean[] = []
  for (const sql of heard) heirs.push((await neighbours.meet(sql, self)).isHeir)
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

it('whatever a server of before has written is looked for everywhere, since it tells nobody in particular', async () => {
  const neighbours = newNeighbours()
  const met = async (page: number, tells: number): Promise<boolean> => {
    const sql: Partial<Sql> = { all: async () => [{ id: 'b', page, late: false, tells }] as never }
    return (await neighbours.meet(sql as Sql, 'a')).isAnything
  }
  await met(1, 1)
  expect([await met(2, 1), await met(3, 0), await met(3, 0), await met(4, 0)]).toEqual([false, true, false, true])
})
