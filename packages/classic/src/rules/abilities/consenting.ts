import { CULTURE_EVENTS, type CultureEvent } from '../../data/events.ts'
import { NONE } from '../../data/types.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { SQUARE_NAMES } from '../map/grid.ts'
import { moveOf } from '../moves.ts'
import { useOnce } from '../once.ts'
import type { State } from '../state.ts'
import { askAgain } from './aiming.ts'
import type { EventUse } from './use.ts'

const ALLOW = moveOf('allow')
const REFUSE = moveOf('refuse')

const cultureOf = ({ number }: EventUse): CultureEvent => CULTURE_EVENTS[number] as CultureEvent

/** The culture event that its player has shown to ask for consent and still holds, if there is one. */
export const eventShown = ({ pending }: State): EventUse | null => {
  const top = pending[pending.length - 1]
  return top?.kind === 'consent' && pending[pending.length - 2]?.kind === 'perform' ? top.use : null
}

/** United Nations: is the event allowed? If not, nothing happens, and it is not asked again this round. */
export const consent: Asks<'consent', 'allow' | 'refuse'> = {
  answers: ['allow', 'refuse'],
  decision: (_state, { use }) =>
    because('decision.consent', {
      player: { seat: use.seat },
      culture: { key: `culture.${cultureOf(use).id}` },
      square: SQUARE_NAMES[use.aim.square ?? NONE] ?? 'none',
    }),
  candidates: () => [ALLOW, REFUSE],
  whyNot: () => null,
  apply(state, { use }, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'allow') return
    useOnce(state, seat, 'refusedEvents')
    tell?.({ kind: 'consentRefused', seat, culture: cultureOf(use).id })
    // Drop what was about to happen.
    const happening = state.pending.pop()
    if (happening?.kind === 'strike') askAgain(state, happening.use, happening.left)
  },
}
