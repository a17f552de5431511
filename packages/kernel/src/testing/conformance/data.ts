/** Where two pieces of plain data differ, as a path such as `.hands[2]`; `null` if they are the same data. */
export const difference = (one: unknown, other: unknown): string | null => {
  if (one === other) return null
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return ` (${shown(one)} and ${shown(other)})`
  }
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other)) return ` (a list and a record)`
    const length = Math.max(one.length, other.length)
    for (let at = 0; at < length; at++) {
      // Most entries are equal numbers: seen here, they cost no call.
      if (one[at] === other[at]) continue
      const inner = difference(one[at], other[at])
      if (inner !== null) return `[${at}]${inner}`
    }
    return null
  }
  const first = one as Readonly<Record<string, unknown>>
  const second = other as Readonly<Record<string, unknown>>
  for (const key in first) {
    if (first[key] === second[key]) continue
    const inner = difference(first[key], second[key])
    if (inner !== null) return `.${key}${inner}`
  }
  for (const key in second) {
    if (!(key in first)) return `.${key} (only in one of them)`
  }
  return null
}

/** What keeps a value from being plain JSON data, with the path to it; `null` if it is plain. */
export const notPlain = (value: unknown): string | null => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null
    case 'number':
      return Number.isFinite(value) ? null : ` is ${value}`
    case 'object':
      return value === null ? null : notPlainInside(value)
    default:
      return ` is ${value === undefined ? 'undefined' : `a ${typeof value}`}`
  }
}

const notPlainInside = (value: object): string | null => {
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const inner = notPlain(value[at])
      if (inner !== null) return `[${at}]${inner}`
    }
    return null
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) {
    return ` is a ${(value as { constructor?: { name?: string } }).constructor?.name ?? 'class instance'}`
  }
  const record = value as Readonly<Record<string, unknown>>
  for (const key in record) {
    const inner = notPlain(record[key])
    if (inner !== null) return `.${key}${inner}`
  }
  return null
}

/** A value short enough for a message. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
