import type { EventIcon } from '../data/dials.ts'
import { kitOf } from '../kits.ts'
import { ICONS, setupOf } from '../modules.ts'
import { checkAgendas, endIfWon } from './agendas/marking.ts'
import { continueRaid } from './dial/barbarians.ts'
import type { Teller } from './events.ts'
import { active, cardHooks } from './hooks/asking.ts'
import { beginTurn, finishResolving } from './row/turn.ts'
import { ask, type State } from './state.ts'
import { currentCard, remember } from './undertakings.ts'

/** Moves the game on when nothing is asked. */
export const advance = (state: State, tell: Teller): void => {
  switch (state.phase) {
    case 'setup':
      if (setupOf(state)[state.step]?.(state, tell) === true) state.step++
      return
    case 'choose':
      ask(state, { kind: 'turn', seat: state.active })
      return
    case 'resolve':
      afterResolving(state, tell)
      return
    case 'reset':
      afterReset(state, tell)
      return
    case 'raid':
      if (!continueRaid(state, tell)) state.phase = 'events'
      return
    case 'events':
      continueEvents(state, tell)
      return
    case 'over':
      return
  }
}

const afterResolving = (state: State, tell: Teller): void => {
  const { active: seat } = state
  for (const { does } of active('cardResolved', state, seat)) if (does(state, seat)) return
  finishResolving(state, seat, tell)
}

const afterReset = (state: State, tell: Teller): void => {
  const { active: seat } = state
  if (actsOnReset(state)) return
  if (state.turnSoFar.isAdding) {
    remember(state, { isAdding: false })
    state.phase = 'choose'
    return
  }
  for (const { does } of active('turnEnds', state, seat)) if (does(state, seat, tell)) return
  endTurn(state, tell)
}

/** Does something follow from the reset of the card? */
export const actsOnReset = (state: State): boolean => {
  const { active: seat } = state
  for (const { does } of active('cardReset', state, seat)) if (does(state, seat)) return true
  // The card is no longer in force, but may still act on its own reset.
  return cardHooks(currentCard(state))?.cardReset?.(state, seat) === true
}

/** N-7.13, N-21.1: the next player; before the first player's turn the event dial moves on. */
const endTurn = (state: State, tell: Teller): void => {
  // N-25.2: what was fulfilled in this turn is marked, and told, in it.
  checkAgendas(state, tell)
  const next = (state.active + 1) % state.players.length
  if (next !== state.first) {
    beginTurn(state, next, tell)
    return
  }
  state.round++
  const { dial, winsBeforeEvents } = kitOf(state)
  if (winsBeforeEvents && endIfWon(state, tell)) return
  state.dial = (state.dial + 1) % dial.length
  state.icon = 0
  state.phase = 'events'
}

/** Resolves the next icon of the section; when there is none, the first player's turn begins. */
const continueEvents = (state: State, tell: Teller): void => {
  const { dial, winsBeforeEvents } = kitOf(state)
  const section = dial[state.dial] as readonly EventIcon[]
  const icon = section[state.icon]
  if (icon !== undefined) {
    state.icon++
    tell?.({ kind: 'dialAdvanced', icon })
    ICONS[icon](state, tell)
    return
  }
  checkAgendas(state, tell)
  // N-25.6, N-25.7: the check comes after the event dial, before the first player's turn.
  if (winsBeforeEvents || !endIfWon(state, tell)) beginTurn(state, state.first, tell)
}
