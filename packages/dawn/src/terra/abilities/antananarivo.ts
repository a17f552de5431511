import { ALL_CITY_STATES } from '../../data/sights.ts'
import { NONE } from '../../data/types.ts'
import { unasked } from '../../rules/because.ts'
import type { Teller } from '../../rules/events.ts'
import type { Hooks } from '../../rules/hooks/hooks.ts'
import { hasWonder } from '../../rules/industry/wonders.ts'
import { boardOf } from '../../rules/map/board.ts'
import { wonderOn } from '../../rules/map/on-spaces.ts'
import { giveWonder, loseWonder, put, removePiece } from '../../rules/map/pieces.ts'
import { ask, CITY, CITY_STATE, NOTHING, playerOf, type State } from '../../rules/state.ts'
import { terraOf } from '../state.ts'

const NUMBER = ALL_CITY_STATES.findIndex(({ id }) => id === 'antananarivo')

const spaceOf = (state: State): number => boardOf(state.layout).cityStateSpaces[NUMBER] ?? NONE

/** `keeper` of a wonder that was nobody's when the turn began. */
const NOBODY = -2

const keeperOf = (state: State, wonder: number): number => {
  if (wonder < 0) return NONE
  const seat = state.players.findIndex(({ wonders }) => hasWonder(wonders, wonder))
  return seat < 0 ? NOBODY : seat
}

/** T-16.2: on its holder's turn Antananarivo is one of the holder's cities and no city-state; a wonder there is the holder's. */
const host = (state: State, seat: number, tell: Teller): void => {
  const space = spaceOf(state)
  if (state.piece[space] !== CITY_STATE) return
  terraOf(state).keeper = keeperOf(state, wonderOn(state, space))
  state.piece[space] = NOTHING
  playerOf(state, seat).guests++
  put(state, space, seat, CITY, tell)
}

/** A card taken in mid-turn works at once, but not before the visit or the attack that brought it is dealt with (TI-55). */
export const welcome = unasked<'welcome'>((state, { seat }, tell) => host(state, seat, tell))

/**
 * T-16.3: then it is a city-state again. A wonder that came there in this turn stays the player's from now on; one that was
 * there before goes back to its previous owner (TI-53: that may be nobody). Only another holder's turn takes it away meanwhile.
 */
const takeLeave = (state: State, seat: number, tell: Teller): void => {
  if (playerOf(state, seat).guests === 0) return
  const space = spaceOf(state)
  const wonder = wonderOn(state, space)
  // The wonder does not go with the city.
  state.wonder[space] = 0
  removePiece(state, space, tell)
  state.wonder[space] = wonder + 1
  playerOf(state, seat).guests--
  state.piece[space] = CITY_STATE
  const { keeper } = terraOf(state)
  terraOf(state).keeper = NONE
  if (wonder < 0 || keeper === NONE || keeper === seat) return
  if (keeper === NOBODY) loseWonder(state, seat, wonder, tell)
  else giveWonder(state, keeper, wonder, tell)
}

/** What a card of Antananarivo does for its holder. */
export const antananarivo: Partial<Hooks> = {
  turnBegins: host,
  cardTaken: (state, seat) => ask(state, { kind: 'welcome', seat }),
  turnEnds(state, seat, tell) {
    takeLeave(state, seat, tell)
    // ND-44: a player who loses a wonder this way may have to give cards back.
    return state.pending.length > 0
  },
  forbidsRest: (state, _seat, space) => space === spaceOf(state),
  keepsWonder: (state, space) => space === spaceOf(state),
}
