import { describe, expect, it } from 'vitest'
import { type Step, undoFloor, whyNoUndo } from './undo.ts'

const step = (seat: number, turn = 1, revealed = false): Step => ({ seat, turn, revealed })

describe('the undo policy', () => {
  it('lets a seat take back what it did in this turn', () => {
    const line = [step(1), step(0, 2), step(0, 2)]
    expect(whyNoUndo(line, 0, 2, false)).toBeNull()
    expect(whyNoUndo(line, 0, 1, false)).toBeNull()
    expect(undoFloor(line, 0, false)).toBe(1)
    expect(undoFloor([step(0), step(0)], 0, false)).toBe(0)
  })

  it('stops where another seat acted, before or since', () => {
    const line = [step(1, 1), step(0, 1)]
    expect(whyNoUndo(line, 0, 0, false)).toEqual({ key: 'undo.othersActed' })
    expect(whyNoUndo(line, 1, 1, false)).toEqual({ key: 'undo.othersActed' })
    expect(undoFloor(line, 1, false)).toBe(2)
  })

  it('stops where something was revealed, also by an earlier one of the moves to take back', () => {
    const line = [step(0), step(0, 1, true), step(0)]
    expect(whyNoUndo(line, 0, 2, false)).toBeNull()
    expect(whyNoUndo(line, 0, 1, false)).toEqual({ key: 'undo.revealed' })
    expect(whyNoUndo(line, 0, 0, false)).toEqual({ key: 'undo.revealed' })
    expect(undoFloor(line, 0, false)).toBe(2)
  })

  it('stops where the turn began', () => {
    const line = [step(0, 1), step(0, 2), step(0, 2)]
    expect(whyNoUndo(line, 0, 0, false)).toEqual({ key: 'undo.turnStart' })
    expect(undoFloor(line, 0, false)).toBe(1)
  })

  it('has nothing to take back before the first move or after the last', () => {
    expect(whyNoUndo([], 0, 0, false)).toEqual({ key: 'undo.nothing' })
    expect(whyNoUndo([], 0, -1, false)).toEqual({ key: 'undo.nothing' })
    expect(whyNoUndo([step(0)], 0, 1, false)).toEqual({ key: 'undo.nothing' })
    expect(whyNoUndo([step(0)], 0, -1, false)).toEqual({ key: 'undo.nothing' })
    expect(undoFloor([], 0, false)).toBe(0)
  })

  it('ends with the game', () => {
    expect(whyNoUndo([step(0)], 0, 0, true)).toEqual({ key: 'undo.over' })
    expect(undoFloor([step(0)], 0, true)).toBe(1)
  })
})
