import { parseArgs } from 'node:util'
import { failed, ok, type Result } from '@ecumene/kernel'

/** A mistake on the command line. The message names the argument and what is allowed; the program exits with code 2. */
export class UsageError extends Error {}

/** One flag of a command: how it is read, and what its help says. */
export type Flag<Value = unknown> = {
  /** Placeholder of the value in the help; `null` for a switch, which takes none. */
  readonly placeholder: string | null
  readonly help: string
  /** What it accepts, to complete "must be …". */
  readonly allowed: string
  readonly default: Value
  read(text: string): Result<Value>
}

export type Flags = { readonly [name: string]: Flag }

export type Values<F extends Flags> = { readonly [Name in keyof F]: F[Name] extends Flag<infer Value> ? Value : never }

export type Arguments<F extends Flags> = {
  readonly values: Values<F>
  readonly operands: readonly string[]
  /** `--help` was among them: nothing else was read. */
  readonly help: boolean
}

/** Reads the arguments of a command, or throws a UsageError about the first wrong one. */
export const readArguments = <F extends Flags>(argv: readonly string[], flags: F): Arguments<F> => {
  const values: Record<string, unknown> = {}
  for (const [name, flag] of Object.entries(flags)) values[name] = flag.default
  const operands: string[] = []
  const given = new Set<string>()
  // Not strict: its error messages would not say what is allowed.
  const { tokens } = parseArgs({ args: [...argv], options: optionsOf(flags), strict: false, tokens: true })
  const help = tokens.some((token) => token.kind === 'option' && token.name === 'help')
  if (help) return { values: values as Values<F>, operands, help }
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value)
    if (token.kind !== 'option') continue
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined
    if (flag === undefined) throw new UsageError(`unknown flag ${token.rawName}; allowed: ${flagNames(flags)}`)
    if (given.has(token.name)) throw new UsageError(`--${token.name} is given twice; allowed: once`)
    given.add(token.name)
    values[token.name] = readFlag(token.name, flag, token.value)
  }
  return { values: values as Values<F>, operands, help }
}

export const wholeNumber = <Default extends number | null>(of: {
  readonly min: number
  readonly max: number
  readonly default: Default
  readonly help: string
}): Flag<number | Default> => ({
  placeholder: 'N',
  help: of.help,
  allowed: `a whole number from ${of.min} to ${of.max}`,
  default: of.default,
  read(text) {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= of.min && value <= of.max ? ok(value) : failed('')
  },
})

/** A time in seconds, fractions allowed. */
export const duration = (of: { readonly max: number; readonly help: string }): Flag<number | null> => ({
  placeholder: 'S',
  help: of.help,
  allowed: `a number above 0, at most ${of.max}`,
  default: null,
  read(text) {
    const value = Number(text)
    return /^\d*\.?\d+$/.test(text) && value > 0 && value <= of.max ? ok(value) : failed('')
  },
})

export const oneOf = <Value extends string>(of: {
  readonly values: readonly Value[]
  readonly default: Value
  readonly placeholder: string
  readonly help: string
}): Flag<Value> => ({
  placeholder: of.placeholder,
  help: of.help,
  allowed: of.values.join(', '),
  default: of.default,
  read(text) {
    const value = of.values.find((candidate) => candidate === text)
    return value === undefined ? failed('') : ok(value)
  },
})

export const text = <Default extends string | null>(of: {
  readonly default: Default
  readonly placeholder: string
  readonly help: string
}): Flag<string | Default> => ({
  placeholder: of.placeholder,
  help: of.help,
  allowed: 'a text of at least one letter',
  default: of.default,
  read: (given) => (given === '' ? failed('') : ok(given)),
})

export const toggle = (help: string): Flag<boolean> => ({
  placeholder: null,
  help,
  allowed: 'written without a value',
  default: false,
  read: () => failed(''),
})

/** A JSON object, kept as it is until the game is known; `null` if not given. */
export const json = (help: string): Flag<object | null> => ({
  placeholder: 'JSON',
  help,
  allowed: 'a JSON object such as \'{"name": "value"}\'',
  default: null,
  read(given) {
    try {
      const value: unknown = JSON.parse(given)
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? ok(value) : failed('')
    } catch {
      return failed('')
    }
  },
})

const readFlag = (name: string, flag: Flag, given: string | undefined): unknown => {
  if (flag.placeholder === null) {
    if (given !== undefined) throw new UsageError(`--${name} must be ${flag.allowed}, not "${given}"`)
    return true
  }
  if (given === undefined) throw new UsageError(`--${name} needs a value: ${flag.allowed}`)
  const read = flag.read(given)
  if (!read.ok)
    throw new UsageError(`--${name} must be ${read.error === '' ? flag.allowed : read.error}, not "${given}"`)
  return read.value
}

const optionsOf = (flags: Flags) => {
  const options: Record<string, { type: 'string' | 'boolean'; short?: string }> = {
    help: { type: 'boolean', short: 'h' },
  }
  for (const [name, flag] of Object.entries(flags)) {
    options[name] = { type: flag.placeholder === null ? 'boolean' : 'string' }
  }
  return options
}

const flagNames = (flags: Flags): string => [...Object.keys(flags), 'help'].map((name) => `--${name}`).join(', ')
