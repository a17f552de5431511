import type { CardId } from '../../data/cards.ts'
import { ownerOf, pieceOn } from '../../rules/map/on-spaces.ts'
import { attackStrength, defenceStrength } from '../../rules/military/strength.ts'
import { cardIn, playerOf, type State } from '../../rules/state.ts'
import { type PlayerSketch, position, type Sketch } from '../../testing/position.ts'
import { terraOf } from '../state.ts'

/** A row of six, its leftmost card first. */
export const TERRA_ROW: readonly CardId[] = [
  'irrigation',
  'astrology',
  'early-empire',
  'foreign-trade',
  'ti-masonry',
  'pottery',
]

/** The same row with one card of its type replaced, moved to the right end: slot 5. */
export const rowEndingWith = (card: CardId, replaced: CardId): readonly CardId[] => [
  ...TERRA_ROW.filter((one) => one !== replaced),
  card,
]

/** Seat 0 in the middle of a meadow (space 24), seat 1 in its corner (space 0), in a game with the expansion. */
export const terraPosition = (one: PlayerSketch = {}, two: PlayerSketch = {}, rest: Partial<Sketch> = {}): State => {
  const state = position({
    options: { terra: true },
    players: [
      { capital: 24, row: TERRA_ROW, ...one },
      { capital: 0, row: TERRA_ROW, ...two },
    ],
    ...rest,
  })
  // The map of a position stands for tile 1.
  const terra = terraOf(state)
  terra.stack = terra.stack.filter((tile) => tile !== 1)
  return state
}

/** What the owner of a space would defend it with against seat `attacker`, without the die. */
export const defence = (state: State, space: number, attacker: number): number => {
  aim(state, space, attacker)
  return defenceStrength(state, attacker)
}

/** What seat 0 would attack a space with, without the die. */
export const offence = (state: State, space: number): number => {
  aim(state, space, 0)
  return attackStrength(state, 0)
}

/** Sets up an attack before its dice, with the military card of `TERRA_ROW` in slot 4. */
const aim = (state: State, space: number, attacker: number): void => {
  const [target, defender, defenderKind] = [space, ownerOf(state, space), pieceOn(state, space)]
  state.attack = { target, defender, defenderKind, attackDie: 0, defenceDie: 0, attack: 0, defence: 0 }
  const card = cardIn(playerOf(state, attacker), 4)
  state.resolving = { card, slot: 4, place: 4, resets: true, isUsed: false }
}
