import type { Message } from '@ecumene/kernel'
import { type Ask, because } from '../../rules/because.ts'
import { active } from '../../rules/hooks/asking.ts'
import { boardOf } from '../../rules/map/board.ts'
import { letterOf, reinforce } from '../../rules/map/pieces.ts'
import { isWithin } from '../../rules/map/spaces.ts'
import { DONE, type MoveWith, moveOf, spaceMoves } from '../../rules/moves.ts'
import { askAgain, CONTROL, DEFEATED, type FrameOf, type State } from '../../rules/state.ts'
import { gainTrade } from '../../rules/trade/trade.ts'
import { harm, whyNotHarm } from '../../rules/trade/visits.ts'
import type { WordKey } from '../../words/en.ts'
import { destroyArmy } from '../armies/armies.ts'
import { DISTRICT_REACH } from '../data/districts.ts'
import { terraOf, terraPlayer } from '../state.ts'
import { isFriendlyToDistricts } from './districts.ts'

type Encampment = FrameOf<'encampment'>

const inReach = (state: State, frame: Encampment, space: number): boolean =>
  space >= 0 && isWithin(boardOf(state.layout), frame.space, space, DISTRICT_REACH)

type Part = MoveWith<'barbarian' | 'ambush' | 'reinforce'>

const whyNotPart = (state: State, frame: Encampment, move: Part): Message<WordKey> | null => {
  const { seat, hasDestroyed, hasReinforced } = frame
  if (move.kind === 'reinforce') {
    if (hasReinforced) return because('reason.partDone')
    if (state.piece[move.space] !== CONTROL || !isFriendlyToDistricts(state, seat, move.space))
      return because('reason.notYourToken')
    return inReach(state, frame, move.space) ? null : because('reason.outOfRange')
  }
  if (hasDestroyed) return because('reason.partDone')
  if (move.kind === 'barbarian') {
    const at = state.barbarians[move.barbarian] ?? DEFEATED
    if (at < 0) return because('reason.noBarbarian')
    return inReach(state, frame, at) ? null : because('reason.outOfRange')
  }
  if (move.player === seat || !(terraOf(state).players[move.player]?.armies.includes(move.space) ?? false))
    return because('reason.noRivalArmy')
  return inReach(state, frame, move.space) ? whyNotHarm(state, seat, move.player) : because('reason.outOfRange')
}

const partMoves = (state: State, seat: number): readonly Part[] => {
  const moves: Part[] = state.barbarians.flatMap((at, barbarian) => (at >= 0 ? [moveOf('barbarian', barbarian)] : []))
  for (const other of state.players.keys()) {
    if (other === seat) continue
    for (const at of new Set(terraPlayer(state, other).armies)) if (at >= 0) moves.push(moveOf('ambush', at, other))
  }
  moves.push(...spaceMoves(state, 'reinforce'))
  return moves
}

const anyPart = (state: State, frame: Encampment): boolean =>
  partMoves(state, frame.seat).some((move) => whyNotPart(state, frame, move) === null)

/** T-8.22 to T-8.25: a barbarian or a rival army is destroyed, a token reinforced; one of these or both. */
export const encampment: Ask<'encampment', 'barbarian' | 'ambush' | 'reinforce' | 'done'> = {
  answers: ['barbarian', 'ambush', 'reinforce', 'done'],
  decision: (_state, { hasDestroyed, hasReinforced }) => ({
    key: 'decision.encampment',
    args: { left: hasDestroyed ? 'reinforce' : hasReinforced ? 'destroy' : 'both' },
  }),
  candidates: (state, _frame, seat) => [...partMoves(state, seat), DONE],
  whyNot(state, frame, _seat, move) {
    if (move.kind !== 'done') return whyNotPart(state, frame, move)
    // T-8.17: at least one part is required.
    return frame.hasDestroyed || frame.hasReinforced ? null : because('reason.mustAct')
  },
  apply(state, frame, seat, move, tell) {
    switch (move.kind) {
      case 'done':
        state.pending.pop()
        return
      case 'reinforce':
        askAgain(state, { ...frame, hasReinforced: true })
        reinforce(state, move.space, tell)
        return
      case 'ambush':
        askAgain(state, { ...frame, hasDestroyed: true })
        destroyArmy(state, move.player, move.space, tell)
        // T-9.15: no attack, so diplomacy cards stay (N-18.7); but a pact covers destroying too.
        harm(state, seat, move.player)
        return
      default:
        askAgain(state, { ...frame, hasDestroyed: true })
        state.barbarians[move.barbarian] = DEFEATED
        tell?.({ kind: 'barbarianDefeated', seat, barbarian: letterOf(move.barbarian) })
        // T-8.23
        gainTrade(state, seat, 1)
        for (const { does } of active('barbarianDefeated', state, seat)) does(state, seat)
    }
  },
  over: (state, frame) => !anyPart(state, frame),
}
