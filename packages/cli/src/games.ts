import { BOT_NAMES, botNamed, NO_GUIDE } from '@ecumene/bots'
import { EngineFault, EngineProcess, isProgramName, namesIn, programNamed } from '@ecumene/bots/engine'
import { type Game, readOptions, type SeatRange, withLimits } from '@ecumene/kernel'
import { ALL_GAMES, GAMES, gameNamed as onShelf } from '@ecumene/shelf'
import { UsageError } from './arguments.ts'

export { ALL_GAMES, GAMES }

export const GAME_IDS: string = ALL_GAMES.map((game) => game.id).join(', ')

export const gameNamed = (id: string): Game => {
  const game = onShelf(id)
  if (game === null) throw new UsageError(`GAME cannot be "${id}"; allowed: ${GAME_IDS}`)
  return game
}

/** The table options of a game, with defaults filled in, from what was given as `--options`. */
export const optionsFor = (game: Game, given: object | null): object => {
  const read = readOptions(game.options, given ?? {})
  if (!read.ok) throw new UsageError(`--options: ${read.error}`)
  return read.value
}

/** The same for games between bots, which always have a limit. */
export const limitedOptions = (game: Game, given: object | null): object =>
  optionsFor(game, withLimits(game.options, given ?? {}))

/** What was given as `--options`, checked, without any defaults. */
export const givenOptions = (game: Game, given: object | null): object => {
  optionsFor(game, given)
  return given ?? {}
}

/** The names in `--bots`, each known to be a bot. */
export const botList = (given: string): readonly string[] => {
  const names = namesIn(given)
  for (const name of names) {
    const bot = isProgramName(name) ? programNamed(name) : botNamed(name, NO_GUIDE)
    if (!bot.ok) throw new UsageError(`--bots: ${bot.error}`)
  }
  return names
}

/** Starts and greets every program among the bots once: what cannot be started is better known before a hundred games. */
export const greetPrograms = async (bots: readonly string[]): Promise<void> => {
  for (const name of new Set(bots.filter(isProgramName))) {
    const program = programNamed(name)
    if (!program.ok) throw new UsageError(`--bots: ${program.error}`)
    try {
      await (await EngineProcess.start(program.value)).close()
    } catch (error) {
      throw error instanceof EngineFault ? new UsageError(`--bots: ${name} ${error.message}`) : error
    }
  }
}

/** What `--bots` takes, for the help of every command that has it. */
export const BOTS_HELP: string = `names with commas between: ${BOT_NAMES.join(', ')}, exec:<program>`

export const seatsText = ({ min, max }: SeatRange): string => (min === max ? String(min) : `${min} to ${max}`)
