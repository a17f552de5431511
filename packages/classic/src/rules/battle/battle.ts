import type { SetOf } from '@ecumene/kernel'
import { NONE } from '../../data/types.ts'
import type { State } from '../state.ts'

/** What is fought for. */
export const FIELD = 0
export const CITY_FIGHT = 1
export const CAPITAL_FIGHT = 2
export const VILLAGE_FIGHT = 3

/** The two sides, as they stand in every list of a battle. */
export const ATTACKER = 0
export const DEFENDER = 1

/** Something for each side, the attacker's first. */
export type Sides<Thing> = [attacker: Thing, defender: Thing]

export const ofSide = <Thing>(sides: Readonly<Sides<Thing>>, side: number): Thing =>
  side === ATTACKER ? sides[0] : sides[1]

/** How far a battle has come. */
export const PREPARING = 0
export const FIGHTING = 1
export const AFTERMATH = 2

/** A front holds four numbers: the attacker's card and its wounds, the defender's card and its wounds (C-28.7). */
export const FRONT = 4

/** The current battle (C-27 to C-29). */
export type Battle = {
  square: number
  kind: number
  attacker: number
  /** `NONE` for barbarians, who are played by the seat on the attacker's left (C-23.6). */
  defender: number
  barbarians: number
  /** The attacker's figures. They are on the square, afoot until the battle is won: see `map/figures.ts`. */
  figures: SetOf<'figure'>
  stage: number
  /** The side whose battle turn it is, and whether it has played its unit (C-28.22). */
  turn: number
  played: boolean
  /** Cards of both hands by type × STRENGTHS + strength; private (C-3.14). A player's are still among the standing forces. */
  hands: Sides<number[]>
  fronts: number[]
  /** C-27.23: what each side adds in the end. */
  bonus: Sides<number>
  /** Cards killed, of each side. */
  killed: Sides<number[]>
  /** Wounds that the unit played next deals beyond its strength. */
  boost: Sides<number>
  /** Techs that healed in this battle, of each side: see `healing.ts`. */
  healed: Sides<SetOf<'healer'>>
  /** Wounds that the tech healing now can still take away in this battle turn. */
  healing: number
  /** The winning side, once it is decided. */
  winner: number
}

export const copyBattle = (battle: Battle): Battle => ({
  square: battle.square,
  kind: battle.kind,
  attacker: battle.attacker,
  defender: battle.defender,
  barbarians: battle.barbarians,
  figures: battle.figures,
  stage: battle.stage,
  turn: battle.turn,
  played: battle.played,
  hands: [battle.hands[0].slice(), battle.hands[1].slice()],
  fronts: battle.fronts.slice(),
  bonus: [battle.bonus[0], battle.bonus[1]],
  killed: [battle.killed[0].slice(), battle.killed[1].slice()],
  boost: [battle.boost[0], battle.boost[1]],
  healed: [battle.healed[0], battle.healed[1]],
  healing: battle.healing,
  winner: battle.winner,
})

export const battleOf = (state: State): Battle => {
  if (state.battle === null) throw new Error('there is no battle')
  return state.battle
}

/** The player of a side: whose units they are, or `NONE` for barbarians. */
export const ownerOfSide = (battle: Battle, side: number): number =>
  side === ATTACKER ? battle.attacker : battle.defender

/** The seat that decides for a side. */
export const playerOfSide = (battle: Battle, side: number): number =>
  side === DEFENDER && battle.defender === NONE ? battle.barbarians : ownerOfSide(battle, side)

/** The side of a seat that has units in the battle, or `NONE`. */
export const sideOf = (battle: Battle, seat: number): number => {
  if (battle.attacker === seat) return ATTACKER
  return battle.defender === seat ? DEFENDER : NONE
}

export const cardCount = (cards: readonly number[]): number => {
  let sum = 0
  for (let card = 0; card < cards.length; card++) sum += cards[card] ?? 0
  return sum
}
