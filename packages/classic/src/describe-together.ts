import type { Message } from '@ecumene/kernel'
import { describeEvent } from './describe.ts'
import type { Event } from './rules/events.ts'
import type { WordKey } from './words/en.ts'

/**
 * One line for events of one player that follow one another, said by the last: steps of figures under way; what is announced, made
 * and paid for in a city; a card or an ability that was a secret until it was paid for. `null` for any other events.
 */
export const describeTogether = (events: readonly Event[]): Message<WordKey> | null => {
  const last = events.at(-1)
  if (last === undefined || !events.every((event) => seatOf(event) === seatOf(last))) return null
  const kinds = events.map(({ kind }) => kind)
  if (kinds.every((kind) => kind === 'wentOn')) return describeEvent(last)
  if (kinds.slice(0, -1).every((kind, place) => leadsTo(kind, kinds[place + 1]))) return lineOf(events, last)
  return null
}

const seatOf = (event: Event): number | null => ('seat' in event ? event.seat : null)

type Kind = Event['kind']

/** What each says is said once more, and better, by what comes of it. */
const LEADS_TO: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  makingDeclared: ['cityPaid'],
  cityActs: ['makingDeclared', 'cityPaid'],
  artsDeclared: ['artsDevoted'],
  harvestDeclared: ['harvested'],
  answered: ['useBegan', 'resourceSpent', 'eventPlayed', 'abilityUsed'],
  useBegan: ['aimTaken', 'resourceSpent', 'eventPlayed', 'abilityUsed'],
  aimTaken: ['aimTaken', 'resourceSpent', 'eventPlayed', 'abilityUsed'],
  resourceSpent: ['resourceSpent', 'abilityUsed'],
}

const leadsTo = (kind: Kind, next: Kind | undefined): boolean =>
  next !== undefined && LEADS_TO[kind]?.includes(next) === true

/** The last event says what it says alone, and what was paid for it. */
const lineOf = (events: readonly Event[], last: Event): Message<WordKey> => {
  const things = events.flatMap((event): readonly Message<WordKey>[] =>
    event.kind === 'resourceSpent' ? [{ key: `resource.${event.resource}` }] : [],
  )
  const line = describeEvent(last)
  if (last.kind === 'abilityUsed' && things.length > 0) {
    return { key: 'event.abilityUsed.paid', args: { ...line.args, things } }
  }
  return last.kind === 'resourceSpent' && things.length > 1
    ? { key: 'event.resourceSpent.many', args: { ...line.args, things } }
    : line
}
