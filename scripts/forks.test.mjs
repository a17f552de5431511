import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './prepare.mjs'
import { verdictOn } from './verdict.mjs'

/** What is said of two files, of which one takes its process along so many times. */
const verdictAfter = async (count) => {
  const folder = mkdtempSync(join(tmpdir(), 'ecumene-deaths-'))
  const deaths = Array.from({ length: count }, (_unused, number) => join(folder, String(number)))
  for (const death of deaths) writeFileSync(death, '')
  // A runner within a runner must not take itself for a part of it.
  const outside = Object.entries(process.env).filter(([name]) => !/^VITEST|^TEST$|^NODE_ENV$/.test(name))
  const run = async (_what, args, env) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: 'ignore',
      env: { ...Object.fromEntries(outside), ...env, DEATHS: JSON.stringify(deaths) },
    })
    const [status] = await once(child, 'exit')
    return status === 0
  }
  try {
    return await verdictOn('Tests', 'scripts/forks/vitest.config.mjs', run)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const DEATH = /dies\.fixture\.mjs.*: died of signal SIGSEGV; its last words:\s+these are my last words/

test('a process that dies is named with its last words, and its files are run once more', async () => {
  const { passed, failures, retried } = await verdictAfter(1)
  expect({ passed, failures }).toEqual({ passed: 2, failures: [] })
  expect(retried).toHaveLength(1)
  expect(retried[0]).toMatch(DEATH)
  expect(retried[0]).toContain('and passed in a fresh process')
})

test('a process that dies again has failed', async () => {
  const { failures, retried } = await verdictAfter(2)
  expect(retried).toEqual([])
  expect(failures).toHaveLength(1)
  expect(failures[0]).toMatch(DEATH)
  expect(failures[0]).toContain('and did not pass in a fresh process')
})
