import type { Seat, Seen } from '@ecumene/kernel'
import { useEffect, useState } from 'react'
import type { Say } from '../../words/use-words.tsx'
import type { Reason, WhyNot } from '../board.ts'

/** What a form for open-ended moves is given. */
export type OpenFormProps = {
  readonly seen: Seen
  readonly say: Say
  readonly nameOf: (seat: Seat) => string
  readonly busy: boolean
  readonly submit: (move: string) => void
  readonly whyNot: WhyNot
}

type Verdict = { readonly reason: Reason | null }

const PATIENCE_MS = 200

/** Whether a move that is still being put together may be played; `null` while that is not known. */
export const useVerdict = (notation: string | null, whyNot: WhyNot): Verdict | null => {
  const [verdict, setVerdict] = useState<(Verdict & { readonly of: string }) | null>(null)
  useEffect(() => {
    if (notation === null) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const reason = await whyNot(notation)
      if (isCurrent) setVerdict({ of: notation, reason })
    }, PATIENCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [notation, whyNot])
  return verdict?.of === notation ? verdict : null
}
