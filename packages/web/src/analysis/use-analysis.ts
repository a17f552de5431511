import type { Analysis } from '@ecumene/bots'
import type { Match } from '@ecumene/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { runAnalysis } from './analysis-run.ts'
import { keepAnalysis, keptAnalysis } from './analysis-store.ts'

export type AnalysisStage =
  | { readonly stage: 'none' | 'failed' }
  /** `share`: how much of it is done, from 0 to 1. */
  | { readonly stage: 'running'; readonly share: number }
  | { readonly stage: 'done'; readonly analysis: Analysis }

type AnalysisControl = { readonly now: AnalysisStage; readonly start: () => void; readonly cancel: () => void }

const NONE: AnalysisStage = { stage: 'none' }

/** The analysis of a match: as it was kept, or made when it is asked for. It ends when the screen is left. */
export const useAnalysis = (match: Match | null): AnalysisControl => {
  const [now, setNow] = useState<AnalysisStage>(NONE)
  const stop = useRef<(() => void) | null>(null)

  useEffect(() => {
    let isWanted = true
    if (match !== null) {
      void keptAnalysis(match).then((analysis) => {
        if (isWanted && analysis !== null && stop.current === null) setNow({ stage: 'done', analysis })
      })
    }
    return () => {
      isWanted = false
      stop.current?.()
      stop.current = null
      setNow(NONE)
    }
  }, [match])

  const start = useCallback(() => {
    if (match === null) return
    stop.current?.()
    setNow({ stage: 'running', share: 0 })
    stop.current = runAnalysis(match, {
      share: (share) => setNow({ stage: 'running', share }),
      done: (analysis) => {
        setNow({ stage: 'done', analysis })
        void keepAnalysis(match, analysis, Date.now())
      },
      failed: () => setNow({ stage: 'failed' }),
    })
  }, [match])

  const cancel = useCallback(() => {
    stop.current?.()
    stop.current = null
    setNow(NONE)
  }, [])

  return { now, start, cancel }
}
