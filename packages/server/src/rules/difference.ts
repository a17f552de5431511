import type { Changes, Json } from '@ecumene/protocol'

type Plain = Readonly<Record<string, unknown>>

/**
 * What turns one piece of plain data into another, as JSON. Lists of different length and records
 * with different members are given as a whole. The text is written while walking the data: to collect the differences first
 * and write them afterwards takes twice as long (27 µs, not 14, for a move of Duel), and it happens on every move.
 */
export const differenceOf = (before: unknown, after: unknown): Json<Changes> => {
  let text = ''
  const path: string[] = []

  const walk = (one: unknown, other: unknown): void => {
    if (typeof one === 'object' && typeof other === 'object' && one !== null && other !== null) {
      if (Array.isArray(one)) {
        if (Array.isArray(other) && walkLists(one, other)) return
      } else if (!Array.isArray(other) && walkRecords(one as Plain, other as Plain)) return
    }
    text += `${text === '' ? '' : ','}${pointerTo(path)}:${JSON.stringify(other)}`
  }
  const walkInto = (step: string, one: unknown, other: unknown): void => {
    path.push(step)
    walk(one, other)
    path.pop()
  }
  /** These two give up, with nothing written, if lengths or members differ. */
  const walkLists = (one: readonly unknown[], other: readonly unknown[]): boolean => {
    if (one.length !== other.length) return false
    for (let at = 0; at < other.length; at++) if (one[at] !== other[at]) walkInto(String(at), one[at], other[at])
    return true
  }
  const walkRecords = (one: Plain, other: Plain): boolean => {
    const written = text
    let members = 0
    for (const key in other) {
      const was = one[key]
      const is = other[key]
      if (was === undefined || is === undefined) {
        text = written
        return false
      }
      members++
      if (was !== is) walkInto(stepOf(key), was, is)
    }
    for (const _key in one) members--
    if (members !== 0) text = written
    return members === 0
  }

  if (before !== after) walk(before, after)
  return `{${text}}` as Json<Changes>
}

/** The steps of the path are escaped already. */
const pointerTo = (path: readonly string[]): string => {
  let pointer = ''
  for (let at = 0; at < path.length; at++) pointer += `/${path[at]}`
  return PLAIN.test(pointer) ? `"${pointer}"` : JSON.stringify(pointer)
}

/** Needs no escaping in JSON. */
const PLAIN = /^[\w/~-]*$/

/** A name as a JSON Pointer has it. */
const stepOf = (name: string): string => (SPECIAL.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name)

const SPECIAL = /[~/]/
