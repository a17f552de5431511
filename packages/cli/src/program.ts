import { analysis } from './analysis.ts'
import { backup, migrate, restore } from './archive.ts'
import { arena } from './arena/arena.ts'
import { UsageError } from './arguments.ts'
import { bench } from './bench/bench.ts'
import type { Command } from './command.ts'
import { engine } from './engine.ts'
import { exercises } from './exercises/exercises.ts'
import { fuzz } from './fuzz.ts'
import type { Io } from './io.ts'
import { replay } from './replay.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'
import { table } from './table.ts'
import { train } from './train/train.ts'

/** Every command of the program, in the order of its help. */
const COMMANDS: readonly Command[] = [
  serve,
  backup,
  restore,
  migrate,
  simulate,
  arena,
  fuzz,
  replay,
  analysis,
  exercises,
  bench,
  train,
  engine,
]

/** Runs `ecumene` with these arguments; the promise is the exit code. */
export const run = async (argv: readonly string[], io: Io): Promise<number> => {
  const [name, ...rest] = argv
  if (name === '--help' || name === '-h' || name === 'help') return showHelp(rest, io)
  const command = COMMANDS.find((candidate) => candidate.name === name)
  try {
    if (command === undefined) throw new UsageError(wrongCommand(name))
    return await command.run(rest, io)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    const program = command === undefined ? 'ecumene' : `ecumene ${command.name}`
    io.err(`${program}: ${error.message}\nSee: ${program} --help\n`)
    return 2
  }
}

const showHelp = ([name]: readonly string[], io: Io): number => {
  const command = COMMANDS.find((candidate) => candidate.name === name)
  if (command !== undefined) io.out(command.help)
  else if (name === undefined) io.out(programHelp())
  else io.err(`ecumene: ${wrongCommand(name)}\n`)
  return name === undefined || command !== undefined ? 0 : 2
}

const wrongCommand = (name: string | undefined): string => {
  const allowed = `allowed: ${COMMANDS.map((command) => command.name).join(', ')}`
  if (name === undefined) return `COMMAND is missing; ${allowed}`
  return name.startsWith('-')
    ? `unknown flag ${name}; a command comes first, ${allowed}`
    : `unknown command "${name}"; ${allowed}`
}

const programHelp = (): string =>
  `ecumene COMMAND …

Plays, tests and measures the games of Ecumene.

${table(
  COMMANDS.map((command) => [command.name, command.purpose]),
  ['left', 'left'],
)}
Help for one command: ecumene COMMAND --help
Exit codes: 0 done, 1 a fault was found, 2 wrong arguments.
`
