import { expect, it } from 'vitest'
import { clerkFor } from './clerk.ts'
import type { Change, RowChange, RulesAnswer, RulesJob, Sight } from './jobs.ts'

const job = (table: string): RulesJob =>
  ({ kind: 'lookBack', table, ply: 1 }) as Extract<RulesJob, { readonly kind: 'lookBack' }>

it('lets other jobs run between the parts of a long one', async () => {
  const done: string[] = []
  let parts = 3
  const work = (asked: RulesJob): RulesAnswer => {
    const table = 'table' in asked ? asked.table : ''
    done.push(table)
    return table === 'long' && --parts > 0 ? { kind: 'unfinished' } : { kind: 'text', text: table }
  }
  const referee = { work, held: () => 0, dropIdle: () => {} }
  const clerk = clerkFor(referee, { match: async () => null }, { write: () => {} })
  const long = clerk(job('long'), (act) => act())
  const short = clerk(job('short'), (act) => act())
  expect(short).toEqual({ kind: 'text', text: 'short' })
  expect(await long).toEqual({ kind: 'text', text: 'long' })
  expect(done).toEqual(['long', 'short', 'long', 'long'])
})

it('works out the consequences of a move once, for the store and for the main thread', () => {
  const sight: Sight = { ply: 3, moves: 3, over: true, deciders: [], sheets: [], forBots: null }
  const change: Change = { entry: '{}', snapshot: null, isLate: false, before: [] }
  const referee = { work: (): RulesAnswer => ({ kind: 'changed', change, sight }), held: () => 0, dropIdle: () => {} }
  const written: RowChange[] = []
  const clerk = clerkFor(
    referee,
    { match: async () => null },
    { write: (_at, _sight, _change, row) => written.push(row) },
  )
  const at = { table: 'a', ticket: 1, request: null, viewers: [], bots: [], now: 0, time: null }
  const answer = clerk(
    {
      kind: 'submit',
      seat: 0,
      ply: 2,
      move: 'bid 1',
      row: { status: 'playing', waitsForBot: true, version: 0 },
      ...at,
    },
    (act) => act(),
  )
  const row = { status: 'over', waitsForBot: false, time: undefined, began: [] }
  expect(answer).toEqual({ kind: 'prepared', sight, row })
  expect(written).toEqual([row])
  if (answer instanceof Promise || answer.kind !== 'prepared') throw new Error('nothing was prepared')
  expect(answer.row).toBe(written[0])
})
