type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
type Size = { readonly width: number; readonly height: number }

const GAP = 10
const EDGE = 8

/** Where a menu stands that belongs to a thing: over it, else under it, never outside the board. */
export const placeBeside = (thing: Box, menu: Size, board: Size): { readonly left: number; readonly top: number } => {
  const middle = thing.left + thing.width / 2 - menu.width / 2
  const above = thing.top - GAP - menu.height
  const below = thing.top + thing.height + GAP
  const top = above >= EDGE ? above : below
  return {
    left: Math.max(EDGE, Math.min(middle, board.width - menu.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, board.height - menu.height - EDGE)),
  }
}

/** Puts the menu beside its thing, found by its anchor; in the middle where there is none to be seen. */
export const besideThing = (menu: HTMLElement, board: HTMLElement, thing: string | null): void => {
  const frame = board.getBoundingClientRect()
  const found = thing === null ? null : board.querySelector(`[data-anchor="${thing}"]`)
  const size = { width: menu.offsetWidth, height: menu.offsetHeight }
  const { left, top, width, height } = found?.getBoundingClientRect() ?? {
    left: frame.left + frame.width / 2,
    top: frame.top + frame.height / 2,
    width: 0,
    height: 0,
  }
  const place = placeBeside({ left: left - frame.left, top: top - frame.top, width, height }, size, {
    width: frame.width,
    height: frame.height,
  })
  menu.style.left = `${place.left}px`
  menu.style.top = `${place.top}px`
}
