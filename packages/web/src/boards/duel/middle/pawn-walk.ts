import { useEffect, useState } from 'react'
import { isStill } from '../motion/motion.ts'

/** How long the pawn stays on each space: nine of them are walked in less than a second. */
export const STEP_MS = 95

/** The next space on the way. */
export const stepToward = (at: number, to: number): number => at + Math.sign(to - at)

/**
 * Where the pawn is drawn: it walks space by space to where it stands. A touch or a key takes it there at once, as does
 * the wish for less motion.
 */
export const usePawnWalk = (to: number): number => {
  const [at, setAt] = useState(to)
  useEffect(() => {
    if (at === to) return
    const arrive = () => setAt(to)
    if (isStill()) {
      arrive()
      return
    }
    const timer = setTimeout(() => setAt(stepToward(at, to)), STEP_MS)
    window.addEventListener('pointerdown', arrive)
    window.addEventListener('keydown', arrive)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerdown', arrive)
      window.removeEventListener('keydown', arrive)
    }
  }, [at, to])
  return at
}
