import { BOXES, type BoxMoveKind } from '../boxes.ts'
import { ACTIONS } from '../data/actions.ts'
import type { MovePart } from '../data/box.ts'
import { ALL_CARDS } from '../data/cards.ts'
import { ALL_COLOURS } from '../data/colours.ts'
import { ALL_LEADERS } from '../data/leaders.ts'
import { ALL_NATURAL_WONDERS, ALL_TREATIES, TREATY_KIND } from '../data/sights.ts'
import { ALL_BARBARIANS, TILES } from '../data/tiles.ts'
import { NONE, RESOURCES } from '../data/types.ts'
import { ALL_WONDERS } from '../data/wonders.ts'
import type { Placement } from '../hex.ts'
import { MOST_SPACES } from './board.ts'
import { kitOf } from './kit.ts'
import type { State } from './state.ts'

/**
 * Every move exists once, made at load (tile placements, on first use): playing allocates none, and equal moves are the
 * same value. All have the same fields, NONE where a field means nothing.
 */
export type Move = {
  readonly kind: MoveKind
  readonly space: number
  /** What is chosen: a slot, card, wonder, resource, player, … as the kind says. */
  readonly item: number
  /** What it is combined with: a direction, a slot, a second card. */
  readonly other: number
  readonly notation: string
}

type Field = 'space' | 'item' | 'other'
type Part = { readonly field: Field; readonly names: readonly string[] }

const numbered = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => String(index))
const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id)
/** Places in the row, from the left. */
const slots: readonly string[] = ['1', '2', '3', '4', '5', '6']

const SPACE: Part = { field: 'space', names: numbered(MOST_SPACES) }
const SLOT: Part = { field: 'item', names: slots }
const item = (names: readonly string[]): Part => ({ field: 'item', names })
const other = (names: readonly string[]): Part => ({ field: 'other', names })
const DIRECTION = other(numbered(6))
const SEATS = numbered(5)

/** What each kind of move names. */
const SPECS = {
  done: [],
  nothing: [],
  spend: [],
  advance: [],
  stop: [],
  again: [],
  store: [],
  conquer: [],
  liberate: [],
  accept: [],
  place: [SPACE],
  remove: [SPACE],
  reinforce: [SPACE],
  attack: [SPACE],
  city: [SPACE],
  build: [SPACE],
  step: [SPACE],
  depart: [SPACE],
  caravan: [SPACE],
  dismiss: [SPACE],
  nuke: [SPACE],
  destroy: [SPACE],
  convert: [SPACE],
  name: [SPACE],
  yield: [SPACE],
  focus: [SLOT],
  card: [SLOT],
  token: [SLOT],
  discard: [SLOT],
  loot: [SLOT],
  upgrade: [SLOT],
  keep: [SLOT],
  swap: [SLOT, other(slots)],
  gain: [item(ids(ALL_CARDS))],
  replace: [item(ids(ALL_CARDS)), other(slots)],
  wonder: [item(ids(ALL_WONDERS))],
  resource: [item(RESOURCES)],
  exchange: [item(RESOURCES), other(RESOURCES)],
  natural: [item(ids(ALL_NATURAL_WONDERS))],
  use: [item(ACTIONS)],
  leader: [item(ids(ALL_LEADERS))],
  colour: [item(ALL_COLOURS)],
  direction: [item(numbered(6))],
  tile: [item(numbered(TILES.length + 1))],
  treaty: [item(SEATS), other(ALL_TREATIES)],
  renegotiate: [item(numbered(TREATY_KIND.length)), other(ALL_TREATIES)],
  barbarian: [item(ALL_BARBARIANS)],
  march: [item(ALL_BARBARIANS), DIRECTION],
  shift: [SPACE, DIRECTION],
} as const satisfies Readonly<Record<string, readonly Part[]>>

export type TableMove = keyof typeof SPECS | BoxMoveKind
export type MoveKind = TableMove | 'lay'

const PARTS = { space: SPACE, direction: DIRECTION, slot: SLOT } as const

const partOf = (part: MovePart): Part => (typeof part === 'string' ? PARTS[part] : part)

/** What the kinds of moves of further boxes name. */
const BOX_SPECS = BOXES.flatMap(({ moves }) =>
  Object.entries(moves).map(([kind, parts]) => [kind, parts.map(partOf)] as const),
)

type Table = {
  readonly first: Part | undefined
  readonly second: Part | undefined
  /** Index: number in the first part × size of the second + number in the second. */
  readonly moves: readonly Move[]
  readonly seconds: number
}

