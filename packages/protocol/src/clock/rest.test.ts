import { describe, expect, it } from 'vitest'
import { countedBetween, isResting, momentAfter, type Rest } from './rest.ts'
import { isZone, offsetAt } from './zone.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const at = (text: string): number => Date.parse(text)
const weekend = (zone: string): Rest => ({ weekdays: [6, 7], zone })

describe('a time zone', () => {
  it('is a name that the platform knows, or an offset', () => {
    for (const zone of ['Europe/Kyiv', 'America/New_York', 'UTC', '+00:00', '-05:30', '+14:00']) {
      expect(isZone(zone), zone).toBe(true)
    }
    for (const zone of ['', 'Europe/Atlantis', '+15:00', '+2', '02:00', '+02:60'])
      expect(isZone(zone), zone).toBe(false)
  })

  it('has an offset, which summer time changes', () => {
    expect(offsetAt('+05:45', 0)).toBe(5.75 * HOUR)
    expect(offsetAt('-03:30', 0)).toBe(-3.5 * HOUR)
    expect(offsetAt('Europe/Kyiv', at('2026-01-15T12:00:00Z'))).toBe(2 * HOUR)
    expect(offsetAt('Europe/Kyiv', at('2026-07-15T12:00:00.123Z'))).toBe(3 * HOUR)
  })
})

describe('a rest window', () => {
  it('is a whole day by the clocks of its zone', () => {
    // Saturday in Kyiv begins at ten in the evening of Friday by UTC.
    const rest = weekend('Europe/Kyiv')
    expect(isResting(rest, at('2026-01-16T21:59:59.999Z'))).toBe(false)
    expect(isResting(rest, at('2026-01-16T22:00:00Z'))).toBe(true)
    expect(isResting(rest, at('2026-01-18T21:59:59.999Z'))).toBe(true)
    expect(isResting(rest, at('2026-01-18T22:00:00Z'))).toBe(false)
    expect(isResting(weekend('-05:00'), at('2026-01-17T04:00:00Z'))).toBe(false)
    expect(isResting(weekend('-05:00'), at('2026-01-17T05:00:00Z'))).toBe(true)
    expect(isResting(null, 0)).toBe(false)
  })

  it('is not counted', () => {
    const rest = weekend('UTC')
    const friday = at('2026-01-16T18:00:00Z')
    const monday = at('2026-01-19T06:00:00Z')
    expect(countedBetween(rest, friday, monday)).toBe(12 * HOUR)
    expect(countedBetween(null, friday, monday)).toBe(60 * HOUR)
    expect(countedBetween(rest, monday, friday)).toBe(0)
    expect(momentAfter(rest, friday, 12 * HOUR)).toBe(monday)
    expect(momentAfter(rest, friday, 0)).toBe(friday)
    // Twelve counted days, from a Friday on, take two weekends more.
    expect(momentAfter(rest, friday, 10 * DAY)).toBe(friday + 14 * DAY)
  })

  it.each([
    // Clocks go forward on Saturday night, so Sunday has 23 hours, and the weekend 47.
    ['Europe/Kyiv', '2026-03-27T12:00:00Z', '2026-03-31T12:00:00Z', 4 * DAY - 47 * HOUR],
    // Clocks go back on Saturday night: 49 hours.
    ['Europe/Kyiv', '2026-10-23T12:00:00Z', '2026-10-27T12:00:00Z', 4 * DAY - 49 * HOUR],
    ['America/New_York', '2026-03-06T12:00:00Z', '2026-03-10T12:00:00Z', 4 * DAY - 47 * HOUR],
    // No summer time there, and none for an offset.
    ['Asia/Tokyo', '2026-03-27T12:00:00Z', '2026-03-31T12:00:00Z', 2 * DAY],
    ['+02:00', '2026-03-27T12:00:00Z', '2026-03-31T12:00:00Z', 2 * DAY],
  ])('is as long as the days are where clocks are changed: %s from %s', (zone, from, to, counted) => {
    const rest = weekend(zone)
    expect(countedBetween(rest, at(from), at(to))).toBe(counted)
    expect(momentAfter(rest, at(from), counted)).toBe(at(to))
  })

  it('ends where a day begins that has no midnight', () => {
    // In Beirut clocks go from 0:00 to 1:00 of Sunday, 29 March 2026; Saturday ends at 22:00 UTC all the same.
    const rest: Rest = { weekdays: [6], zone: 'Asia/Beirut' }
    const friday = at('2026-03-27T12:00:00Z')
    expect(isResting(rest, at('2026-03-28T21:59:00Z'))).toBe(true)
    expect(isResting(rest, at('2026-03-28T22:00:00Z'))).toBe(false)
    expect(countedBetween(rest, friday, at('2026-03-29T12:00:00Z'))).toBe(2 * DAY - 24 * HOUR)
  })

  it('agrees with itself in both directions at any moment of a year', () => {
    const rest: Rest = { weekdays: [1, 3, 7], zone: 'Europe/Warsaw' }
    for (let from = at('2026-01-01T00:00:00Z'); from < at('2027-01-01T00:00:00Z'); from += 31 * HOUR + 17) {
      const counted = 40 * HOUR + (from % 977)
      expect(countedBetween(rest, from, momentAfter(rest, from, counted))).toBe(counted)
    }
  })
})
