import type { Viewer } from '@ecumene/kernel'
import { NONE, UNIT_TYPES } from '../../data/types.ts'
import { wonderWith } from '../../data/wonders.ts'
import { add, countsBy } from '../counts.ts'
import { drawFrom } from '../drawing.ts'
import { hasWonder } from '../powers.ts'
import { playerOf, STRENGTHS, type State } from '../state.ts'
import { ATTACKER, type Battle, cardCount, DEFENDER, ofSide, ownerOfSide, playerOfSide, sideOf } from './battle.ts'
import { openCards } from './fronts.ts'
import { typeOfCard } from './strength.ts'

const NONE_SHOWN: readonly number[] = Array.from({ length: UNIT_TYPES.length * STRENGTHS }, () => 0)

/** C-3.14, C-3.15; the Oracle's owner plays against an open hand. */
export const seesHand = (state: State, battle: Battle, viewer: Viewer, side: number): boolean => {
  if (viewer === null) return false
  if (playerOfSide(battle, side) === viewer) return true
  return sideOf(battle, viewer) === 1 - side && hasWonder(state, viewer, SEEING)
}

const SEEING = wonderWith('seeBattleHand').number

/** Units of a player's standing forces that lie open in a battle now: everybody knows them (C-3.29). */
const shownUnits = ({ battle }: State, seat: number): readonly number[] => {
  const side = battle === null ? NONE : sideOf(battle, seat)
  if (battle === null || side === NONE) return NONE_SHOWN
  const shown = NONE_SHOWN.slice()
  for (const card of openCards(battle, side)) add(shown, card, 1)
  return shown
}

/** The same with the battle hand, for a viewer who may see that. */
export const unitsKnownTo = (state: State, seat: number, viewer: Viewer): readonly number[] => {
  const shown = shownUnits(state, seat)
  const { battle } = state
  const side = battle === null ? NONE : sideOf(battle, seat)
  if (battle === null || side === NONE || !seesHand(state, battle, viewer, side)) return shown
  return countsBy(shown, (count, card) => count + (ofSide(battle.hands, side)[card] ?? 0))
}

/** Deals new battle hands to players whose hands the viewer may not see; their standing forces are dealt already (C-3.14). */
export const sampleHands = (state: State, viewer: Viewer): void => {
  const { battle } = state
  if (battle === null) return
  for (const side of [ATTACKER, DEFENDER]) {
    if (ownerOfSide(battle, side) !== NONE && !seesHand(state, battle, viewer, side)) redealHand(state, battle, side)
  }
}

const redealHand = (state: State, battle: Battle, side: number): void => {
  const owner = ownerOfSide(battle, side)
  const shown = shownUnits(state, owner)
  const left = countsBy(playerOf(state, owner).units, (count, card) => count - (shown[card] ?? 0))
  const hand = ofSide(battle.hands, side)
  const size = cardCount(hand)
  hand.fill(0)
  for (let cards = 0; cards < size; cards++) {
    const card = drawFrom(state.random, left)
    add(hand, card, 1)
  }
}

/**
 * Puts a barbarian hand that the viewer may not see back into the decks, and returns the types to deal it again: those
 * are known, since each card was drawn from the deck of its type (C-3.15).
 */
export const takeBarbarians = (state: State, viewer: Viewer): readonly number[] => {
  const { battle } = state
  if (battle === null || battle.defender !== NONE || seesHand(state, battle, viewer, DEFENDER)) return []
  const hand = battle.hands[1]
  const types: number[] = []
  for (const [card, count] of hand.entries()) {
    for (let each = 0; each < count; each++) types.push(typeOfCard(card))
    add(state.deck, card, count)
  }
  hand.fill(0)
  return types
}

export const dealBarbarians = (state: State, types: readonly number[]): void => {
  for (const type of types) {
    const card = drawFrom(state.random, state.deck, type * STRENGTHS, (type + 1) * STRENGTHS)
    if (state.battle !== null) add(state.battle.hands[1], card, 1)
  }
}

/** Unit cards in a battle that belong to no player's standing forces: those of barbarians. */
export const battleUnits = ({ battle }: State): readonly number[] => {
  if (battle === null || battle.defender !== NONE) return NONE_SHOWN
  const units = battle.hands[1].slice()
  for (const card of openCards(battle, DEFENDER)) add(units, card, 1)
  return units
}
