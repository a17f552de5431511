import { loadavg } from 'node:os'
import { findChromium } from './chromium.mjs'
import { measureInput } from './input/measure.mjs'
import { buildPage, prepare } from './prepare.mjs'

/*
 * How long a player of Terra Incognita for five waits for the first paint of an answer, late in the game, on a processor slowed
 * down four times. A bench, not a test: it is as good as the machine is quiet. We want less than 100 ms.
 */

const WANTED_MS = 100

prepare({ quiet: true })
buildPage()
const chromium = findChromium()
if (chromium === null) process.exit(1)

const milliseconds = (time) => `${Math.round(time)} ms`.padStart(7)
const middleOf = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

console.log(`Load of this machine: ${loadavg()[0]?.toFixed(1)}`)
for (const slower of [1, 4]) {
  console.log(
    `Processor slowed down ${slower}×: the wait for a paint, in the middle and at worst, and the work of the main thread`,
  )
  for (const [what, measured] of await measureInput(chromium, slower)) {
    const waits = measured.map(({ waited }) => waited)
    const wait = middleOf(waits)
    const figures = [wait, Math.max(...waits), middleOf(measured.map(({ work }) => work))].map(milliseconds).join(' ')
    console.log(`${figures}  ${what} (${measured.length})${wait > WANTED_MS ? '  SLOW' : ''}`)
  }
}