const tableOf = (kind: MoveKind, parts: readonly Part[]): Table => {
  const [first, second] = parts
  const make = (one: number, two: number): Move => {
    const fields: Record<Field, number> = { space: NONE, item: NONE, other: NONE }
    const words: string[] = [kind]
    if (first !== undefined) {
      fields[first.field] = one
      words.push(first.names[one] as string)
    }
    if (second !== undefined) {
      fields[second.field] = two
      words.push(second.names[two] as string)
    }
    return { kind, space: fields.space, item: fields.item, other: fields.other, notation: words.join(' ') }
  }
  const seconds = second?.names.length ?? 1
  const moves = Array.from({ length: (first?.names.length ?? 1) * seconds }, (_, index) =>
    make(Math.floor(index / seconds), index % seconds),
  )
  return { first, second, moves, seconds }
}

const TABLES = Object.fromEntries(
  [...Object.entries<readonly Part[]>(SPECS), ...BOX_SPECS].map(([kind, parts]) => [
    kind,
    tableOf(kind as MoveKind, parts),
  ]),
) as Readonly<Record<string, Table>>

/** All moves of a kind that names one thing, by that thing's number. */
export const movesOf = (kind: TableMove): readonly Move[] => (TABLES[kind] as Table).moves

/** All moves of a kind that names a place in the row, for the places that there are. */
export const slotMoves = (state: State, kind: TableMove): readonly Move[] =>
  movesOf(kind).slice(0, kitOf(state).slots.length)

/** The move of a kind for the things with these numbers. */
export const moveOf = (kind: TableMove, one = 0, two = 0): Move => {
  const table = TABLES[kind] as Table
  return table.moves[one * table.seconds + two] as Move
}

export const DONE = moveOf('done')
export const NOTHING_MOVE = moveOf('nothing')
export const SPEND = moveOf('spend')

/** Is this one of our moves, or at least equal to one? Everything else is refused before a rule looks at it. */
export const isKnown = (move: Move): boolean => {
  if (move.kind === 'lay') return move.item >= 0 && move.item < 12 && LAID.get(layText(move)) !== undefined
  const table = TABLES[move.kind]
  if (table === undefined) return false
  const one = table.first === undefined ? 0 : move[table.first.field]
  const two = table.second === undefined ? 0 : move[table.second.field]
  return two >= 0 && two < table.seconds && table.moves[one * table.seconds + two] !== undefined
}

/** Does a move of this kind name a place in the row, and which is the last one it names? */
export const slotNamed = (move: Move): number => {
  const table = TABLES[move.kind]
  const one = table?.first?.names === slots ? move.item : NONE
  return table?.second?.names === slots ? Math.max(one, move.other) : one
}

export const namesSpace = (kind: MoveKind): boolean => TABLES[kind]?.first === SPACE

/** N-5.10: lays the chosen tile; the item is the side and the rotation, space and other are q and r. */
export const layMove = ({ side, rotation, q, r }: Omit<Placement, 'tile'>): Move => {
  const item = side * 6 + rotation
  const text = layText({ item, space: q, other: r })
  let move = LAID.get(text)
  if (move === undefined) {
    move = { kind: 'lay', space: q, item, other: r, notation: text }
    LAID.set(text, move)
  }
  return move
}

export const placementOf = (move: Move, tile: number): Placement => ({
  tile,
  side: Math.floor(move.item / 6),
  rotation: move.item % 6,
  q: move.space,
  r: move.other,
})

const LAID = new Map<string, Move>()

const layText = ({ item, space, other }: Pick<Move, 'item' | 'space' | 'other'>): string =>
  `lay ${item >= 6 ? 'B' : 'A'}${item % 6} ${space} ${other}`

const BY_NOTATION: ReadonlyMap<string, Move> = new Map(
  Object.values(TABLES).flatMap(({ moves }) => moves.map((move) => [move.notation, move] as const)),
)

const LAY_TEXT = /^lay ([AB])([0-5]) (0|-?[1-9]\d?) (0|-?[1-9]\d?)$/

export const notate = (move: Move): string => move.notation

export const parse = (text: string): Move | null => {
  const known = BY_NOTATION.get(text)
  if (known !== undefined) return known
  const [, side, rotation, q, r] = LAY_TEXT.exec(text) ?? []
  if (side === undefined) return null
  return layMove({ side: side === 'A' ? 0 : 1, rotation: Number(rotation), q: Number(q), r: Number(r) })
}
