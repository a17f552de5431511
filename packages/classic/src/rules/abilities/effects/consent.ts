import { CULTURE_EVENTS, type CultureEvent } from '../../../data/events.ts'
import { type Effect, NONE } from '../../../data/types.ts'
import { wonderWith } from '../../../data/wonders.ts'
import type { Teller } from '../../events.ts'
import { ownerOf } from '../../map/outskirts.ts'
import { wasUsed } from '../../once.ts'
import { hasWonder } from '../../powers.ts'
import { ask, playerOf, type State } from '../../state.ts'
import type { EventUse, Use } from '../use.ts'
import { ownerOfPrey } from './prey.ts'

/**
 * United Nations: no culture event may be aimed at its owner without consent; abilities of techs may. Whoever aims one
 * has to ask (`../consenting.ts`), and once refused does not ask again this round.
 */
const OF_EVENTS: ReadonlySet<Effect> = new Set(CULTURE_EVENTS.map(({ effect }) => effect))

const isProtected = (state: State, seat: number, owner: number): boolean =>
  owner !== NONE && owner !== seat && hasWonder(state, owner, PROTECTION)

const PROTECTION = wonderWith('immuneToEvents').number

/** Has this player refused already? */
export const isRefused = (state: State, seat: number, owner: number, effect: Effect): boolean =>
  owner !== NONE &&
  wasUsed(playerOf(state, owner), 'refusedEvents') &&
  OF_EVENTS.has(effect) &&
  isProtected(state, seat, owner)

/** Is a culture event aimed at this seat, one of its figures or great people, or a square of its cities? */
export const isAimedAt = (state: State, { number, aim }: EventUse, seat: number): boolean => {
  const { square, prey = NONE } = aim
  if (aim.seat === seat) return true
  const effect = CULTURE_EVENTS[number]?.effect
  if (square === undefined || effect === undefined) return false
  return (effect.kind === 'killFigures' ? ownerOfPrey(state, square, prey) : ownerOf(state, square)) === seat
}

/** Everything is aimed: asks the owner of the United Nations, where a culture event is aimed at that player. */
export const askConsent = (state: State, use: Use, tell: Teller): void => {
  if (use.kind !== 'event') return
  const { seat } = use
  const owner = state.players.findIndex(
    (_player, each) => isProtected(state, seat, each) && isAimedAt(state, use, each),
  )
  if (owner < 0) return
  const { id } = CULTURE_EVENTS[use.number] as CultureEvent
  tell?.({ kind: 'consentAsked', seat, partner: owner, culture: id })
  ask(state, { kind: 'consent', seat: owner, use })
}
