import { expect, test } from 'vitest'
import type { Game } from '../game.ts'
import { bazaar } from '../toy/index.ts'
import { checkForm } from './form-check.ts'
import { type SavedForm, savedForm } from './saved-form.ts'

const GAMES = 3

const form = savedForm(bazaar, GAMES)

test('the form of what a game saves names every field with the kinds of its values', () => {
  expect(form['state.random']).toBe('a number, b number, c number, d number')
  expect(form['state.merchants[]']).toContain('bid null|number, ')
  expect(form['state.deck[]']).toBe('string')
  expect(Object.keys(form).some((place) => place.startsWith('event '))).toBe(true)
})

test('the same games give the same form', () => {
  expect(savedForm(bazaar, GAMES)).toEqual(form)
  expect(checkForm({ shape: 1, form }, { shape: 1, form })).toEqual({ problem: null, record: null })
})

test('a game that adds something to its states is told to raise its shape', () => {
  const game: Game = bazaar
  const setup: Game['setup'] = (...given) => Object.assign(game.setup(...given) as object, { tax: 1 })
  const changed = savedForm({ ...game, setup }, GAMES)
  const { problem, record } = checkForm({ shape: 1, form }, { shape: 1, form: changed })
  expect(problem).toContain('raise `shape`')
  expect(problem).toContain('tax number')
  expect(record).toBeNull()
})

const BEFORE: SavedForm = { state: 'coins number, lot? list, victor null|number', 'state.lot[]': 'number' }

const checked = (now: SavedForm) => checkForm({ shape: 7, form: BEFORE }, { shape: 7, form: { ...BEFORE, ...now } })

test.each([
  ['a new field', { state: 'coins number, lot? list, tax number, victor null|number' }],
  ['a field that is gone', { state: 'lot? list, victor null|number' }],
  ['a field of another kind', { state: 'coins string, lot? list, victor null|number' }],
  ['a field that may be missing now', { state: 'coins? number, lot? list, victor null|number' }],
  ['a list of other things', { 'state.lot[]': 'string' }],
])('%s takes a raised shape', (_what, now) => {
  expect(checked(now)).toMatchObject({ problem: expect.stringContaining('raise `shape`'), record: null })
})

test('renaming a place requires raising the shape', () => {
  const renamed = { state: BEFORE['state'] as string, 'state.goods[]': 'number' }
  expect(checkForm({ shape: 7, form: BEFORE }, { shape: 7, form: renamed }).problem).toContain('raise `shape`')
})

test('what did not come up this time has not changed', () => {
  expect(checked({ state: 'coins number, victor number' }).problem).toBeNull()
  expect(checkForm({ shape: 7, form: BEFORE }, { shape: 7, form: { state: 'coins number, victor null' } })).toEqual({
    problem: null,
    record: null,
  })
})

test('a new kind of place is recorded beside the known ones, because old snapshots have nothing there', () => {
  const { problem, record } = checked({ 'event taxed': 'kind string, seat number' })
  expect(problem).toContain('event taxed')
  expect(record).toEqual({ shape: 7, form: { ...BEFORE, 'event taxed': 'kind string, seat number' } })
})

test('a raised shape is recorded anew', () => {
  const now = { shape: 8, form: { state: 'coins string' } }
  expect(checkForm({ shape: 7, form: BEFORE }, now)).toEqual({ problem: expect.any(String), record: now })
  expect(checkForm(null, now)).toEqual({ problem: expect.any(String), record: now })
})
