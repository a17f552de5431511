/** What changed in a piece of plain data: JSON Pointers (RFC 6901) to places in it, each with what stands there now. */
export type Changes = { readonly [pointer: string]: unknown }

/** The data with the changes made. Nothing is changed in place, and what did not change is shared. */
export const withChanges = <Data>(data: Data, changes: Changes): Data => {
  let changed: unknown = data
  for (const [pointer, value] of Object.entries(changes)) {
    changed = withChange(changed, pointer.split('/').slice(1).map(nameOf), 0, value)
  }
  return changed as Data
}

const nameOf = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')

const withChange = (data: unknown, path: readonly string[], at: number, value: unknown): unknown => {
  const name = path[at]
  if (name === undefined) return value
  if (Array.isArray(data)) return data.with(Number(name), withChange(data[Number(name)], path, at + 1, value))
  const record = data as Readonly<Record<string, unknown>>
  return { ...record, [name]: withChange(record[name], path, at + 1, value) }
}
