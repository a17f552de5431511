import { type Random, split, type Viewer } from '@ecumene/kernel'
import { partsOf } from './modules.ts'
import { clone } from './rules/clone.ts'
import type { State } from './rules/state.ts'

/**
 * A state that the viewer cannot tell from the true one. Nothing undrawn exists in a state: wonder cards are drawn when
 * they are turned up and dice when they are rolled (N-2.3, N-2.4, N-2.10), so a fresh generator is enough;
 * modules redraw what they keep hidden.
 */
export const sample = (state: State, _viewer: Viewer, random: Random): State => {
  const sampled = clone(state)
  for (const part of partsOf(state.modules)) part.sample(sampled, random)
  sampled.random = split(random)
  return sampled
}
