import { NONE, UNIT_TYPES, type UnitType } from '../../data/types.ts'
import { TRUMPS } from '../../data/units.ts'
import { add } from '../counts.ts'
import type { Teller } from '../events.ts'
import { playerOf, type State } from '../state.ts'
import { type Battle, battleOf, FRONT, ofSide, ownerOfSide } from './battle.ts'
import { strengthOf, typeOfCard } from './strength.ts'

export const frontCount = ({ fronts }: Battle): number => fronts.length / FRONT

export const cardAt = ({ fronts }: Battle, front: number, side: number): number => fronts[front * FRONT + side * 2] ?? 0
export const woundsAt = ({ fronts }: Battle, front: number, side: number): number =>
  fronts[front * FRONT + side * 2 + 1] ?? 0

const setCard = ({ fronts }: Battle, front: number, side: number, card: number, wounds: number): void => {
  fronts[front * FRONT + side * 2] = card
  fronts[front * FRONT + side * 2 + 1] = wounds
}

/** C-28.7: may this side play into the front? Only against a unit that faces none of its own. */
export const isOpenTo = (battle: Battle, front: number, side: number): boolean =>
  front < frontCount(battle) && cardAt(battle, front, 1 - side) !== NONE && cardAt(battle, front, side) === NONE

/** C-28.6: plays a card as a new front, or into one against an enemy unit, and then the two attack each other. */
export const field = (state: State, side: number, card: number, front: number, tell: Teller): void => {
  const battle = battleOf(state)
  const hand = ofSide(battle.hands, side)
  add(hand, card, -1)
  const strength = strengthOf(state, side, card)
  const clash = front === NONE ? null : clashOf(state, side, card, front)
  battle.boost[side] = 0
  tellUnit(battle, side, card, strength, 'unitFielded', tell)
  if (clash === null) {
    battle.fronts.push(NONE, 0, NONE, 0)
    setCard(battle, frontCount(battle) - 1, side, card, 0)
    return
  }
  setCard(battle, front, side, card, 0)
  attack(state, side, front, clash, tell)
}

/** What comes of a card that is played against an enemy unit; no wounds where the other side strikes first and kills. */
export type Clash = {
  /** Which side strikes first; `null` where both strike at once. */
  readonly first: number | null
  /** Wounds that the card deals and takes. */
  readonly dealt: number
  readonly taken: number
  /** Does the enemy unit die of it, and does the card? */
  readonly kills: boolean
  readonly dies: boolean
}

/** C-28.10 to C-28.18 */
export const clashOf = (state: State, side: number, own: number, front: number): Clash => {
  const battle = battleOf(state)
  const enemy = cardAt(battle, front, 1 - side)
  const [ownStrength, enemyStrength] = [strengthOf(state, side, own), strengthOf(state, 1 - side, enemy)]
  const deals = ownStrength + ofSide(battle.boost, side)
  const kills = woundsAt(battle, front, 1 - side) + deals >= enemyStrength
  const dies = enemyStrength >= ownStrength
  if (trumps(enemy, own)) {
    return { first: 1 - side, dealt: dies ? 0 : deals, taken: enemyStrength, kills: kills && !dies, dies }
  }
  if (trumps(own, enemy)) {
    return { first: side, dealt: deals, taken: kills ? 0 : enemyStrength, kills, dies: dies && !kills }
  }
  return { first: null, dealt: deals, taken: enemyStrength, kills, dies }
}

/** Who strikes first no longer matters: the clash has no wounds for whoever would not live to strike. */
const attack = (state: State, side: number, front: number, { dealt, taken }: Clash, tell: Teller): void => {
  if (dealt > 0) wound(state, 1 - side, front, dealt, tell)
  if (taken > 0) wound(state, side, front, taken, tell)
}

/** C-28.15, C-28.19 */
const trumps = (one: number, other: number): boolean => TRUMPS[typeOfCard(one)] === typeOfCard(other)

/** C-28.13, C-28.14: a unit takes wounds; true if it dies of them. */
export const wound = (state: State, side: number, front: number, wounds: number, tell: Teller): boolean => {
  const battle = battleOf(state)
  const card = cardAt(battle, front, side)
  const all = woundsAt(battle, front, side) + wounds
  if (all < strengthOf(state, side, card)) {
    setCard(battle, front, side, card, all)
    return false
  }
  setCard(battle, front, side, NONE, 0)
  kill(state, side, card, tell)
  return true
}

const kill = (state: State, side: number, card: number, tell: Teller): void => {
  const battle = battleOf(state)
  const killed = ofSide(battle.killed, side)
  add(killed, card, 1)
  const owner = ownerOfSide(battle, side)
  if (owner !== NONE) {
    const { units } = playerOf(state, owner)
    add(units, card, -1)
  }
  add(state.fallen, card, 1)
  tellUnit(battle, side, card, strengthOf(state, side, card), 'unitFell', tell)
}

/** Tells an event about a unit of a player or of the barbarians. */
const tellUnit = (
  battle: Battle,
  side: number,
  card: number,
  strength: number,
  kind: 'unitFielded' | 'unitFell',
  tell: Teller,
): void => {
  const seat = ownerOfSide(battle, side)
  const unit = UNIT_TYPES[typeOfCard(card)] as UnitType
  if (seat === NONE) tell?.({ kind: kind === 'unitFielded' ? 'barbarianFielded' : 'barbarianFell', unit, strength })
  else tell?.({ kind, seat, unit, strength })
}

/** C-29.2: the strengths of a side's survivors. */
export const survivorsOf = (state: State, side: number): number => {
  const battle = battleOf(state)
  let sum = 0
  for (let front = 0; front < frontCount(battle); front++) {
    const card = cardAt(battle, front, side)
    if (card !== NONE) sum += strengthOf(state, side, card)
  }
  return sum
}

/** The cards of a side that lie open. */
export const openCards = (battle: Battle, side: number): readonly number[] => {
  const cards: number[] = []
  for (let front = 0; front < frontCount(battle); front++) {
    const card = cardAt(battle, front, side)
    if (card !== NONE) cards.push(card)
  }
  return cards
}

/** All wounds of a side. */
export const woundsOf = (battle: Battle, side: number): number => {
  let wounds = 0
  for (let front = 0; front < frontCount(battle); front++) wounds += woundsAt(battle, front, side)
  return wounds
}

/** Takes wounds off a side's unit. */
export const heal = (battle: Battle, side: number, front: number, wounds: number): void => {
  const left = Math.max(0, woundsAt(battle, front, side) - wounds)
  setCard(battle, front, side, cardAt(battle, front, side), left)
}
