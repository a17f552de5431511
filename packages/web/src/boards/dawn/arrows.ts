import { ALL_BARBARIANS, DIRECTIONS, type Hex, type Move, type View } from '@ecumene/dawn'
import { moveBy } from './moves.ts'

/** A direction that can be chosen on the map: where its arrow starts, and how large it is drawn. */
export type Arrow = {
  readonly move: string
  readonly at: Hex
  readonly direction: number
  readonly size: 'space' | 'map'
}

/**
 * Barbarians have an arrow towards each space they can be moved to, a control token that is held too; the direction token, which
 * is for the whole map (N-22.2), has its arrows round the middle.
 */
export const arrowsOf = (
  view: Pick<View, 'spaces' | 'barbarians'>,
  legal: readonly string[],
  held: string | null,
): readonly Arrow[] =>
  legal.flatMap((handle): readonly Arrow[] => {
    const move = moveBy(handle)
    const from = (space: number | null | undefined): Hex | undefined => view.spaces[space ?? -1]
    const arrow = (at: Hex | undefined, direction: number, size: Arrow['size']): readonly Arrow[] =>
      at === undefined ? [] : [{ move: handle, at, direction, size }]
    switch (move?.kind) {
      case 'direction':
        return arrow(middleSpace(view.spaces), move.direction, 'map')
      case 'march': {
        const letter = ALL_BARBARIANS[move.barbarian]
        return arrow(from(view.barbarians.find((one) => one.letter === letter)?.space), move.direction, 'space')
      }
      case 'shift':
        return held === `space:${move.space}` ? arrow(from(move.space), move.direction, 'space') : []
      default:
        return []
    }
  })

/** The space to which a control token is moved; `null` for any other move. */
export const shiftedTo = (spaces: readonly Hex[], move: Move | null): number | null => {
  const from = move?.kind === 'shift' ? spaces[move.space] : undefined
  const step = move?.kind === 'shift' ? DIRECTIONS[move.direction] : undefined
  if (from === undefined || step === undefined) return null
  const to = spaces.findIndex(({ q, r }) => q === from.q + step.q && r === from.r + step.r)
  return to < 0 ? null : to
}

/** The space nearest to the middle of the map. */
export const middleSpace = (spaces: readonly Hex[]): Hex | undefined => {
  const mean = (of: (hex: Hex) => number) => spaces.reduce((sum, hex) => sum + of(hex), 0) / Math.max(1, spaces.length)
  const [q, r] = [mean((hex) => hex.q), mean((hex) => hex.r)]
  const away = (hex: Hex): number => Math.hypot(hex.q - q + (hex.r - r) / 2, (hex.r - r) * 0.87)
  return spaces.reduce<Hex | undefined>(
    (best, hex) => (best === undefined || away(hex) < away(best) ? hex : best),
    undefined,
  )
}
