import { type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react'

type FittedTextProps = { readonly className: string | undefined; readonly children: string }

/** A text that fits its box whatever it says. */
export const FittedText = ({ className, children }: FittedTextProps): ReactElement => {
  const box = useRef<HTMLSpanElement>(null)
  useFitted(box, children)
  return (
    <span ref={box} className={className}>
      {children}
    </span>
  )
}

/** Fits what stands in a box to it, whenever the box or the words change: the more, the smaller. Styles read `--fit`, 1 or less. */
export const useFitted = (box: RefObject<HTMLElement | null>, words: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are fitted anew
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    const measure = () => fitSoon(current)
    measure()
    // It tells of the box as it is first of all, when that has just been measured.
    const watch = new ResizeObserver(() => {
      if (fitted.get(current) !== sizeOf(current)) measure()
    })
    watch.observe(current)
    document.fonts.addEventListener('loadingdone', measure)
    return () => {
      watch.disconnect()
      document.fonts.removeEventListener('loadingdone', measure)
    }
  }, [box, words])
}

/** Boxes whose words have changed: they are fitted together, before anything is painted. */
const waiting = new Set<HTMLElement>()
/** The size that a box had when its words were fitted. */
const fitted = new WeakMap<HTMLElement, string>()

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): string => `${clientWidth} ${clientHeight}`

const fitSoon = (box: HTMLElement): void => {
  if (waiting.size === 0) {
    queueMicrotask(() => {
      const boxes = [...waiting]
      waiting.clear()
      fitTexts(boxes)
      for (const one of boxes) fitted.set(one, sizeOf(one))
    })
  }
  waiting.add(box)
}

/** From the size that reads best to the smallest that can be read. */
const SIZES = [1, 0.95, 0.9, 0.86, 0.83, 0.8, 0.78] as const

/**
 * The largest type with which all of a box's text is in it; where none is small enough, the box is marked `data-cut`. For every size
 * all boxes are set before any is measured: whoever measures in between has everything laid out anew.
 */
export const fitTexts = (boxes: readonly HTMLElement[]): void => {
  let left = boxes
  // A box that is marked may show less than is in it.
  for (const box of boxes) box.toggleAttribute('data-cut', false)
  for (const size of SIZES) {
    for (const box of left) box.style.setProperty('--fit', String(size))
    left = left.filter((box) => box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth)
  }
  for (const box of boxes) box.toggleAttribute('data-cut', left.includes(box))
}
