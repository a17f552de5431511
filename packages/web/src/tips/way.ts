import type { Box } from './place.ts'

/** Is the pointer on a thing, in its tip, or on the straight way between them? */
export const isOnTheWay = (x: number, y: number, thing: Box, tip: Box): boolean =>
  [thing, tip, wayBetween(thing, tip)].some((box) => isIn(x, y, box))

const isIn = (x: number, y: number, { left, top, width, height }: Box): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height

/** The strip between the facing edges: vertical where one is above the other, horizontal where they are side by side. */
const wayBetween = (one: Box, other: Box): Box => {
  const [across, down] = [
    span(one.left, one.width, other.left, other.width),
    span(one.top, one.height, other.top, other.height),
  ]
  return { left: across.from, width: across.length, top: down.from, height: down.length }
}

/** What two intervals share, or the gap between them. */
const span = (from: number, length: number, otherFrom: number, otherLength: number) => {
  const ends = [Math.max(from, otherFrom), Math.min(from + length, otherFrom + otherLength)]
  return { from: Math.min(...ends), length: Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)) }
}

/** Where a pointer was last, and whether it was a mouse. */
export type Last = { readonly x: number; readonly y: number; readonly isMouse: boolean }

/**
 * Has a mouse come to this place from elsewhere? Of something that moves under where a finger was, browsers tell as of a mouse that
 * stands there, at whole pixels.
 */
export const hasMoved = ({ x, y, isMouse }: Last, toX: number, toY: number): boolean =>
  Math.hypot(toX - x, toY - y) > (isMouse ? 0 : ROUNDED)

const ROUNDED = 2
