import { onceAnswered } from '@ecumene/kernel'
import { UNIT_TYPES, type UnitType } from '../../data/types.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { add } from '../counts.ts'
import { moveOf, PASS } from '../moves.ts'
import { playerOf, type State } from '../state.ts'
import { battleOf, ofSide, sideOf } from './battle.ts'
import { typeOfCard } from './strength.ts'

const killedOf = (state: State, seat: number): readonly number[] => {
  const battle = battleOf(state)
  return ofSide(battle.killed, sideOf(battle, seat))
}

/** China: after a battle one of its units killed in it returns to the standing forces. */
export const rescue: Asks<'rescue', 'rescue' | 'pass'> = {
  answers: ['rescue', 'pass'],
  decision: () => because('decision.rescue'),
  candidates: (state, _frame, seat) => [PASS, ...killedOf(state, seat).map((_count, card) => moveOf('rescue', card))],
  whyNot(state, _frame, seat, move) {
    if (move.kind === 'pass') return null
    return (killedOf(state, seat)[move.card] ?? 0) > 0 ? null : because('reason.notKilled')
  },
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'pass') {
      tell?.({ kind: 'powerDeclined', seat, offer: 'rescue' })
      return
    }
    const { units } = playerOf(state, seat)
    add(state.fallen, move.card, -1)
    add(units, move.card, 1)
    tell?.({ kind: 'unitRescued', seat, unit: UNIT_TYPES[typeOfCard(move.card)] as UnitType })
  },
}

/** The battle is over once nothing about it is left to ask. */
export const endBattle: Asks<'endBattle', never> = onceAnswered((state) => {
  state.battle = null
})
