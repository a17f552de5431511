/**
 * The same data as `now`, made of the parts of `before` that are equal: whatever was drawn from those need not be drawn again. For
 * plain data only; parts of a list are compared by their places.
 */
export const kept = <Data>(before: unknown, now: Data): Data => keptIn(before, now) as Data

const keptIn = (before: unknown, now: unknown): unknown => {
  if (Object.is(before, now) || !isRecord(before) || !isRecord(now) || Array.isArray(before) !== Array.isArray(now)) {
    return now
  }
  const names = Object.keys(now)
  let isSame = names.length === Object.keys(before).length
  // Made only when something differs.
  let merged: Record<string, unknown> | null = null
  for (const name of names) {
    const part = keptIn(before[name], now[name])
    if (!Object.is(part, before[name]) || !(name in before)) isSame = false
    if (Object.is(part, now[name])) continue
    merged ??= (Array.isArray(now) ? [...now] : { ...now }) as Record<string, unknown>
    merged[name] = part
  }
  return isSame ? before : (merged ?? now)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
