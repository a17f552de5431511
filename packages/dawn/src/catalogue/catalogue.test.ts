import { readFileSync } from 'node:fs'
import { auditCatalogue, auditWords } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { ALL_VICTORY_CARDS } from '../data/agendas.ts'
import { ALL_CARDS } from '../data/cards.ts'
import { ALL_LEADERS } from '../data/leaders.ts'
import { ALL_CITY_STATES, ALL_NATURAL_WONDERS, ALL_TREATIES } from '../data/sights.ts'
import { ALL_BARBARIANS } from '../data/tiles.ts'
import { RESOURCES, TERRAINS } from '../data/types.ts'
import { ALL_WONDERS } from '../data/wonders.ts'
import { dawn } from '../game.ts'
import { DISTRICTS } from '../terra/data/districts.ts'
import { GOVERNMENTS } from '../terra/data/governments.ts'
import { words } from '../words/words.ts'
import { catalogue } from './catalogue.ts'
import { tileSpaces } from './tile-spaces.ts'

const book = catalogue()

const pieces = (kind: string) => book.kinds.find(({ id }) => id === kind)?.pieces ?? []
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).sort()

test('the encyclopedia has each piece of all boxes exactly once', () => {
  expect(ids(pieces('leader'))).toEqual(ids(ALL_LEADERS))
  expect(ids(pieces('card'))).toEqual(ids(ALL_CARDS))
  expect(ids(pieces('wonder'))).toEqual(ids(ALL_WONDERS))
  expect(ids(pieces('cityState'))).toEqual(ids(ALL_CITY_STATES))
  expect(ids(pieces('natural'))).toEqual(ids(ALL_NATURAL_WONDERS))
  expect(ids(pieces('treaty'))).toEqual([...ALL_TREATIES, 'ibrahim'].sort())
  expect(ids(pieces('agenda'))).toEqual([...new Set(ALL_VICTORY_CARDS.flat())].sort())
  expect(pieces('tile').map(({ id }) => id)).toEqual(Array.from({ length: 21 }, (_, at) => String(at + 1)))
  expect(ids(pieces('terrain'))).toEqual([...TERRAINS].sort())
  expect(ids(pieces('resource'))).toEqual([...RESOURCES].sort())
  expect(ids(pieces('barbarian'))).toEqual([...ALL_BARBARIANS].sort())
  expect(ids(pieces('district'))).toEqual(ids(DISTRICTS))
  expect(ids(pieces('government'))).toEqual(ids(GOVERNMENTS))
})

test('everything whose effect has words has an entry', () => {
  const told = new Set(
    book.kinds.flatMap((kind) => kind.pieces.flatMap(({ effects }) => effects.map(({ key }) => key))),
  )
  const effects = Object.keys(words.en).filter((key) => /^effect\.[a-zA-Z]+\.[a-z-]+$/.test(key))
  expect(effects.length).toBeGreaterThan(100)
  expect(effects.filter((key) => !told.has(key))).toEqual([])
})

test('the encyclopedia has words in every language, and every reference leads somewhere', () => {
  expect(auditWords(book.words)).toEqual([])
  expect(auditCatalogue(book, dawn.presentation.words)).toEqual([])
})

test('the encyclopedia cites rules that exist', () => {
  const read = (name: string) =>
    readFileSync(new URL(`../../../../docs/rules/ids/${name}.txt`, import.meta.url), 'utf8').split('\n')
  const known = new Set([...read('new-dawn'), ...read('terra-incognita')])
  for (const kind of book.kinds)
    for (const { id, rules } of kind.pieces) expect([id, rules.filter((rule) => !known.has(rule))]).toEqual([id, []])
})

test('what is proposed is marked', () => {
  const doubtful = (kind: string) => pieces(kind).flatMap(({ id, doubts }) => (doubts.length > 0 ? [id] : []))
  expect(doubtful('card').slice(0, 4)).toEqual(['masonry', 'iron-working', 'mass-production', 'flight'])
  expect(doubtful('leader')).toEqual(['inca', 'indonesia'])
  expect(doubtful('government')).toEqual(['democracy', 'oligarchy', 'communism', 'autocracy'])
  expect(doubtful('tile')).toContain('3')
  expect(doubtful('tile')).toContain('20')
  expect(doubtful('tile')).not.toContain('1')
})

test('the spaces of a tile are those of its print', () => {
  const spaces = tileSpaces(7, 0)
  expect(spaces.map(({ terrain }) => terrain[0]).join('')).toBe('ggmwwwwmff')
  expect(spaces.flatMap(({ icon }) => icon ?? [])).toEqual(['capital', 'mercury'])
})
