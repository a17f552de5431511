import type { GameEvent, Seat } from '../game.ts'
import type { Message } from '../words/words.ts'
import type { Match } from './match.ts'

/** Something a player could try to do now, in notation, and why it cannot be done. */
export type WhyNot = { readonly move: string; readonly reason: Message }

/** More than any player would look through. */
const MOST = 500

/** Everything that a seat could try now and may not do. */
export const whyNots = <State, Move, View, Event extends GameEvent, Options extends object>(
  match: Match<State, Move, View, Event, Options>,
  seat: Seat,
): readonly WhyNot[] => {
  const found: WhyNot[] = []
  if (!match.deciders().includes(seat)) return found
  for (const move of match.candidates(seat)) {
    const reason = match.whyNot(seat, move)
    if (reason !== null) found.push({ move: match.game.notation.notate(move), reason })
    if (found.length === MOST) break
  }
  return found
}
