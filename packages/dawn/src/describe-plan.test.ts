import { LANGUAGES, translator } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { describePlan, planSources, planVerdict } from './describe-plan.ts'
import { dawn } from './game.ts'
import { plansFor } from './plans.ts'
import type { WonderPlan } from './rules/industry/wonder-plan.ts'
import { play } from './testing/play.ts'
import { position } from './testing/position.ts'
import { words } from './words/words.ts'

const state = position({
  players: [
    {
      capital: 24,
      row: ['astrology', 'masonry', 'pottery', 'early-empire', 'foreign-trade'],
      trade: [0, 0, 2, 0, 0],
      resources: { marble: 1, oil: 3 },
      leader: 'egypt',
    },
    { capital: 0 },
  ],
  tops: ['stonehenge', 'colossus'],
})
const plan = (): WonderPlan => plansFor(dawn.view(state, 0), 0).stonehenge as WonderPlan
const { say } = translator(words, 'en', (seat) => `P${seat}`)

test('a plan says what a wonder costs and what pays for it', () => {
  expect(say(describePlan(plan()))).toBe(
    'Cost 6 (printed 7). Production up to 7: industry card 3, tokens 2, and marble 2.',
  )
  expect(say(planVerdict(plan()))).toBe('enough')
  expect(say(planVerdict({ ...plan(), missing: 2 }))).toBe('2 short')
})

test('what has been spent is listed too', () => {
  play(state, 'focus 3', 'wonder stonehenge', 'resource marble')
  expect(planSources(plan()).map(({ thing, count }) => [thing, count])).toEqual([
    ['card', 3],
    ['spent', 2],
    ['tokens', 2],
  ])
})

test('in every language', () => {
  for (const language of LANGUAGES) {
    const text = translator(words, language, String).say(describePlan(plan()))
    expect(text, language).toMatch(/6 .*7.*3.*2.*2/)
    expect(text, language).not.toMatch(/[{}]/)
  }
})
