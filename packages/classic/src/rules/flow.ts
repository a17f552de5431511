import { NO_MEMBERS } from '@ecumene/kernel'
import { NONE, PHASES, type Phase } from '../data/types.ts'
import { layAside, whoHoldsTooMany } from './abilities/hand.ts'
import { giveAtStart } from './abilities/start-powers.ts'
import { battleUnits } from './battle/sampling.ts'
import { add } from './counts.ts'
import type { Teller } from './events.ts'
import type { Frame } from './handlers.ts'
import { underWay } from './movement/under-way.ts'
import { ripenGovernments } from './start/governing.ts'
import { continueSetup } from './start/setup.ts'
import { ask, type Player, playerOf, type State } from './state.ts'
import { collectTrade } from './trade/collecting.ts'
import { endByRounds, updateCoins } from './victory.ts'

/** Before anybody is asked: coins are counted, which may end the game, and hands checked against their limit. */
export const beforeAsking = (state: State, { kind }: Frame, tell: Teller): boolean => {
  if (state.phase === 'setup') return false
  updateCoins(state, tell)
  if (state.ending !== '') return true
  const seat = whoHoldsTooMany(state)
  // A scout that leaves a coin may still stop on another, so its player discards only after the move.
  if (seat === NONE || kind === 'discard' || underWay(state) !== null) return false
  ask(state, { kind: 'discard', seat })
  return true
}

/** C-35.1: a victory ends the game at once, whatever is still on the stack. */
export const stop = (state: State, tell: Teller): void => {
  updateCoins(state, tell)
  returnUnits(state)
  for (const { deed } of state.deeds) if (deed.kind === 'event') layAside(state, deed.number)
  state.pending.length = 0
  state.deeds.length = 0
  state.offers = []
  state.closing = null
  state.battle = null
  state.phase = 'over'
}

/** Barbarians who were still fighting go back under their decks (C-23.17). */
const returnUnits = (state: State): void => {
  for (const [unit, count] of battleUnits(state).entries()) add(state.fallen, unit, count)
}

/** Moves the game on when nothing is asked. */
export const advance = (state: State, tell: Teller): void => {
  if (state.phase === 'setup') {
    if (!continueSetup(state, tell)) beginRound(state, tell)
    return
  }
  const phase = state.phase as Phase
  if (state.part < partsOf(state, phase)) {
    beginPart(state, phase, tell)
    return
  }
  const next = PHASES[PHASES.indexOf(phase) + 1]
  if (next !== undefined) beginPhase(state, next, tell)
  else if (isLastRound(state)) {
    updateCoins(state, tell)
    endByRounds(state, tell)
  } else beginRound(state, tell)
}

/** C-8.11: rounds go on until somebody wins, unless the players set a limit. */
const isLastRound = ({ round, options: { rounds } }: State): boolean => rounds > 0 && round >= rounds

/** C-8.4 to C-8.6: one part for each player in turn order, or one for all at once. */
const partsOf = (state: State, phase: Phase): number =>
  phase === 'trade' || phase === 'research' ? 1 : state.players.length

const beginRound = (state: State, tell: Teller): void => {
  // C-9.1
  if (state.round > 0) state.first = (state.first + 1) % state.players.length
  state.round++
  state.pinned = []
  for (const player of state.players) forgetRound(player)
  tell?.({ kind: 'roundBegan', round: state.round, seat: state.first })
  beginPhase(state, 'start', tell)
}

/** C-1.12, C-9.36 */
const forgetRound = (player: Player): void => {
  player.used = NO_MEMBERS
  player.once = NO_MEMBERS
  player.arrived = NO_MEMBERS
  player.moved = NO_MEMBERS
  player.placed = NO_MEMBERS
  for (const list of [player.acted, player.taken, player.extra, player.boosts]) list.fill(0)
  player.sendFrom.fill(NONE)
  player.sendTo.fill(NONE)
}

const beginPhase = (state: State, phase: Phase, tell: Teller): void => {
  state.phase = phase
  state.part = 0
  tell?.({ kind: 'phaseBegan', phase })
}

const beginPart = (state: State, phase: Phase, tell: Teller): void => {
  const seat = (state.first + state.part) % state.players.length
  state.part++
  state.turn++
  if (phase === 'trade') beginTrade(state, tell)
  else if (phase === 'research') ask(state, { kind: 'research' })
  else {
    state.active = seat
    tell?.({ kind: 'partBegan', phase, seat })
    if (phase === 'start') {
      ripenGovernments(state, seat)
      ask(state, { kind: 'start', seat })
      giveAtStart(state, seat, tell)
    } else if (phase === 'cities') {
      ask(state, { kind: 'manage', seat })
    } else {
      ask(state, { kind: 'march', seat })
    }
  }
}

const beginTrade = (state: State, tell: Teller): void => {
  collectTrade(state, tell)
  state.offered = 0
  for (let seat = 0; seat < state.players.length; seat++) playerOf(state, seat).done = 0
  ask(state, { kind: 'negotiate' })
}
