import { counted, type MoveIn, type MoveOf, part, vocabulary } from '@ecumene/kernel'
import { TILES } from '../data/tiles.ts'
import { NONE } from '../data/types.ts'
import type { Placement } from '../hex.ts'
import { kitOf } from '../kits.ts'
import { TERRA_MOVES } from '../terra/moves.ts'
import {
  ACTION,
  BARBARIAN,
  CARD,
  COLOUR,
  DIRECTION,
  FACING,
  FARTHEST,
  LEADER,
  LOOTED_SLOT,
  NATURAL,
  Q,
  R,
  RESOURCE,
  SEAT,
  SLOT,
  SPACE,
  TREATY,
  TREATY_CARD,
  WONDER,
} from './domains.ts'
import type { State } from './state.ts'

/** What each kind of move names. */
const MOVES = {
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
  place: [part(SPACE)],
  remove: [part(SPACE)],
  reinforce: [part(SPACE)],
  attack: [part(SPACE)],
  city: [part(SPACE)],
  build: [part(SPACE)],
  step: [part(SPACE)],
  depart: [part(SPACE)],
  caravan: [part(SPACE)],
  dismiss: [part(SPACE)],
  nuke: [part(SPACE)],
  destroy: [part(SPACE)],
  convert: [part(SPACE)],
  name: [part(SPACE)],
  yield: [part(SPACE)],
  focus: [part(SLOT)],
  card: [part(SLOT)],
  token: [part(SLOT)],
  discard: [part(SLOT)],
  loot: [part(LOOTED_SLOT, 'slot')],
  upgrade: [part(SLOT)],
  keep: [part(SLOT)],
  swap: [part(SLOT), part(SLOT, 'other')],
  gain: [part(CARD)],
  replace: [part(CARD), part(SLOT)],
  wonder: [part(WONDER)],
  resource: [part(RESOURCE)],
  exchange: [part(RESOURCE, 'given'), part(RESOURCE, 'taken')],
  natural: [part(NATURAL)],
  use: [part(ACTION)],
  leader: [part(LEADER)],
  colour: [part(COLOUR)],
  direction: [part(DIRECTION)],
  tile: [part(counted('tile', TILES.length + 1))],
  /** N-5.10: lays the chosen tile. */
  lay: [part(FACING), part(Q), part(R)],
  treaty: [part(SEAT, 'player'), part(TREATY)],
  renegotiate: [part(TREATY_CARD, 'given'), part(TREATY, 'taken')],
  barbarian: [part(BARBARIAN)],
  march: [part(BARBARIAN), part(DIRECTION)],
  shift: [part(SPACE), part(DIRECTION)],
  ...TERRA_MOVES,
} as const

const words = vocabulary(MOVES)

export type Move = MoveIn<typeof MOVES>
export type MoveKind = keyof typeof MOVES
export type MoveWith<Kind extends MoveKind> = Extract<Move, { readonly kind: Kind }>

export const { of: moveOf, maker, all: movesOf, notate, parse, mentions, says } = words

/** All moves of a kind that names a place in the row, one for each place. */
export const slotMoves = <Kind extends MoveKind>(state: State, kind: Kind): readonly MoveOf<typeof MOVES, Kind>[] =>
  movesOf(kind).slice(0, kitOf(state).slots.length)

/** All moves of a kind that names a space, one for each space of the map. */
export const spaceMoves = <Kind extends MoveKind>(state: State, kind: Kind): readonly MoveOf<typeof MOVES, Kind>[] =>
  movesOf(kind).slice(0, state.owner.length)

export const DONE = moveOf('done')
export const NOTHING_MOVE = moveOf('nothing')
export const SPEND = moveOf('spend')

/** Is this a move at all, and does this game have the spaces and slots it names? */
export const fits = (state: State, move: Move): boolean =>
  words.isKnown(move) &&
  spaceNamed(move) < state.owner.length &&
  Math.max('slot' in move ? move.slot : NONE, 'other' in move ? move.other : NONE) < kitOf(state).slots.length

const spaceNamed = (move: Move): number => ('space' in move ? move.space : NONE)

/** N-5.10 */
export type Laying = MoveWith<'lay'>

export const layMove = ({ side, rotation, q, r }: Omit<Placement, 'tile'>): Laying =>
  moveOf('lay', side * 6 + rotation, q + FARTHEST, r + FARTHEST)

export const placementOf = ({ facing, q, r }: Laying, tile: number): Placement => ({
  tile,
  side: Math.floor(facing / 6),
  rotation: facing % 6,
  q: q - FARTHEST,
  r: r - FARTHEST,
})
