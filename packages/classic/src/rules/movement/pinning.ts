import type { State } from '../state.ts'

/** No figure leaves this square until the end of the round. */
export const pin = ({ pinned }: State, square: number): void => {
  pinned.push(square)
}

export const isPinned = ({ pinned }: State, square: number): boolean => pinned.includes(square)
