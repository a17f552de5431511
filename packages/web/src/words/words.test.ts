import { auditWords } from '@ecumene/kernel'
import { ALL_GAMES } from '@ecumene/shelf'
import { expect, test } from 'vitest'
import { pickLanguage } from './language.ts'
import { pageWords } from './words.ts'

test('the words of the page are complete and sound in every language', () => {
  expect(auditWords(pageWords)).toEqual([])
})

test.each(ALL_GAMES.map((game) => [game.id, game] as const))('no word of the page hides a word of %s', (_id, game) => {
  expect(Object.keys(pageWords.en).filter((key) => Object.hasOwn(game.presentation.words.en, key))).toEqual([])
})

test.each([
  [null, ['uk-UA', 'en'], 'uk'],
  [null, ['de-DE', 'pl'], 'pl'],
  [null, ['de', 'fr'], 'en'],
  ['ru', ['uk'], 'ru'],
  ['klingon', ['pl-PL'], 'pl'],
] as const)('remembered %s and wished %s make %s', (remembered, wishes, language) => {
  expect(pickLanguage(remembered, wishes)).toBe(language)
})
