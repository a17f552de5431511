import { failed, ok, type Result } from '@ecumene/kernel'
import type { Bot } from './bot.ts'
import type { Guide } from './guide.ts'
import { botOfLevel, LEVELS, type Level } from './levels.ts'
import { botFrom, RECIPE_FORMS, readRecipe } from './recipe.ts'

/** What a bot can be called, for help texts and messages. */
export const BOT_NAMES = [...RECIPE_FORMS, ...LEVELS] as const

/** The bot that a text names, for a game with this guide: a level, or how it is made (`recipe.ts`). */
export const botNamed = (text: string, guide: Guide): Result<Bot> => {
  if (isLevel(text)) return ok(botOfLevel(text, guide))
  const recipe = readRecipe(text)
  if (recipe === null) return failed(`unknown bot "${text}"; allowed: ${BOT_NAMES.join(', ')}`)
  return ok(botFrom(text, recipe, guide))
}

const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text)
