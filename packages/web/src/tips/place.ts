export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
export type Size = { readonly width: number; readonly height: number }

/** Between a thing and its tip, and between a tip and the edge of the screen. */
const GAP = 6
const EDGE = 8

/** Above the thing, where no finger covers it, or below where there is more room; never over the edge of the screen. */
export const placeTip = (thing: Box, tip: Size, screen: Size): { readonly left: number; readonly top: number } => {
  const above = thing.top - GAP - tip.height
  const below = thing.top + thing.height + GAP
  const isAbove = above >= EDGE || thing.top > screen.height - below
  return {
    left: between(EDGE, thing.left + (thing.width - tip.width) / 2, screen.width - EDGE - tip.width),
    top: between(EDGE, isAbove ? above : below, screen.height - EDGE - tip.height),
  }
}

const between = (least: number, wished: number, most: number): number => Math.max(least, Math.min(wished, most))
