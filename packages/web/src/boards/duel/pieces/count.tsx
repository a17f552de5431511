import { type ReactElement, useEffect, useRef, useState } from 'react'
import { isStill } from '../motion/motion.ts'

/** How long one step takes, and the whole count at most. */
const STEP_MS = 60
const MOST_MS = 300

/** A number that counts to its new value instead of jumping there. */
export const Count = ({ value }: { readonly value: number }): ReactElement => {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    from.current = value
    if (start === value) return
    if (isStill()) {
      setShown(value)
      return
    }
    const duration = Math.min(MOST_MS, STEP_MS * Math.abs(value - start))
    let began: number | null = null
    let frame = 0
    const step = (now: number) => {
      began ??= now
      const share = Math.min(1, (now - began) / duration)
      setShown(Math.round(start + (value - start) * share))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => {
      cancelAnimationFrame(frame)
      setShown(value)
    }
  }, [value])
  return <>{shown}</>
}
