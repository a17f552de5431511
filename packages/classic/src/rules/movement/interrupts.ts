import { CULTURE_EVENTS } from '../../data/events.ts'
import { ABILITIES } from '../../data/techs.ts'
import { knows } from '../powers.ts'
import type { State } from '../state.ts'

/** Techs whose owners can interrupt a figure on the move. */
const TECHS_IN_THE_WAY: readonly number[] = ABILITIES.filter(
  ({ timing, reaction }) => timing === 'movement' && reaction,
).map(({ tech }) => tech)

/** Does a culture event share its back with one that can? */
const IN_THE_WAY: readonly boolean[] = CULTURE_EVENTS.map(({ era }) =>
  CULTURE_EVENTS.some((event) => event.era === era && event.timing === 'movement' && event.reaction),
)

/** Could anybody else, as far as everybody knows, interrupt the figures of this seat now? */
export const mayBeInterrupted = ({ players }: State, seat: number): boolean => {
  for (let other = 0; other < players.length; other++) {
    const player = players[other]
    if (other === seat || player === undefined) continue
    for (const tech of TECHS_IN_THE_WAY) if (knows(player, tech)) return true
    // C-3.6: the backs of the cards in a hand are known.
    const { hand } = player
    for (let card = 0; card < hand.length; card++) if (IN_THE_WAY[hand[card] ?? 0] === true) return true
  }
  return false
}
