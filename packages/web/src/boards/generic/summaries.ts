import { useEffect, useState } from 'react'
import { partsOf } from '../parts.ts'
import { patiently } from '../patient.ts'
import type { Summary } from './summary.ts'

/** The summary of a game: `null` where it has none, `undefined` while it is being loaded. */
export const useSummary = (gameId: string): Summary | null | undefined => {
  const load = partsOf(gameId).summary
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
