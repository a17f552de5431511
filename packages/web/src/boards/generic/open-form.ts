import { useEffect, useState } from 'react'
import type { Reason, WhyNot } from '../board.ts'

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
