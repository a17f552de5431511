import { expect, test } from 'vitest'
import { botNamed } from './catalogue.ts'
import { NO_GUIDE } from './guide.ts'

test.each([
  'random',
  'greedy',
  'search',
  'search:50ms',
  'search:1000',
  'search:20:full',
  'search:20:0',
  'search:9ms:12',
  'greedy~5',
  'search:40~2.5',
  'search:40:full~3',
  'easy',
  'expert',
])('%s names a bot, which keeps that name', (text) => {
  const bot = botNamed(text, NO_GUIDE)
  expect(bot.ok && bot.value.name).toBe(text)
})

test.each([
  '',
  'Random',
  'greedy:2',
  'search:',
  'search:0',
  'search:-5ms',
  'search:5s',
  'search:5:x',
  'search:5:1:2',
  'mcts',
  'random~3',
  'greedy~',
  'greedy~-1',
  'search~x',
  'hard~3',
])('"%s" names none, and the message says what is allowed', (text) => {
  const bot = botNamed(text, NO_GUIDE)
  expect(bot.ok).toBe(false)
  if (!bot.ok) expect(bot.error).toMatch(new RegExp(`unknown bot "${text}"; allowed: random, greedy, search`))
})
