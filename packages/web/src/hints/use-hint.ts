import type { Hint } from '@ecumene/bots'
import type { Seen } from '@ecumene/kernel'
import type { TableState } from '@ecumene/protocol'
import { useCallback, useState } from 'react'
import { useKey } from '../controls/use-key.ts'
import type { Table } from '../table/table.ts'

export type Hinting = {
  /** The hint for the decision at hand, once it was asked for and found. */
  readonly hint: Hint<string> | null
  readonly isThinking: boolean
  /** Something is asked of the player. */
  readonly isAsked: boolean
  /** Asks for a hint, or puts away the one that is there. */
  readonly press: () => void
}

/** Hints for one person who plays against bots in this browser; `null` at other tables. They last until the next move. */
export const useHint = (table: Table, state: TableState, seen: Seen): Hinting | null => {
  const { ply, deciders, outcome } = seen
  const { viewer, yours } = state
  const [given, setGiven] = useState<{ readonly ply: number; readonly hint: Hint<string> | 'awaited' } | null>(null)
  const now = given?.ply === ply ? given.hint : null
  const isAsked = viewer !== null && deciders.includes(viewer)
  const isPossible = table.hint !== undefined && yours.length === 1 && viewer !== null && outcome === null
  const press = useCallback(() => {
    if (!isPossible || !isAsked || now === 'awaited') return
    if (now !== null) return setGiven(null)
    setGiven({ ply, hint: 'awaited' })
    void table.hint?.().then((hint) => {
      // Meanwhile the player may have moved, and the hint is for a decision that is over.
      setGiven((awaited) => (awaited?.ply === ply && hint !== null ? { ply, hint } : awaited))
    })
  }, [table, ply, isPossible, isAsked, now])
  useKey('h', press)
  if (!isPossible) return null
  return { hint: now === 'awaited' ? null : now, isThinking: now === 'awaited', isAsked, press }
}
