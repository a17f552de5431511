import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Attendance } from './attendance.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setUp = () => {
  const told: number[] = []
  const begun = Date.now()
  const attendance = new Attendance(() => told.push(Date.now() - begun))
  return { attendance, told }
}

it('announces an arrival at once, and a departure unless it was a reload', () => {
  const { attendance, told } = setUp()
  attendance.came()
  expect(told).toEqual([0])
  vi.advanceTimersByTime(5_000)
  attendance.left()
  vi.advanceTimersByTime(1_999)
  expect(told).toEqual([0])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([0, 7_000])
})

it('announces at most once a second, however often somebody comes and goes', () => {
  const { attendance, told } = setUp()
  for (let times = 0; times < 3_000; times++) {
    attendance.came()
    attendance.left()
    vi.advanceTimersByTime(1)
  }
  expect(told).toEqual([0, 1_000, 2_000, 3_000])
  vi.advanceTimersByTime(60_000)
  expect(told).toHaveLength(4)
})

it('announces nothing if nobody comes or goes', () => {
  const { told } = setUp()
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual([])
})
