/**
 * What stands on a map and can be pulled over it: an element with `data-pulls`. A finger or the mouse that drags from there pulls it
 * and leaves the map where it is. Things are named by their `data-anchor`.
 */
export type Pull = {
  readonly over: (from: string, thing: string | null, isWellInside: boolean) => void
  /** It is let go where it is. */
  readonly drop: () => void
  /** It is not pulled any more, wherever it is. */
  readonly cancel: () => void
}

/** The thing that would be pulled from here; `null` where the map itself would be dragged. */
export const pulledFrom = (target: EventTarget | null): string | null => {
  const thing = target instanceof Element ? target.closest('[data-pulls]') : null
  return thing?.getAttribute('data-anchor') ?? null
}

/** How near to its middle, in shares of its size, a pointer is well inside a thing. */
const WELL_INSIDE = 0.34

/** The thing of the map under a pointer. */
export const thingUnder = (
  pane: Element,
  { clientX, clientY }: MouseEvent,
): { readonly thing: string | null; readonly isWellInside: boolean } => {
  // Over the map while something is dragged lies nothing that takes the pointer: see `data-panning`.
  const found = document.elementFromPoint(clientX, clientY)?.closest('[data-space]') ?? null
  if (found === null || !pane.contains(found)) return { thing: null, isWellInside: false }
  const { left, top, width, height } = found.getBoundingClientRect()
  const away = Math.hypot(clientX - left - width / 2, clientY - top - height / 2)
  return { thing: found.getAttribute('data-anchor'), isWellInside: away < WELL_INSIDE * Math.min(width, height) }
}
