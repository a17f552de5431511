import { Match } from '@ecumene/kernel'
import { gameNamed } from '@ecumene/shelf'
import { expect, test } from 'vitest'
import { partsOf } from '../boards/parts.ts'
import { matchOf } from '../table/testing.ts'
import { logEntries, toldEntries } from './log-lines.ts'

test('every event of a whole game has its line', () => {
  const match = matchOf('duel')
  while (match.outcome() === null) {
    const seat = match.deciders()[0] ?? 0
    const moves = match.legal(seat)
    match.submit(seat, match.game.notation.notate(moves[match.ply % moves.length]))
  }
  const history = match.history(null)
  const entries = logEntries(match.game, history)
  expect(entries).toHaveLength(match.ply)
  // What is known is not told anew.
  expect(logEntries(match.game, history.slice(0, 3))[2]).toBe(entries[2])
  for (const { lines } of entries)
    for (const { key } of lines) expect(Object.hasOwn(match.game.presentation.words.en, key)).toBe(true)
})

test('undone moves are marked, the undo and the resignation have lines of their own', () => {
  const match = matchOf('duel', 2, { wonders: 'firstGame' })
  const move = match.game.notation.notate(match.legal(0)[0])
  match.submit(0, move)
  match.undo(0, 0, [1])
  match.submit(0, move)
  match.resign(1)
  const entries = logEntries(match.game, match.history(0))
  expect(entries.map(({ kind, undone }) => [kind, undone])).toEqual([
    ['move', true],
    ['undo', false],
    ['move', false],
    ['resignation', false],
  ])
  expect(entries[1]?.lines).toEqual([{ key: 'log.undo', args: { player: { seat: 0 }, count: 1 } }])
  expect(entries[3]?.lines).toEqual([{ key: 'event.resigned', args: { player: { seat: 1 } } }])
})

test('New Dawn has no secrets: whatever somebody else decides is told', () => {
  const match = matchOf('dawn', 3)
  while (match.ply < 100) {
    const seat = match.deciders()[0] ?? 0
    const moves = match.legal(seat)
    match.submit(seat, match.game.notation.notate(moves[match.ply % moves.length]))
  }
  expect(match.outcome()).toBeNull()
  const quiet = logEntries(match.game, match.history(null)).filter(({ kind }) => kind === 'quiet')
  expect(quiet.length).toBeGreaterThan(0)
  expect(new Set(quiet.flatMap(({ lines }) => lines.map(({ key }) => key)))).toEqual(new Set(['log.move']))
})

test('Classic tells of a table nothing but what happened: no pass that nobody may know of', () => {
  const silent = { ply: 0, seat: 1, events: [], undone: false }
  const told = { ...silent, ply: 1, events: [{ kind: 'prepared', seat: 1 }] }
  const back = { ...silent, ply: 2, undo: 0 }
  const entries = logEntries(matchOf('classic').game, [silent, { ...silent, move: 'pass' }, told, back])
  expect(toldEntries(entries, partsOf('classic').tellsByEvents === true).map(({ kind }) => kind)).toEqual([
    'move',
    'undo',
  ])
  expect(toldEntries(entries, partsOf('dawn').tellsByEvents === true)).toBe(entries)
})

test('a move of which nothing may be known is still told', () => {
  const game = gameNamed('bazaar')
  if (game === null) throw new Error('no bazaar')
  const created = Match.create(game, { seats: 2, seed: 's' })
  if (!created.ok) throw new Error(created.error)
  const silent = { ply: 0, seat: 1, events: [], undone: false }
  const entries = logEntries(game, [silent, { ...silent, move: 'order' }])
  expect(entries.map(({ kind }) => kind)).toEqual(['quiet', 'quiet'])
  expect(entries[0]?.lines).toEqual([{ key: 'log.hiddenMove', args: { player: { seat: 1 } } }])
  // The player who made it, however, knows what it was.
  const move = game.presentation.describe.move(game.notation.parse('order'))
  expect(entries[1]?.lines).toEqual([{ key: 'log.move', args: { player: { seat: 1 }, move } }])
})
