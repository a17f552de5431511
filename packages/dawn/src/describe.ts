import type { Argument, Message } from '@ecumene/kernel'
import { ACTIONS } from './data/actions.ts'
import { ALL_CARDS } from './data/cards.ts'
import { ALL_COLOURS } from './data/colours.ts'
import { ALL_LEADERS } from './data/leaders.ts'
import { ALL_NATURAL_WONDERS, ALL_TREATIES, TREATY_GIVER, TREATY_KIND } from './data/sights.ts'
import { ALL_BARBARIANS } from './data/tiles.ts'
import { RESOURCES } from './data/types.ts'
import { ALL_WONDERS } from './data/wonders.ts'
import type { Event } from './rules/events.ts'
import type { Move } from './rules/moves.ts'
import type { WordKey } from './words/en.ts'

export const say = (key: WordKey, args?: { readonly [name: string]: Argument }): Message<WordKey> =>
  args === undefined ? { key } : { key, args }

const one = <T>(list: readonly T[], number: number): T => list[number] as T

/** What a module says of its own moves; `null` where a space or nothing is all there is to tell. */
export type MoveDescriber = (move: Move) => Message<WordKey> | null

const describers: MoveDescriber[] = []

export const addDescriber = (describe: MoveDescriber): void => {
  describers.push(describe)
}

/** A move as a button or a list would name it. */
export const describeMove = (move: Move): Message<WordKey> => {
  switch (move.kind) {
    case 'focus':
    case 'card':
    case 'token':
    case 'discard':
    case 'loot':
    case 'upgrade':
    case 'keep':
      return say(`move.${move.kind}`, { slot: move.item + 1 })
    case 'swap':
      return say('move.swap', { slot: move.item + 1, other: move.other + 1 })
    case 'gain':
      return say('move.gain', { card: say(`card.${one(ALL_CARDS, move.item).id}`) })
    case 'replace':
      return say('move.replace', { card: say(`card.${one(ALL_CARDS, move.item).id}`), slot: move.other + 1 })
    case 'wonder':
      return say('move.wonder', { wonder: say(`wonder.${one(ALL_WONDERS, move.item).id}`) })
    case 'resource':
      return say('move.resource', { resource: say(`resource.${one(RESOURCES, move.item)}`) })
    case 'exchange':
      return say('move.exchange', {
        given: say(`resource.${one(RESOURCES, move.item)}`),
        taken: say(`resource.${one(RESOURCES, move.other)}`),
      })
    case 'natural':
      return say('move.natural', { natural: say(`natural.${one(ALL_NATURAL_WONDERS, move.item).id}`) })
    case 'use':
      return say('move.use', { action: say(`action.${one(ACTIONS, move.item)}`) })
    case 'leader':
      return say('move.leader', { leader: say(`leader.${one(ALL_LEADERS, move.item).id}`) })
    case 'colour':
      return say('move.colour', { colour: say(`colour.${one(ALL_COLOURS, move.item)}`) })
    case 'direction':
      return say('move.direction', { direction: move.item + 1 })
    case 'tile':
      return say('move.tile', { tile: move.item })
    case 'treaty':
      return say('move.treaty', { player: { seat: move.item }, treaty: say(`treaty.${one(ALL_TREATIES, move.other)}`) })
    case 'renegotiate':
      return say('move.renegotiate', {
        player: { seat: one(TREATY_GIVER, move.item) },
        given: say(`treaty.${one(ALL_TREATIES, one(TREATY_KIND, move.item))}`),
        taken: say(`treaty.${one(ALL_TREATIES, move.other)}`),
      })
    case 'barbarian':
      return say('move.barbarian', { letter: one(ALL_BARBARIANS, move.item) })
    case 'march':
      return say('move.march', { letter: one(ALL_BARBARIANS, move.item), direction: move.other + 1 })
    case 'shift':
      return say('move.shift', { space: move.space, direction: move.other + 1 })
    case 'lay':
      return say('move.lay', {
        side: move.item >= 6 ? 'B' : 'A',
        rotation: move.item % 6,
        q: move.space,
        r: move.other,
      })
    default:
      for (const describe of describers) {
        const said = describe(move)
        if (said !== null) return said
      }
      return move.space >= 0
        ? say(`move.${move.kind}` as WordKey, { space: move.space })
        : say(`move.${move.kind}` as WordKey)
  }
}

/** The log line of an event. */
export const describeEvent = (event: Event): Message<WordKey> => {
  const key: WordKey = `event.${event.kind}`
  if (event.kind === 'gameEnded') {
    return say(key, { count: event.winners.length, players: event.winners.map((seat) => ({ seat })) })
  }
  if (event.kind === 'attackDeclared') {
    return say(key, { player: { seat: event.seat }, space: event.space, target: targetOf(event) })
  }
  const args = argumentsOf(event)
  return Object.keys(args).length === 0 ? say(key) : say(key, args)
}

/** What is attacked, and whose it is or which. */
const targetOf = (event: Event & { readonly kind: 'attackDeclared' }): Message<WordKey> => {
  const { defender, target, barbarian, cityState } = event
  return say(`target.${target}`, {
    ...(defender >= 0 && { owner: { seat: defender } }),
    ...(barbarian !== undefined && { letter: barbarian }),
    ...(cityState !== undefined && { cityState: say(`cityState.${cityState}`) }),
  })
}

const argumentsOf = (event: Event): Record<string, Argument> => {
  const args: Record<string, Argument> = {}
  for (const [field, value] of Object.entries(event)) {
    const argument = argumentOf(field, value)
    if (argument !== null) args[argument[0]] = argument[1]
  }
  return args
}

/** Every field of an event has one meaning, so it is said in one way. */
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
    case 'barbarian':
      return ['letter', value]
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
