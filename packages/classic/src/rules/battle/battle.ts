import type { Tell } from '@ecumene/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** A battle that is going on (C-27 to C-29). */
export type Battle = {
  square: number
  attacker: number
  /** The attacker's figures as bits. They stay where they were (or in the reserve) until the battle is won. */
  figures: number
}

export const copyBattle = (battle: Battle): Battle => ({
  square: battle.square,
  attacker: battle.attacker,
  figures: battle.figures,
})

/**
 * C-27.1: armies enter a square with a village, an enemy army, lone enemy scouts or an enemy city. Asks all that the battle and
 * its consequences need; the caller's own frame stays below. If the attacker wins, the figures end up on the square; if not,
 * in the reserve.
 */
export const beginBattle = (
  _state: State,
  _attacker: number,
  _figures: number,
  _square: number,
  _tell: Tell<Event> | undefined,
): void => {}
