import { describe, expect, it } from 'vitest'
import {
  type ClockRule,
  type ClockState,
  clockAfter,
  clockForReturn,
  clockWith,
  firstDeadline,
  outOfTime,
  standsStill,
  startClock,
  timeLeft,
} from './clock.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const TEN: ClockRule = { kind: 'increment', baseMinutes: 10, incrementSeconds: 15 }
const DAYS: ClockRule = { kind: 'days', days: 2, rest: null }

const start = (rule: ClockRule, running: readonly number[], seats = 2, at = 0): ClockState => {
  const clock = startClock(rule, seats, running, at)
  if (clock === null) throw new Error('no clock')
  return clock
}

describe('a table without clocks', () => {
  it('has none', () => {
    expect(startClock({ kind: 'none' }, 2, [0], 5)).toBeNull()
  })
})

describe('a clock with an increment', () => {
  it('runs only for those who are asked', () => {
    const clock = start(TEN, [1])
    expect(timeLeft(TEN, clock, 0, 3 * MINUTE)).toBe(10 * MINUTE)
    expect(timeLeft(TEN, clock, 1, 3 * MINUTE)).toBe(7 * MINUTE)
    expect(firstDeadline(TEN, clock)).toBe(10 * MINUTE)
    expect(firstDeadline(TEN, { ...clock, running: [] })).toBeNull()
  })

  it('adds time when a turn is passed on, not for each step of it', () => {
    const step = clockAfter(TEN, start(TEN, [0]), { at: MINUTE, mover: 0, running: [0], moves: 1 })
    expect(step.left).toEqual([9 * MINUTE, 10 * MINUTE])
    const turn = clockAfter(TEN, step, { at: 2 * MINUTE, mover: 0, running: [1], moves: 2 })
    expect(turn.left).toEqual([8 * MINUTE + 15 * SECOND, 10 * MINUTE])
    expect(timeLeft(TEN, turn, 1, 3 * MINUTE)).toBe(9 * MINUTE)
  })

  it('runs for each of several who are asked at once', () => {
    const clock = start(TEN, [0, 1, 2], 3)
    const first = clockAfter(TEN, clock, { at: MINUTE, mover: 1, running: [0, 2], moves: 1 })
    const second = clockAfter(TEN, first, { at: 4 * MINUTE, mover: 2, running: [0], moves: 2 })
    expect(second.left).toEqual([6 * MINUTE, 9 * MINUTE + 15 * SECOND, 6 * MINUTE + 15 * SECOND])
    expect(outOfTime(TEN, clock, 10 * MINUTE)).toEqual([0, 1, 2])
    expect(outOfTime(TEN, second, 10 * MINUTE - 1)).toEqual([])
    expect(outOfTime(TEN, second, 10 * MINUTE)).toEqual([0])
  })

  it('gives nothing for a move that was taken back and made again', () => {
    let clock = clockAfter(TEN, start(TEN, [0]), { at: 0, mover: 0, running: [1], moves: 1 })
    for (let round = 0; round < 5; round++) {
      clock = clockAfter(TEN, clock, { at: 0, mover: null, running: [0], moves: 0 })
      clock = clockAfter(TEN, clock, { at: 0, mover: 0, running: [1], moves: 1 })
    }
    expect(clock.left).toEqual([10 * MINUTE + 15 * SECOND, 10 * MINUTE])
  })
})

describe('a clock of days', () => {
  it('starts again with every move, and with every question that another’s move raises', () => {
    const moved = clockAfter(DAYS, start(DAYS, [0]), { at: DAY, mover: 0, running: [1], moves: 1 })
    expect(moved.left).toEqual([2 * DAY, 2 * DAY])
    const answered = clockAfter(DAYS, moved, { at: 2.5 * DAY, mover: 1, running: [0], moves: 2 })
    expect(answered.left).toEqual([2 * DAY, 2 * DAY])
    expect(firstDeadline(DAYS, answered)).toBe(4.5 * DAY)
  })

  it('keeps running for those who have not answered, whatever the others do', () => {
    const clock = clockAfter(DAYS, start(DAYS, [0, 1]), { at: DAY, mover: 0, running: [1], moves: 1 })
    expect(timeLeft(DAYS, clock, 1, DAY)).toBe(DAY)
  })

  it('does not start again when a move is taken back', () => {
    const extra = clockAfter(DAYS, start(DAYS, [0]), { at: DAY, mover: 0, running: [0], moves: 1 })
    const back = clockAfter(DAYS, extra, { at: 2 * DAY, mover: null, running: [0], moves: 0 })
    const again = clockAfter(DAYS, back, { at: 2.5 * DAY, mover: 0, running: [0], moves: 1 })
    expect(again.left[0]).toBe(0.5 * DAY)
  })

  it('stands still in the rest window', () => {
    const rule: ClockRule = { kind: 'days', days: 1, rest: { weekdays: [6, 7], zone: 'Europe/Kyiv' } }
    const friday = Date.parse('2026-01-16T10:00:00Z')
    const clock = start(rule, [0], 2, friday)
    expect(firstDeadline(rule, clock)).toBe(Date.parse('2026-01-19T10:00:00Z'))
    expect(timeLeft(rule, clock, 0, Date.parse('2026-01-17T15:00:00Z'))).toBe(DAY / 2)
    expect(standsStill(rule, Date.parse('2026-01-17T15:00:00Z'))).toBe(true)
    expect(standsStill(rule, friday)).toBe(false)
    expect(standsStill(TEN, friday)).toBe(false)
  })
})

describe('a seat that a bot takes over', () => {
  it('has no clock until its player comes back, who has time again', () => {
    const clock = start(DAYS, [0, 1])
    const left = clockWith(DAYS, clock, [1], 3 * DAY)
    expect(left).toMatchObject({ at: 3 * DAY, left: [-DAY, -DAY], running: [1] })
    expect(clockForReturn(DAYS, clockWith(DAYS, left, [0, 1], 5 * DAY), 0)).toMatchObject({
      left: [2 * DAY, -3 * DAY],
      running: [0, 1],
    })
    const ten = clockWith(TEN, start(TEN, [0]), [], 11 * MINUTE)
    expect(clockForReturn(TEN, ten, 0).left[0]).toBe(5 * MINUTE)
    expect(clockForReturn(TEN, start(TEN, [0]), 0).left[0]).toBe(10 * MINUTE)
  })
})
