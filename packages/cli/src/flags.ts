import { MOST_DECISIONS } from '@ecumene/kernel'
import { type Flag, json, text, toggle, wholeNumber } from './arguments.ts'
import { BOTS_HELP } from './games.ts'
import { figure } from './table.ts'

/* Flags that several commands share. */

export const seedFlag: Flag<string> = text({
  default: '1',
  placeholder: 'SEED',
  help: 'a number or text; the same seed gives the same games',
})

export const threadsFlag: Flag<number> = wholeNumber({
  min: 1,
  max: 256,
  default: 1,
  help: 'worker threads; the games of a seed do not depend on it',
})

export const optionsFlag: Flag<object | null> = json('table options, such as \'{"wonders": "firstGame"}\'')

/** What `--help` says about games that may be played without a limit, and what those are called that had to be cut off. */
export const LIMITS_HELP = `A limit that tables can do without, such as "rounds", is set here unless --options says otherwise; a game that still
has not ended after ${figure(MOST_DECISIONS)} decisions is cut off and counts for nobody.`
export const CUT_OFF = `cut off after ${figure(MOST_DECISIONS)} decisions`

export const botsFlag: Flag<string | null> = text({ default: null, placeholder: 'LIST', help: BOTS_HELP })

export const timeFlag: Flag<number> = wholeNumber({
  min: 1,
  max: 3_600_000,
  default: 1000,
  help: 'milliseconds that a program (exec:…) may take for a decision',
})

export const jsonFlag: Flag<boolean> = toggle('print one JSON object instead of text')

/** A seed as JSON shows it: a number if it was written as one. */
export const seedValue = (seed: string): string | number => {
  const value = Number(seed)
  return Number.isSafeInteger(value) && String(value) === seed ? value : seed
}
