import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openFile } from './file.ts'
import { PUBLIC_TABLES } from './statements.ts'

it('the list of public tables is read from its index in order: nothing is searched through or sorted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ecumene-list-'))
  const file = openFile(join(folder, 'ecumene.sqlite'))
  const plan = file.prepare(`EXPLAIN QUERY PLAN ${PUBLIC_TABLES}`).all('waiting', 100) as { readonly detail: string }[]
  file.close()
  rmSync(folder, { recursive: true })
  expect(plan.map(({ detail }) => detail)).toEqual(['SEARCH tables USING INDEX tables_public (status=?)'])
})
