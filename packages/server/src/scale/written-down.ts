import { readFileSync, writeFileSync } from 'node:fs'
import { besideText } from './beside.ts'
import { figuresOf } from './figures.ts'
import type { Kept } from './kept.ts'
import { needsOf } from './needs.ts'
import { pointsOf } from './points.ts'
import { scaleText } from './report.ts'

/** What many players need by these figures, and how far the simulation is from what was measured. */
export const needsText = (figures: Kept): string =>
  scaleText(
    [1e4, 1e5, 1e6].map((players) => needsOf(players, figuresOf(figures))),
    pointsOf(figures.lineups, figures.clients),
  )

/** The parts of docs/scale.md that come from figures, by the comments around them. */
export const writtenDown = (text: string, figures: Kept): string => {
  const parts = {
    note: `Taken on ${figures.note}.\n`,
    needs: `\`\`\`\n${needsText(figures)}\`\`\`\n`,
    beside: besideText(figures.beside),
  }
  return Object.entries(parts).reduce((before, [name, part]) => {
    const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`]
    const [from, to] = [before.indexOf(start), before.indexOf(end)]
    if (from === -1 || to < from) throw new Error(`docs/scale.md has no place for ${name}`)
    return before.slice(0, from + start.length) + part + before.slice(to)
  }, text)
}

/** Compiled or not, it lies at the same depth. */
const DOCS = new URL('../../../../docs/scale.md', import.meta.url)

export const scaleDocs = (): string => readFileSync(DOCS, 'utf8')
export const writeDown = (figures: Kept): void => writeFileSync(DOCS, writtenDown(scaleDocs(), figures))
