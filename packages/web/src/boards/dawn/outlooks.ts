import { DIRECTIONS, isExploring, type View } from '@ecumene/dawn'
import type { Point } from '../../stage/geometry.ts'
import { middleOf, type Orientation } from './geometry.ts'

/** From the middle of its space to that of the sign, as a share of the way to the middle of the next one. */
const OUT = 0.46

/** The spaces from which a figure could explore at the end of a way, and where the sign for it stands: at an edge of the map. */
export const outlooksOf = (
  { ways, spaces }: Pick<View, 'ways' | 'spaces'>,
  orientation: Orientation,
): readonly (Point & { readonly space: number })[] => {
  const known = new Set(spaces.map(({ q, r }) => `${q} ${r}`))
  const from = new Set(ways.filter((way) => way.moves.length > 1 && isExploring(way)).map(({ space }) => space))
  return [...from].flatMap((space) => {
    const at = spaces[space]
    const out = at === undefined ? undefined : DIRECTIONS.find(({ q, r }) => !known.has(`${at.q + q} ${at.r + r}`))
    if (at === undefined || out === undefined) return []
    const [here, there] = [middleOf(at, orientation), middleOf({ q: at.q + out.q, r: at.r + out.r }, orientation)]
    return { space, x: here.x + OUT * (there.x - here.x), y: here.y + OUT * (there.y - here.y) }
  })
}
