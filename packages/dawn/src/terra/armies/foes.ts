import { cardNumbered } from '../../data/cards.ts'
import { NONE } from '../../data/types.ts'
import { active } from '../../rules/hooks/asking.ts'
import { ownerOf, pieceOn } from '../../rules/map/on-spaces.ts'
import { hasBarbarian, isRival } from '../../rules/map/pieces.ts'
import type { Target } from '../../rules/military/aims.ts'
import { BARBARIAN } from '../../rules/military/defenders.ts'
import { CITY_STATE, CONTROL, NOTHING, playerOf, type State } from '../../rules/state.ts'
import { whyNotHarm } from '../../rules/trade/visits.ts'
import { currentCard } from '../../rules/undertakings.ts'
import { isFortSpace } from '../map/map.ts'
import { terraPlayer } from '../state.ts'

/** Kinds of defenders other than those of the base game (T-9.19). */
export const FORT = 11
export const ARMY = 12
export const CARAVAN = 13

/** T-10.2 */
export const isOpenFort = (state: State, space: number): boolean =>
  isFortSpace(state, space) && state.piece[space] === NOTHING

/** T-9.9, T-9.19: what an army meets on a space: a barbarian, what holds the space, rival armies, rival caravans. */
const foesAt = (state: State, seat: number, space: number): readonly Target[] => {
  const foes: Target[] = []
  if (hasBarbarian(state, space)) foes.push({ space, kind: BARBARIAN, defender: NONE })
  if (state.piece[space] === CITY_STATE && state.owner[space] !== seat)
    foes.push({ space, kind: CITY_STATE, defender: NONE })
  else if (isRival(state, space, seat))
    foes.push({ space, kind: pieceOn(state, space), defender: ownerOf(state, space) })
  else if (isOpenFort(state, space)) foes.push({ space, kind: FORT, defender: NONE })
  for (const other of state.players.keys()) {
    if (other === seat) continue
    if (terraPlayer(state, other).armies.includes(space)) foes.push({ space, kind: ARMY, defender: other })
    if (playerOf(state, other).caravans.includes(space)) foes.push({ space, kind: CARAVAN, defender: other })
  }
  return foes
}

/** T-9.17, T-9.18: a barbarian must be attacked; otherwise anything but what may not be harmed. */
export const targetsAt = (state: State, seat: number, space: number): readonly Target[] => {
  const foes = foesAt(state, seat, space)
  if (foes[0]?.kind === BARBARIAN) return foes.slice(0, 1)
  return foes.filter(({ defender }) => defender === NONE || whyNotHarm(state, seat, defender) === null)
}

/** Flight passes these without an attack. */
const OVERFLOWN: readonly number[] = [BARBARIAN, CITY_STATE, CONTROL, CARAVAN]

/** T-9.9: must an army of the seat stop where it has just come? */
export const mustStop = (state: State, seat: number, space: number): boolean => {
  const flies = cardNumbered(currentCard(state)).more?.armies?.passes === true
  const helpers = active('marchesPast', state, seat)
  return foesAt(state, seat, space).some(
    ({ kind }) => !(flies && OVERFLOWN.includes(kind)) && !helpers.some(({ does }) => does(state, seat, space, kind)),
  )
}

/** T-16.2: does nothing keep an army of the seat from staying here? */
export const mayStay = (state: State, seat: number, space: number): boolean =>
  !active('forbidsRest', state, seat).some(({ does }) => does(state, seat, space))

/** May an army that comes here end its way, even if by attacking (T-9.10)? */
export const mayRest = (state: State, seat: number, space: number): boolean =>
  mayStay(state, seat, space) && (foesAt(state, seat, space).length === 0 || targetsAt(state, seat, space).length > 0)

/** T-9.40: can an army stay here after a won attack, or fall back to here? */
export const isCalm = (state: State, seat: number, space: number): boolean =>
  foesAt(state, seat, space).length === 0 && mayStay(state, seat, space)
