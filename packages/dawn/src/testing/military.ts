import type { State } from '../rules/state.ts'
import { play, playWithDice } from './play.ts'
import { type PlayerSketch, position, type Sketch } from './position.ts'

/* What tests of attacks and reinforcements begin with. */

/** Masonry in slot 2: attack value die + 2. */
export const MILITARY_ROW = ['astrology', 'masonry', 'early-empire', 'foreign-trade', 'pottery'] as const

const MILITARY_CARDS: readonly string[] = ['masonry', 'iron-working', 'mass-production', 'flight']

/** A position in which the first player has chosen the military card. */
export const military = (one: PlayerSketch = {}, two: PlayerSketch = {}, rest: Partial<Sketch> = {}): State => {
  const state = position({
    players: [
      { capital: 24, row: MILITARY_ROW, ...one },
      { capital: 0, ...two },
    ],
    ...rest,
  })
  play(state, `focus ${(one.row ?? MILITARY_ROW).findIndex((id) => MILITARY_CARDS.includes(id)) + 1}`)
  return state
}

/** Masonry in slot 5: an attack with a 6 has 11. */
export const STRONG_ROW = ['astrology', 'early-empire', 'foreign-trade', 'pottery', 'masonry'] as const

/** A position in which the first player has attacked a space from slot 5, with these dice. */
export const attack = (
  one: PlayerSketch,
  two: PlayerSketch,
  rest: Partial<Sketch> = {},
  space = 25,
  dice: readonly number[] = WIN,
): State => {
  const state = position({
    players: [
      { capital: 24, row: STRONG_ROW, ...one },
      { capital: 0, ...two },
    ],
    ...rest,
  })
  playWithDice(state, dice, 'focus 5', `attack ${space}`)
  return state
}

/** The values right after the dice: attack, defence. */
export const values = (
  state: State,
  space: number,
  dice: readonly [number, number] = WIN,
): readonly [number, number] => {
  let found: readonly [number, number] = [0, 0]
  for (const event of playWithDice(state, dice, `attack ${space}`)) {
    if (event.kind === 'diceRolled') found = [event.attack, event.defence]
  }
  return found
}

/** The attacker's die, then the defender's. */
export const WIN = [6, 1] as const
export const LOSE = [1, 6] as const
