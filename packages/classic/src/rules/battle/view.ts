import type { Viewer } from '@ecumene/kernel'
import { NONE, UNIT_TYPES, type UnitType } from '../../data/types.ts'
import type { State } from '../state.ts'
import { ATTACKER, type Battle, cardCount, DEFENDER, ofSide } from './battle.ts'
import { cardAt, frontCount, woundsAt } from './fronts.ts'
import { seesHand } from './sampling.ts'
import { type BonusSource, bonusSources, combatBonuses, printedStrength, strengthOf, typeOfCard } from './strength.ts'

/** What a viewer sees of the current battle. */
export type BattleView = {
  readonly square: number
  readonly attacker: number
  /** `null` for barbarians. */
  readonly defender: number | null
  /** The side whose battle turn it is. */
  readonly turn: 'attacker' | 'defender'
  readonly fronts: readonly { readonly attacker: UnitView | null; readonly defender: UnitView | null }[]
  readonly hands: readonly HandView[]
  readonly bonus: readonly number[]
  /** What each side has for it; `null` where that has changed since it was counted (C-27.24). */
  readonly sources: readonly (readonly BonusSource[])[] | null
  readonly killed: readonly number[]
}

export type UnitView = { readonly unit: UnitType; readonly strength: number; readonly wounds: number }

/** How many cards, and which, where the viewer may know. */
export type HandView = {
  readonly size: number
  readonly cards: readonly CardView[] | null
}

export type CardView = {
  readonly unit: UnitType
  /** As it is printed at rank 1, and so named in notation. */
  readonly strength: number
  /** What it would have in this battle. */
  readonly inPlay: number
  readonly count: number
}

const unitOf = (card: number): UnitType => UNIT_TYPES[typeOfCard(card)] as UnitType

export const battleView = (state: State, viewer: Viewer): BattleView | null => {
  const { battle } = state
  if (battle === null) return null
  return {
    square: battle.square,
    attacker: battle.attacker,
    defender: battle.defender === NONE ? null : battle.defender,
    turn: battle.turn === ATTACKER ? 'attacker' : 'defender',
    fronts: Array.from({ length: frontCount(battle) }, (_, front) => ({
      attacker: unitView(state, battle, front, ATTACKER),
      defender: unitView(state, battle, front, DEFENDER),
    })),
    hands: [ATTACKER, DEFENDER].map((side) => handView(state, battle, viewer, side)),
    bonus: battle.bonus.slice(),
    sources: isAsCounted(state, battle) ? bonusSources(state) : null,
    killed: battle.killed.map(cardCount),
  }
}

const isAsCounted = (state: State, { bonus }: Battle): boolean =>
  combatBonuses(state).every((now, side) => now === bonus[side])

const unitView = (state: State, battle: Battle, front: number, side: number): UnitView | null => {
  const card = cardAt(battle, front, side)
  if (card === NONE) return null
  return { unit: unitOf(card), strength: strengthOf(state, side, card), wounds: woundsAt(battle, front, side) }
}

const handView = (state: State, battle: Battle, viewer: Viewer, side: number): HandView => {
  const hand = ofSide(battle.hands, side)
  const size = cardCount(hand)
  if (!seesHand(state, battle, viewer, side)) return { size, cards: null }
  const cards = hand.flatMap((count, card) =>
    count === 0
      ? []
      : [{ unit: unitOf(card), strength: printedStrength(card), inPlay: strengthOf(state, side, card), count }],
  )
  return { size, cards }
}
