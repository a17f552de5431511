import { animate } from 'motion/react'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { isStill } from '../motion/motion.ts'

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
    const counting = animate(start, value, {
      duration: Math.min(0.3, 0.06 * Math.abs(value - start)),
      ease: 'linear',
      onUpdate: (latest) => setShown(Math.round(latest)),
    })
    return () => {
      counting.stop()
      setShown(value)
    }
  }, [value])
  return <>{shown}</>
}
