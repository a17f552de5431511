import type { PendingOperation } from '../here.ts'
import type { Attending } from '../nodes.ts'
import type { Append, TableRow } from '../store.ts'

/** What others should look at after a transaction. One table too many costs them a look, and nothing else. */
export const changedBy = (batch: readonly PendingOperation[], done: readonly unknown[]): Changed => {
  const tables = new Set<string>()
  const chats = new Set<string>()
  for (const [index, { name, args }] of batch.entries()) {
    for (const table of tablesIn(name, args, done[index])) {
      if (table === '') continue
      tables.add(table)
      if (SAYS.has(name)) chats.add(table)
    }
  }
  return { tables: [...tables], chats: [...chats] }
}

/** Tables that were changed, and those among them at which something was said or unsaid. */
export type Changed = { readonly tables: readonly string[]; readonly chats: readonly string[] }

export const NOTHING_CHANGED: Changed = { tables: [], chats: [] }

const SAYS: ReadonlySet<PendingOperation['name']> = new Set(['say', 'forgetGuest', 'removeTable', 'removeWaiting'])

/** As one text: the names of the tables, and again, marked, of those with news in their chats. */
export const textOf = ({ tables, chats }: Changed): string =>
  [...tables, MARK, ...chats.map((table) => MARK + table)].join(' ')

/** Reads it again. A server of an older version marks nothing: then something may have been said at any of its tables. */
export const changedIn = (text: string): Changed => {
  const words = text.split(' ').filter((word) => word !== '')
  const tables = words.filter((word) => !word.startsWith(MARK))
  const chats = words.flatMap((word) => (word.startsWith(MARK) && word !== MARK ? [word.slice(MARK.length)] : []))
  return { tables, chats: words.includes(MARK) ? chats : tables }
}

const MARK = '~'

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
