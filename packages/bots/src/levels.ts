import type { Bot } from './bot.ts'
import type { Guide } from './guide.ts'
import { botFrom, readRecipe } from './recipe.ts'

/** The strengths that a table offers. All of them know only what a person in their seat would know. */
export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]

/** Which bot each level is, by name: see `recipe.ts`. Measured so that each beats the one below in about three games of four. */
export type Levels = Readonly<Record<Level, string>>

/** How long a level may think about a decision: not longer than a person finds pleasant to wait, on any machine. */
export const LEVEL_MILLISECONDS: Readonly<Record<Level, number>> = { easy: 100, normal: 400, hard: 1000, expert: 3000 }

/** `milliseconds`: how long it may think about this decision, where that is less (`patience.ts`). */
export const botOfLevel = (level: Level, guide: Guide, milliseconds = LEVEL_MILLISECONDS[level]): Bot => {
  const text = (guide.levels ?? PLAIN)[level]
  const recipe = readRecipe(text)
  if (recipe === null) throw new Error(`a guide names "${text}" for the level ${level}, which is no bot`)
  return botFrom(level, recipe, guide, milliseconds)
}

/** For games that nobody has measured. */
const PLAIN: Levels = { easy: 'greedy~5', normal: 'search:120', hard: 'search:20000', expert: 'search:100000' }
