import type { PendingOperation } from '../here.ts'
import type { Attending } from '../nodes.ts'
import type { Append, TableRow } from '../store.ts'

/** The tables that others should look at after a transaction. One too many costs them a look, and nothing else. */
export const changedBy = (batch: readonly PendingOperation[], done: readonly unknown[]): readonly string[] => {
  const changed = new Set<string>()
  for (const [index, { name, args }] of batch.entries()) {
    for (const table of tablesIn(name, args, done[index])) if (table !== '') changed.add(table)
  }
  return [...changed]
}

const tablesIn = (name: PendingOperation['name'], args: readonly unknown[], value: unknown): readonly string[] => {
  switch (name) {
    case 'append':
      return [(args[0] as Append).table]
    case 'createTable':
      return [(args[0] as TableRow).id]
    case 'updateTable':
    case 'removeTable':
      return [args[0] as string]
    case 'openRematch':
      return [args[0] as string, (args[2] as TableRow).id]
    case 'attend':
      return (args as readonly (readonly Attending[])[]).flat().map(({ table }) => table)
    case 'say':
      return [(args[0] as { readonly table: string }).table]
    // Which tables these affect is not known beforehand.
    case 'removeWaiting':
    case 'forgetGuest':
      return Array.isArray(value) ? (value as readonly string[]) : []
    default:
      return []
  }
}
