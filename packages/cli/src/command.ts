import { type Flag, type Flags, readArguments, UsageError, type Values } from './arguments.ts'
import type { Io } from './io.ts'
import { table } from './table.ts'

/** One command of the program. */
export type Command = {
  readonly name: string
  /** One line for the list of commands. */
  readonly purpose: string
  readonly help: string
  /** The exit code. Throws a UsageError where the arguments are wrong. */
  run(argv: readonly string[], io: Io): Promise<number>
}

/** An argument without a flag. */
export type Operand = { readonly name: string; readonly help: string; readonly optional?: boolean }

export const command = <F extends Flags>(of: {
  readonly name: string
  readonly purpose: string
  readonly about: string
  readonly operands: readonly Operand[]
  readonly flags: F
  readonly examples: readonly string[]
  run(values: Values<F>, operands: readonly string[], io: Io): Promise<number>
}): Command => {
  const usage = of.operands.map(({ name, optional }) => (optional ? ` [${name}]` : ` ${name}`)).join('')
  const help = `ecumene ${of.name}${usage} [flags]

${of.about}

${table([...of.operands.map(({ name, help }) => [name, help]), ...Object.entries(of.flags).map(flagLine), HELP], ['left', 'left'])}
Examples:
${of.examples.map((example) => `  ecumene ${of.name} ${example}\n`).join('')}`
  return {
    name: of.name,
    purpose: of.purpose,
    help,
    async run(argv, io) {
      const { values, operands, help: asked } = readArguments(argv, of.flags)
      if (asked) {
        io.out(help)
        return 0
      }
      checkOperands(of.operands, operands)
      return of.run(values, operands, io)
    },
  }
}

const HELP = ['--help', 'show this']

const flagLine = ([name, flag]: [string, Flag]): readonly string[] => [
  flag.placeholder === null ? `--${name}` : `--${name} ${flag.placeholder}`,
  flag.default === null || flag.default === false ? flag.help : `${flag.help} (${String(flag.default)})`,
]

const checkOperands = (declared: readonly Operand[], given: readonly string[]): void => {
  const missing = declared.slice(given.length).find(({ optional }) => optional !== true)
  if (missing !== undefined) throw new UsageError(`${missing.name} is missing; allowed: ${missing.help}`)
  const extra = given[declared.length]
  if (extra === undefined) return
  const allowed = declared.length === 0 ? 'flags only' : declared.map(({ name }) => name).join(' ')
  throw new UsageError(`unexpected argument "${extra}"; allowed: ${allowed}`)
}
