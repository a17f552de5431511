import type { Around, Box } from './place.ts'

const PLAYED = '[data-lit], [data-move]:not([aria-disabled="true"])'
const PRESSED = 'button, a[href], [data-tip]'

/** What a tip of this thing should not cover. */
export const aroundOf = (thing: Element, root: ParentNode | null, tip: Element): Around => {
  const boxes = (what: string): readonly Box[] =>
    [...(root?.querySelectorAll(what) ?? [])].flatMap((other) => {
      const isApart = !other.contains(thing) && !thing.contains(other) && !tip.contains(other)
      if (!isApart || other.closest('[inert]') !== null) return []
      const box = other.getBoundingClientRect()
      return box.width > 0 && box.height > 0 ? [box] : []
    })
  return { played: boxes(PLAYED), pressed: boxes(PRESSED) }
}
