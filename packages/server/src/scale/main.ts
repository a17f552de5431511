import { parseArgs } from 'node:util'
import { BENCH_DEFAULTS } from '../bench/bench.ts'
import { figuresOf } from './figures.ts'
import { figuresIn, keep, keptFigures } from './kept.ts'
import { needsOf } from './needs.ts'
import { pointsOf } from './points.ts'
import { scaleText } from './report.ts'

/**
 * `npm run scale`: what many players need, by the kept figures or by those of a file that `bench server --json` has printed. With
 * `--keep` the figures of the file become the kept ones.
 */
const { values } = parseArgs({ options: { figures: { type: 'string' }, keep: { type: 'boolean', default: false } } })
const figures = values.figures === undefined ? keptFigures() : figuresIn(values.figures, BENCH_DEFAULTS.clients)
if (values.keep) keep(figures)
const needs = [1e4, 1e5, 1e6].map((players) => needsOf(players, figuresOf(figures)))
process.stdout.write(`figures of ${figures.note}\n\n${scaleText(needs, pointsOf(figures.lineups, figures.clients))}`)
