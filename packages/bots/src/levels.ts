import type { Bot } from './bot.ts'
import type { Budget } from './clock.ts'
import { greedyBot } from './greedy.ts'
import type { Guide } from './guide.ts'
import { searchBot } from './search.ts'

/** The strengths that a table offers. All of them know only what a person in their seat would know. */
export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]

/**
 * How much a level may think about a decision: not longer than a person finds pleasant to wait on any machine, and not more
 * than makes it as strong as it should be on a fast one. Easy looks one move ahead, in a few worlds.
 */
export const LEVEL_LIMITS: Readonly<Record<Level, Required<Budget>>> = {
  easy: { iterations: 4, milliseconds: 100 },
  normal: { iterations: 120, milliseconds: 400 },
  hard: { iterations: 20_000, milliseconds: 1000 },
  expert: { iterations: 100_000, milliseconds: 3000 },
}

export const botOfLevel = (level: Level, guide: Guide): Bot => {
  const budget = LEVEL_LIMITS[level]
  return level === 'easy' ? greedyBot(guide, level, budget) : searchBot(level, { budget }, guide)
}
