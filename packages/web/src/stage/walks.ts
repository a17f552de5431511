import type { Point } from './geometry.ts'

/** A figure that goes from place to place; `from` and `to` are counted in beats from the beginning of a step of the show. */
export type Walk<Figure> = {
  readonly figure: Figure
  readonly path: readonly number[]
  readonly from: number
  readonly to: number
}

/** The steps of one figure that follow one another are one walk. */
export const joinedWalks = <Figure>(steps: readonly Walk<Figure>[]): readonly Walk<Figure>[] => {
  const walks: Walk<Figure>[] = []
  for (const step of steps) {
    const last = walks.at(-1)
    if (last !== undefined && last.figure === step.figure && last.path.at(-1) === step.path[0]) {
      walks[walks.length - 1] = { ...last, path: [...last.path, ...step.path.slice(1)], to: step.to }
    } else walks.push(step)
  }
  return walks
}

/** How something that is drawn at `origin` goes through these points, in the units of the drawing. */
export const strideThrough = (points: readonly Point[], origin: Point): Keyframe[] =>
  points.map(({ x, y }) => ({
    opacity: 1,
    translate: `${(x - origin.x).toFixed(1)}px ${(y - origin.y).toFixed(1)}px`,
  }))
