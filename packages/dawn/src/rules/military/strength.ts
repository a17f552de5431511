import { cardNumbered } from '../../data/cards.ts'
import type { MilitaryPolicy } from '../../data/military-policy.ts'
import { NONE, TERRAINS, type Terrain } from '../../data/types.ts'
import { active, sourceOf } from '../hooks/asking.ts'
import { boardOf, neighbour } from '../map/board.ts'
import { isCity, isControl } from '../map/pieces.ts'
import { difficultyOf } from '../map/spaces.ts'
import { type Line, sumOf } from '../source.ts'
import { CITY_STATE, REINFORCED, type State } from '../state.ts'
import { attackIn, currentCard, currentSlot } from '../undertakings.ts'
import { BARBARIAN, defenderOf } from './defenders.ts'

/** N-14.15 without the die. */
export const attackStrength = (state: State, seat: number): number => sumOf(attackLines(state, seat))

/** N-14.16 to N-14.19 without the die. */
export const defenceStrength = (state: State, attacker: number): number => sumOf(defenceLines(state, attacker))

/** What the attack value is made of; only what gives something. */
export const attackLines = (state: State, seat: number): readonly Line[] => {
  const { id, military } = cardNumbered(currentCard(state))
  const { bonus, bonusAgainstBarbarians } = military as MilitaryPolicy
  const ofCard = attackIn(state).defenderKind === BARBARIAN ? bonusAgainstBarbarians : bonus
  const lines: Line[] = [{ source: { kind: 'slot' }, value: currentSlot(state) }]
  if (ofCard !== 0) lines.push({ source: { kind: 'card', id }, value: ofCard })
  addAbilities(lines, state, seat, true)
  return lines
}

/** What the defence value is made of. */
export const defenceLines = (state: State, attacker: number): readonly Line[] => {
  const { defender, defenderKind } = attackIn(state)
  const lines = ownLines(state, attacker, defenderKind)
  if (defender === NONE) return lines
  addAbilities(lines, state, defender, false)
  let support = 0
  for (const { does } of active('supports', state, defender)) support += does(state, defender)
  if (support !== 0) lines.push({ source: { kind: 'army' }, value: support })
  let breach = 0
  for (const { does } of active('breaches', state, attacker)) breach += does(state, attacker)
  if (breach !== 0) lines.push({ source: { kind: 'card', id: cardNumbered(currentCard(state)).id }, value: breach })
  return lines
}

/** N-14.16 */
const CITY_STATE_DEFENCE = 8

const ownLines = (state: State, attacker: number, kind: number): Line[] => {
  if (kind === CITY_STATE) return [{ source: { kind: 'walls' }, value: CITY_STATE_DEFENCE }]
  const further = defenderOf(state, kind)
  if (further !== undefined) return [...further.lines(state, attacker)]
  const terrain = terrainLine(state, attacker)
  if (kind === BARBARIAN) return [terrain]
  const lines = [terrain]
  // N-EX11: a city doubles the difficulty.
  if (isCity(kind)) lines.push({ source: { kind: 'city' }, value: terrain.value })
  const help = reinforcedHelp(state)
  if (help !== 0) lines.push({ source: { kind: 'reinforced' }, value: help })
  return lines
}

/** The difficulty of the space under attack. */
export const terrainLine = (state: State, attacker: number): Line => {
  const board = boardOf(state.layout)
  const { target } = attackIn(state)
  const id = TERRAINS[board.terrain[target] ?? 0] as Terrain
  const value = difficultyOf(state, board, attacker, target, 'fight', active('difficulty', state, attacker))
  return { source: { kind: 'terrain', id }, value }
}

/** Reinforced tokens that help a city or control token under attack: itself (N-13.5) and its neighbours (N-13.6). */
export const reinforcedHelp = (state: State): number => {
  const { target, defender, defenderKind } = attackIn(state)
  if (!isCity(defenderKind) && !isControl(defenderKind)) return 0
  const board = boardOf(state.layout)
  let help = defenderKind === REINFORCED ? 1 : 0
  for (let direction = 0; direction < 6; direction++) {
    const near = neighbour(board, target, direction)
    if (near !== NONE && state.piece[near] === REINFORCED && state.owner[near] === defender) help++
  }
  return help
}

const addAbilities = (lines: Line[], state: State, seat: number, attacking: boolean): void => {
  for (const one of active('combatValue', state, seat)) {
    const value = one.does(state, seat, attacking, one.giver)
    if (value !== 0) lines.push({ source: sourceOf(one), value })
  }
}
