import { NONE } from '../data/types.ts'
import { ABILITY_MOVES } from './abilities/moves.ts'
import { BATTLE_MOVES } from './battle/moves.ts'
import { CITY_MOVES } from './cities/moves.ts'
import { MOVEMENT_MOVES } from './movement/moves.ts'
import type { Field, Part, Specs } from './parts.ts'
import { RESEARCH_MOVES } from './research/moves.ts'
import { START_MOVES } from './start/moves.ts'
import { type Deal, dealText, isDeal, parseDeal } from './trade/deal.ts'
import { TRADE_MOVES } from './trade/moves.ts'

/**
 * A move is made on first use and then shared: playing allocates none, and equal moves are the same value. All have the same
 * fields, NONE where a field means nothing. An offer alone carries a deal, and is open-ended.
 */
export type Move = {
  readonly kind: MoveKind
  readonly square: number
  /** What is chosen: a tech, building, city, player, … as the kind says. */
  readonly item: number
  /** What it is combined with. */
  readonly other: number
  readonly deal: Deal | null
  /** Its text; that of an offer is made when somebody wants to read it. */
  readonly notation: string
}

const SPECS = {
  pass: [],
  done: [],
  ...START_MOVES,
  ...TRADE_MOVES,
  ...CITY_MOVES,
  ...MOVEMENT_MOVES,
  ...BATTLE_MOVES,
  ...RESEARCH_MOVES,
  ...ABILITY_MOVES,
} as const satisfies Specs

export type ListedKind = keyof typeof SPECS
export type MoveKind = ListedKind | 'offer'

type Table = {
  readonly kind: ListedKind
  readonly parts: readonly Part[]
  /** As long as it can get, so that look-ups stay fast however few of the moves exist. */
  readonly moves: (Move | undefined)[]
}

const noMoves = (parts: readonly Part[]): (Move | undefined)[] =>
  new Array<Move | undefined>(parts.reduce((size, { names }) => size * names.length, 1)).fill(undefined)

const TABLES: ReadonlyMap<string, Table> = new Map(
  Object.entries(SPECS).map(([kind, parts]) => [kind, { kind: kind as ListedKind, parts, moves: noMoves(parts) }]),
)

/** What a kind of move names, in the order of its notation. */
export const partsOf = (kind: MoveKind): readonly Part[] => TABLES.get(kind)?.parts ?? []

/** The move of a kind for the things with these numbers, in the order of its parts. */
export const moveOf = (kind: ListedKind, one = 0, two = 0, three = 0): Move => {
  const table = TABLES.get(kind) as Table
  const { parts } = table
  const index = (one * (parts[1]?.names.length ?? 1) + two) * (parts[2]?.names.length ?? 1) + three
  const known = table.moves[index]
  return known ?? make(table, index, [one, two, three])
}

const make = ({ kind, parts, moves }: Table, index: number, numbers: readonly number[]): Move => {
  const fields: Record<Field, number> = { square: NONE, item: NONE, other: NONE }
  let notation: string = kind
  for (const [at, { field, names }] of parts.entries()) {
    // As a small integer, whatever it was worked out from: numbers of moves end up in the lists of the state.
    fields[field] = (numbers[at] as number) | 0
    notation += ` ${names[fields[field]]}`
  }
  const move: Move = { kind, square: fields.square, item: fields.item, other: fields.other, deal: null, notation }
  moves[index] = move
  return move
}

/** All moves of a kind that names one thing, by that thing's number. */
export const movesOf = (kind: ListedKind): readonly Move[] => {
  const { parts } = TABLES.get(kind) as Table
  return Array.from({ length: parts[0]?.names.length ?? 1 }, (_, one) => moveOf(kind, one))
}

export const PASS = moveOf('pass')
export const DONE = moveOf('done')

/** Is this one of our moves, or at least equal to one? Everything else is refused before a rule looks at it. */
export const isKnown = (move: Move): boolean => {
  if (move.kind === 'offer') return isDeal(move.deal)
  const table = TABLES.get(move.kind)
  if (table === undefined) return false
  const { parts } = table
  for (let at = 0; at < parts.length; at++) {
    const { field, names } = parts[at] as Part
    const number = move[field]
    // Whatever came over the wire: only whole numbers in range name something.
    if (!(number >= 0 && number < names.length) || names[number] === undefined) return false
  }
  return true
}

/** C-10.8: an offer to another player. */
export const offerOf = (deal: Deal): Move => ({
  kind: 'offer',
  square: NONE,
  item: deal.to,
  other: NONE,
  deal,
  notation: 'offer',
})

export const notate = (move: Move): string =>
  move.kind === 'offer' && move.deal !== null ? `offer ${dealText(move.deal)}` : move.notation

export const parse = (text: string): Move | null => {
  const [kind, ...names] = text.split(' ')
  if (kind === 'offer') {
    const deal = parseDeal(text.slice('offer '.length))
    return deal === null ? null : offerOf(deal)
  }
  const table = TABLES.get(kind ?? '')
  if (table === undefined || names.length !== table.parts.length) return null
  const numbers = table.parts.map((part, at) => numberOf(part, names[at] as string))
  return numbers.includes(NONE) ? null : moveOf(table.kind, numbers[0], numbers[1], numbers[2])
}

const numbers = new WeakMap<Part, ReadonlyMap<string, number>>()

const numberOf = (part: Part, name: string): number => {
  let known = numbers.get(part)
  if (known === undefined) {
    known = new Map(part.names.map((one, number) => [one, number]))
    numbers.set(part, known)
  }
  return known.get(name) ?? NONE
}
