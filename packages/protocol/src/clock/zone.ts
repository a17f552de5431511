/**
 * Time zones by name (`Europe/Kyiv`) or as an offset from UTC (`+02:00`). What a name means is asked of the platform,
 * which knows when summer time begins and ends; offsets are parsed here, because not every platform accepts them.
 */
export const isZone = (zone: string): boolean => OFFSET.test(zone) || formatOf(zone) !== null

/** How far the wall clocks of the zone are ahead of UTC at a moment, in milliseconds. */
export const offsetAt = (zone: string, at: number): number => {
  const [, sign, hours, minutes] = OFFSET.exec(zone) ?? []
  if (hours !== undefined) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE
  const format = formatOf(zone)
  if (format === null) throw new Error(`there is no time zone ${zone}`)
  const second = Math.floor(at / 1000) * 1000
  const part: Record<string, number> = {}
  for (const { type, value } of format.formatToParts(second)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second: seconds = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, seconds) - second
}

const OFFSET = /^([+-])(0\d|1[0-4]):([0-5]\d)$/
const MINUTE = 60_000

/** Making a format takes long; there are few zones. */
const FORMATS = new Map<string, Intl.DateTimeFormat>()
const MOST_FORMATS = 600

const formatOf = (zone: string): Intl.DateTimeFormat | null => {
  const known = FORMATS.get(zone)
  if (known !== undefined) return known
  try {
    const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { timeZone: zone, ...PARTS })
    if (FORMATS.size < MOST_FORMATS) FORMATS.set(zone, format)
    return format
  } catch {
    return null
  }
}

const PARTS = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const
