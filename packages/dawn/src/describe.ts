import type { Argument, Message } from '@ecumene/kernel'
import { treatyGiver, treatyKind } from './data/sights.ts'
import type { BarbarianLetter } from './data/tiles.ts'
import { type CityStateId, NONE } from './data/types.ts'
import { describeInRow, type Rows } from './describe-in-row.ts'
import { gridName } from './grid-name.ts'
import { DIRECTION, TREATY } from './rules/domains.ts'
import type { Event } from './rules/events.ts'
import type { TargetId } from './rules/military/defenders.ts'
import { type Move, mentions, placementOf, says } from './rules/moves.ts'
import { CARAVAN, TOP } from './terra/moves.ts'
import type { WordKey } from './words/en.ts'

export const say = (key: WordKey, args?: { readonly [name: string]: Argument }): Message<WordKey> =>
  args === undefined ? { key } : { key, args }

/** A move as a button or a list would name it; where the rows are in sight, cards are called by their names. */
export const describeMove = (move: Move, rows?: Rows): Message<WordKey> =>
  (rows === undefined ? null : describeInRow(move, rows)) ?? describeAlone(move)

const describeAlone = (move: Move): Message<WordKey> => {
  switch (move.kind) {
    case 'renegotiate':
      return say('move.renegotiate', {
        ...says(move),
        player: { seat: treatyGiver(move.given) },
        given: TREATY.says(treatyKind(move.given)),
      })
    case 'lay': {
      const { side, rotation, q, r } = placementOf(move, NONE)
      return say('move.lay', { side: side === 0 ? 'A' : 'B', rotation, at: gridName({ q, r }) })
    }
    case 'shelve':
      return say(move.end === TOP ? 'move.shelveTop' : 'move.shelveBottom', { tile: move.tile })
    case 'recall':
      return say(move.figure === CARAVAN ? 'move.recallCaravan' : 'move.recallArmy')
    default:
      return mentions(move).length === 0 ? say(`move.${move.kind}`) : say(`move.${move.kind}`, says(move))
  }
}

/** The log line of an event. */
export const describeEvent = (event: Event): Message<WordKey> => {
  const key: WordKey = `event.${event.kind}`
  if (event.kind === 'gameEnded') {
    return say(key, { count: event.winners.length, players: event.winners.map((seat) => ({ seat })) })
  }
  if (event.kind === 'attackDeclared') {
    return say(key, { player: { seat: event.seat }, space: { place: event.space }, target: targetOf(event) })
  }
  if (event.kind === 'techAdvanced') return say(key, { player: { seat: event.seat }, from: event.from, to: event.to })
  const args = argumentsOf(event)
  return Object.keys(args).length === 0 ? say(key) : say(key, args)
}

/** What is attacked: whose it is, or which one. */
export const sayTarget = (
  target: TargetId,
  owner: number | null,
  barbarian: BarbarianLetter | null,
  cityState: CityStateId | null,
): Message<WordKey> =>
  say(`target.${target}`, {
    ...(owner !== null && { owner: { seat: owner } }),
    ...(barbarian !== null && { letter: barbarian }),
    ...(cityState !== null && { cityState: say(`cityState.${cityState}`) }),
  })

const targetOf = ({ defender, target, barbarian, cityState }: Event & { readonly kind: 'attackDeclared' }) =>
  sayTarget(target, defender < 0 ? null : defender, barbarian ?? null, cityState ?? null)

const argumentsOf = (event: Event): Record<string, Argument> => {
  const args: Record<string, Argument> = {}
  for (const [field, value] of Object.entries(event)) {
    const argument = argumentOf(field, value)
    if (argument !== null) args[argument[0]] = argument[1]
  }
  return args
}

/** An event field means the same everywhere, so one phrase serves. */
const argumentOf = (field: string, value: string | number): readonly [string, Argument] | null => {
  switch (field) {
    case 'kind':
      return null
    case 'seat':
      return ['player', { seat: Number(value) }]
    case 'owner':
    case 'giver':
    case 'defender':
      return Number(value) < 0 ? null : [field, { seat: Number(value) }]
    case 'space':
    case 'from':
      return [field, { place: Number(value) }]
    case 'barbarian':
      return ['letter', value]
    case 'direction':
      return [field, DIRECTION.says(Number(value))]
    case 'card':
    case 'replaced':
    case 'one':
    case 'other':
      return [field, { key: `card.${value}` }]
    case 'leader':
    case 'colour':
    case 'action':
    case 'resource':
    case 'natural':
    case 'treaty':
    case 'cityState':
    case 'wonder':
    case 'agenda':
    case 'icon':
    case 'district':
    case 'government':
      return [field, { key: `${field}.${value}` }]
    default:
      return [field, value]
  }
}
