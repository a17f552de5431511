import { type Game, seatsWith } from '../game.ts'
import { MOST_DECISIONS } from '../options.ts'
import { below, type Random, seeded } from '../values/random.ts'
import { randomOptions } from './random-options.ts'

/**
 * The form in which a game saves its states and events. Each place that holds records has its fields with the kinds of their
 * values (`owner number, part? null|string`), each other place the kinds of what is there. Records with a `kind` have a place
 * for each kind.
 */
export type SavedForm = Readonly<Record<string, string>>

/** The form met in this many games: always the same games, for seeds, options and moves follow from their numbers. */
export const savedForm = (game: Game, games: number): SavedForm => {
  const places: Places = new Map()
  for (let number = 0; number < games; number++) playGame(game, number, places)
  const lines = [...places].map(([name, place]) => [name, textOf(place)] as const)
  return Object.fromEntries(lines.sort(([one], [other]) => (one < other ? -1 : 1)))
}

type Places = Map<string, Place>

type Place = {
  records: number
  readonly fields: Map<string, { met: number; readonly kinds: Set<string> }>
  /** Kinds of what lies here and is no record. */
  readonly others: Set<string>
}

const playGame = (game: Game, number: number, places: Places): void => {
  const random = seeded(`saved form, game ${number}`)
  const options = randomOptions(game, random) as object
  const { min, max } = seatsWith(game, options)
  const state = game.setup(options, min + (number % (max - min + 1)), number)
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    kindOf(places, 'state', state)
    const deciders = game.deciders(state)
    const seat = deciders[below(random, Math.max(1, deciders.length))]
    if (seat === undefined) return
    game.apply(state, seat, moveOf(game, state, seat, random), (event) => void kindOf(places, 'event', event))
  }
}

const moveOf = (game: Game, state: unknown, seat: number, random: Random): unknown => {
  const suggested = below(random, 4) === 0 ? (game.openMoves?.suggest(state, seat, random) ?? null) : null
  if (suggested !== null) return suggested
  const legal = game.legal(state, seat)
  return legal[below(random, legal.length)]
}

/** What kind of thing lies at a place; records and lists are noted with everything in them. */
const kindOf = (places: Places, path: string, value: unknown): string => {
  if (typeof value !== 'object') return typeof value
  if (value === null) return 'null'
  if (Array.isArray(value)) {
    noteItems(places, `${path}[]`, value)
    return 'list'
  }
  noteRecord(places, path, value as Readonly<Record<string, unknown>>)
  return 'record'
}

const noteRecord = (places: Places, path: string, record: Readonly<Record<string, unknown>>): void => {
  const name = typeof record['kind'] === 'string' ? `${path} ${record['kind']}` : path
  const place = placeAt(places, name)
  place.records++
  for (const [field, value] of Object.entries(record)) {
    if (value === undefined) continue
    let known = place.fields.get(field)
    if (known === undefined) {
      known = { met: 0, kinds: new Set() }
      place.fields.set(field, known)
    }
    known.met++
    known.kinds.add(typeof value === 'object' ? kindOf(places, `${name}.${field}`, value) : typeof value)
  }
}

const noteItems = (places: Places, path: string, items: readonly unknown[]): void => {
  let last = 'record'
  for (const item of items) {
    const kind = kindOf(places, path, item)
    // Long lists of numbers are what states are made of.
    if (kind !== 'record' && kind !== last) placeAt(places, path).others.add(kind)
    last = kind
  }
}

const placeAt = (places: Places, name: string): Place => {
  let place = places.get(name)
  if (place === undefined) {
    place = { records: 0, fields: new Map(), others: new Set() }
    places.set(name, place)
  }
  return place
}

const textOf = ({ records, fields, others }: Place): string => {
  const named = [...fields].map(([field, { met, kinds }]) => `${field}${met < records ? '?' : ''} ${either(kinds)}`)
  return [...named.sort(), ...(others.size === 0 ? [] : [either(others)])].join(', ')
}

const either = (kinds: ReadonlySet<string>): string => [...kinds].sort().join('|')
