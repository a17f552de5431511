import { type GameEvent, type HistoryItem, Match } from '@ecumene/kernel'
import { gameNamed } from '@ecumene/shelf'
import { describe, expect, test } from 'vitest'
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
  const { game } = matchOf('classic')
  const history = [silent, { ...silent, move: 'pass' }, told, back]
  expect(toldEntries(game, history, partsOf('classic')).map(({ kind }) => kind)).toEqual(['move', 'undo'])
  expect(toldEntries(game, history, {})).toEqual(logEntries(game, history))
})

describe('a walk', () => {
  const { game } = matchOf('dawn')
  const step = (ply: number, from: number, space: number, ...others: readonly GameEvent[]) => ({
    ply,
    seat: 1,
    events: [{ kind: 'caravanMoved', seat: 1, from, space }, ...others],
    undone: false,
  })
  const spacesIn = (history: readonly HistoryItem<GameEvent>[]) =>
    toldEntries(game, history, partsOf('dawn')).map(({ ply, lines }) => [
      ply,
      ...lines.map(({ key, args }) => (key === 'event.caravanMoved' ? [args?.['from'], args?.['space']] : key)),
    ])
  const at = (place: number) => {
    const moved = { kind: 'caravanMoved', seat: 1, from: place, space: 0 }
    return game.presentation.describe.event(moved).args?.['from']
  }

  test('has one line in New Dawn, where it ended, with what happened there', () => {
    const visit = { kind: 'caravanVisited', seat: 1, space: 6 }
    const history = [step(0, 3, 4), step(1, 4, 5), step(2, 5, 6, visit), step(3, 6, 7)]
    expect(spacesIn(history)).toEqual([
      [2, [at(3), at(6)], 'event.caravanVisited'],
      [3, [at(6), at(7)]],
    ])
    // Drawn once: the same entry while the game goes on.
    const told = (count: number) => toldEntries(game, history.slice(0, count), partsOf('dawn'))[0]
    expect(told(3)).toBe(told(4))
  })

  test('is not told together with what was taken back, nor with another player’s', () => {
    const [first, then] = [step(0, 3, 4), step(2, 4, 5)]
    const back = { ply: 1, seat: 1, events: [], undo: 0, undone: false }
    expect(spacesIn([{ ...first, undone: true }, back, then])).toHaveLength(3)
    expect(spacesIn([{ ...first, undone: true }, then])).toHaveLength(2)
    expect(spacesIn([first, { ...then, seat: 0 }])).toHaveLength(2)
  })
})

test('what is paid move by move, and barbarians on the move, have one line that knows all of its places', () => {
  const { game } = matchOf('dawn')
  const spent = { kind: 'tradeSpent', seat: 1, card: 'pottery' }
  const built = { kind: 'cityBuilt', seat: 1, space: 6 }
  const raid = [
    { kind: 'directionRolled', die: 4, direction: 3 },
    { kind: 'barbarianMoved', barbarian: 'A', from: 1, space: 2 },
    { kind: 'barbarianMoved', barbarian: 'B', from: 3, space: 4 },
  ]
  const item = (ply: number, ...events: readonly GameEvent[]) => ({ ply, seat: 1, events, undone: false })
  const told = toldEntries(game, [item(0, spent), item(1, spent), item(2, built), item(3, built, ...raid)], {})
  expect(told.map(({ ply, happened }) => [ply, happened])).toEqual([
    [1, [[spent, spent]]],
    [2, [[built]]],
    [3, [[built], raid]],
  ])
  expect(told.map(({ lines }) => lines.map(({ key }) => key))).toEqual([
    ['event.paid'],
    ['event.cityBuilt'],
    ['event.cityBuilt', 'event.raid'],
  ])
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
