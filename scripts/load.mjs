import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from './chromium.mjs'
import { chanceFor } from './load/chance.mjs'
import { throttledVisits, VISITS } from './load/visits.mjs'
import { buildPage, prepare, ROOT } from './prepare.mjs'

/*
 * How long it takes until the first move of Duel can be made, over a slow 4G as the browser itself simulates it (1.6 Mbit/s,
 * 150 ms), against the real server: on a first visit, and on a second, with the parts of that time. `--rounds 7` is the median
 * of so many; `--against ../before` measures the page built in another checkout by turns with ours; `--files` shows what was
 * waited for. Nothing is asserted: the figures depend on the machine.
 */

const { values: wished } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    against: { type: 'string' },
    files: { type: 'boolean', default: false },
  },
})

prepare({ quiet: true })
buildPage()
const chromium = findChromium()
if (chromium === null) process.exit(1)

const { serve, DEFAULT_SETTINGS } = await import(join(ROOT, 'packages', 'server', 'dist', 'index.js'))

/** One round of a page: a browser that has never been there. */
const round = async (checkout) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ecumene-load-'))
  const page = join(checkout, 'packages', 'web', 'dist')
  const server = await serve({ ...DEFAULT_SETTINGS, page, port: 0, dataDir, logLevel: 'silent' })
  try {
    return await throttledVisits(chromium, server.url, await chanceFor(ROOT))
  } finally {
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`

/** How long a visit took: the medians of all rounds, each part for itself. */
const report = ({ what, target }, visits) => {
  const of = (part) => median(visits.map(part))
  const all = visits.map(({ move }) => move)
  const range = visits.length === 1 ? '' : ` (${seconds(Math.min(...all))} to ${seconds(Math.max(...all))})`
  console.log(`${seconds(of(({ move }) => move))}${range}${target === null ? '' : `, target ${target} s`}: ${what}`)
  console.log(
    [
      `  page answered ${seconds(of(({ answered }) => answered))}`,
      `start page drawn +${seconds(of(({ pressed, answered }) => pressed - answered))}`,
      `table drawn +${seconds(of(({ table, pressed }) => table - pressed))}`,
      `move possible +${seconds(of(({ move, table }) => move - table))}`,
    ].join(', '),
  )
  console.log(
    `  its thread occupied for ${seconds(of(({ thread }) => thread))}, all processes of the browser for ` +
      `${seconds(of(({ processor }) => processor))}; ${(of(({ bytes }) => bytes) / 1000).toFixed(0)} kB ` +
      `in ${of(({ files }) => files.length)} files`,
  )
  if (!wished.files) return
  for (const { from, to, size, name } of visits[0].files) {
    console.log(`  ${String(from).padStart(6)} – ${String(to).padStart(6)} ms ${String(size).padStart(8)}  ${name}`)
  }
}

const checkouts = [...(wished.against === undefined ? [] : [resolve(wished.against)]), ROOT]
const measured = checkouts.map(() => [])
for (let number = 0; number < Number(wished.rounds); number++) {
  for (const [index, checkout] of checkouts.entries()) measured[index].push(await round(checkout))
}
for (const [index, checkout] of checkouts.entries()) {
  if (checkouts.length > 1) console.log(`\n${checkout}`)
  for (const [visit, described] of VISITS.entries()) {
    report(
      described,
      measured[index].map((told) => told[visit]),
    )
  }
}
