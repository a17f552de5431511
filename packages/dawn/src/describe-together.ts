import type { Message } from '@ecumene/kernel'
import { describeEvent, say } from './describe.ts'
import { DIRECTION } from './rules/domains.ts'
import type { Event } from './rules/events.ts'
import type { WordKey } from './words/en.ts'

/**
 * One line for events that follow one another: a walk, what is paid token by token, what is laid down piece by piece, barbarians on
 * the move. `null`: each has its own line.
 */
export const describeTogether = (events: readonly Event[]): Message<WordKey> | null => {
  for (const line of [ofWalk, ofPayment, ofPlacing, ofRaid]) {
    const said = line(events)
    if (said !== null) return said
  }
  return null
}

type Line = (events: readonly Event[]) => Message<WordKey> | null
type Kinds = Event['kind']
type Of<Kind extends Kinds> = Extract<Event, { readonly kind: Kind }>

const areAll = <Kind extends Kinds>(events: readonly Event[], kinds: readonly Kind[]): events is readonly Of<Kind>[] =>
  events.every(({ kind }) => kinds.some((one) => one === kind))

/** A caravan or an army that goes on from where it has just come to. Whoever is thrown back to where they set out from: that is news of its own. */
const ofWalk: Line = (events) => {
  if (!areAll(events, WALKING)) return null
  const [first, last] = [events[0], events.at(-1)]
  const isWalk = events.every((step, index) => {
    const before = events[index - 1]
    return (
      before === undefined || (step.kind === before.kind && step.seat === before.seat && step.from === before.space)
    )
  })
  if (first === undefined || last === undefined || !isWalk || last.space === first.from) return null
  return describeEvent({ ...last, from: first.from })
}

const WALKING = ['caravanMoved', 'armyMoved'] as const

/** In a fight every token raises the value at once, and the last value counts. */
const ofPayment: Line = (events) => {
  if (!areAll(events, PAYING)) return null
  const [first] = events
  if (first === undefined || first.kind === 'combatRaised' || events.some(({ seat }) => seat !== first.seat))
    return null
  const tokens = counted(events, (event) => (event.kind === 'tradeSpent' ? event.card : null))
  const resources = counted(events, (event) => (event.kind === 'resourceSpent' ? event.resource : null))
  // What lies on a card comes last: “from Pottery and mercury” would be misread.
  const things = [
    ...[...resources].map(([resource, count]) => {
      const thing = say(`resource.${resource}`)
      return count === 1 ? thing : say('paid.several', { thing, count })
    }),
    ...events.flatMap((event) =>
      event.kind === 'naturalSpent' ? [say('paid.natural', { natural: say(`natural.${event.natural}`) })] : [],
    ),
    ...[...tokens].map(([card, count]) => say('paid.trade', { card: say(`card.${card}`), count })),
  ]
  const player = { seat: first.seat }
  const raised = events.findLast((event) => event.kind === 'combatRaised')
  return raised === undefined
    ? say('event.paid', { player, things })
    : say('event.paidInCombat', { player, things, value: raised.value })
}

const PAYING = ['tradeSpent', 'resourceSpent', 'naturalSpent', 'combatRaised'] as const

/** How often each of some things is named. */
const counted = <Named extends Event, Thing>(
  events: readonly Named[],
  thingIn: (event: Named) => Thing | null,
  countIn: (event: Named) => number = () => 1,
): ReadonlyMap<Thing, number> => {
  const counts = new Map<Thing, number>()
  for (const event of events) {
    const thing = thingIn(event)
    if (thing !== null) counts.set(thing, (counts.get(thing) ?? 0) + countIn(event))
  }
  return counts
}

const ofPlacing: Line = (events) => {
  if (!areAll(events, PLACING)) return null
  const [first] = events
  if (first === undefined) return null
  if (events.some(({ kind, seat }) => kind !== first.kind || seat !== first.seat)) return null
  const player = { seat: first.seat }
  const spaces = events.flatMap((event) => ('space' in event ? [{ place: event.space }] : []))
  if (first.kind === 'controlPlaced') return say('event.controlPlacedOn', { player, spaces })
  if (first.kind === 'reinforced') return say('event.reinforcedAll', { player, spaces })
  const placed = counted(
    events,
    (event) => (event.kind === 'tradePlaced' ? event.card : null),
    (event) => (event.kind === 'tradePlaced' ? event.count : 0),
  )
  const cards = [...placed].map(([card, count]) => say('placed.trade', { card: say(`card.${card}`), count }))
  return say('event.tradePlacedOn', { player, cards })
}

const PLACING = ['controlPlaced', 'reinforced', 'tradePlaced'] as const

/** N-22.17: the die is thrown anew for whoever moves on; where they cannot go, nothing comes of it. That the dial began it goes without saying. */
const ofRaid: Line = ([first, ...others]) => {
  if (first === undefined) return null
  const events = first.kind === 'dialAdvanced' && first.icon === 'raid' ? others : [first, ...others]
  if (!areAll(events, RAIDING)) return null
  const dice = events.filter((event) => event.kind === 'directionRolled')
  const moved = events.filter((event) => event.kind === 'barbarianMoved')
  const last = dice.at(-1)
  // The die comes before those who move by it.
  if (last !== undefined && events.indexOf(last) !== dice.length - 1) return null
  const moves = moved.map(({ barbarian, space }) => say('raid.moved', { letter: barbarian, space: { place: space } }))
  if (last === undefined) return say('event.raidOn', { moves })
  const thrown = dice.map(({ die }) => die)
  if (moves.length > 0) {
    return say('event.raid', { direction: DIRECTION.says(last.direction), dice: thrown, moves })
  }
  return thrown.length === 1 ? describeEvent(last) : say('event.raidInVain', { dice: thrown })
}

const RAIDING = ['directionRolled', 'barbarianMoved'] as const
