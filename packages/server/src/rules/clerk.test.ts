import { expect, it } from 'vitest'
import { clerkFor } from './clerk.ts'
import type { RulesAnswer, RulesJob } from './jobs.ts'

const job = (table: string): RulesJob =>
  ({ kind: 'lookBack', table, ply: 1 }) as Extract<RulesJob, { readonly kind: 'lookBack' }>

it('lets others in between the parts of what takes long', async () => {
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
