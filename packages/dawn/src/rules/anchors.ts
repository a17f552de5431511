import { ask, type State } from './state.ts'

/** Where control tokens must touch: any friendly city, any friendly space, or (0 and up) this one city. */
export const ANY_CITY = -1
export const ANY_SPACE = -2

/** Lets a player place up to `count` control tokens. */
export const askToPlace = (state: State, seat: number, count: number, anchor: number, limit: number): void => {
  const { now } = state
  now.left = count
  now.anchor = anchor
  now.limit = limit
  now.mayBuyMore = 0
  ask(state, { kind: 'place', seat })
}
