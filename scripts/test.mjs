import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { canTry, findNode, NODES } from './nodes.mjs'
import { buildPage, prepare, ROOT, tool } from './prepare.mjs'
import { verdictOn } from './verdict.mjs'

/*
 * Everything there is to check, in one command. Each step counts as a test of its own; the last line gives the sum.
 */

const fetching = once(spawn(process.execPath, [join(ROOT, 'scripts', 'fetch.mjs')], { stdio: 'inherit' }), 'exit')
prepare()
buildPage()

/** What a version of Node might break: rules, words, messages between threads, the store. */
const SOME_TESTS = [
  'packages/kernel/src/match/match.test.ts',
  'packages/kernel/src/values/random.test.ts',
  'packages/kernel/src/words/words.test.ts',
  'packages/server/src/store/binding.test.ts',
]

let passed = 2 // the type check and the page, at which we would have stopped
const failures = []
const retried = []

const count = (what, isGood) => {
  if (isGood) passed++
  else failures.push(what)
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

/** A step that runs beside others: its output is shown in one piece when it is done. Resolves to whether it succeeded. */
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

const tests = async (what, config, env = {}) => {
  const found = await verdictOn(what, config, (title, args, own) => step(title, args, { ...env, ...own }))
  passed += found.passed
  failures.push(...found.failures)
  retried.push(...found.retried)
}

/** Steps that need one core, but not both. Resolves to the browser, if there is one. */
const checks = async () => {
  const check = async (what, args, env) => count(what, await quietStep(what, args, env))
  await check('Format and lint', [tool('biome'), 'ci', '--colors=off', '.'])
  await check('Every rule of the ledgers has its test', [join(ROOT, 'scripts', 'ledger.mjs')])
  await fetching
  const chromium = findChromium()
  if (chromium === null) return null
  await check('What the page weighs', [join(ROOT, 'scripts', 'weight.mjs')], { CHROMIUM: chromium })
  return chromium
}

/** One after the other: two runs of the test runner must not write its notes at the same time. */
const otherNodes = async () => {
  await fetching
  for (const line of NODES) {
    const game = `A game on Node ${line.version}`
    if (!canTry(line)) {
      console.log(`\n── ${game}: not tried, npm has no program of it for this system`)
      continue
    }
    const node = findNode(line)
    const check = async (what, args) => count(what, node !== null && (await quietStep(what, args, {}, node)))
    await check(game, [join(ROOT, 'scripts', 'smoke.mjs')])
    await check(`Tests on Node ${line.version}`, [tool('vitest'), 'run', ...SOME_TESTS])
  }
}

const [chromium] = await Promise.all([checks(), otherNodes()])
await tests('Tests', 'vitest.config.ts')
if (chromium === null) failures.push('The page in a real browser: there is no Chromium')
else await tests('The page in a real browser', 'vitest.e2e.config.ts', { CHROMIUM: chromium })

const say = (title, names) => {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`)
}
say('Passed only when tried again', retried)
say('Failed', failures)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 ? 0 : 1
