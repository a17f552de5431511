import type { PendingOperation } from '../here.ts'
import type { Attending } from '../nodes.ts'
import type { TableRow } from '../store.ts'

/**
 * What others should look at after a transaction, besides the entries, which are told as they are written. One table too many
 * costs them a look, and nothing else.
 */
export const changedBy = (batch: readonly PendingOperation[], done: readonly unknown[]): Changed => {
  const changed = new Map<string, boolean>()
  for (const [index, { name, args }] of batch.entries()) {
    for (const table of tablesIn(name, args, done[index])) {
      if (table !== '') changed.set(table, SAYS.has(name) || changed.get(table) === true)
    }
  }
  return changed
}

/** Tables that were changed, and whether something was said or unsaid there. */
export type Changed = ReadonlyMap<string, boolean>

export const NOTHING_CHANGED: Changed = new Map()

const SAYS: ReadonlySet<PendingOperation['name']> = new Set(['say', 'forgetGuest', 'removeTable', 'removeWaiting'])

const tablesIn = (name: PendingOperation['name'], args: readonly unknown[], value: unknown): readonly string[] => {
  switch (name) {
    case 'createTable':
      return [(args[0] as TableRow).id]
    case 'updateTable':
    case 'removeTable':
      return [args[0] as string]
    case 'openRematch':
      return [args[0] as string, (args[2] as TableRow).id]
    // Which tables a server has open is news for nobody.
    case 'attend':
      return (args as readonly (readonly Attending[])[])
        .flat()
        .flatMap(({ guest, table }) => (guest === '' ? [] : table))
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
