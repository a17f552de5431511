import { BUILDINGS, type Building } from '../../data/buildings.ts'
import { GOVERNMENT_IDS, type GovernmentId } from '../../data/governments.ts'
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
import type { WordKey } from '../../words/en.ts'
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

/** A part of a side's combat bonus: what gives it, in the key of its name, and how much. */
export type BonusSource = { readonly thing: WordKey; readonly count: number }

/** C-27.15 to C-27.22, C-27.25: what a side's bonus is made of, before the other side's is subtracted. */
const sourcesOf = (state: State, battle: Battle, side: number): readonly BonusSource[] => {
  const owner = ownerOfSide(battle, side)
  // C-23.11
  if (owner === NONE) return []
  const sources = new Map<WordKey, number>()
  const add = (thing: WordKey, count: number): void => {
    if (count !== 0) sources.set(thing, (sources.get(thing) ?? 0) + count)
  }
  const { number, combatBonus } = governmentOf(state, owner)
  add(`government.${GOVERNMENT_IDS[number] as GovernmentId}`, combatBonus)
  for (const square of layoutFor(state.players.length).squares) {
    const code = builtOn(state, square)
    if (code === 0 || ownerOf(state, square) !== owner) continue
    if (isBuilding(code)) {
      const { id, combatBonus: bonus } = BUILDINGS[code - BUILDING_CODE] as Building
      add(`building.${id}`, bonus)
    } else if (isPerson(code)) {
      const { id, combatBonus: bonus } = GREAT_PEOPLE[code - PERSON_CODE] as GreatPerson
      add(`person.${id}`, bonus)
    }
  }
  if (side === DEFENDER && isCityFight(battle)) {
    const isCapital = battle.kind === CAPITAL_FIGHT
    add(isCapital ? 'bonus.capital' : 'bonus.city', isCapital ? CAPITAL_DEFENCE : CITY_DEFENCE)
    if (isWalled(state, battle.square)) add('bonus.walls', WALLS_DEFENCE)
  }
  return [...sources].map(([thing, count]) => ({ thing, count }))
}

/** The same of both sides. */
export const bonusSources = (state: State): readonly [readonly BonusSource[], readonly BonusSource[]] => {
  const battle = battleOf(state)
  return [sourcesOf(state, battle, ATTACKER), sourcesOf(state, battle, DEFENDER)]
}

const sumOf = (sources: readonly BonusSource[]): number => sources.reduce((sum, { count }) => sum + count, 0)

/** C-27.23, C-27.24 */
export const combatBonuses = (state: State): readonly [number, number] => {
  const [attack, defence] = bonusSources(state)
  const lead = sumOf(attack) - sumOf(defence)
  return [Math.max(0, lead), Math.max(0, 0 - lead)]
}
