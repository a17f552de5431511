import { parseArgs } from 'node:util'
import { BENCH_DEFAULTS } from '../bench/bench.ts'
import { besideText } from './beside.ts'
import { figuresIn, keep, keptFigures } from './kept.ts'
import { needsText, writeDown } from './written-down.ts'

/**
 * `npm run scale`: what many players need, by the kept figures or by those of a file that `bench server --json` has printed. With
 * `--keep` the figures of the file become the kept ones, and are written into docs/scale.md.
 */
const { values } = parseArgs({ options: { figures: { type: 'string' }, keep: { type: 'boolean', default: false } } })
const figures = values.figures === undefined ? keptFigures() : figuresIn(values.figures, BENCH_DEFAULTS.clients)
if (values.keep) {
  keep(figures)
  writeDown(figures)
}
process.stdout.write(`figures of ${figures.note}\n\n${needsText(figures)}\n${besideText(figures.beside)}`)
