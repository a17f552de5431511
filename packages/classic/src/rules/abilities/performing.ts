import { onceAnswered, type Tell } from '@ecumene/kernel'
import { CULTURE_EVENTS, type CultureEvent } from '../../data/events.ts'
import { ABILITIES } from '../../data/techs.ts'
import { type Effect, NONE } from '../../data/types.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { declare } from '../deeds.ts'
import type { Event } from '../events.ts'
import { moveOf } from '../moves.ts'
import { playerOf, type State } from '../state.ts'
import { effectChosen, repeat } from './aiming.ts'
import { workingOf } from './effects.ts'
import { gainTech } from './free-tech.ts'
import { layAside, takeFromHand } from './hand.ts'
import { learnable } from './learning-back.ts'
import { mayAnybodyAnswer } from './replies.ts'
import type { Use } from './use.ts'
import { techOfAbility } from './using.ts'

/** Everything is chosen and paid: the card is played or the ability used, and others may answer (C-8.8). */
export const perform: Asks<'perform', never> = onceAnswered((state, { seat }, tell) => {
  const { power } = state
  if (power.refused === 1) return
  const isEvent = power.event !== NONE
  if (isEvent) {
    takeFromHand(state, seat, power.event)
    tell?.({ kind: 'eventPlayed', seat, culture: (CULTURE_EVENTS[power.event] as CultureEvent).id })
  } else {
    playerOf(state, seat).used |= 1 << power.ability
    tell?.({ kind: 'abilityUsed', seat, tech: techOfAbility(power.ability).id })
  }
  const use: Use = {
    kind: isEvent ? 'event' : 'ability',
    seat,
    number: isEvent ? power.event : power.ability,
    effect: power.effect,
    aim: { target: power.target, item: power.item, square: power.square },
  }
  if (mayAnybodyAnswer(state, use)) declare(state, use)
  else {
    if (isEvent) layAside(state, use.number)
    carryOut(state, use, tell)
  }
})

const effectOf = ({ kind, number, effect }: Use): Effect | undefined =>
  kind === 'event' ? CULTURE_EVENTS[number]?.effect : ABILITIES[number]?.effects[effect]

/** The effect happens. What it still asks goes by `state.power`, which is brought back to this deed. */
export const carryOut = (state: State, deed: Use, tell: Tell<Event> | undefined): void => {
  const effect = effectOf(deed)
  if (effect === undefined) return
  const { power } = state
  power.seat = deed.seat
  power.ability = deed.kind === 'event' ? NONE : deed.number
  power.event = deed.kind === 'event' ? deed.number : NONE
  power.effect = deed.effect
  power.target = deed.aim.target
  power.square = deed.aim.square
  power.item = deed.aim.item
  const working = workingOf(effect)
  const times = working.times?.(effect) ?? 1
  if (times > 1) {
    power.left = times
    repeat(state, deed.seat, effect, tell)
    return
  }
  const tech = deed.kind === 'event' ? NONE : (ABILITIES[deed.number]?.tech ?? NONE)
  working.run(state, deed.seat, effect, deed.aim, tech, tell)
}

/** An exchange of techs: now the other may learn one (C-D45). */
export const learnBack: Asks<'learnBack', 'study' | 'pass'> = {
  answers: ['study', 'pass'],
  decision: () => because('decision.learnBack'),
  candidates: (state, _frame, seat) => [moveOf('pass'), ...learnable(state, seat).map((tech) => moveOf('study', tech))],
  whyNot: (state, _frame, seat, move) =>
    move.kind === 'pass' || learnable(state, seat).includes(move.tech) ? null : because('reason.noSuchTech'),
  apply(state, _frame, seat, move, tell) {
    state.pending.pop()
    if (move.kind === 'study') gainTech(state, seat, move.tech, tell)
  },
  over: (state, { seat }) => learnable(state, seat).length === 0,
}

export const chosen = effectChosen
