import type { Game } from '../game.ts'
import { type OptionField, readOptions } from '../options.ts'
import { below, type Random } from '../values/random.ts'

/** Options drawn by chance, except those that are fixed. */
export const randomOptions = (game: Game, random: Random, fixed: object = {}): unknown => {
  const fields = game.options as Readonly<Record<string, OptionField>>
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) values[name] = randomValue(field, random)
  Object.assign(values, fixed)
  const read = readOptions(game.options, values)
  return read.ok ? read.value : values
}

const randomValue = (field: OptionField, random: Random): unknown => {
  switch (field.kind) {
    case 'choice':
      return field.values[below(random, field.values.length)]
    case 'flag':
      return below(random, 2) === 1
    case 'number':
      // Always with a limit: random players may never finish.
      return field.min + below(random, field.max - field.min + 1)
  }
}
