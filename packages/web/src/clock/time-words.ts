import type { Speech } from '../words/use-words.tsx'

/** A length of time in words: its two largest units, and seconds only where they matter. */
export const timeWords = (milliseconds: number, text: Speech['text']): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [, unit, length, smaller] = STEPS.find(([from]) => seconds >= from) ?? SECONDS
  // Rounded up in the smallest unit shown, so that nothing jumps when a minute is over.
  const least = smaller === null ? length : smaller.length
  const whole = Math.ceil(seconds / least) * least
  const words = [text(`clock.${unit}`, { count: Math.floor(whole / length) })]
  const rest = (whole % length) / least
  if (smaller !== null && rest > 0) words.push(text(`clock.${smaller.unit}`, { count: rest }))
  return words.join(' ')
}

type Unit = 'days' | 'hours' | 'minutes' | 'seconds'
type Step = readonly [
  from: number,
  unit: Unit,
  length: number,
  smaller: { readonly unit: Unit; readonly length: number } | null,
]

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const SECONDS: Step = [0, 'seconds', 1, null]

const STEPS: readonly Step[] = [
  [DAY, 'days', DAY, { unit: 'hours', length: HOUR }],
  [HOUR, 'hours', HOUR, { unit: 'minutes', length: MINUTE }],
  [5 * MINUTE, 'minutes', MINUTE, null],
  [MINUTE, 'minutes', MINUTE, { unit: 'seconds', length: 1 }],
]
