import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { oncePainted } from '../controls/paint-first.ts'
import type { Snapshot, Table, Trouble } from './table.ts'

/** Opens a table for as long as the screen shows it. `open` must stay the same while the table does. */
export const useOpenTable = (open: () => Table): Table | null => {
  const [table, setTable] = useState<Table | null>(null)
  useEffect(() => {
    const opened = open()
    setTable(opened)
    return () => {
      setTable(null)
      opened.close()
    }
  }, [open])
  return table
}

/** What the table shows; news are drawn after the paint of what was pressed. */
export const useSnapshot = (table: Table): Snapshot | null =>
  useSyncExternalStore(
    useCallback((listener) => table.subscribe(() => oncePainted(listener)), [table]),
    table.snapshot,
  )

export const useTrouble = (table: Table): Trouble | null => useSyncExternalStore(table.subscribe, table.trouble)
