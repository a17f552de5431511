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
    const measure = () => fitText(current)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    document.fonts.addEventListener('loadingdone', measure)
    return () => {
      watch.disconnect()
      document.fonts.removeEventListener('loadingdone', measure)
    }
  }, [box, words])
}

/** From the size that reads best to the smallest that can be read. */
const SIZES = [1, 0.95, 0.9, 0.86, 0.83, 0.8, 0.78] as const

/** The largest type with which all of a box's text is in it; where none is small enough, the box is marked `data-cut`. */
export const fitText = (box: HTMLElement): void => {
  const fits = (size: number): boolean => {
    box.style.setProperty('--fit', String(size))
    return box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth
  }
  box.toggleAttribute('data-cut', !SIZES.some(fits))
}
