import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/*
 * Writes what became of a run to the file that `VERDICT` names: how many tests passed and failed, what failed and why, what
 * passed only when it was tried again (each of these is a defect to mend), and which files were left undone because their
 * process died (`forks.mjs`). `npm test` says it where nobody overlooks it: at the very end.
 */
export default class VerdictReporter {
  #asked = []

  onTestRunStart(specifications) {
    this.#asked = specifications.map(({ moduleId }) => moduleId)
  }

  onTestRunEnd(modules, errors) {
    const done = modules.filter((module) => !UNDONE.has(module.state()))
    const cases = done.flatMap((module) => [...module.children.allTests()])
    const failures = [
      ...cases.filter(isRed).map((test) => told(nameOf(test), test.result().errors)),
      // A file that does not load, a hook: their tests are missing rather than red.
      ...modules.flatMap((module) => troublesOf(module).map(([name, faults]) => told(name, faults))),
      ...errors.filter((error) => !isDeath(error)).map((error) => told('outside any test', [error])),
    ]
    const deaths = errors.filter(isDeath).map(({ cause }) => told('a process of the tests', [cause]))
    // Files that were to follow in a process that died have not even become modules.
    const isDone = new Set(done.map(({ moduleId }) => moduleId))
    const undone = this.#asked.filter((file) => !isDone.has(file))
    const passed = cases.filter((test) => test.result().state === 'passed')
    const retried = passed.filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0).map(nameOf)
    writeFileSync(process.env.VERDICT, JSON.stringify({ passed: passed.length, failures, retried, deaths, undone }))
  }
}

const UNDONE = new Set(['queued', 'pending'])

const isDeath = ({ cause }) => cause?.isDeath === true

const isRed = (test) => test.result().state === 'failed'

const nameOf = (test) => `${test.module.relativeModuleId}: ${test.fullName}`

const troublesOf = (module) => [
  ...(module.errors().length > 0 ? [[module.relativeModuleId, module.errors()]] : []),
  ...[...module.children.allSuites()]
    .filter((suite) => suite.errors().length > 0)
    .map((suite) => [nameOf(suite), suite.errors()]),
]

/** The first lines of a complaint say what it is about; the rest stands where the test ran. */
const LINES = 8

const told = (name, errors) => {
  const complaints = errors.map((error) => error.stack || error.message || String(error))
  const lines = stripVTControlCharacters(complaints.join('\n'))
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
  return [name, ...lines.slice(0, LINES).map((line) => `    ${line.trim()}`)].join('\n')
}
