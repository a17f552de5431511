import type { Tell } from '@ecumene/kernel'
import { CULTURE_EVENTS, type CultureEvent } from '../../data/events.ts'
import { NONE } from '../../data/types.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import type { Event } from '../events.ts'
import { moveOf } from '../moves.ts'
import { useOnce } from '../once.ts'
import { ask, type State } from '../state.ts'
import { whoseConsent } from './effects/consent.ts'

const ALLOW = moveOf('allow')
const REFUSE = moveOf('refuse')

const cultureOf = ({ power }: State): CultureEvent => CULTURE_EVENTS[power.event] as CultureEvent

/** Everything is aimed: asks the owner of the United Nations, where a culture event is aimed at that player. */
export const askConsent = (state: State, tell: Tell<Event> | undefined): void => {
  const owner = whoseConsent(state)
  if (owner === NONE) return
  tell?.({ kind: 'consentAsked', seat: state.power.seat, partner: owner, culture: cultureOf(state).id })
  ask(state, { kind: 'consent', seat: owner })
}

/** The culture event that its player has shown to ask for consent and still holds, or `NONE`. */
export const eventShown = ({ pending, power }: State): number => {
  const isAsking = pending[pending.length - 1]?.kind === 'consent' && pending[pending.length - 2]?.kind === 'perform'
  return isAsking ? power.event : NONE
}

/** United Nations: is the event welcome? If not, nothing has happened, and the rest of the round nobody asks again. */
export const consent: Asks<'consent', 'allow' | 'refuse'> = {
  answers: ['allow', 'refuse'],
  decision: (state) =>
    because('decision.consent', {
      player: { seat: state.power.seat },
      culture: { key: `culture.${cultureOf(state).id}` },
    }),
  candidates: () => [ALLOW, REFUSE],
  whyNot: () => null,
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'allow') return
    useOnce(state, seat, 'refusedEvents')
    state.power.refused = 1
    tell?.({ kind: 'consentRefused', seat, culture: cultureOf(state).id })
  },
}
