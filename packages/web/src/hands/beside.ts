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

/** Where the menu of a button stands: under it or left of it, because what the button decides about is read above it; else over it. */
export const placeByButton = (
  button: Box,
  menu: Size,
  board: Size,
): { readonly left: number; readonly top: number } => {
  const below = button.top + button.height + GAP
  const left = button.left - GAP - menu.width
  if (below + menu.height + EDGE <= board.height) return { ...placeBeside(button, menu, board), top: below }
  if (left < EDGE) return placeBeside(button, menu, board)
  return { left, top: Math.max(EDGE, Math.min(button.top, board.height - menu.height - EDGE)) }
}

/** Where something stands that stays open: over, under or next to what it belongs to, and over it only where there is no room. */
export const placeAround = (thing: Box, menu: Size, board: Size): { readonly left: number; readonly top: number } => {
  const isRoomy =
    thing.top >= menu.height + GAP + EDGE || board.height - thing.top - thing.height >= menu.height + GAP + EDGE
  const right = thing.left + thing.width + GAP
  const left = thing.left - GAP - menu.width
  const isRight = right + menu.width + EDGE <= board.width
  if (isRoomy || (!isRight && left < EDGE)) return placeBeside(thing, menu, board)
  const middle = thing.top + thing.height / 2 - menu.height / 2
  return {
    left: isRight ? right : left,
    top: Math.max(EDGE, Math.min(middle, board.height - menu.height - EDGE)),
  }
}

/**
 * Where a menu stands that belongs to a thing on the map: over the map as well, so that it covers nothing that lies around it, and
 * anywhere on the board only where the map is too small for both.
 */
export const placeOnMap = (
  thing: Box,
  menu: Size,
  map: Box,
  board: Size,
): { readonly left: number; readonly top: number } => {
  const inside = placeAround({ ...thing, left: thing.left - map.left, top: thing.top - map.top }, menu, map)
  const place = { left: inside.left + map.left, top: inside.top + map.top }
  const isRoomy = menu.width + 2 * EDGE <= map.width && menu.height + 2 * EDGE <= map.height
  return isRoomy && !isOver({ ...place, ...menu }, thing) ? place : placeBeside(thing, menu, board)
}

const isOver = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

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
  const box = { left: left - frame.left, top: top - frame.top, width, height }
  const map = found?.closest('[data-stage]')?.getBoundingClientRect()
  const place =
    map === undefined
      ? (found?.matches('[data-move]') === true ? placeByButton : placeBeside)(box, size, frame)
      : placeOnMap(
          box,
          size,
          { left: map.left - frame.left, top: map.top - frame.top, width: map.width, height: map.height },
          frame,
        )
  menu.style.left = `${place.left}px`
  menu.style.top = `${place.top}px`
}
