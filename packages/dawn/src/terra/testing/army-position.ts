import type { CardId } from '../../data/cards.ts'
import type { Event } from '../../rules/events.ts'
import { boardOf } from '../../rules/map/board.ts'
import type { State } from '../../rules/state.ts'
import { play, playWithDice } from '../../testing/play.ts'
import type { PlayerSketch, Sketch } from '../../testing/position.ts'
import { fortOf } from '../data/forts.ts'
import { terraPlayer } from '../state.ts'
import { TERRA_ROW, terraPosition } from './terra-position.ts'

export type ArmySketch = PlayerSketch & { readonly armies?: readonly number[] }

/** The usual row with another military card; it lies in slot 4. */
export const armed = (military: CardId): readonly CardId[] =>
  TERRA_ROW.map((card) => (card === 'ti-masonry' ? military : card))

/** A position with armies on the map, before anything is done. */
export const armyPosition = (one: ArmySketch = {}, two: ArmySketch = {}, rest: Partial<Sketch> = {}): State => {
  const state = terraPosition(one, two, rest)
  for (const [seat, { armies }] of [one, two].entries()) {
    for (const [army, space] of (armies ?? []).entries()) terraPlayer(state, seat).armies[army] = space
  }
  return state
}

/** The same with the military card of seat 0 chosen: attack value die + 4. */
export const marching = (one: ArmySketch = {}, two: ArmySketch = {}, rest: Partial<Sketch> = {}): State => {
  const state = armyPosition({ armies: [24], ...one }, two, rest)
  play(state, 'focus 5')
  return state
}

/** A meadow with one other terrain on some spaces. */
export const meadowWith = (letter: string, ...spaces: readonly number[]): readonly string[] =>
  Array.from({ length: 7 }, (_row, row) =>
    Array.from({ length: 7 }, (_space, column) => (spaces.includes(row * 7 + column) ? letter : 'g')).join(''),
  )

/** Makes a space of a drawn map a fort (its terrain is to be drawn as forest). */
export const fortify = (state: State, ...spaces: readonly number[]): void => {
  for (const [number, space] of spaces.entries()) boardOf(state.layout).tile[space] = fortOf(number)
}

export const armiesOf = (state: State, seat: number): readonly number[] => terraPlayer(state, seat).armies

/** The values right after the dice of the first attack that these moves lead to. */
export const valuesOf = (events: readonly Event[]): readonly [attack: number, defence: number] => {
  for (const event of events) if (event.kind === 'diceRolled') return [event.attack, event.defence]
  return [0, 0]
}

/** The values with which the attack was won or lost. */
export const finalValues = (events: readonly Event[]): readonly [attack: number, defence: number] => {
  for (const event of events)
    if (event.kind === 'attackWon' || event.kind === 'attackLost') return [event.attack, event.defence]
  return [0, 0]
}

/** Attacker's die, then defender's. */
export const WIN = [6, 1] as const
export const LOSE = [1, 6] as const

/** The army in the capital attacks the space next to it. */
export const strike = (state: State, dice: readonly number[], ...moves: readonly string[]): readonly Event[] =>
  playWithDice(state, dice, 'army 24', 'step 25', ...moves)
