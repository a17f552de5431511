import type { Message } from '@ecumene/kernel'
import { active } from '../rules/abilities.ts'
import { type Ask, asks, because } from '../rules/because.ts'
import { boardOf } from '../rules/board.ts'
import { DONE, type MoveWith, moveOf, movesOf } from '../rules/moves.ts'
import { letterOf, reinforce } from '../rules/pieces.ts'
import { isWithin } from '../rules/spaces.ts'
import { ask, CONTROL, DEFEATED, type State } from '../rules/state.ts'
import { gainTrade } from '../rules/trade.ts'
import { harm, whyNotHarm } from '../rules/visits.ts'
import type { WordKey } from '../words/en.ts'
import { destroyArmy } from './armies.ts'
import { DISTRICT_REACH } from './data/districts.ts'
import { isFriendlyToDistricts } from './districts.ts'
import { terraOf, terraPlayer } from './state.ts'

/** T-8.25: which parts are done, as bits. */
const DESTROYED = 1
const REINFORCED_ONE = 2

export const askToEncamp = (state: State, seat: number): void => ask(state, { kind: 'encampment', seat })

const inReach = (state: State, space: number): boolean =>
  space >= 0 && isWithin(boardOf(state.layout), terraOf(state).acting.space, space, DISTRICT_REACH)

type Part = MoveWith<'barbarian' | 'ambush' | 'reinforce'>

const whyNotPart = (state: State, seat: number, move: Part): Message<WordKey> | null => {
  const { parts } = terraOf(state).acting
  if (move.kind === 'reinforce') {
    if ((parts & REINFORCED_ONE) !== 0) return because('reason.partDone')
    if (state.piece[move.space] !== CONTROL || !isFriendlyToDistricts(state, seat, move.space))
      return because('reason.notYourToken')
    return inReach(state, move.space) ? null : because('reason.outOfRange')
  }
  if ((parts & DESTROYED) !== 0) return because('reason.partDone')
  if (move.kind === 'barbarian') {
    const at = state.barbarians[move.barbarian] ?? DEFEATED
    if (at < 0) return because('reason.noBarbarian')
    return inReach(state, at) ? null : because('reason.outOfRange')
  }
  if (move.player === seat || !(terraOf(state).players[move.player]?.armies.includes(move.space) ?? false))
    return because('reason.noRivalArmy')
  return inReach(state, move.space) ? whyNotHarm(state, seat, move.player) : because('reason.outOfRange')
}

const partMoves = (state: State, seat: number): readonly Part[] => {
  const moves: Part[] = state.barbarians.flatMap((at, barbarian) => (at >= 0 ? [moveOf('barbarian', barbarian)] : []))
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    for (const at of new Set(terraPlayer(state, other).armies)) if (at >= 0) moves.push(moveOf('ambush', at, other))
  }
  moves.push(...movesOf('reinforce').slice(0, state.owner.length))
  return moves
}

const anyPart = (state: State, seat: number): boolean =>
  partMoves(state, seat).some((move) => whyNotPart(state, seat, move) === null)

/** T-8.22 to T-8.25: a barbarian or a rival army is destroyed, a token reinforced; one of these or both. */
export const encampment: Ask<'encampment', 'barbarian' | 'ambush' | 'reinforce' | 'done'> = {
  answers: ['barbarian', 'ambush', 'reinforce', 'done'],
  decision: asks('decision.encampment'),
  candidates: (state, _frame, seat) => [...partMoves(state, seat), DONE],
  whyNot(state, _frame, seat, move) {
    if (move.kind !== 'done') return whyNotPart(state, seat, move)
    // T-8.17: one part is a must.
    return terraOf(state).acting.parts === 0 ? because('reason.mustAct') : null
  },
  apply(state, _frame, seat, move, tell) {
    const { acting } = terraOf(state)
    switch (move.kind) {
      case 'done':
        state.pending.pop()
        return
      case 'reinforce':
        acting.parts |= REINFORCED_ONE
        reinforce(state, move.space, tell)
        return
      case 'ambush':
        acting.parts |= DESTROYED
        destroyArmy(state, move.player, move.space, tell)
        // T-9.15: no attack, so diplomacy cards stay (N-18.7); but a pact speaks of destroying too.
        harm(state, seat, move.player)
        return
      default:
        acting.parts |= DESTROYED
        state.barbarians[move.barbarian] = DEFEATED
        tell?.({ kind: 'barbarianDefeated', seat, barbarian: letterOf(move.barbarian) })
        // T-8.23
        gainTrade(state, seat, 1)
        for (const { does } of active('defeatsBarbarian', state, seat)) does(state, seat)
    }
  },
  over: (state, { seat }) => !anyPart(state, seat),
}
