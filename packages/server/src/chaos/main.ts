import { parseArgs } from 'node:util'
import { runChaos } from './chaos.ts'
import { chaosText } from './report.ts'

/** `npm run chaos`: the long form of what `npm test` does in short. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    'database-kills': { type: 'string', default: '10' },
    partitions: { type: 'string', default: '3' },
    restarts: { type: 'string', default: '1' },
    between: { type: 'string', default: '40' },
    nodes: { type: 'string', default: '3' },
    pairs: { type: 'string', default: '6' },
    seed: { type: 'string', default: String(Date.now()) },
  },
})
const wholeNumber = (text: string): number => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new Error(`"${text}" is no whole number`)
  return value
}
console.log(`seed ${values.seed}`)
const report = await runChaos({
  kills: wholeNumber(values.kills),
  databaseKills: wholeNumber(values['database-kills']),
  partitions: wholeNumber(values.partitions),
  restarts: wholeNumber(values.restarts),
  between: wholeNumber(values.between),
  nodes: wholeNumber(values.nodes),
  pairs: wholeNumber(values.pairs),
  seed: values.seed,
  onProgress: (what) => console.log(`${(performance.now() / 1000).toFixed(0).padStart(5)} s  ${what}`),
})
process.stdout.write(chaosText(report))
process.exitCode = report.faults.length === 0 ? 0 : 1
