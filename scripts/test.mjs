import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepare, ROOT, tool } from './prepare.mjs'

/*
 * Everything there is to check, in one command. Each step counts as a test of its own; the last line gives the sum.
 */

prepare()

const REPORT = join(ROOT, '.cache', 'vitest.json')
mkdirSync(join(ROOT, '.cache'), { recursive: true })
rmSync(REPORT, { force: true })

let passed = 1 // the type check, which `prepare` would have stopped at
let failed = 0

const step = (what, args) => {
  console.log(`\n── ${what}`)
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' })
  return status === 0
}

const count = (isGood) => {
  if (isGood) passed++
  else failed++
}

count(step('Format and lint', [tool('biome'), 'ci', '--colors=off', '.']))
count(step('Every rule of the ledgers has its test', [join(ROOT, 'scripts', 'ledger.mjs')]))

const vitest = step('Tests', [
  tool('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORT}`,
])
try {
  const report = JSON.parse(readFileSync(REPORT, 'utf8'))
  passed += report.numPassedTests
  failed += report.numFailedTests
  // A file that does not even load has no tests to fail, and an error outside any test fails none.
  if (!vitest && report.numFailedTests === 0) failed++
} catch (error) {
  console.error(`The test runner left no report: ${error.message}`)
  failed++
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
