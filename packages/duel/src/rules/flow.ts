import type { Tell } from '@ecumene/kernel'
import { beginNextAge } from './ages.ts'
import type { Event } from './events.ts'
import { endByPoints } from './scoring.ts'
import { opponentOf, type State } from './state.ts'
import { revealOpenCards } from './structure.ts'
import { beginTurn } from './turn.ts'
import { boxEighthWonder } from './wonders.ts'

/**
 * When nothing more is asked, the turn is over: D-11.8, then D-5.8, then whatever comes next (D-5.10 another turn, D-18 the
 * next Age, D-19.3 the end).
 */
export const advance = (state: State, tell: Tell<Event> | undefined): void => {
  boxEighthWonder(state, tell)
  if (state.present !== 0) {
    revealOpenCards(state, tell)
    if (state.extraTurn) tell?.({ kind: 'extraTurn', seat: state.active })
    beginTurn(state, state.extraTurn ? state.active : opponentOf(state.active))
    return
  }
  // D-5.11: with the structure empty an extra turn is lost.
  if (state.extraTurn) tell?.({ kind: 'extraTurnLost', seat: state.active })
  if (state.age === 3) endByPoints(state, tell)
  else beginNextAge(state, tell)
}
