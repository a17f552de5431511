import type { State } from '../rules/state.ts'
import { moving } from './moving.ts'
import { play } from './play.ts'
import type { PlayerSketch, Sketch } from './position.ts'

/** Armies of the first player march from b2 into c2, where by default an army of the second stands. */
export const fighting = (
  attacker: PlayerSketch,
  defender: PlayerSketch,
  sketch: Partial<Omit<Sketch, 'phase' | 'players'>> = {},
): State => {
  const players = [{ armies: { b2: 1 }, ...attacker }, defender]
  const state = moving({ ...sketch, players })
  play(state, `march b2 ${attacker.armies?.['b2'] ?? 1}a0s east`)
  return state
}

/** An army that stands in the way. */
export const IN_THE_WAY: PlayerSketch = { armies: { c2: 1 } }
