import { ask, type FrameOf, type State } from '../state.ts'

/** What control tokens must be next to: any friendly city, any friendly space, or (0 and up) this one city. */
export const ANY_CITY = -1
export const ANY_SPACE = -2

/** Lets a player place up to `left` control tokens. */
export const askToPlace = (
  state: State,
  seat: number,
  left: number,
  anchor: number,
  limit: number,
  part: FrameOf<'place'>['part'] = null,
): void => ask(state, { kind: 'place', seat, left, anchor, limit, part, mayBuyMore: part === 'besideCities' })
