type Plain = Readonly<Record<string, unknown>>

/**
 * What turns one piece of plain data into another, as the JSON text of `Changes`. Lists of different length and records
 * with different members are given anew as a whole. The text is written as the data is walked: on the way of every
 * move there is no time for a tree of differences.
 */
export const differenceOf = (before: unknown, after: unknown): string => {
  let text = ''
  const path: string[] = []
  const walk = (one: unknown, other: unknown): void => {
    if (one === other) return
    if (typeof one === 'object' && typeof other === 'object' && one !== null && other !== null) {
      if (Array.isArray(one)) {
        if (Array.isArray(other) && other.length === one.length) {
          for (let at = 0; at < other.length; at++) {
            if (one[at] === other[at]) continue
            path.push(String(at))
            walk(one[at], other[at])
            path.pop()
          }
          return
        }
      } else if (!Array.isArray(other) && haveSameMembers(one as Plain, other as Plain)) {
        for (const key in other) {
          const was = (one as Plain)[key]
          const is = (other as Plain)[key]
          if (was === is) continue
          path.push(key)
          walk(was, is)
          path.pop()
        }
        return
      }
    }
    text += `${text === '' ? '' : ','}${pointerTo(path)}:${JSON.stringify(other)}`
  }
  walk(before, after)
  return `{${text}}`
}

const haveSameMembers = (one: Plain, other: Plain): boolean => {
  let surplus = 0
  for (const key in one) if (one[key] !== undefined) surplus++
  for (const key in other) {
    if (other[key] === undefined) continue
    if (one[key] === undefined) return false
    surplus--
  }
  return surplus === 0
}

const pointerTo = (path: readonly string[]): string => {
  let pointer = ''
  for (const name of path) pointer += `/${SPECIAL.test(name) ? escaped(name) : name}`
  return JSON.stringify(pointer)
}

const SPECIAL = /[~/]/

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
