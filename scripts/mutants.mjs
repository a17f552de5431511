import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { judge } from './mutants/judge.mjs'
import { survivors, table } from './mutants/report.mjs'
import { chosenFrom } from './mutants/sample.mjs'
import { openWorld } from './mutants/world.mjs'
import { ROOT } from './prepare.mjs'

/*
 * Changes one thing in the rules at a time and checks whether a test notices. docs/mutants.md says how to use it.
 */

const USAGE = `npm run mutants -- <package>/<folder or file under src> …
  [--sample 100] [--seed 1] [--lines 10-20] [--again <output of an earlier run>] [--near [--with <tests>]] [--whole]`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    lines: { type: 'string' },
    again: { type: 'string' },
    near: { type: 'boolean', default: false },
    with: { type: 'string', multiple: true, default: [] },
    whole: { type: 'boolean', default: false },
  },
})

/** All files below a folder. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith('.ts') && statSync(path).isFile())
    .sort()

const sourceFolder = (target) => join(ROOT, 'packages', target.split('/')[0], 'src')

/** Sources whose path starts with the target: `dawn/rules/map` is a folder, or `map.ts`, or every `map…`. */
const sourcesOf = (target) => {
  const folder = sourceFolder(target)
  if (!existsSync(folder)) return []
  const prefix = join(folder, ...target.split('/').slice(1))
  const isProse = (path) => /\.test\.ts$|[/\\](testing|words|fixtures|lessons)[/\\]/.test(relative(folder, path))
  return filesIn(folder).filter((path) => path.startsWith(prefix) && !isProse(path))
}

const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const targets = [...new Set(positionals.flatMap(sourcesOf))]
if (targets.length === 0) stop(`There is nothing to change.\n${USAGE}`)
const folders = new Set(targets.map((path) => dirname(path)))
const named = values.with.map((target) => join(sourceFolder(target), ...target.split('/').slice(1)))
const isNear = (path) => folders.has(dirname(path)) || named.some((prefix) => path.startsWith(prefix))
const files = [...new Set(positionals.map(sourceFolder))]
  .flatMap(filesIn)
  .filter((path) => path.endsWith('.test.ts') && (!values.near || isNear(path)))

const world = await openWorld(ROOT, targets)
const chosen = chosenFrom(world.mutants, values)
console.log(`${world.mutants.length} mutants in ${targets.length} files, ${chosen.length} to try.`)

const verdicts = []
await judge(world, files, chosen, {
  isNear: values.near,
  isWhole: values.whole,
  tell: {
    measured: (count, heavy) =>
      console.log(
        `${count} tests; ${heavy} more play whole games${values.whole ? ', and are asked last' : ', and are left out'}.`,
      ),
    broken: (test, error) =>
      console.log(`Left out, for it fails unchanged: ${test.file} ${test.name}: ${error.message}`),
    verdict: (mutant, verdict) => {
      verdicts.push({ mutant, verdict })
      if (verdict === 'survived' || verdict === 'unreached') console.log(survivors([{ mutant, verdict }]))
    },
  },
})
console.log(`\n${table(verdicts, world.mutants).replaceAll(sep, '/')}`)
await world.close()
process.exit(0)
