import type { GameEvent, HistoryItem } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { keptBeforeLastMoveOf, mergeHistory, standingMoves, undoneCounts } from './history.ts'

const move = (ply: number, seat: number, undone = false): HistoryItem<GameEvent> => ({ ply, seat, events: [], undone })
const undo = (ply: number, seat: number, kept: number): HistoryItem<GameEvent> => ({
  ply,
  seat,
  undo: kept,
  events: [],
  undone: false,
})

describe('merging what is known with news', () => {
  test('news are appended', () => {
    expect(mergeHistory([move(0, 0)], 1, [move(1, 1)]).map(({ ply }) => ply)).toEqual([0, 1])
  })

  test('what came twice is kept once', () => {
    expect(mergeHistory([move(0, 0), move(1, 1)], 1, [move(1, 1), move(2, 0)]).map(({ ply }) => ply)).toEqual([0, 1, 2])
  })

  test('an undo in the news marks the old moves it took back', () => {
    const merged = mergeHistory([move(0, 0), move(1, 1), move(2, 0)], 3, [undo(3, 0, 1)])
    expect(merged.map(({ undone }) => undone)).toEqual([false, true, true, false])
  })

  test('moves after an undo stand', () => {
    const merged = mergeHistory([], 0, [move(0, 0), move(1, 0, true), undo(2, 0, 1), move(3, 0)])
    expect(merged.map(({ undone }) => undone)).toEqual([false, true, false, false])
  })

  test('items that did not change stay the same objects', () => {
    const first = move(0, 0)
    expect(mergeHistory([first], 1, [move(1, 1)])[0]).toBe(first)
  })
})

test('the line is what undos have left standing; resignations are no moves', () => {
  const history = [move(0, 0), move(1, 1), undo(2, 1, 1), move(3, 1), { ...move(4, 0), resigned: true as const }]
  expect(standingMoves(history)).toEqual([0, 3])
})

test('taking back one’s last move takes back everything after it', () => {
  const history = [move(0, 0), move(1, 1), move(2, 1)]
  expect(keptBeforeLastMoveOf(history, 0)).toBe(0)
  expect(keptBeforeLastMoveOf(history, 1)).toBe(2)
  expect(keptBeforeLastMoveOf([move(0, 1)], 0)).toBeNull()
})

test('an undo knows how many moves it took back', () => {
  expect([...undoneCounts([move(0, 0), move(1, 0), move(2, 0), undo(3, 0, 1), move(4, 0), undo(5, 0, 0)])]).toEqual([
    [3, 2],
    [5, 2],
  ])
})
