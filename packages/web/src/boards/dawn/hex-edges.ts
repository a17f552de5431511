import { DIRECTIONS, type Hex } from '@ecumene/dawn'
import { forEach, middleOf, type Orientation } from './geometry.ts'

/** The edges of a hex towards all its neighbours, in the order of the directions, as paths round the origin; `reach` is how far its corners are. */
export const edgesAt = (reach: number): Readonly<Record<Orientation, readonly string[]>> =>
  forEach((orientation) => DIRECTIONS.map((step) => edgeTowards(step, orientation, reach)))

const edgeTowards = (step: Hex, orientation: Orientation, reach: number): string => {
  const towards = middleOf(step, orientation)
  const angle = Math.atan2(towards.y, towards.x)
  const corner = (turn: number): string =>
    `${(reach * Math.cos(angle + turn)).toFixed(2)} ${(reach * Math.sin(angle + turn)).toFixed(2)}`
  return `M${corner(-Math.PI / 6)}L${corner(Math.PI / 6)}`
}
