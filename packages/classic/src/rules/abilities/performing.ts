import { onceAnswered, plus } from '@ecumene/kernel'
import { CULTURE_EVENTS, type CultureEvent } from '../../data/events.ts'
import type { Asks, FrameOf } from '../asks.ts'
import { because } from '../because.ts'
import { declare } from '../deeds.ts'
import type { Teller } from '../events.ts'
import { moveOf, PASS } from '../moves.ts'
import { playerOf, type State } from '../state.ts'
import { happen } from './aiming.ts'
import { workingOf } from './effects.ts'
import { foreignTechs } from './foreign-techs.ts'
import { gainTech } from './free-tech.ts'
import { layAside, takeFromHand } from './hand.ts'
import { mayAnybodyAnswer } from './replies.ts'
import { effectOf, techOfAbility, type Use } from './use.ts'

/** Everything is chosen and paid: the card is played or the ability used, and others may answer (C-8.8). */
export const perform: Asks<'perform', never> = onceAnswered((state, { seat, use }, tell) => {
  const { kind, number } = use
  if (kind === 'event') {
    takeFromHand(state, seat, number)
    tell?.({ kind: 'eventPlayed', seat, culture: (CULTURE_EVENTS[number] as CultureEvent).id })
  } else {
    const player = playerOf(state, seat)
    player.used = plus(player.used, number)
    tell?.({ kind: 'abilityUsed', seat, tech: techOfAbility(number).id })
  }
  if (mayAnybodyAnswer(state, use)) declare(state, use)
  else {
    if (kind === 'event') layAside(state, number)
    carryOut(state, use, tell)
  }
})

/** Carries out a use that nobody has cancelled. */
export const carryOut = (state: State, use: Use, tell: Teller): void => {
  const effect = effectOf(use)
  if (effect !== undefined) happen(state, use, workingOf(effect).times?.(effect) ?? 1, tell)
}

/** Techs that the partner of an exchange may learn from the player who began it. */
const learnable = (state: State, { seat, partner, level }: FrameOf<'learnBack'>): readonly number[] =>
  foreignTechs(state, seat, (other) => other === partner, level)

/** An exchange of techs: now the other may learn one (C-D45). */
export const learnBack: Asks<'learnBack', 'study' | 'pass'> = {
  answers: ['study', 'pass'],
  decision: () => because('decision.learnBack'),
  candidates: (state, frame) => [PASS, ...learnable(state, frame).map((tech) => moveOf('study', tech))],
  whyNot: (state, frame, _seat, move) =>
    move.kind === 'pass' || learnable(state, frame).includes(move.tech) ? null : because('reason.noSuchTech'),
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'study') gainTech(state, seat, move.tech, tell)
    else tell?.({ kind: 'powerDeclined', seat, offer: 'tech' })
  },
  over: (state, frame) => learnable(state, frame).length === 0,
}
