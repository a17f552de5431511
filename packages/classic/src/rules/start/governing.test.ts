import { expect, test } from 'vitest'
import { GOVERNMENT, type GovernmentId } from '../../data/governments.ts'
import { TECH } from '../../data/techs.ts'
import { finishRound, idleUntil, legal, play, player, refusal } from '../../testing/play.ts'
import { position } from '../../testing/position.ts'
import { learn } from '../research/learning.ts'
import type { State } from '../state.ts'

const governments = (state: State): readonly string[] =>
  legal(state).flatMap((text) => (text.startsWith('government ') ? [text.slice('government '.length)] : []))

const of = (state: State, seat = 0): GovernmentId =>
  (Object.keys(GOVERNMENT) as GovernmentId[]).find(
    (id) => GOVERNMENT[id] === player(state, seat).government,
  ) as GovernmentId

/** To the next own Start of Turn of the first seat. */
const nextStart = (state: State): void => {
  finishRound(state)
  idleUntil(state, ({ active }) => active === 0)
}

test('C-9.22 a change is optional, and only in one’s own Start of Turn', () => {
  const state = position({ players: [{ fresh: ['republic'] }, { fresh: ['republic'] }] })
  expect(governments(state)).toEqual(['anarchy', 'republic'])
  play(state, 'done')
  expect(of(state)).toBe('despotism')
  const later = position({ phase: 'cities', players: [{ fresh: ['republic'] }, {}] })
  expect(governments(later)).toEqual([])
})

test('C-9.23 one change in a Start of Turn', () => {
  const state = position({ players: [{ fresh: ['republic', 'feudalism'] }, {}] })
  play(state, 'government republic')
  expect(governments(state)).toEqual([])
  expect(refusal(state, 'government feudalism')).toBe('governmentChanged')
  expect(refusal(state, 'government anarchy')).toBe('governmentChanged')
})

test('C-9.24 what was unlocked since the last Start of Turn can be adopted directly in the next', () => {
  const state = position({ players: [{}, {}] })
  learn(state, 0, TECH['code-of-laws'], 0, undefined)
  nextStart(state)
  expect(governments(state)).toEqual(['anarchy', 'republic'])
  play(state, 'government republic')
  expect(of(state)).toBe('republic')
})

test('C-9.25 the direct change is for that one Start of Turn', () => {
  const state = position({ players: [{ fresh: ['republic'] }, {}] })
  nextStart(state)
  expect(governments(state)).toEqual(['anarchy'])
  expect(refusal(state, 'government republic')).toBe('needsAnarchy')
})

test('C-9.26 any other unlocked government only after Anarchy', () => {
  const state = position({ players: [{ techs: ['code-of-laws', 'chivalry'], fresh: [] }, {}] })
  expect(governments(state)).toEqual(['anarchy'])
  play(state, 'government anarchy')
  expect(of(state)).toBe('anarchy')
  expect(governments(state)).toEqual([])
})

test('C-9.27 from Anarchy any unlocked government, the former one too, in a later round', () => {
  const state = position({ players: [{ techs: ['code-of-laws', 'chivalry'], fresh: [] }, {}] })
  play(state, 'government anarchy')
  nextStart(state)
  expect(governments(state)).toEqual(['despotism', 'republic', 'feudalism'])
  expect(refusal(state, 'government monarchy')).toBe('locked')
  play(state, 'government despotism')
  expect(of(state)).toBe('despotism')
})

test('C-9.28 a player may stay in Anarchy', () => {
  const state = position({ players: [{ government: 'anarchy' }, {}] })
  expect(legal(state)).toContain('done')
  nextStart(state)
  expect(of(state)).toBe('anarchy')
})

test('C-9.30 Anarchy does not stop the trade of the capital', () => {
  const state = position({ phase: 'trade', map: ['dd'], players: [{ government: 'anarchy' }, {}] })
  expect(player(state, 0).trade).toBe(2)
})

test('C-9.31 benefits last while the government does', () => {
  const state = position({ players: [{ government: 'feudalism' }, {}] })
  expect(player(state, 0).coins).toBe(1)
  play(state, 'government anarchy')
  expect(player(state, 0).coins).toBe(0)
})

test('C-9.32 unlocked in one’s own Start of Turn: the direct change waits for the next', () => {
  const state = position({ players: [{}, {}] })
  learn(state, 0, TECH.theology, 0, undefined)
  expect(refusal(state, 'government fundamentalism')).toBe('needsAnarchy')
  nextStart(state)
  expect(refusal(state, 'government fundamentalism')).toBe('')
})
