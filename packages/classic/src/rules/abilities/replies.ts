import { has, type Message } from '@ecumene/kernel'
import { CULTURE_EVENTS, type CultureEvent } from '../../data/events.ts'
import { ABILITIES, type Ability, techWith } from '../../data/techs.ts'
import type { Cancelled, Effect } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { because } from '../because.ts'
import { total } from '../counts.ts'
import type { Deed } from '../deeds.ts'
import type { Teller } from '../events.ts'
import { type Move, maker } from '../moves.ts'
import { knows } from '../powers.ts'
import { type Player, playerOf, type State } from '../state.ts'
import { isAimedAt } from './effects/consent.ts'
import { hasTarget } from './effects.ts'
import { canPay } from './spending.ts'
import { newUse } from './use.ts'
import { begin, type Using } from './using.ts'

const USE = maker('use')
const PLAY = maker('play')

const CANCELS: { readonly [K in Deed['kind']]: Cancelled | null } = {
  action: 'cityAction',
  event: 'cultureEvent',
  ability: 'resourceAbility',
  step: null,
}

/** Mass Media: its owner's culture events cannot be cancelled. */
const isSafe = (state: State, { kind, seat }: Deed): boolean =>
  kind === 'event' && knows(playerOf(state, seat), UNCANCELLED)

const UNCANCELLED = techWith('uncancelledEvents')

/** Would an effect be an answer to a deed? Nothing private is looked at. */
const answers = (state: State, deed: Deed, seat: number, effect: Effect): boolean => {
  if (!isAnswerTo(deed.kind, effect)) return false
  if (effect.kind !== 'cancel') return true
  if (isSafe(state, deed)) return false
  return !effect.onlyIfTargeted || (deed.kind === 'event' && isAimedAt(state, deed, seat))
}

/** Can it answer deeds of this kind at all? */
const isAnswerTo = (kind: Deed['kind'], effect: Effect): boolean => {
  const what = CANCELS[kind]
  if (what === null) return effect.kind === 'killFigures' || effect.kind === 'pinSquare'
  return effect.kind === 'cancel' && effect.what.includes(what)
}

const hasMarkers = ({ resources, huts, villages, hand }: Player): boolean =>
  hand.length > 0 || total(resources) + total(huts) + total(villages) > 0

/** Could this seat, as far as everybody knows, have an answer to the deed? Nothing private may be looked at here. */
export const mayAnswer = (state: State, deed: Deed, seat: number): boolean =>
  seat !== deed.seat && (mayAnswerByTech(state, deed, seat) || mayAnswerByEvent(state, deed, seat))

const mayAnswerByTech = (state: State, deed: Deed, seat: number): boolean => {
  const player = playerOf(state, seat)
  for (const { ability, effect } of ANSWERS[deed.kind].abilities) {
    if (!knows(player, ability.tech) || has(player.used, ability.number)) continue
    if (hasMarkers(player) && answers(state, deed, seat, effect)) return true
  }
  return false
}

/** C-3.6: the backs of the cards in a hand are known. */
const mayAnswerByEvent = (state: State, deed: Deed, seat: number): boolean => {
  const { hand } = playerOf(state, seat)
  for (let card = 0; card < hand.length; card++) {
    const { era } = CULTURE_EVENTS[hand[card] ?? 0] as CultureEvent
    for (const event of ANSWERS[deed.kind].events) {
      if (event.era === era && answers(state, deed, seat, event.effect)) return true
    }
  }
  return false
}

const REACTIONS: readonly Ability[] = ABILITIES.filter(({ reaction }) => reaction)
const EVENT_REACTIONS: readonly CultureEvent[] = CULTURE_EVENTS.filter(({ reaction }) => reaction)

/** What could ever answer a kind of deed, listed once: steps of figures ask for it all the time. */
const answersTo = (kind: Deed['kind']) => ({
  abilities: REACTIONS.flatMap((ability) =>
    ability.effects.filter((effect) => isAnswerTo(kind, effect)).map((effect) => ({ ability, effect })),
  ),
  events: EVENT_REACTIONS.filter(({ effect }) => isAnswerTo(kind, effect)),
})

const ANSWERS: { readonly [K in Deed['kind']]: ReturnType<typeof answersTo> } = {
  action: answersTo('action'),
  event: answersTo('event'),
  ability: answersTo('ability'),
  step: answersTo('step'),
}

export const mayAnybodyAnswer = (state: State, deed: Deed): boolean => {
  for (let seat = 0; seat < state.players.length; seat++) if (mayAnswer(state, deed, seat)) return true
  return false
}

/** Adds the answers that the seat has. */
export const addReplies = (state: State, deed: Deed, seat: number, into: Move[]): void => {
  const player = playerOf(state, seat)
  for (const { tech, number } of REACTIONS) {
    if (!knows(player, tech)) continue
    const move = USE(number)
    if (whyNotReply(state, deed, seat, move) === null) into.push(move)
  }
  for (let card = 0; card < player.hand.length; card++) {
    const event = player.hand[card] ?? 0
    if (card > 0 && player.hand[card - 1] === event) continue
    const move = PLAY(event)
    if (whyNotReply(state, deed, seat, move) === null) into.push(move)
  }
}

/** What the seat could try to answer with. */
export const repliesOf = (state: State, deed: Deed, seat: number): readonly Using[] => {
  const player = playerOf(state, seat)
  return [
    ...REACTIONS.filter(({ tech }) => knows(player, tech)).map(({ number }) => USE(number)),
    ...[...new Set(player.hand)]
      .filter((event) => (CULTURE_EVENTS[event] as CultureEvent).reaction)
      .map((event) => PLAY(event)),
  ].filter((move) => effectOfReply(move) !== undefined && deed.seat !== seat)
}

const effectOfReply = (move: Using): Effect | undefined =>
  move.kind === 'use' ? ABILITIES[move.ability]?.effects[0] : CULTURE_EVENTS[move.culture]?.effect

export const whyNotReply = (state: State, deed: Deed, seat: number, move: Using): Message<WordKey> | null => {
  const player = playerOf(state, seat)
  const effect = effectOfReply(move)
  if (effect === undefined || !answers(state, deed, seat, effect)) return because('reason.notNow')
  if (effect.kind !== 'cancel' && !hasTarget(state, seat, effect)) return because('reason.noTarget')
  if (move.kind === 'play') {
    if (!player.hand.includes(move.culture)) return because('reason.notInHand')
    return (CULTURE_EVENTS[move.culture] as CultureEvent).reaction ? null : because('reason.notNow')
  }
  const { tech, number, cost, reaction } = ABILITIES[move.ability] as Ability
  if (!reaction || !knows(player, tech)) return because('reason.locked')
  if (has(player.used, number)) return because('reason.onceARound')
  return canPay(player, cost) ? null : because('reason.cannotPay')
}

/** A reply as a number among the deed's answers: abilities first, then culture events. */
export const replyOf = (move: Using): number => (move.kind === 'use' ? move.ability : ABILITIES.length + move.culture)

/**
 * The reply happens: it is aimed and paid for (C-D41) like any other use, and is itself a deed, which cancels or
 * interrupts the one below it. C-8.9: what cancels can be cancelled.
 */
export const beginReply = (state: State, seat: number, reply: number, tell: Teller): void => {
  const event = reply - ABILITIES.length
  begin(state, event < 0 ? newUse('ability', seat, reply) : newUse('event', seat, event), tell)
}
