import { minus, NO_MEMBERS } from '@ecumene/kernel'
import { UNITS_PER_ARMY_LOST } from '../../data/limits.ts'
import { GREAT_PERSON_VILLAGE } from '../../data/markers.ts'
import { NONE, RESOURCES, type Resource } from '../../data/types.ts'
import { gainPerson } from '../abilities/people.ts'
import { battleWon, cityConquered, villageConquered } from '../abilities/triggers.ts'
import { add } from '../counts.ts'
import { drawFrom } from '../drawing.ts'
import type { Teller } from '../events.ts'
import { clearSquare, setFigure, standOn } from '../map/figures.ts'
import { removeCity } from '../map/placing.ts'
import { askToTrample } from '../movement/trampling.ts'
import { civilizationOf } from '../powers.ts'
import { ask, FIRST_SCOUT, IN_RESERVE, NO_TOKEN, playerOf, type State } from '../state.ts'
import { win } from '../victory.ts'
import {
  AFTERMATH,
  ATTACKER,
  type Battle,
  battleOf,
  CAPITAL_FIGHT,
  CITY_FIGHT,
  cardCount,
  DEFENDER,
  ofSide,
  ownerOfSide,
  VILLAGE_FIGHT,
} from './battle.ts'
import { openCards, survivorsOf } from './fronts.ts'
import { lootPoints } from './looting.ts'

/** C-29.2, C-29.3, C-29.13: all units have been played. */
export const decide = (state: State, tell: Teller): void => {
  const battle = battleOf(state)
  const attack = survivorsOf(state, ATTACKER) + battle.bonus[0]
  const defence = survivorsOf(state, DEFENDER) + battle.bonus[1]
  battle.winner = attack > defence ? ATTACKER : DEFENDER
  battle.stage = AFTERMATH
  const winner = ownerOfSide(battle, battle.winner)
  if (winner === NONE) tell?.({ kind: 'barbariansWon', attack, defence })
  else tell?.({ kind: 'battleWon', seat: winner, attack, defence })
  disbandBarbarians(state, battle)
  battle.fronts.length = 0
  removeLosers(state, battle)
  loseArmies(state, battle, tell)
  ask(state, { kind: 'endBattle' })
  if (battle.winner === ATTACKER) conquer(state, battle, tell)
  // C-30.1, C-30.3, C-23.16; the fall of a capital has ended the game (C-30.8).
  if (battle.defender !== NONE) offerLoot(state, battle, winner)
  for (const side of [ATTACKER, DEFENDER]) offerRescue(state, battle, side)
  if (winner !== NONE) battleWon(state, winner, tell)
}

/** C-23.17 */
const disbandBarbarians = (state: State, battle: Battle): void => {
  if (battle.defender !== NONE) return
  for (const card of openCards(battle, DEFENDER)) add(state.fallen, card, 1)
}

/** C-29.7, C-23.15 */
const removeLosers = (state: State, battle: Battle): void => {
  if (battle.winner === ATTACKER) {
    clearSquare(state, battle.square)
    return
  }
  standOn(state, battle.attacker, battle.figures, IN_RESERVE)
  battle.figures = NO_MEMBERS
}

/** C-29.5, C-29.6, C-29.8: one army for every two units the winner lost, but never the last. */
const loseArmies = (state: State, battle: Battle, tell: Teller): void => {
  const owner = ownerOfSide(battle, battle.winner)
  if (owner === NONE) return
  const due = Math.floor(cardCount(ofSide(battle.killed, battle.winner)) / UNITS_PER_ARMY_LOST)
  const armies = armiesInBattle(state, battle.square, owner)
  const lost = Math.min(due, armies.length - 1)
  if (lost <= 0) return
  for (const figure of armies.slice(0, lost)) {
    setFigure(state, owner, figure, IN_RESERVE)
    if (battle.winner === ATTACKER) battle.figures = minus(battle.figures, figure)
  }
  tell?.({ kind: 'armiesLost', seat: owner, count: lost })
}

/** The winner's armies in the battle square. */
const armiesInBattle = (state: State, square: number, owner: number): readonly number[] => {
  const { figures } = playerOf(state, owner)
  const armies: number[] = []
  for (let figure = 0; figure < FIRST_SCOUT; figure++) if (figures[figure] === square) armies.push(figure)
  return armies
}

/** C-29.12, C-30.4, C-30.8, C-23.13 */
const conquer = (state: State, battle: Battle, tell: Teller): void => {
  const { attacker, square, kind } = battle
  standOn(state, attacker, battle.figures, square)
  if (kind === CAPITAL_FIGHT) {
    win(state, attacker, 'military', tell)
    return
  }
  if (kind === CITY_FIGHT) {
    removeCity(state, square)
    tell?.({ kind: 'cityDestroyed', seat: battle.defender, square })
  }
  askToTrample(state, attacker, square)
  if (kind === VILLAGE_FIGHT) takeVillage(state, attacker, square, tell)
  else if (kind === CITY_FIGHT) cityConquered(state, attacker, tell)
}

/** C-23.13, C-23.14, C-3.26 */
const takeVillage = (state: State, seat: number, square: number, tell: Teller): void => {
  state.token[square] = NO_TOKEN
  const face = drawFrom(state.random, state.villageFaces)
  if (face === GREAT_PERSON_VILLAGE) {
    tell?.({ kind: 'villageOfPerson', seat, square })
    gainPerson(state, seat, tell)
  } else {
    const { villages } = playerOf(state, seat)
    add(villages, face, 1)
    tell?.({ kind: 'villageTaken', seat, square, own: { resource: RESOURCES[face] as Resource } })
  }
  villageConquered(state, seat, tell)
}

/** C-30.2 to C-30.4 */
const offerLoot = (state: State, battle: Battle, winner: number): void =>
  ask(state, { kind: 'loot', seat: winner, points: lootPoints(state, battle) })

/** China: one of its units killed in the battle may be saved. */
const offerRescue = (state: State, battle: Battle, side: number): void => {
  const owner = ownerOfSide(battle, side)
  if (owner === NONE || !civilizationOf(state, owner).savesUnit) return
  if (cardCount(ofSide(battle.killed, side)) > 0) ask(state, { kind: 'rescue', seat: owner })
}
