import { findChromium } from './chromium.mjs'
import { buildPage, prepare } from './prepare.mjs'
import { BUDGETS, LEARNED, scriptsAt } from './weight/weigh.mjs'

/*
 * How much script the page loads before one can play, compressed as the server sends it (brotli), workers included. Fails if
 * it is more than our budget.
 */

prepare({ quiet: true })
buildPage()
const chromium = findChromium()
if (chromium === null) process.exit(1)

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`

/** Reports the weight of some scripts, and which ones they are if they are too heavy. */
const weigh = (what, scripts, most) => {
  const sum = scripts.reduce((bytes, script) => bytes + script.bytes, 0)
  const isTooMuch = sum > most
  console.log(`${kilobytes(sum)} of ${kilobytes(most)}  ${what}${isTooMuch ? '  TOO MUCH' : ''}`)
  if (isTooMuch || process.argv.includes('--files'))
    for (const { file, bytes } of scripts.toSorted((one, other) => other.bytes - one.bytes))
      console.log(`  ${kilobytes(bytes)}  ${file}`)
  if (isTooMuch) process.exitCode = 1
}

for (const { what, game, ready, most } of BUDGETS) {
  const scripts = await scriptsAt(chromium, game, ready)
  const learned = scripts.filter(({ file }) => LEARNED.file.test(file))
  weigh(
    what,
    scripts.filter((script) => !learned.includes(script)),
    most,
  )
  if (learned.length > 0) weigh('  and what its bots have learned', learned, LEARNED.most)
}
