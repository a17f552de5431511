import { BOT_NAMES, botNamed, NO_GUIDE } from '@ecumene/bots'
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

/** The same for games between bots, which keep a limit of their own where a table may have none. */
export const limitedOptions = (game: Game, given: object | null): object =>
  optionsFor(game, withLimits(game.options, given ?? {}))

/** What was given as `--options`, known to be allowed, without the defaults of what was not. */
export const givenOptions = (game: Game, given: object | null): object => {
  optionsFor(game, given)
  return given ?? {}
}

/** The names in `--bots`, each known to be a bot. */
export const botList = (given: string): readonly string[] => {
  const names = given.split(',').map((name) => name.trim())
  for (const name of names) {
    const bot = botNamed(name, NO_GUIDE)
    if (!bot.ok) throw new UsageError(`--bots: ${bot.error}`)
  }
  return names
}

/** What `--bots` takes, for the help of every command that has it. */
export const BOTS_HELP: string = `names with commas between: ${BOT_NAMES.join(', ')}`

export const seatsText = ({ min, max }: SeatRange): string => (min === max ? String(min) : `${min} to ${max}`)
