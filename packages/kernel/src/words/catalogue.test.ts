import { expect, test } from 'vitest'
import { auditCatalogue, type Catalogue, type Piece, pieceAddress } from './catalogue.ts'
import type { Words } from './words.ts'

const words = (texts: Readonly<Record<string, string>>): Words => ({ en: texts, uk: texts, pl: texts, ru: texts })

const stone: Piece = {
  id: 'stone',
  name: { key: 'stone' },
  facts: [{ label: { key: 'weight' }, values: [3] }],
  effects: [],
  doubts: [],
  rules: ['X-1'],
}

const catalogueOf = (...pieces: readonly Piece[]): Catalogue => ({
  words: words({ stones: 'Stones', weight: 'Weight' }),
  kinds: [{ id: 'rock', name: { key: 'stones' }, pieces }],
})

const problems = (...pieces: readonly Piece[]) => auditCatalogue(catalogueOf(...pieces), words({ stone: 'Stone' }))

test('a sound catalogue has no problems', () => {
  expect(problems(stone)).toEqual([])
  expect(pieceAddress('rock', 'stone')).toBe('rock/stone')
})

test('what is wrong with a catalogue is named', () => {
  expect(problems(stone, stone)).toEqual(['twice: rock/stone'])
  expect(problems({ ...stone, rules: [] })).toEqual(['rock/stone: no rule is cited'])
  expect(problems({ ...stone, facts: [] })).toEqual(['rock/stone: nothing is said about it'])
  expect(problems({ ...stone, facts: [{ label: { key: 'weight' }, values: [{ piece: 'rock/sand' }] }] })).toEqual([
    'rock/stone: there is no rock/sand',
  ])
  expect(problems({ ...stone, facts: [{ label: { key: 'weight' }, values: [1], sorts: true }] })).toEqual([
    'rock/stone: "weight" sorts by something that has no name',
  ])
  expect(problems({ ...stone, effects: [{ key: 'falls' }] })).toHaveLength(4)
})
