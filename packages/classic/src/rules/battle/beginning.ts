import { NO_MEMBERS, type SetOf } from '@ecumene/kernel'
import { techWith } from '../../data/techs.ts'
import { NONE, UNIT_TYPES } from '../../data/types.ts'
import { battleWon } from '../abilities/triggers.ts'
import { add } from '../counts.ts'
import { drawFrom } from '../drawing.ts'
import type { Teller } from '../events.ts'
import { armiesOn, clearSquare, enterSquare, holderOf, standOn } from '../map/figures.ts'
import { ownerOf } from '../map/outskirts.ts'
import { isCity, isWalled, razeWalls } from '../map/placing.ts'
import { builtOn } from '../map/squares.ts'
import { askToTrample } from '../movement/trampling.ts'
import { knows } from '../powers.ts'
import { ask, playerOf, STRENGTHS, type State, VILLAGE_TOKEN } from '../state.ts'
import { updateCoins } from '../victory.ts'
import {
  ATTACKER,
  type Battle,
  battleOf,
  CAPITAL_FIGHT,
  CITY_FIGHT,
  DEFENDER,
  FIELD,
  FIGHTING,
  ofSide,
  ownerOfSide,
  PREPARING,
  VILLAGE_FIGHT,
} from './battle.ts'
import { drawBarbarian, LAND_TYPES } from './enlisting.ts'
import { combatBonuses, handSize } from './strength.ts'

const CARDS = UNIT_TYPES.length * STRENGTHS
const NO_CARDS: readonly number[] = Array.from({ length: CARDS }, () => 0)
const none = (): number[] => NO_CARDS.slice()

/**
 * C-27.1: armies enter a square with a village, an enemy army, lone enemy scouts or an enemy city. Asks everything that the battle
 * and its consequences need; the caller's own frame stays below. If the attacker wins, the figures stand on the square; if not,
 * they are in the reserve.
 */
export const beginBattle = (
  state: State,
  attacker: number,
  figures: SetOf<'figure'>,
  square: number,
  tell: Teller,
): void => {
  enterSquare(state, attacker, figures, square)
  // Combustion: walls fall before the battle begins.
  if (isWalled(state, square) && knows(playerOf(state, attacker), RAZING)) razeWalls(state, square, tell)
  const village = state.token[square] === VILLAGE_TOKEN
  // C-27.11: figures that Communism holds fast in the centre of their city take no part; the city defends itself.
  const holder = village || isCity(builtOn(state, square)) ? NONE : holderOf(state, square)
  const defender = village ? NONE : holder === NONE ? ownerOf(state, square) : holder
  state.battle = newBattle(
    state,
    attacker,
    defender,
    figures,
    square,
    village ? VILLAGE_FIGHT : kindOf(state, square, holder),
  )
  // C-31.7, C-33.7: coins that they blockaded count again, which may add to a hand (Computers) or be enough to win.
  updateCoins(state, tell)
  if (state.ending !== '') return
  if (holder !== NONE && armiesOn(state, square) === 0) {
    killLoneScouts(state, tell)
    return
  }
  if (village) tell?.({ kind: 'villageAttacked', seat: attacker, square })
  else tell?.({ kind: 'battleBegan', seat: attacker, partner: defender, square })
  ask(state, { kind: 'fight' })
  // The attacker prepares first (C-D34), so the defender's question lies below.
  if (defender !== NONE) ask(state, { kind: 'prepare', seat: defender })
  ask(state, { kind: 'prepare', seat: attacker })
}

const RAZING = techWith('razeWalls')

const kindOf = (state: State, square: number, holder: number): number => {
  if (holder !== NONE) return FIELD
  return playerOf(state, ownerOf(state, square)).cities[0] === square ? CAPITAL_FIGHT : CITY_FIGHT
}

const newBattle = (
  state: State,
  attacker: number,
  defender: number,
  figures: SetOf<'figure'>,
  square: number,
  kind: number,
): Battle => ({
  square,
  kind,
  attacker,
  defender,
  barbarians: defender === NONE ? (attacker + 1) % state.players.length : NONE,
  figures,
  stage: PREPARING,
  // C-28.2, C-28.3
  turn: isWalled(state, square) ? ATTACKER : DEFENDER,
  played: false,
  hands: [none(), none()],
  fronts: [],
  bonus: [0, 0],
  killed: [none(), none()],
  boost: [0, 0],
  healed: [NO_MEMBERS, NO_MEMBERS],
  healing: 0,
  winner: NONE,
})

/** C-24.3, C-24.4, C-33.9: they are killed without a battle, and the winner loots. */
const killLoneScouts = (state: State, tell: Teller): void => {
  const battle = battleOf(state)
  tell?.({ kind: 'scoutsKilled', seat: battle.attacker, partner: battle.defender, square: battle.square })
  clearSquare(state, battle.square)
  standOn(state, battle.attacker, battle.figures, battle.square)
  battle.winner = ATTACKER
  ask(state, { kind: 'endBattle' })
  askToTrample(state, battle.attacker, battle.square)
  ask(state, { kind: 'loot', seat: battle.attacker, points: 1 })
  battleWon(state, battle.attacker, tell)
}

/** C-27.4, C-27.5, C-23.7: hands are drawn, bonuses are compared. Returns how many cards barbarians lack (C-23.8). */
export const drawHands = (state: State, tell: Teller): number => {
  const battle = battleOf(state)
  let lacking = 0
  for (const side of [ATTACKER, DEFENDER]) {
    const owner = ownerOfSide(battle, side)
    if (owner === NONE) lacking = drawBarbarians(state, battle)
    else drawHand(state, side, owner)
  }
  const [attacker, defender] = combatBonuses(state)
  battle.bonus = [attacker, defender]
  battle.stage = FIGHTING
  tell?.({ kind: 'handsDrawn', attackBonus: attacker, defenceBonus: defender })
  return lacking
}

const drawHand = (state: State, side: number, owner: number): void => {
  const hand = ofSide(battleOf(state).hands, side)
  const left = playerOf(state, owner).units.slice()
  for (let cards = handSize(state, side); cards > 0; cards--) {
    const card = drawFrom(state.random, left)
    if (card === NONE) return
    add(hand, card, 1)
  }
}

/** C-23.7: one card of each land type. Returns how many decks were empty. */
const drawBarbarians = (state: State, battle: Battle): number => {
  let empty = 0
  for (let type = 0; type < LAND_TYPES; type++) if (!drawBarbarian(state, battle, type)) empty++
  return empty
}
