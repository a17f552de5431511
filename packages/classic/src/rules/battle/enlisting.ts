import { NONE, UNIT_TYPES, type UnitType } from '../../data/types.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { add } from '../counts.ts'
import { drawUnit, unitsLeft } from '../drawing.ts'
import { moveOf } from '../moves.ts'
import { askOn, type State } from '../state.ts'
import { type Battle, battleOf } from './battle.ts'

/** C-12.11: the land types, from which barbarians come. */
export const LAND_TYPES = 3

/** Draws a card of a type for the barbarians; false if there is none. */
export const drawBarbarian = (state: State, battle: Battle, type: number): boolean => {
  const card = drawUnit(state, type)
  if (card === NONE) return false
  const hand = battle.hands[1]
  add(hand, card, 1)
  return true
}

const hasCards = (state: State, type: number): boolean => type < LAND_TYPES && unitsLeft(state, type) > 0

/** C-23.8, C-D33: the deck from which the barbarians draw in place of an empty one. */
export const enlist: Asks<'enlist', 'enlist'> = {
  answers: ['enlist'],
  decision: () => because('decision.enlist'),
  candidates: () => UNIT_TYPES.map((_type, type) => moveOf('enlist', type)),
  whyNot: (state, _frame, _seat, move) => (hasCards(state, move.unit) ? null : because('reason.noneLeft')),
  apply(state, frame, _seat, move, tell) {
    askOn(state, { ...frame, left: frame.left - 1 })
    drawBarbarian(state, battleOf(state), move.unit)
    tell?.({ kind: 'barbarianEnlisted', unit: UNIT_TYPES[move.unit] as UnitType })
  },
  // C-23.9
  over: (state, { left }) => left === 0 || !UNIT_TYPES.some((_type, type) => hasCards(state, type)),
}
