import type { Message } from '@ecumene/kernel'
import { CULTURE_EVENTS, type CultureEvent } from '../../data/events.ts'
import { ABILITIES, type Ability, TECHS, type Tech } from '../../data/techs.ts'
import { type Effect, NONE } from '../../data/types.ts'
import type { WordKey } from '../../words/en.ts'
import { type Aim, NO_AIM } from './effects/working.ts'

/** A resource ability or a culture event in use, by its number: who uses it, which of its effects (C-26), aimed at what. */
export type Use = AbilityUse | EventUse

type AbilityUse = { readonly kind: 'ability' } & Aimed
export type EventUse = { readonly kind: 'event' } & Aimed

type Aimed = {
  readonly seat: number
  readonly number: number
  /** `NONE` until it is chosen. */
  readonly effect: number
  readonly aim: Aim
}

/** A use with nothing chosen yet. */
export const newUse = (kind: Use['kind'], seat: number, number: number): Use => ({
  kind,
  seat,
  number,
  effect: NONE,
  aim: NO_AIM,
})

/** The effects that its user can choose from. */
export const effectsOf = ({ kind, number }: Use): readonly Effect[] => {
  if (kind === 'ability') return (ABILITIES[number] as Ability).effects
  const event = CULTURE_EVENTS[number]
  return event === undefined ? [] : [event.effect]
}

export const effectOf = (use: Use): Effect | undefined => effectsOf(use)[use.effect]

/** The tech whose ability it is. */
export const techOfAbility = (ability: number): Tech => TECHS[(ABILITIES[ability] as Ability).tech] as Tech

/** The tech or the card, by which questions about it say what they are about. */
export const nameOf = ({ kind, number }: Use): Message<WordKey> =>
  kind === 'ability'
    ? { key: `tech.${techOfAbility(number).id}` }
    : { key: `culture.${(CULTURE_EVENTS[number] as CultureEvent).id}` }
