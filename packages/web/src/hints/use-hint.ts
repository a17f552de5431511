import type { Hint } from '@ecumene/bots'
import type { Seen } from '@ecumene/kernel'
import type { TableState } from '@ecumene/protocol'
import { useCallback, useState } from 'react'
import { useKey } from '../controls/use-key.ts'
import type { Table } from '../table/table.ts'

/** A hint as it is told. `isTaught`: a lesson asks for this move, whatever the bot would do. */
export type ToldHint = Hint<string> & { readonly isTaught?: true }

/** Where hints come from. */
export type HintSource = {
  /** The decision at hand: the same value as long as it is the same decision. */
  readonly decision: unknown
  /** Something is asked of the player. */
  readonly isAsked: boolean
  /** `null` if there is none to be had. */
  readonly ask: () => Promise<ToldHint | null>
}

export type Hinting = {
  /** The hint for the decision at hand, once it was asked for and found. */
  readonly hint: ToldHint | null
  readonly isThinking: boolean
  /** It was asked for, and could not be found. */
  readonly hasFailed: boolean
  readonly isAsked: boolean
  /** Asks for a hint, puts it away, or brings it back. */
  readonly press: () => void
}

type Given = {
  readonly decision: unknown
  readonly found: ToldHint | 'awaited' | 'failed'
  readonly isShown: boolean
}

/** Hints, which last until the next move; `null` where there are none. Whoever asks twice about a decision is told the same. */
export const useHint = (source: HintSource | null): Hinting | null => {
  const [given, setGiven] = useState<Given | null>(null)
  const isAsked = source?.isAsked ?? false
  const decision = source?.decision
  const ask = source?.ask
  const now = given?.decision === decision ? given : null
  const press = useCallback(() => {
    if (ask === undefined || !isAsked || now?.found === 'awaited') return
    if (now !== null && now.found !== 'failed') return setGiven({ ...now, isShown: !now.isShown })
    setGiven({ decision, found: 'awaited', isShown: true })
    const settle = (found: ToldHint | null) =>
      // Meanwhile the player may have moved, and the hint is for a decision that is over.
      setGiven((last) => (last?.decision === decision ? { decision, found: found ?? 'failed', isShown: true } : last))
    ask().then(settle, () => settle(null))
  }, [ask, decision, isAsked, now])
  useKey('h', press)
  if (source === null) return null
  const found = now?.isShown === true ? now.found : null
  const hint = found === 'awaited' || found === 'failed' ? null : found
  return { hint, isThinking: found === 'awaited', hasFailed: found === 'failed', isAsked, press }
}

/** Hints of a table: for one person who plays against bots in this browser. */
export const hintsOf = (table: Table, { viewer, yours }: TableState, seen: Seen): HintSource | null => {
  const { ply, deciders, outcome } = seen
  if (table.hint === undefined || yours.length !== 1 || viewer === null || outcome !== null) return null
  return { decision: ply, isAsked: deciders.includes(viewer), ask: table.hint }
}
