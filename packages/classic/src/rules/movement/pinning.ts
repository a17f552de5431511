import type { State } from '../state.ts'

/** No figure leaves this square until the end of the round. */
export const pin = ({ march, round }: State, square: number): void => {
  if (march.pinnedIn !== round) march.pinned = []
  march.pinned.push(square)
  march.pinnedIn = round
}

export const isPinned = ({ march, round }: State, square: number): boolean =>
  march.pinnedIn === round && march.pinned.includes(square)
