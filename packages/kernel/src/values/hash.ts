/** Text of a JSON value with the keys of every record in order, so that equal data give equal text. */
export const canonical = (value: unknown): string => JSON.stringify(value, sortedKeys)

/** A 64-bit fingerprint of plain data as 16 hexadecimal digits. Guards against accident, not against an attacker. */
export const fingerprint = (value: unknown): string => {
  const text = canonical(value)
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return hex(high) + hex(low)
}

const hex = (bits: number): string => (bits >>> 0).toString(16).padStart(8, '0')

const sortedKeys = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const record = value as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.keys(record)
      .sort()
      .map((key) => [key, record[key]]),
  )
}
