import { CULTURE_EVENTS } from '../../../data/events.ts'
import { type Effect, NONE } from '../../../data/types.ts'
import { ownerOf } from '../../map/outskirts.ts'
import { wasUsed } from '../../once.ts'
import { hasWonder } from '../../powers.ts'
import { playerOf, type State } from '../../state.ts'
import { ownerOfPrey } from './prey.ts'
import type { Aim } from './working.ts'

/**
 * United Nations: nobody's culture event is aimed at its owner against the owner's will; abilities of techs are. Whoever aims
 * one has to ask (see `../consenting.ts`), and once refused need not ask again in this round.
 */
const OF_EVENTS: ReadonlySet<Effect> = new Set(CULTURE_EVENTS.map(({ effect }) => effect))

const isProtected = (state: State, seat: number, owner: number): boolean =>
  owner !== NONE && owner !== seat && hasWonder(state, owner, 'united-nations')

/** Has this player refused already? */
export const isRefused = (state: State, seat: number, owner: number, effect: Effect): boolean =>
  owner !== NONE &&
  wasUsed(playerOf(state, owner), 'refusedEvents') &&
  OF_EVENTS.has(effect) &&
  isProtected(state, seat, owner)

/** Is a culture event aimed at this seat, one of its figures or great people, or a square of its cities? */
export const isAimedAt = (state: State, event: number, { target, square, item }: Aim, seat: number): boolean => {
  if (target === seat) return true
  const effect = CULTURE_EVENTS[event]?.effect
  if (square === NONE || effect === undefined) return false
  return (effect.kind === 'killFigures' ? ownerOfPrey(state, square, item) : ownerOf(state, square)) === seat
}

/** Whose consent the culture event in use needs, or `NONE`. */
export const whoseConsent = (state: State): number => {
  const { event, seat } = state.power
  if (event === NONE) return NONE
  for (let owner = 0; owner < state.players.length; owner++) {
    if (isProtected(state, seat, owner) && isAimedAt(state, event, state.power, owner)) return owner
  }
  return NONE
}
