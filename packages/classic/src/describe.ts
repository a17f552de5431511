import type { Argument, Message } from '@ecumene/kernel'
import { NONE } from './data/types.ts'
import type { Aiming } from './rules/abilities/aiming.ts'
import { NEW_FRONT } from './rules/battle/moves.ts'
import type { Event } from './rules/events.ts'
import { SQUARE_NAMES } from './rules/map/grid.ts'
import { armiesIn, isRevealing, scoutsIn, squareOfCourse } from './rules/movement/courses.ts'
import { type Move, moveOf, says } from './rules/moves.ts'
import type { GivenBacks } from './rules/trade/deal.ts'
import { sayBacks, sayGiven } from './rules/trade/saying.ts'
import type { WordKey } from './words/en.ts'

const say = (key: WordKey, args: { readonly [name: string]: Argument }): Message<WordKey> =>
  Object.keys(args).length === 0 ? { key } : { key, args }

/**
 * A move as a button or a list would name it: its kind's words, filled with what it names. A step is named by its
 * direction, or by the square it leads to if the caller knows where the figures are (`underWay`).
 */
export const describeMove = (move: Move, underWay: number = NONE): Message<WordKey> => {
  if (move.kind === 'offer') {
    const { to, give, want } = move.deal
    return say('move.offer', { player: { seat: to }, give: sayGiven(give), want: sayBacks(want) })
  }
  if (move.kind === 'field' && move.where === NEW_FRONT) return say('move.field.new', says(move))
  if (move.kind === 'go' && underWay !== NONE) return say('move.go', { course: courseFrom(underWay, move.course) })
  if (move.kind === 'march') {
    return say('move.march', {
      armies: armiesIn(move.group),
      scouts: scoutsIn(move.group),
      square: SQUARE_NAMES[move.square] as string,
      course: courseFrom(move.square, move.course),
    })
  }
  return say(`move.${move.kind}`, says(move))
}

/** By squares, not by points of the compass: players may look at the map from any side. */
const courseFrom = (square: number, course: number): Message<WordKey> =>
  say(isRevealing(course) ? 'course.reveal' : 'course.to', { to: SQUARE_NAMES[squareOfCourse(square, course)] ?? '' })

/** The log line of an event. What only its owner may know has separate words, `event.<kind>.own`. */
export const describeEvent = (event: Event): Message<WordKey> => {
  const { own } = event as { own?: object }
  const args: Record<string, Argument> = {}
  for (const [field, value] of [...Object.entries(event), ...Object.entries(own ?? {})]) {
    const argument = argumentOf(field, value)
    if (argument !== null) args[argument[0]] = argument[1]
  }
  if (event.kind === 'gameEnded') args['count'] = event.winners.length
  const isGain = event.kind === 'cultureGained' || event.kind === 'tradeGained'
  const more = own !== undefined ? '.own' : isGain && event.thing !== null ? '.from' : ''
  return say(`event.${event.kind}${more}` as WordKey, args)
}

/** An event field means the same everywhere, so one phrase serves. */
const argumentOf = (field: string, value: unknown): readonly [string, Argument] | null => {
  switch (field) {
    case 'kind':
    case 'own':
    case 'knower':
      return null
    case 'seat':
      return ['player', { seat: Number(value) }]
    case 'partner':
      return [field, { seat: Number(value) }]
    case 'winners':
      return ['players', (value as readonly number[]).map((seat) => ({ seat }))]
    case 'square':
    case 'from':
    case 'to':
      return [field, SQUARE_NAMES[Number(value)] ?? '']
    case 'give':
    case 'want':
      return [field, sayBacks(value as GivenBacks)]
    case 'choice': {
      const { kind, value: named } = value as { readonly kind: Aiming['kind']; readonly value: number }
      return [field, describeMove(moveOf(kind, named))]
    }
    case 'thing':
      return value === null ? null : [field, { key: String(value) }]
    case 'phase':
    case 'ending':
    case 'civilization':
    case 'tech':
    case 'government':
    case 'building':
    case 'unit':
    case 'wonder':
    case 'culture':
    case 'person':
    case 'resource':
    case 'marker':
    case 'era':
    case 'terrain':
    case 'loot':
      return [field, { key: `${field}.${value}` }]
    default:
      return [field, value as number | string]
  }
}
