import { describe, expect, it } from 'vitest'
import { steadyTime } from './steady.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOON = Date.parse('2026-01-12T12:00:00Z')

/** A machine in the hands of a test. */
const machine = () => {
  let [wall, ticks, uptime] = [NOON, 1_000, 1_000]
  const time = steadyTime({ wall: () => wall, ticks: () => ticks, awakeOrAsleep: () => uptime })
  return {
    time,
    set: (by: number) => {
      wall += by
    },
    sleep: (by: number) => {
      wall += by
      uptime += by
    },
    /** Time passes, and is looked at now and then. */
    pass: (by: number, every = by) => {
      for (let passed = 0; passed < by; passed += every) {
        wall += every
        ticks += every
        uptime += every
        time.follow()
      }
    },
    wall: () => wall,
  }
}

describe('the time that clocks go by', () => {
  it('is the time of day', () => {
    const { time, pass, wall } = machine()
    pass(3 * DAY, HOUR)
    expect(time.now()).toBe(wall())
    expect(time.lag()).toBe(0)
  })

  it.each([DAY, -HOUR])('does not jump with the clock of the machine (%d)', (jump) => {
    const { time, set, pass } = machine()
    set(jump)
    expect(time.now()).toBe(NOON)
    expect(time.follow()).toBe(0)
    expect(time.now()).toBe(NOON)
    pass(MINUTE)
    // It goes on, at nearly the same pace.
    expect(Math.abs(time.now() - NOON - MINUTE)).toBeLessThanOrEqual(0.05 * MINUTE)
  })

  it('makes up for a jump slowly, and never goes back', () => {
    for (const jump of [HOUR, -HOUR]) {
      const { time, set, pass, wall } = machine()
      set(jump)
      let before = time.now()
      for (let hour = 0; hour < 21; hour++) {
        pass(HOUR, MINUTE)
        expect(time.now()).toBeGreaterThan(before)
        before = time.now()
      }
      expect(time.now()).toBe(wall())
    }
  })

  it('ignores a jump that is undone', () => {
    const { time, set, pass } = machine()
    set(10 * 365 * DAY)
    pass(1_000)
    set(-10 * 365 * DAY)
    pass(1_000)
    expect(Math.abs(time.now() - NOON - 2_000)).toBeLessThanOrEqual(100)
  })

  it('counts the sleep of the machine, and reports it', () => {
    const { time, sleep, wall } = machine()
    sleep(8 * HOUR)
    expect(time.follow()).toBe(8 * HOUR)
    expect(time.now()).toBe(wall())
    expect(time.follow()).toBe(0)
  })

  it('goes on where the last server stopped', () => {
    const { time, wall } = machine()
    time.resume({ at: NOON - DAY - MINUTE, lag: DAY })
    expect(time.now()).toBe(wall() - DAY)
    // The clock of the machine was set back while no server ran.
    time.resume({ at: NOON + HOUR, lag: 0 })
    expect(time.now()).toBe(NOON + HOUR)
    // A clock that did not know the year is ignored.
    time.resume({ at: NOON - MINUTE, lag: -50 * 365 * DAY })
    expect(time.now()).toBe(NOON)
    time.resume({ at: NOON + 50 * 365 * DAY, lag: 0 })
    expect(time.now()).toBe(NOON)
    time.resume(null)
    expect(time.now()).toBe(NOON)
  })
})
