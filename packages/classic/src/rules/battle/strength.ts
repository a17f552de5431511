import { BUILDINGS, type Building } from '../../data/buildings.ts'
import { GREAT_PEOPLE, type GreatPerson } from '../../data/great-people.ts'
import {
  BATTLE_HAND,
  BATTLE_HAND_CITY,
  BATTLE_HAND_PER_ARMY,
  CAPITAL_DEFENCE,
  CITY_DEFENCE,
  WALLS_DEFENCE,
} from '../../data/limits.ts'
import { AIRCRAFT, NONE } from '../../data/types.ts'
import { FIRST_STRENGTH, strengthAt } from '../../data/units.ts'
import { armiesOn } from '../map/figures.ts'
import { layoutFor } from '../map/layouts.ts'
import { ownerOf } from '../map/outskirts.ts'
import { isBuilding, isPerson, isWalled } from '../map/placing.ts'
import { builtOn } from '../map/squares.ts'
import { armiesAmong } from '../movement/groups.ts'
import { battleHandBonus, governmentOf, unitStrengthBonus } from '../powers.ts'
import { BUILDING_CODE, PERSON_CODE, playerOf, STRENGTHS, type State } from '../state.ts'
import { ATTACKER, type Battle, battleOf, CAPITAL_FIGHT, CITY_FIGHT, DEFENDER, ownerOfSide } from './battle.ts'

export const typeOfCard = (card: number): number => Math.floor(card / STRENGTHS)

/** What is printed on a card: its strength at rank 1, or that of an aircraft. */
export const printedStrength = (card: number): number => FIRST_STRENGTH(typeOfCard(card)) + (card % STRENGTHS)

/** C-27.12 to C-27.14, C-23.10: how strong a card is in the hands of a side. */
export const strengthOf = (state: State, side: number, card: number): number => {
  const owner = ownerOfSide(battleOf(state), side)
  const type = typeOfCard(card)
  if (owner === NONE) return strengthAt(type, printedStrength(card), 1)
  const rank = type === AIRCRAFT ? 1 : (playerOf(state, owner).ranks[type] ?? 0)
  return strengthAt(type, printedStrength(card), rank) + unitStrengthBonus(state, owner)
}

const isCityFight = ({ kind }: Battle): boolean => kind === CITY_FIGHT || kind === CAPITAL_FIGHT

/** Armies of a side in the battle square (C-27.7, C-27.11). */
const armiesOf = (state: State, battle: Battle, side: number): number => {
  if (side === DEFENDER) return isCityFight(battle) ? 0 : armiesOn(state, battle.square)
  return armiesAmong(battle.figures)
}

/** C-27.6 to C-27.10 */
export const handSize = (state: State, side: number): number => {
  const battle = battleOf(state)
  const owner = ownerOfSide(battle, side)
  const more = Math.max(0, armiesOf(state, battle, side) - 1) * BATTLE_HAND_PER_ARMY
  const city = side === DEFENDER && isCityFight(battle) ? BATTLE_HAND_CITY : 0
  return BATTLE_HAND + more + city + battleHandBonus(state, owner)
}

/** C-27.15 to C-27.22, C-27.25: a side's total bonus, before the other side's is subtracted. */
const bonusOf = (state: State, battle: Battle, side: number): number => {
  const owner = ownerOfSide(battle, side)
  // C-23.11
  if (owner === NONE) return 0
  let bonus = governmentOf(state, owner).combatBonus
  for (const square of layoutFor(state.players.length).squares) {
    const code = builtOn(state, square)
    if (code === 0 || ownerOf(state, square) !== owner) continue
    if (isBuilding(code)) bonus += (BUILDINGS[code - BUILDING_CODE] as Building).combatBonus
    else if (isPerson(code)) bonus += (GREAT_PEOPLE[code - PERSON_CODE] as GreatPerson).combatBonus
  }
  if (side === ATTACKER || !isCityFight(battle)) return bonus
  bonus += battle.kind === CAPITAL_FIGHT ? CAPITAL_DEFENCE : CITY_DEFENCE
  return isWalled(state, battle.square) ? bonus + WALLS_DEFENCE : bonus
}

/** C-27.23, C-27.24 */
export const combatBonuses = (state: State): readonly [number, number] => {
  const battle = battleOf(state)
  const lead = bonusOf(state, battle, ATTACKER) - bonusOf(state, battle, DEFENDER)
  return [Math.max(0, lead), Math.max(0, 0 - lead)]
}
