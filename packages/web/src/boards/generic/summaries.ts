import { useEffect, useState } from 'react'
import { patiently } from '../patient.ts'
import type { Summary } from './summary.ts'

/** Games that bring a drawing of their position to the generic board. */
const SUMMARIES: Readonly<Record<string, () => Promise<Summary>>> = {
  dawn: async () => (await import('../dawn/summary.ts')).dawnSummary,
  classic: async () => (await import('../classic/summary.ts')).classicSummary,
}

/** The summary of a game: `null` where it has none, `undefined` while it is being loaded. */
export const useSummary = (gameId: string): Summary | null | undefined => {
  const load = SUMMARIES[gameId]
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly summary: Summary } | null>(null)
  useEffect(() => {
    if (load === undefined) return
    let isCurrent = true
    void patiently(load).then((summary) => {
      if (isCurrent) setLoaded({ of: gameId, summary })
    })
    return () => {
      isCurrent = false
    }
  }, [gameId, load])
  if (load === undefined) return null
  return loaded?.of === gameId ? loaded.summary : undefined
}
