import type { State } from '../rules/state.ts'
import { position, type Sketch } from './position.ts'

const HOMES: readonly string[] = ['b15', 'g15', 'b11', 'g11']

/** Movement of the first player. The capitals lie at the bottom of the map, out of the way, unless a test says otherwise. */
export const moving = (sketch: Omit<Sketch, 'phase'>): State =>
  position({
    ...sketch,
    phase: 'movement',
    players: sketch.players.map((each, seat) => ({ capital: HOMES[seat] as string, ...each })),
  })
