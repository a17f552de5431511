import { type Flag, json, text, toggle, wholeNumber } from './arguments.ts'
import { BOTS_HELP } from './games.ts'

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

export const botsFlag: Flag<string | null> = text({ default: null, placeholder: 'LIST', help: BOTS_HELP })

export const jsonFlag: Flag<boolean> = toggle('print one JSON object instead of text')

/** A seed as JSON shows it: a number if it was written as one. */
export const seedValue = (seed: string): string | number => {
  const value = Number(seed)
  return Number.isSafeInteger(value) && String(value) === seed ? value : seed
}
