import { CULTURE_EVENTS } from '../../data/events.ts'
import { ABILITIES } from '../../data/techs.ts'
import { knows } from '../powers.ts'
import type { State } from '../state.ts'

/** Techs whose owners can interrupt a figure on the move. */
const TECHS_IN_THE_WAY: readonly number[] = ABILITIES.filter(
  ({ timing, reaction }) => timing === 'movement' && reaction,
).map(({ tech }) => tech)

/** Eras in which there are culture events that can. */
const ERAS_IN_THE_WAY: ReadonlySet<number> = new Set(
  CULTURE_EVENTS.filter(({ timing, reaction }) => timing === 'movement' && reaction).map(({ era }) => era),
)

/** Could anybody else, as far as everybody knows, interrupt the figures of this seat now? */
export const mayBeInterrupted = ({ players }: State, seat: number): boolean => {
  for (let other = 0; other < players.length; other++) {
    const player = players[other]
    if (other === seat || player === undefined) continue
    if (TECHS_IN_THE_WAY.some((tech) => knows(player, tech))) return true
    // C-3.6: the backs of the cards in a hand are known.
    if (player.hand.some((event) => ERAS_IN_THE_WAY.has(CULTURE_EVENTS[event]?.era ?? -1))) return true
  }
  return false
}
