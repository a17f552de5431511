import type { View } from '@ecumene/dawn'
import { moveBy } from './moves.ts'

/** What of the decision can still be done, and how it is told. */
export type LeftToDo = {
  readonly key: `dawnBoard.left.${keyof View['left']}`
  readonly count: number
}

/** What is left of the decision and can be done: attacks without a target are not spoken of. */
export const leftToDo = ({ left }: Pick<View, 'left'>, legal: readonly string[]): readonly LeftToDo[] => {
  const kinds = new Set(legal.map((move) => moveBy(move)?.kind))
  const all = [
    { key: 'dawnBoard.left.tokens', count: kinds.has('place') ? left.tokens : 0 },
    { key: 'dawnBoard.left.attacks', count: kinds.has('attack') ? left.attacks : 0 },
    { key: 'dawnBoard.left.reinforces', count: kinds.has('reinforce') ? left.reinforces : 0 },
    { key: 'dawnBoard.left.caravans', count: kinds.has('depart') || kinds.has('caravan') ? left.caravans : 0 },
  ] as const
  return all.filter(({ count }) => count > 0)
}
