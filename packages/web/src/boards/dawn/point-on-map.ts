import type { Point } from '../../stage/geometry.ts'

type OnScreen = { readonly clientX: number; readonly clientY: number }

/** The drawing of the map of this table. */
const drawingOf = (part: Element): SVGSVGElement | null =>
  part.closest('[data-room]')?.querySelector<SVGSVGElement>('[data-stage] svg[data-orientation]') ?? null

/** Where on the drawing of the map a pointer is, in its units; `null` where there is no map to be seen. */
export const pointOnMap = (part: Element, { clientX, clientY }: OnScreen): Point | null => {
  const drawing = drawingOf(part)
  const matrix = drawing?.getScreenCTM()
  if (drawing == null || matrix == null) return null
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
  return { x, y }
}

/** Is the pointer over the part of the map that is in sight? */
export const isOverMap = (part: Element, { clientX, clientY }: OnScreen): boolean => {
  const box = drawingOf(part)?.closest('[data-stage]')?.getBoundingClientRect()
  if (box === undefined) return false
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
}
