import { CULTURE_EVENTS, type CultureEvent } from '../../data/events.ts'
import { addUses, use, usesOf, whyNotUse } from '../abilities/using.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { PASS } from '../moves.ts'
import { playerOf, type State } from '../state.ts'

/** Eras in which there are culture events for battles. */
const ERAS: ReadonlySet<number> = new Set(
  CULTURE_EVENTS.filter(({ timing }) => timing === 'battle').map(({ era }) => era),
)

/** C-3.6: could the seat, as far as everybody knows, have a card for it? */
const mayPrepare = (state: State, seat: number): boolean =>
  playerOf(state, seat).hand.some((event) => ERAS.has((CULTURE_EVENTS[event] as CultureEvent).era))

/** C-D34: before the hands are drawn. Everybody who holds culture events is asked, useful or not. */
export const prepare: Asks<'prepare', 'pass' | 'use' | 'play'> = {
  answers: ['pass', 'use', 'play'],
  decision: () => because('decision.prepare'),
  candidates: (state, _frame, seat) => [PASS, ...usesOf(state, seat, 'battle')],
  whyNot: (state, _frame, seat, move) => (move.kind === 'pass' ? null : whyNotUse(state, seat, 'battle', move)),
  legal(state, _frame, seat, into) {
    into.push(PASS)
    addUses(state, seat, 'battle', into)
  },
  apply(state, _frame, seat, move, tell) {
    if (move.kind === 'pass') {
      state.pending.pop()
      tell?.({ kind: 'prepared', seat })
    } else use(state, seat, move, tell)
  },
  over: (state, { seat }) => !mayPrepare(state, seat),
}
