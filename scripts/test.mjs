import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { canTry, findNode, NODES } from './nodes.mjs'
import { buildPage, prepare, ROOT, tool } from './prepare.mjs'

/*
 * Everything there is to check, in one command. Each step counts as a test of its own; the last line gives the sum.
 */

prepare()
buildPage()

const CACHE = join(ROOT, '.cache')
mkdirSync(CACHE, { recursive: true })

/** What a Node might break by itself: rules, words, threads' messages, the store. */
const SOME_TESTS = [
  'packages/kernel/src/match/match.test.ts',
  'packages/kernel/src/values/random.test.ts',
  'packages/kernel/src/words/words.test.ts',
  'packages/server/src/store/binding.test.ts',
]

let passed = 2 // the type check and the page, at which we would have stopped
let failed = 0

const count = (isGood) => {
  if (isGood) passed++
  else failed++
}

const step = (what, args, env = {}, node = process.execPath) => {
  console.log(`\n── ${what}`)
  const { status } = spawnSync(node, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}

/** A step beside others: what it says is shown as a whole when it is done. Resolves to whether it went well. */
const quietStep = (what, args, env = {}, node = process.execPath) =>
  new Promise((resolve) => {
    const child = spawn(node, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk))
    const end = (isGood, complaint = '') => {
      console.log(`\n── ${what}\n${Buffer.concat(said).toString('utf8').trimEnd()}${complaint}`)
      resolve(isGood)
    }
    child.once('error', (error) => end(false, error.message))
    child.once('close', (status) => end(status === 0))
  })

/** Runs the test runner and adds up what it reports. */
const tests = (what, config, env) => {
  const report = join(CACHE, `${config}.json`)
  rmSync(report, { force: true })
  const isGood = step(
    what,
    [
      tool('vitest'),
      'run',
      `--config=${config}`,
      '--reporter=default',
      '--reporter=json',
      `--reporter=${join(ROOT, 'scripts', 'retried-reporter.mjs')}`,
      `--outputFile.json=${report}`,
    ],
    env,
  )
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    passed += numPassedTests
    failed += numFailedTests
    // A file that does not even load has no tests to fail, and an error outside any test fails none.
    if (!isGood && numFailedTests === 0) failed++
  } catch (error) {
    console.error(`The test runner left no report: ${error.message}`)
    failed++
  }
}

/** What needs a core, but not both. */
const checks = async (chromium) => {
  count(await quietStep('Format and lint', [tool('biome'), 'ci', '--colors=off', '.']))
  count(await quietStep('Every rule of the ledgers has its test', [join(ROOT, 'scripts', 'ledger.mjs')]))
  if (chromium === null) return
  count(await quietStep('What the page weighs', [join(ROOT, 'scripts', 'weight.mjs')], { CHROMIUM: chromium }))
}

/** One after the other: two runs of the test runner must not write its notes at the same time. */
const otherNodes = async () => {
  for (const line of NODES) {
    const what = `A game on Node ${line.version}`
    if (!canTry(line)) {
      console.log(`\n── ${what}: not tried, npm has no program of it for this system`)
      continue
    }
    const node = findNode(line)
    count(node !== null && (await quietStep(what, [join(ROOT, 'scripts', 'smoke.mjs')], {}, node)))
    const some = [tool('vitest'), 'run', ...SOME_TESTS]
    count(node !== null && (await quietStep(`Tests on Node ${line.version}`, some, {}, node)))
  }
}

const chromium = findChromium()
await Promise.all([checks(chromium), otherNodes()])
tests('Tests', 'vitest.config.ts')
if (chromium === null) failed++
else tests('The page in a real browser', 'vitest.e2e.config.ts', { CHROMIUM: chromium })

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
