import { readFileSync } from 'node:fs'
import { auditCatalogue, auditWords } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { BUILDINGS } from '../data/buildings.ts'
import { CIVILIZATIONS } from '../data/civilizations.ts'
import { CULTURE_EVENTS } from '../data/events.ts'
import { GOVERNMENT_IDS } from '../data/governments.ts'
import { GREAT_PEOPLE } from '../data/great-people.ts'
import { TECHS } from '../data/techs.ts'
import { TILES } from '../data/tiles.ts'
import { MARKERS, RESOURCES, UNIT_TYPES } from '../data/types.ts'
import { WONDERS } from '../data/wonders.ts'
import { words } from '../words/words.ts'
import { catalogue } from './catalogue.ts'

const book = catalogue()

const idsOf = (kind: string) => book.kinds.find(({ id }) => id === kind)?.pieces.map(({ id }) => id)
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

test('the encyclopedia has each piece of the box exactly once', () => {
  expect(idsOf('civilization')).toEqual(ids(CIVILIZATIONS))
  expect(idsOf('tech')).toEqual(ids(TECHS))
  expect(idsOf('government')).toEqual([...GOVERNMENT_IDS])
  expect(idsOf('building')).toEqual([...ids(BUILDINGS), 'city-walls'])
  expect(idsOf('unit')).toEqual([...UNIT_TYPES])
  expect(idsOf('wonder')).toEqual(ids(WONDERS))
  expect(idsOf('culture')).toEqual(ids(CULTURE_EVENTS))
  expect(idsOf('person')).toEqual(ids(GREAT_PEOPLE))
  expect(idsOf('resource')).toEqual([...RESOURCES])
  expect(idsOf('marker')).toEqual([...MARKERS])
  expect(idsOf('tile')).toEqual(TILES.map((_tile, at) => String(at + 1)))
})

test('everything whose effect has words has an entry', () => {
  const told = new Set(
    book.kinds.flatMap(({ pieces }) =>
      pieces.flatMap(({ effects }) =>
        effects.flatMap(({ key, args }) => [key, ...Object.values(args ?? {}).map((inner) => JSON.stringify(inner))]),
      ),
    ),
  )
  const isTold = (key: string) => told.has(key) || told.has(JSON.stringify({ key }))
  const effects = Object.keys(words.en).filter((key) => /^effect\.(?!government$)[a-z]+\.[a-z.-]+$/.test(key))
  expect(effects.length).toBeGreaterThan(100)
  expect(effects.filter((key) => !isTold(key))).toEqual([])
})

test('the encyclopedia has words in every language, and every reference leads somewhere', () => {
  expect(auditWords(book.words)).toEqual([])
  expect(auditCatalogue(book, words)).toEqual([])
})

test('the encyclopedia cites rules that exist', () => {
  const text = readFileSync(new URL('../../../../docs/rules/ids/classic.txt', import.meta.url), 'utf8')
  const known = new Set(text.split('\n'))
  for (const { pieces } of book.kinds)
    for (const { id, rules } of pieces) expect([id, rules.filter((rule) => !known.has(rule))]).toEqual([id, []])
})

test('what is proposed is marked', () => {
  const doubtful = (kind: string) =>
    book.kinds.find(({ id }) => id === kind)?.pieces.flatMap(({ id, doubts }) => (doubts.length > 0 ? [id] : []))
  expect(doubtful('government')).toEqual([
    'republic',
    'feudalism',
    'democracy',
    'monarchy',
    'communism',
    'fundamentalism',
  ])
  expect(doubtful('culture')).toEqual(['duty-and-honor', 'nationalism', 'patriotism'])
})
