import type { Bot } from './bot.ts'
import type { Budget } from './clock.ts'
import { greedyBot, WORLDS } from './greedy.ts'
import type { Guide } from './guide.ts'
import { randomBot } from './random.ts'
import { type SearchOptions, searchBot } from './search.ts'

/** What a bot's name says of how it plays. */
export type Recipe =
  | { readonly kind: 'random' }
  | { readonly kind: 'greedy'; readonly carelessness: number }
  | ({ readonly kind: 'search'; readonly carelessness: number } & SearchOptions)

/** The forms a bot's name can take, for help texts and messages. */
export const RECIPE_FORMS = [
  'random',
  'greedy',
  'search',
  'search:<ms>ms',
  'search:<iterations>',
  '…~<percent>',
] as const

/** How long `search` thinks by default. */
export const SEARCH_DEFAULTS: SearchOptions = { budget: { milliseconds: 50 } }

/**
 * Reads `random`, `greedy`, `search`, `search:200ms` or `search:1000` (iterations). After a further colon, `full` plays leaves to the
 * end and a number makes that many random decisions before judging them; without it, search does what suits the game. After `~`, how
 * careless it is (`careless.ts`), in percent of the chance to win: `search:40~3`. `null`: no bot has this name.
 */
export const readRecipe = (text: string): Recipe | null => {
  const form = /^(?<kind>[a-z]+)(?::(?<thinking>\w+)(?::(?<leaf>\w+))?)?(?:~(?<percent>\d+(?:\.\d+)?))?$/.exec(text)
  if (form?.groups === undefined) return null
  const { kind, thinking, leaf, percent } = form.groups
  const carelessness = Number(percent ?? 0) / 100
  if (kind === 'random') return thinking === undefined && percent === undefined ? { kind } : null
  if (kind === 'greedy') return thinking === undefined ? { kind, carelessness } : null
  if (kind !== 'search') return null
  const budget = thinking === undefined ? SEARCH_DEFAULTS.budget : readBudget(thinking)
  const playout = leaf === undefined ? undefined : readPlayout(leaf)
  if (budget === null || playout === null) return null
  return { kind, carelessness, budget, ...(playout !== undefined && { playout }) }
}

/** The bot of a recipe, for a game with this guide. `milliseconds`: it thinks no longer than that about a decision. */
export const botFrom = (name: string, recipe: Recipe, guide: Guide, milliseconds?: number): Bot => {
  if (recipe.kind === 'random') return randomBot
  const limited = (budget: Budget): Budget => (milliseconds === undefined ? budget : { milliseconds, ...budget })
  return recipe.kind === 'greedy'
    ? greedyBot(guide, name, limited({ iterations: WORLDS }), recipe.carelessness)
    : searchBot(name, { ...recipe, budget: limited(recipe.budget) }, guide, recipe.carelessness)
}

const readBudget = (text: string): Budget | null => {
  const time = /^([1-9]\d*)ms$/.exec(text)
  if (time !== null) return { milliseconds: Number(time[1]) }
  return /^[1-9]\d*$/.test(text) ? { iterations: Number(text) } : null
}

const readPlayout = (text: string): number | 'full' | null => {
  if (text === 'full') return 'full'
  return /^\d+$/.test(text) ? Number(text) : null
}
