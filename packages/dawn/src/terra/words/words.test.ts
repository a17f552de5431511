import { auditWords, LANGUAGES } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { words } from '../../words/words.ts'
import { FORT_VICTORY_CARDS, TERRA_VICTORY_CARDS } from '../data/agendas.ts'
import { TERRA_CARDS, UNIQUE_CARDS } from '../data/cards.ts'
import { TERRA_ICONS } from '../data/dial.ts'
import { DISTRICTS } from '../data/districts.ts'
import { GOVERNMENTS } from '../data/governments.ts'
import { TERRA_LEADERS } from '../data/leaders.ts'
import { TERRA_CITY_STATES, TERRA_NATURAL_WONDERS, TERRA_TREATIES } from '../data/sights.ts'
import { TERRA_WONDERS } from '../data/wonders.ts'
import { terraWords } from './here.ts'

test('all four languages say everything of the expansion with the same placeholders', () => {
  expect(auditWords(terraWords)).toEqual([])
})

test('every piece of the expansion has a name, and every one that does something a tooltip', () => {
  const keys = [
    ...[...TERRA_CARDS, ...UNIQUE_CARDS].map(({ id }) => `card.${id}`),
    ...TERRA_LEADERS.map(({ id }) => `leader.${id}`),
    ...TERRA_WONDERS.map(({ id }) => `wonder.${id}`),
    ...TERRA_CITY_STATES.map(({ id }) => `cityState.${id}`),
    ...[...TERRA_TREATIES, 'ibrahim'].map((id) => `treaty.${id}`),
    ...DISTRICTS.map(({ id }) => `district.${id}`),
    ...GOVERNMENTS.map(({ id }) => `government.${id}`),
    ...[...TERRA_VICTORY_CARDS, ...FORT_VICTORY_CARDS].flatMap((card) => card.map((id) => `agenda.${id}`)),
  ]
  for (const language of LANGUAGES) {
    const known = { ...words[language], ...terraWords[language] }
    for (const key of keys) {
      expect(known[key], key).toBeDefined()
      expect(known[`effect.${key}`], key).toBeDefined()
    }
    for (const { id } of TERRA_NATURAL_WONDERS) expect(known[`natural.${id}`]).toBeDefined()
    for (const icon of TERRA_ICONS) expect(known[`icon.${icon}`]).toBeDefined()
  }
})

test('a government’s tooltip tells its arrows', () => {
  for (const { id, arrows } of GOVERNMENTS)
    for (const language of LANGUAGES) expect(terraWords[language][`effect.government.${id}`]).toContain(` ${arrows} `)
})

test('no language borrows whole sentences of another', () => {
  for (const [key, text] of Object.entries(terraWords.en)) {
    if (!key.startsWith('effect.') && !key.startsWith('decision.') && !key.startsWith('reason.')) continue
    for (const language of ['uk', 'pl', 'ru'] as const) expect(terraWords[language][key], key).not.toBe(text)
  }
})
