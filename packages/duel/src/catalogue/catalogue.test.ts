import { readFileSync } from 'node:fs'
import { auditCatalogue, auditWords } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { CARD_PIECES, PROGRESS_PIECES, WONDER_PIECES } from '../data/pieces.ts'
import { words } from '../words/words.ts'
import { catalogue } from './catalogue.ts'

const book = catalogue()

test('the encyclopedia has each piece of the box exactly once', () => {
  const ids = (kind: string) => book.kinds.find(({ id }) => id === kind)?.pieces.map(({ id }) => id)
  expect(ids('card')).toEqual(CARD_PIECES.map(({ id }) => id))
  expect(ids('wonder')).toEqual(WONDER_PIECES.map(({ id }) => id))
  expect(ids('progress')).toEqual(PROGRESS_PIECES.map(({ id }) => id))
})

test('the encyclopedia has words in every language, and every reference leads somewhere', () => {
  expect(auditWords(book.words)).toEqual([])
  expect(auditCatalogue(book, words)).toEqual([])
})

test('the encyclopedia cites rules that exist', () => {
  const known = new Set(
    readFileSync(new URL('../../../../docs/rules/ids/duel.txt', import.meta.url), 'utf8').split('\n'),
  )
  for (const { pieces } of book.kinds)
    for (const { id, rules } of pieces) expect([id, rules.filter((rule) => !known.has(rule))]).toEqual([id, []])
})

test('an entry is made of the data: Aqueduct', () => {
  const aqueduct = book.kinds[0]?.pieces.find(({ id }) => id === 'aqueduct')
  expect(aqueduct?.facts).toEqual([
    { label: { key: 'catalogue.deck' }, values: [{ key: 'deck.age-2' }], sorts: true },
    { label: { key: 'catalogue.type' }, values: [{ key: 'type.blue' }], sorts: true },
    { label: { key: 'catalogue.cost' }, values: [{ count: 3, of: { key: 'resource.stone' } }] },
    { label: { key: 'catalogue.accepts' }, values: [{ key: 'chain.drop' }, { piece: 'card/baths' }] },
  ])
})
