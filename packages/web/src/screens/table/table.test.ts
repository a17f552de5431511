import { describe, expect, test } from 'vitest'
import { matchOf, stateOf } from '../../table/testing.ts'
import { finishOrder } from './finish-order.ts'
import { turnLine } from './turn-line.ts'
import { verdictOf } from './verdict.ts'

describe('the turn line', () => {
  test('says that it is your turn and what is asked', () => {
    expect(turnLine(stateOf(matchOf('duel'), 0))).toMatchObject({
      isYours: true,
      whose: { key: 'table.yourTurn' },
      asked: { key: 'decision.draft' },
    })
  })

  test('tells several people at one screen which of them is meant', () => {
    expect(turnLine(stateOf(matchOf('duel'), 0, 0, { yours: [0, 1] }))).toMatchObject({
      isYours: true,
      whose: { key: 'table.turnOf', args: { player: { seat: 0 } } },
    })
  })

  test('names whom you wait for', () => {
    expect(turnLine(stateOf(matchOf('duel'), 1)).whose).toEqual({
      key: 'table.waitingFor',
      args: { player: { seat: 0 } },
    })
  })

  test('lets spectators know whose turn it is', () => {
    expect(turnLine(stateOf(matchOf('duel'), null)).whose.key).toBe('table.turnOf')
  })

  test('says that a bot is thinking', () => {
    const seats = [
      { kind: 'bot', level: 'easy' },
      { kind: 'person', name: 'Me', here: true },
    ] as const
    expect(turnLine(stateOf(matchOf('duel'), 1, 0, { seats: [...seats] })).whose.key).toBe('table.thinking')
  })

  test('names all who choose at the same time', () => {
    expect(turnLine(stateOf(matchOf('bazaar', 3), null)).whose).toEqual({
      key: 'table.allChoose',
      args: { players: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] },
    })
  })

  test('says that it is over', () => {
    const match = matchOf('duel')
    match.resign(0)
    expect(turnLine(stateOf(match, 0)).whose.key).toBe('table.over')
  })
})

describe('the verdict', () => {
  const shared = { key: 'end.shared', args: { players: [{ seat: 0 }, { seat: 2 }] } }
  const winner = { key: 'end.winner', args: { player: { seat: 0 } } }
  test.each([
    ['the only winner', 0, [0], [0], [{ key: 'end.youWin' }, null]],
    ['a loser', 1, [1], [0], [{ key: 'end.youLose' }, winner]],
    ['one of several winners', 2, [2], [0, 2], [shared, null]],
    ['a loser to several winners', 1, [1], [0, 2], [{ key: 'end.youLose' }, shared]],
    ['a spectator', null, [], [0], [winner, null]],
    ['a spectator of a shared victory', null, [], [0, 2], [shared, null]],
    ['several people at one screen', 1, [0, 1], [0], [winner, null]],
  ])('for %s', (_who, viewer, yours, winners, said) => {
    expect(verdictOf({ viewer, yours }, { winners })).toEqual(said)
  })
})

describe('the score sheet', () => {
  test('has the winner in its first column, then the others as they finished', () => {
    expect(finishOrder({ winners: [3], places: [3, 2, 4, 1, 4] })).toEqual([3, 1, 0, 2, 4])
  })

  test('keeps those who share a place in the order of the table', () => {
    expect(finishOrder({ winners: [0, 2], places: [1, 3, 1] })).toEqual([0, 2, 1])
    expect(finishOrder({ winners: [], places: [1, 1] })).toEqual([0, 1])
  })
})
