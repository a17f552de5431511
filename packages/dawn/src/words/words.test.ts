import { auditWords, LANGUAGES } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { CARDS } from '../data/cards.ts'
import { LEADERS } from '../data/leaders.ts'
import { CITY_STATES, NATURAL_WONDERS, TREATIES } from '../data/sights.ts'
import { WONDERS } from '../data/wonders.ts'
import { words } from './words.ts'

test('all four languages say everything with the same placeholders', () => {
  expect(auditWords(words)).toEqual([])
})

test('every piece has a name, and every one that does something a tooltip', () => {
  const keys = [
    ...CARDS.map(({ id }) => `card.${id}`),
    ...LEADERS.map(({ id }) => `leader.${id}`),
    ...WONDERS.map(({ id }) => `wonder.${id}`),
    ...CITY_STATES.map(({ id }) => `cityState.${id}`),
    ...TREATIES.map((id) => `treaty.${id}`),
  ]
  for (const language of LANGUAGES) {
    for (const key of keys) {
      expect(words[language][key]).toBeDefined()
      expect(words[language][`effect.${key}`]).toBeDefined()
    }
    for (const { id } of NATURAL_WONDERS) expect(words[language][`natural.${id}`]).toBeDefined()
  }
})

test('no language borrows whole sentences of another', () => {
  for (const [key, text] of Object.entries(words.en)) {
    if (!key.startsWith('effect.') && !key.startsWith('decision.') && !key.startsWith('reason.')) continue
    for (const language of ['uk', 'pl', 'ru'] as const) expect(words[language][key]).not.toBe(text)
  }
})
