import { NO_TERMS, type TableInfo } from '@ecumene/protocol'
import { expect, test, vi } from 'vitest'
import { memoryOver } from '../../memory/testing.ts'
import { matchOf, stateOf } from '../../table/testing.ts'
import { fits, NO_FILTER, rememberedFilter, rememberFilter } from './lobby-filter.ts'

const table = (over: Partial<TableInfo>): TableInfo => ({ ...stateOf(matchOf('duel'), null), ...over })

test('tables that are over are not listed', () => {
  expect(fits(table({}), NO_FILTER)).toBe(true)
  expect(fits(table({ status: 'over' }), NO_FILTER)).toBe(false)
})

test('the list can be of one game', () => {
  expect(fits(table({}), { ...NO_FILTER, game: 'duel' })).toBe(true)
  expect(fits(table({}), { ...NO_FILTER, game: 'dawn' })).toBe(false)
})

test('a game with its expansion is another game of the list', () => {
  const [plain, expanded] = [{}, { terra: true }].map((options) => table({ game: 'dawn', options }))
  for (const [game, one, other] of [
    ['dawn', plain, expanded],
    ['terra', expanded, plain],
  ] as const) {
    expect(one && fits(one, { ...NO_FILTER, game }), game).toBe(true)
    expect(other && fits(other, { ...NO_FILTER, game }), game).toBe(false)
  }
})

test('the list can be of tables with one kind of clock', () => {
  const days = table({ terms: { ...NO_TERMS, clock: { kind: 'days', days: 3, rest: null } } })
  expect(fits(days, { ...NO_FILTER, clock: 'days' })).toBe(true)
  expect(fits(days, { ...NO_FILTER, clock: 'increment' })).toBe(false)
  expect(fits(table({}), { ...NO_FILTER, clock: 'none' })).toBe(true)
  expect(fits(table({}), { ...NO_FILTER, clock: 'days' })).toBe(false)
})

test('the filter is remembered, and forgets what is no more', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', memoryOver(kept))
  expect(rememberedFilter()).toEqual(NO_FILTER)
  const chosen = { game: 'duel', clock: 'days', isFreeOnly: true } as const
  rememberFilter(chosen)
  expect(rememberedFilter()).toEqual(chosen)
  rememberFilter({ ...chosen, game: 'gone', isFreeOnly: false })
  expect(rememberedFilter()).toEqual({ game: null, clock: 'days', isFreeOnly: false })
  rememberFilter(NO_FILTER)
  expect(rememberedFilter()).toEqual(NO_FILTER)
  vi.unstubAllGlobals()
})

test('the list can be of tables with an empty seat', () => {
  const free = { ...NO_FILTER, isFreeOnly: true }
  expect(fits(table({}), free)).toBe(false)
  expect(fits(table({ seats: [{ kind: 'open' }] }), free)).toBe(true)
})
