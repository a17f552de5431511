import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, tool } from './prepare.mjs'

/**
 * Runs the test runner and says how many tests passed, what failed, and what passed only when tried again. Files whose process
 * died are run once more in a fresh one: Node itself fails now and then where threads end, and what it took along says nothing
 * about our code. `run` is given a title and arguments for Node, and says whether that program succeeded.
 */
export const verdictOn = async (what, config, run) => {
  const first = await runOnce(what, config, run)
  if (first.deaths.length === 0) return first
  const again =
    first.undone.length > 0 ? await runOnce(`${what}, where a process died`, config, run, first.undone) : null
  const isMended = again?.isGood === true
  const died = first.deaths.map(
    (death) => `${death}\n    and ${isMended ? 'passed' : 'did not pass'} in a fresh process`,
  )
  return {
    passed: first.passed + (again?.passed ?? 0),
    failures: [...first.failures, ...(again?.failures ?? []), ...(isMended ? [] : died)],
    retried: [...first.retried, ...(again?.retried ?? []), ...(isMended ? died : [])],
  }
}

const runOnce = async (what, config, run, files = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'ecumene-verdict-'))
  const verdict = join(folder, 'verdict.json')
  const reporter = join(ROOT, 'scripts', 'verdict-reporter.mjs')
  try {
    const isGood = await run(
      what,
      [tool('vitest'), 'run', ...files, `--config=${config}`, '--reporter=default', `--reporter=${reporter}`],
      { VERDICT: verdict },
    )
    const found = JSON.parse(readFileSync(verdict, 'utf8'))
    const isUnnamed = !isGood && found.failures.length + found.deaths.length === 0
    const unnamed = isUnnamed ? [`${what}: the test runner is not content, and names no test`] : []
    return { ...found, failures: [...found.failures, ...unnamed], isGood }
  } catch (error) {
    const failures = [`${what}: the test runner left no verdict (${error.message})`]
    return { passed: 0, failures, retried: [], deaths: [], undone: [], isGood: false }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
