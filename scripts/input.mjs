import { loadavg } from 'node:os'
import { findChromium } from './chromium.mjs'
import { buildPage, prepare } from './prepare.mjs'

/*
 * How long a player waits for the first paint of an answer, late in the largest games, on a processor slowed down four times, and
 * what the processor does meanwhile. A benchmark, not a test: the times depend on the machine. We want less than 100 ms.
 * Then how smoothly a finger moves and two fingers enlarge the map on a phone: we want 60 frames a second, so at most 16 ms of the main
 * thread for each.
 * Work is counted in processor time, so it can be compared with another checkout in the same run, even on a busy machine.
 */

const WANTED_MS = 100

prepare({ quiet: true })
buildPage()
const chromium = findChromium()
if (chromium === null) process.exit(1)

const { LATE, lateGames } = await import('./input/late-game.mjs')
const { measureInput } = await import('./input/measure.mjs')
const { measurePanning } = await import('./input/pan.mjs')
const { PARTS } = await import('./input/work.mjs')
const milliseconds = (time) => `${Math.round(time)} ms`.padStart(7)
const middleOf = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

for (const late of LATE) {
  const games = lateGames(late)
  for (const slower of [1, 4]) {
    console.log(`${late.name}, processor slowed down ${slower}×, load of this machine ${loadavg()[0]?.toFixed(1)}`)
    console.log(
      `the wait in the middle, at worst${slower === 1 ? ` · the work of the main thread for the answer, at all: ${PARTS.join(', ')}` : ''}`,
    )
    for (const [what, { waits, works }] of await measureInput(chromium, games, slower)) {
      const wait = middleOf(waits)
      const work = ['answer', 'all', ...PARTS]
        .map((part) => milliseconds(middleOf(works.map((one) => one[part]))))
        .join(' ')
      const figures = `${milliseconds(wait)} ${milliseconds(Math.max(...waits))}${slower === 1 ? ` · ${work}` : ''}`
      console.log(`${figures}  ${what} (${waits.length})${slower > 1 && wait > WANTED_MS ? '  SLOW' : ''}`)
    }
  }
  for (const slower of [1, 4]) {
    console.log(
      `${late.name}, map of a phone, processor slowed down ${slower}×, load of this machine ${loadavg()[0]?.toFixed(1)}`,
    )
    console.log(
      `frames in a second, dropped in all · the main thread for a frame: ${PARTS.join(', ')} · drawn elsewhere, which a phone leaves to its GPU`,
    )
    for (const moved of await measurePanning(chromium, games[0], slower)) {
      const { what, seconds, shown, dropped, raster } = moved
      const each = (time) => `${(time / shown).toFixed(1)} ms`.padStart(8)
      const work = [each(moved.all), ...PARTS.map((part) => each(moved[part]))].join(' ')
      console.log(
        `${(shown / seconds).toFixed(0).padStart(4)} ${String(dropped).padStart(4)} · ${work} · ${each(raster)}  ${what}`,
      )
    }
  }
}
