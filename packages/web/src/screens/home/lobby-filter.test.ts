import type { TableInfo } from '@ecumene/server/protocol'
import { expect, test } from 'vitest'
import { matchOf, stateOf } from '../../table/testing.ts'
import { fits, NO_FILTER } from './lobby-filter.ts'

const table = (over: Partial<TableInfo>): TableInfo => ({ ...stateOf(matchOf('duel'), null), ...over })

test('tables that are over are not listed', () => {
  expect(fits(table({}), NO_FILTER)).toBe(true)
  expect(fits(table({ status: 'over' }), NO_FILTER)).toBe(false)
})

test('the list can be of one game', () => {
  expect(fits(table({}), { ...NO_FILTER, game: 'duel' })).toBe(true)
  expect(fits(table({}), { ...NO_FILTER, game: 'dawn' })).toBe(false)
})

test('the list can be of tables with an empty seat', () => {
  const free = { ...NO_FILTER, isFreeOnly: true }
  expect(fits(table({}), free)).toBe(false)
  expect(fits(table({ seats: [{ kind: 'open' }] }), free)).toBe(true)
})
