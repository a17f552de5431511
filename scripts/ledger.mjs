import { check, problemsIn } from './ledger/check.mjs'
import {
  copyProblems,
  readLedgers,
  readRulebooks,
  readSources,
  readUntested,
  refreshCopies,
  ruleText,
} from './ledger/files.mjs'
import { reportOf } from './ledger/report.mjs'
import { requestOf, USAGE } from './ledger/request.mjs'
import { titlesIn } from './ledger/titles.mjs'
import { isTest, whereReport } from './ledger/where.mjs'

const testTitles = () =>
  readSources()
    .filter(({ path }) => isTest(path))
    .flatMap(({ path, text }) => titlesIn(text).map(({ title, line }) => ({ title, where: `${path}:${line}` })))

const findingsNow = () => {
  const findings = check({
    ledgers: readLedgers(),
    titles: testTitles(),
    untested: readUntested(),
    rulebooks: readRulebooks(),
  })
  return { findings, problems: [...copyProblems(), ...problemsIn(findings)] }
}

const report = () => {
  const { findings, problems } = findingsNow()
  console.log(reportOf(findings, problems))
  return problems.length === 0 ? 0 : 1
}

const json = () => {
  const { findings, problems } = findingsNow()
  console.log(JSON.stringify({ ...findings, problems }, null, 2))
  return problems.length === 0 ? 0 : 1
}

const refresh = () => {
  const names = refreshCopies()
  if (names.length === 0) return refuse('There are no ledgers at ../shared/rules to copy the ids from.')
  console.log(`Wrote ${names.map((name) => `docs/rules/ids/${name}.txt`).join(', ')}.`)
  return 0
}

const where = ({ id }) => {
  const known = Object.values(readLedgers()).flat()
  if (!known.includes(id)) return refuse(`No ledger has the id ${id}.`)
  console.log(whereReport({ id, text: ruleText(id), files: readSources() }))
  return 0
}

const refuse = (message) => {
  console.error(message)
  return 2
}

const answers = { report, json, refresh, where }

const request = requestOf(process.argv.slice(2))
process.exitCode = request.error === undefined ? answers[request.does](request) : refuse(`${request.error}\n${USAGE}`)
