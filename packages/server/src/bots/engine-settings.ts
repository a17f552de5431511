import { LEVELS, type Level } from '@ecumene/bots'
import { isProgramName, namesIn, type Program, programNamed } from '@ecumene/bots/engine'
import { failed, ok, type Result } from '@ecumene/kernel'

/** A program that plays a level of a game. Only the operator can name it: guests know only levels. */
export type EngineSetting = { readonly game: string; readonly level: Level; readonly program: Program }

export const ENGINES_ALLOWED = `such as duel/hard=exec:./my-bot, several with commas between; levels: ${LEVELS.join(', ')}`

/** Reads `duel/hard=exec:./my-bot,…`. */
export const readEngines = (text: string): Result<readonly EngineSetting[]> => {
  const settings: EngineSetting[] = []
  for (const item of namesIn(text)) {
    const [, game = '', named = '', name = ''] = /^([^/=]+)\/([^/=]+)=(.*)$/.exec(item) ?? []
    const level = LEVELS.find((known) => known === named)
    const program = programNamed(name)
    if (level === undefined || !isProgramName(name) || !program.ok) return failed(ENGINES_ALLOWED)
    settings.push({ game, level, program: program.value })
  }
  return ok(settings)
}
