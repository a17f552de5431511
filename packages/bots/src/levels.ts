import type { Bot } from './bot.ts'
import { SEARCH_DEFAULTS } from './catalogue.ts'
import { greedyBot } from './greedy.ts'
import type { Guide } from './guide.ts'
import { searchBot } from './search.ts'

/** The strengths that a table offers. All of them know only what a person in their seat would know. */
export const LEVELS = ['easy', 'normal', 'hard'] as const
export type Level = (typeof LEVELS)[number]

/** Easy looks one move ahead; normal and hard search, for as long as a person finds pleasant to wait. */
export const botOfLevel = (level: Level, guide: Guide): Bot => {
  switch (level) {
    case 'easy':
      return greedyBot(guide, level)
    case 'normal':
      return searchBot(level, { ...SEARCH_DEFAULTS, budget: { iterations: 120 } }, guide)
    case 'hard':
      return searchBot(level, { ...SEARCH_DEFAULTS, budget: { milliseconds: 700 } }, guide)
  }
}
