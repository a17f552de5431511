import { failed, ok, type Result } from '@ecumene/kernel'
import type { Bot } from './bot.ts'
import type { Budget } from './clock.ts'
import { greedyBot } from './greedy.ts'
import type { Guide } from './guide.ts'
import { randomBot } from './random.ts'
import { type SearchOptions, searchBot } from './search.ts'

/** How long `search` thinks by default. */
export const SEARCH_DEFAULTS: SearchOptions = { budget: { milliseconds: 50 } }

/** The forms a bot's name can take, for help texts and messages. */
export const BOT_NAMES = ['random', 'greedy', 'search', 'search:<ms>ms', 'search:<iterations>'] as const

/**
 * The bot that a text describes, for a game with this guide: `random`, `greedy`, `search`, `search:200ms` or `search:1000` (iterations). After a
 * further colon, `full` plays leaves to the end and a number makes that many random decisions before judging them; without
 * it, search does what suits the game.
 */
export const botNamed = (text: string, guide: Guide): Result<Bot> => {
  const [name, thinking, leaf, ...more] = text.split(':')
  if (more.length > 0) return unknown(text)
  if (name === 'random' && thinking === undefined) return ok(randomBot)
  if (name === 'greedy' && thinking === undefined) return ok(greedyBot(guide))
  if (name !== 'search') return unknown(text)
  const budget = thinking === undefined ? SEARCH_DEFAULTS.budget : readBudget(thinking)
  const playout = leaf === undefined ? undefined : readPlayout(leaf)
  if (budget === null || playout === null) return unknown(text)
  return ok(searchBot(text, { budget, ...(playout !== undefined && { playout }) }, guide))
}

const unknown = (text: string) => failed(`unknown bot "${text}"; allowed: ${BOT_NAMES.join(', ')}`)

const readBudget = (text: string): Budget | null => {
  const time = /^([1-9]\d*)ms$/.exec(text)
  if (time !== null) return { milliseconds: Number(time[1]) }
  return /^[1-9]\d*$/.test(text) ? { iterations: Number(text) } : null
}

const readPlayout = (text: string): number | 'full' | null => {
  if (text === 'full') return 'full'
  return /^\d+$/.test(text) ? Number(text) : null
}
