import { onceAnswered, type Tell } from '@ecumene/kernel'
import { CULTURE_EVENTS, type CultureEvent } from '../../data/events.ts'
import { ABILITIES } from '../../data/techs.ts'
import { type Effect, NONE } from '../../data/types.ts'
import type { Asks } from '../asks.ts'
import { because } from '../because.ts'
import { type Deed, declare } from '../deeds.ts'
import type { Event } from '../events.ts'
import { moveOf } from '../moves.ts'
import { playerOf, type State } from '../state.ts'
import { effectChosen, repeat } from './aiming.ts'
import { workingOf } from './effects.ts'
import { gainTech } from './free-tech.ts'
import { layAside, takeFromHand } from './hand.ts'
import { learnable } from './learning-back.ts'
import { mayAnybodyAnswer } from './replies.ts'
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
  const deed = {
    kind: isEvent ? ('event' as const) : ('ability' as const),
    seat,
    target: power.target,
    item: isEvent ? power.event : power.ability,
    other: power.effect,
    square: power.square,
    amount: power.item,
  }
  if (mayAnybodyAnswer(state, deed)) declare(state, deed)
  else {
    if (isEvent) layAside(state, deed.item)
    carryOut(state, deed, tell)
  }
})

type Done = Pick<Deed, 'kind' | 'seat' | 'target' | 'item' | 'other' | 'square' | 'amount'>

const effectOf = ({ kind, item, other }: Done): Effect | undefined =>
  kind === 'event' ? CULTURE_EVENTS[item]?.effect : ABILITIES[item]?.effects[other]

/** The effect happens. What it still asks goes by `state.power`, which is brought back to this deed. */
export const carryOut = (state: State, deed: Done, tell: Tell<Event> | undefined): void => {
  const effect = effectOf(deed)
  if (effect === undefined) return
  const { power } = state
  power.seat = deed.seat
  power.ability = deed.kind === 'event' ? NONE : deed.item
  power.event = deed.kind === 'event' ? deed.item : NONE
  power.effect = deed.other
  power.target = deed.target
  power.square = deed.square
  power.item = deed.amount
  const working = workingOf(effect)
  const times = working.times?.(effect) ?? 1
  if (times > 1) {
    power.left = times
    repeat(state, deed.seat, effect, tell)
    return
  }
  const tech = deed.kind === 'event' ? NONE : (ABILITIES[deed.item]?.tech ?? NONE)
  working.run(state, deed.seat, effect, { target: deed.target, item: deed.amount, square: deed.square }, tech, tell)
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
