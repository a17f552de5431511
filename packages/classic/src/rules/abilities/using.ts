import { has, type Message } from '@ecumene/kernel'
import { CULTURE_EVENTS, type CultureEvent } from '../../data/events.ts'
import { ABILITIES, type Ability } from '../../data/techs.ts'
import type { Effect, Timing } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { because } from '../because.ts'
import type { Teller } from '../events.ts'
import { type Move, type MoveOf, maker } from '../moves.ts'
import { knows } from '../powers.ts'
import { playerOf, type State } from '../state.ts'
import { lapseOffersOf } from '../trade/offers.ts'
import { askToAim } from './aiming.ts'
import { hasTarget } from './effects.ts'
import { canPay } from './spending.ts'
import { newUse, techOfAbility, type Use } from './use.ts'

const NOT_NOW = because('reason.notNow')
const ONCE_A_ROUND = because('reason.onceARound')
const CANNOT_PAY = because('reason.cannotPay')
const NO_TARGET = because('reason.noTarget')

const USE = maker('use')
const PLAY = maker('play')

/** Effects that only answer what others do, or only serve as a resource: they are never used by themselves. */
const isPassive = ({ kind }: Effect): boolean => kind === 'cancel' || kind === 'asResource'

const fits = (own: Timing, now: Timing): boolean => own === now || own === 'any'

/** Why a resource ability may not be used (C-26.10 to C-26.13). */
const whyNotAbility = (
  state: State,
  seat: number,
  timing: Timing,
  { number, tech, cost, timing: own, effects }: Ability,
): Message<WordKey> | null => {
  const player = playerOf(state, seat)
  if (!knows(player, tech)) return because('reason.locked')
  if (!fits(own, timing) || effects.every(isPassive)) return NOT_NOW
  if (has(player.used, number)) return ONCE_A_ROUND
  if (!canPay(player, cost)) return CANNOT_PAY
  return effects.some((effect) => hasTarget(state, seat, effect)) ? null : NO_TARGET
}

/** Why a culture event may not be played (C-18.3, C-18.4, C-18.8). */
const whyNotEvent = (
  state: State,
  seat: number,
  timing: Timing,
  { number, timing: own, effect }: CultureEvent,
): Message<WordKey> | null => {
  if (!playerOf(state, seat).hand.includes(number)) return because('reason.notInHand')
  if (!fits(own, timing) || isPassive(effect)) return NOT_NOW
  return hasTarget(state, seat, effect) ? null : NO_TARGET
}

const abilitiesOf = (state: State, seat: number): readonly Ability[] => {
  const player = playerOf(state, seat)
  return ABILITIES.filter(({ tech }) => knows(player, tech))
}

/** Resource abilities and culture events that a seat could try at this time: `use` and `play` moves (C-8.7). */
export const usesOf = (state: State, seat: number, timing: Timing): readonly Using[] => [
  ...abilitiesOf(state, seat)
    .filter((ability) => fits(ability.timing, timing))
    .map(({ number }) => USE(number)),
  ...[...new Set(playerOf(state, seat).hand)].map((event) => PLAY(event)),
]

/** Uses a resource ability, or plays a culture event. */
export type Using = MoveOf<'use' | 'play'>

/** Why one is refused at this time. */
export const whyNotUse = (state: State, seat: number, timing: Timing, move: Using): Message<WordKey> | null =>
  move.kind === 'use'
    ? whyNotAbility(state, seat, timing, ABILITIES[move.ability] as Ability)
    : whyNotEvent(state, seat, timing, CULTURE_EVENTS[move.culture] as CultureEvent)

/** Adds the legal ones, fast. */
export const addUses = (state: State, seat: number, timing: Timing, into: Move[]): void => {
  const player = playerOf(state, seat)
  for (const ability of TIMED[timing]) {
    if (knows(player, ability.tech) && whyNotAbility(state, seat, timing, ability) === null) {
      into.push(USE(ability.number))
    }
  }
  for (let card = 0; card < player.hand.length; card++) {
    const event = player.hand[card] ?? 0
    if (card > 0 && player.hand[card - 1] === event) continue
    if (whyNotEvent(state, seat, timing, CULTURE_EVENTS[event] as CultureEvent) === null) into.push(PLAY(event))
  }
}

/** Abilities by the time at which they can be used by themselves. */
const activeAt = (timing: Timing): readonly Ability[] =>
  ABILITIES.filter((ability) => fits(ability.timing, timing) && !ability.effects.every(isPassive))

const TIMED: Readonly<Record<Timing, readonly Ability[]>> = {
  start: activeAt('start'),
  trade: activeAt('trade'),
  cities: activeAt('cities'),
  movement: activeAt('movement'),
  research: activeAt('research'),
  battle: activeAt('battle'),
  any: activeAt('any'),
}

/** Begins a `use` or `play` move: what it still needs is asked, then it is paid for and done. */
export const use = (state: State, seat: number, move: Using, tell: Teller): void => {
  begin(state, move.kind === 'use' ? newUse('ability', seat, move.ability) : newUse('event', seat, move.culture), tell)
  // Until it is aimed and paid for it can be taken back, and nobody else knows what it is.
  const next = state.pending[state.pending.length - 1]?.kind
  if (next === 'aim' || next === 'spend') tell?.({ kind: 'useBegan', seat, own: { thing: thingOf(move) } })
}

const thingOf = (move: Using): WordKey =>
  move.kind === 'use'
    ? `tech.${techOfAbility(move.ability).id}`
    : `culture.${(CULTURE_EVENTS[move.culture] as CultureEvent).id}`

export const begin = (state: State, begun: Use, tell: Teller): void => {
  lapseOffersOf(state, begun.seat)
  askToAim(state, begun, tell)
}
