import { readFileSync } from 'node:fs'
import { survivors } from './report.mjs'

/**
 * The mutants to try: all, those on some lines, or a random sample, which the seed decides; or the survivors that an earlier
 * run printed.
 */
export const chosenFrom = (mutants, { sample, seed, lines, again }) => {
  if (again !== undefined) return mutants.filter(wasPrintedIn(readFileSync(again, 'utf8').split('\n')))
  const [from, to] = (lines ?? '').split('-').map(Number)
  const near = lines === undefined ? mutants : mutants.filter(({ line }) => line >= from && line <= (to ?? from))
  if (sample === undefined || Number(sample) >= near.length) return near
  const random = generator(Number(seed))
  const left = [...near]
  const chosen = Array.from({ length: Number(sample) }, () => left.splice(Math.floor(random() * left.length), 1)[0])
  return chosen.sort((one, other) => one.id - other.id)
}

const wasPrintedIn = (printed) => (mutant) => {
  const lines = ['survived', 'unreached'].map((verdict) => survivors([{ mutant, verdict }]))
  return printed.some((line) => lines.includes(line))
}

/** mulberry32: small, and uniform enough for sampling. */
const generator = (seed) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
