import type { Around, Box } from './place.ts'

const PLAYED = '[data-lit], [data-move]:not([aria-disabled="true"])'
const PRESSED = 'button, a[href], [data-tip]'

/** What a tip of this thing should not cover: as far as it is on the screen, for a long log reaches far beyond it. */
export const aroundOf = (thing: Element, root: ParentNode | null, tip: Element): Around => {
  const [right, bottom] = [document.documentElement.clientWidth, window.innerHeight]
  const boxes = (what: string): readonly Box[] =>
    [...(root?.querySelectorAll(what) ?? [])].flatMap((other) => {
      const { left, top, width, height } = other.getBoundingClientRect()
      const isSeen = width > 0 && height > 0 && left < right && top < bottom && left + width > 0 && top + height > 0
      if (!isSeen || other.contains(thing) || thing.contains(other) || tip.contains(other)) return []
      return other.closest('[inert]') === null ? [{ left, top, width, height }] : []
    })
  return { played: boxes(PLAYED), pressed: boxes(PRESSED) }
}
