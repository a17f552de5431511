export type Box = {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Room between a thing and the ring around it. */
const MARGIN = 5

/** The things on the board that are pointed at: for each name, the first one in sight. */
export const targetsOf = (
  board: HTMLElement,
  points: readonly string[],
  moves: readonly string[],
): readonly HTMLElement[] => [
  ...points.flatMap((name) => firstSeen(board, `[data-anchor="${CSS.escape(name)}"]`)),
  ...moves.flatMap((move) => firstSeen(board, `[data-move="${CSS.escape(move)}"]`)),
]

/** Where they are, relative to the corner of `frame`, in whole pixels. */
export const boxesOf = (frame: HTMLElement, targets: readonly HTMLElement[]): readonly Box[] => {
  const corner = frame.getBoundingClientRect()
  return targets.map((target) => {
    const { x, y, width, height } = target.getBoundingClientRect()
    return {
      name: target.dataset['anchor'] ?? target.dataset['move'] ?? '',
      x: Math.round(x - corner.x) - MARGIN,
      y: Math.round(y - corner.y) - MARGIN,
      width: Math.round(width) + 2 * MARGIN,
      height: Math.round(height) + 2 * MARGIN,
    }
  })
}

const firstSeen = (board: HTMLElement, selector: string): readonly HTMLElement[] =>
  [...board.querySelectorAll<HTMLElement>(selector)].filter(isSeen).slice(0, 1)

const isSeen = (element: HTMLElement): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}
