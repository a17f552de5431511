import { type CSSProperties, type ReactElement, type RefObject, useEffect, useState } from 'react'
import { type Hint, watchLongPress } from './long-press.ts'
import './hints.css'

type HintsProps = {
  readonly within: RefObject<HTMLElement | null>
  readonly whyNot: (move: string) => Promise<{ readonly text: string } | null>
}

/** What a finger that rests on a thing inside `within` is told about it: what hovering tells a mouse. */
export const Hints = ({ within, whyNot }: HintsProps): ReactElement => {
  const [hint, setHint] = useState<Hint | null>(null)
  useEffect(() => {
    const root = within.current
    if (root === null) return
    return watchLongPress(root, { show: setHint, hide: () => setHint(null), whyNot })
  }, [within, whyNot])
  return (
    <div role="status" className="hints" style={hint === null ? undefined : placeOf(hint)}>
      {hint !== null && (
        <p className="hint">
          <strong>{hint.name}</strong>
          {hint.why !== null && <span>{hint.why}</span>}
        </p>
      )}
    </div>
  )
}

/** Above the finger, or below it near the upper edge. */
const placeOf = ({ x, y }: Hint): CSSProperties => {
  const at = { '--hint-x': `${x}px` } as CSSProperties
  return y < 160 ? { ...at, top: y + 28 } : { ...at, bottom: window.innerHeight - y + 28 }
}
