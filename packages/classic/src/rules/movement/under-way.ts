import type { FrameOf } from '../asks.ts'
import type { State } from '../state.ts'

/** The figures under way, or `null`; other players may be asked about them first. */
export const underWay = ({ pending }: State): FrameOf<'trek' | 'infiltrate'> | null => {
  for (let at = pending.length - 1; at >= 0; at--) {
    const frame = pending[at]
    if (frame?.kind === 'trek' || frame?.kind === 'infiltrate') return frame
  }
  return null
}
